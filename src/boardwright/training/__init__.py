"""Playing very many games: to rate bots (`arena`) and to teach them (`train`), on one machine or on many.

What travels to a worker and back is plain data (seeds, records as text, weights as text); tables never do.
"""
