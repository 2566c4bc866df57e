"""Mechanisms that several games share, without the rules of any."""
