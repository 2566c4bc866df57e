"""The three refusals. Each says what would be right."""


class Refusal(Exception):
    """Something was asked for that cannot be done; the message is a sentence for the person who asked."""


class CannotParse(Refusal):
    """The text is not in the notation."""


class NotLegal(Refusal):
    """The action exists, but the rules do not allow it now."""


class NotYourTurn(Refusal):
    """The question is another seat's."""
