"""Tables and the people at them. The lobby knows no database, no web framework and no process."""
