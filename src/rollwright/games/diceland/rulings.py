"""The contested points of Diceland, by rule number. The words for each are in the catalogue (`diceland-ruling-…`)."""

RULINGS = {
    "D13": "diceland-ruling-one-throw-per-treasure",
    "D15": "diceland-ruling-active-player-throws-first",
    "D17": "diceland-ruling-no-throws-after-the-goal",
}
