"""The two sides of the map, row by row. D desert, P plains, S swamp, L lake, F forest, M mountain, W wasteland,
. river; a space is no part of the map. Odd rows stand half a hex to the right.

A bridge site lies wherever two land hexes face each other across two river hexes, and at MARGIN_SITES, where one of the
two would lie off the map. On the small side the sites, and the river hexes A1, A11, I2 and I12, are reconstructed by
the rule that gives all sites of the large side."""

from typing import Final

ROW_NAMES: Final = "ABCDEFGHI"

SMALL: Final = (
    ".FMDP.LFMW.  ",
    ".SLSW.SPL.F  ",
    " .PMF..D..D  ",
    " .WD.F..MPS  ",
    "  ...SPLDWM  ",
    " .LP.WM.FLD  ",
    "  .SM......  ",
    " .DFWDFLSF.  ",
    " .WPMLSPDWM. ",
)
LARGE: Final = (
    "F.LSPWM.LSPD.",
    "M..FLFD.FML.S",
    "WLS.MPS..W..W",
    "DMW.DW.S..PMF",
    "PFPD...FMLWDP",
    "S...LM.DP.SLW",
    "L.PS.FP......",
    ".DL.WSDWSLFS.",
    "FMW.DMPLFMWDP",
)

# Land with a dashed side.
SMALL_BORDER: Final = "A2 A3 A4 A5 A7 A8 A9 A10 B11 C11 D11 E11 F11 I3 I4 I5 I6 I7 I8 I9 I10 I11"
LARGE_BORDER: Final = (
    "A1 A3 A4 A5 A6 A7 A9 A10 A11 A12 B1 B13 C1 C13 D1 D13 E1 E13 F1 F13 G1 I1 I2 I3 I5 I6 I7 I8 I9 I10 I11 I12 I13"
)

SMALL_MARGIN_SITES: Final = ""
LARGE_MARGIN_SITES: Final = "G1:I1"

# Where the Automa begins: by letter of its card, a hex of each terrain.
SMALL_LETTERS: Final = {
    "A": "B3 B7 C4 D4 D10 F9 H5",
    "B": "D9 E8 E9 E10 F4 H4 H9",
    "C": "B5 B8 B9 C5 C8 E6 G5",
    "D": "D9 E10 F4 F9 F10 H6 H9",
    "E": "B5 B7 B9 C3 C4 C5 C11",
    "F": "E7 F7 G4 H5 H6 H7 H8",
}
LARGE_LETTERS: Final = {
    "A": "B5 B6 B7 C5 C6 C7 D6",
    "B": "B10 D11 E10 E11 F11 G6 H7",
    "C": "B5 B9 C3 D2 D3 D5 E3",
    "D": "E9 E12 F9 H3 H6 H8 H11",
    "E": "C10 D8 D11 E2 E4 F5 F6",
    "F": "D12 E8 F8 G4 G7 H5 H10",
}
