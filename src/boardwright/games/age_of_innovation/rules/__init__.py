"""The rules, one chapter of the rulebook a file; nothing about people's languages."""
