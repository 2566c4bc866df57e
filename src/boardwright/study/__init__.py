"""For researchers: the engines in the forms that their tools expect.

`episode` is one table that is stepped by numbers; everything else here stands on it: `aec` (PettingZoo), `gym`
(Gymnasium), `spiel` (OpenSpiel), `vector` (many tables in one array), `rllib` (Ray), `language` (language models),
`dataset` (records as arrays). What the numbers mean: `describe`. All of it: docs/study.md.
"""

# A refusal reads as an English sentence once the words are there.
import boardwright.words  # noqa: F401
