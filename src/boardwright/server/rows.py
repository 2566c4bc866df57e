"""What is kept of a table: who sits where, how it stands, its moves and its chat. Any store keeps these."""

from dataclasses import dataclass, field


@dataclass
class SeatRow:
    """Who sits on a seat. `holder` is the hash of the secret that the seat belongs to."""

    kind: str
    name: str = ""
    bot: str = ""
    holder: str = ""
    left: bool = False
    ready: bool = False  # before the game
    stand_in: str = ""  # the bot that plays for a person who is away
    again: bool = False  # after the game: would play once more

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or bool(self.stand_in)

    @property
    def is_held(self) -> bool:
        """Whether the seat is somebody's who has not said goodbye."""
        return self.kind == "person" and not self.left


@dataclass
class TableRow:
    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatRow]
    host: str
    private: bool
    pace: str
    status: str
    version: int
    updated: float
    holding: int | None = None
    ended: int = 0
    next_table: str = ""
    hints: bool = False  # allowed where several people play
    rules: int = 1  # the version that its moves were made under; of no meaning before the game
    lesson: list[str] | None = None  # of a guided first game: the ideas that have been told
    away: int = 600  # seconds without a person's window, after which a bot may play for them; 0: never
    due: bool = False  # a bot is asked
    muted: list[str] = field(default_factory=list)  # holders whom the host does not want to hear


@dataclass(frozen=True)
class MoveRow:
    seat: int
    action: str


@dataclass(frozen=True)
class ChatRow:
    seat: int | None
    name: str
    text: str
    at: float
    holder: str = ""  # of who said it; not known of lines from before it was noted


@dataclass(frozen=True)
class Kept:
    """A table with all that belongs to it, as it was at one moment."""

    row: TableRow
    moves: list[MoveRow]
    keys: set[str] = field(default_factory=set)
    chat: list[ChatRow] = field(default_factory=list)
