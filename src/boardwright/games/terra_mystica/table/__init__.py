"""What the table shows and tells: views, pieces, macro-actions, words."""
