"""Factions that do something which no number says. The others need only their row in content/factions.py."""

from typing import Final

from ..ability import Ability
from .auren import Auren
from .chaosmagicians import ChaosMagicians
from .cultists import Cultists
from .darklings import Darklings
from .giants import Giants
from .halflings import Halflings
from .mermaids import Mermaids
from .nomads import Nomads
from .swarmlings import Swarmlings
from .witches import Witches

ABILITIES: Final[dict[str, Ability]] = {
    "auren": Auren(),
    "chaosmagicians": ChaosMagicians(),
    "cultists": Cultists(),
    "darklings": Darklings(),
    "giants": Giants(),
    "halflings": Halflings(),
    "mermaids": Mermaids(),
    "nomads": Nomads(),
    "swarmlings": Swarmlings(),
    "witches": Witches(),
}
