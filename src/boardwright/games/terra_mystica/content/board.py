"""The map: 113 hexes, row by row. D desert, P plains, S swamp, L lakes, F forest, M mountains, W wasteland, . river."""

from typing import Final

ROWS: Final = (
    "PMFLDWPSWFLWS",
    "D..PS..DS..D",
    "..S.M.F.F.M..",
    "FLD..WL.W.WP",
    "SPWLSPMD..FSL",
    "MF..DF...PMP",
    "...M.W.F.DSLD",
    "DLP...LS.MPM",
    "WSMLWFDPM.LFW",
)
ROW_NAMES: Final = "ABCDEFGHI"
