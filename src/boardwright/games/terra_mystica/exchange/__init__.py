"""Other people's notations."""
