"""The command line: a command for everything, named by intent."""
