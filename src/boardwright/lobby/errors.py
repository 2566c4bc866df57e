"""Every refusal of the lobby, with its HTTP status and its kind on a socket."""

from boardwright.kernel.errors import CannotParse, NotYourTurn, Refusal


class BadRequest(CannotParse):
    """It is not of the form that is asked for."""


class NotFound(Refusal):
    """What was asked for does not exist."""


class NoSuchTable(NotFound):
    """There is no table of that name."""


class Conflict(Refusal):
    """It cannot be given as things stand."""


class NotAllowed(Refusal):
    """You are not the one who may do this."""


class Stale(Exception):
    """The table has moved on since the sender looked."""


class StorageUnavailable(Refusal):
    """What was to be written cannot be: it may be there or not."""


class Busy(Refusal):
    """So much waits to be done already that more would only wait too."""


def status_of(error: Refusal) -> int:
    """The HTTP status of a refusal."""
    if isinstance(error, NotFound):
        return 404
    if isinstance(error, Conflict):
        return 409
    if isinstance(error, BadRequest):
        return 422
    if isinstance(error, Busy | StorageUnavailable):
        return 503
    return 403 if isinstance(error, NotAllowed | NotYourTurn) else 400
