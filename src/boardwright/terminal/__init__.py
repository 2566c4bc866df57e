"""Tables drawn in letters, and what the terminal says of its own. The command line shows them, and the environments of
learners do."""
