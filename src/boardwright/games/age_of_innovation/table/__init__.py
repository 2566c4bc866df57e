"""What the table shows and tells: views, pieces, courses, words."""
