"""Hosting tables. `match.py` is a plain object; everything else is its skin."""
