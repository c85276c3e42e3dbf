"""The contested points of Ring & Route, by rule number. The words are in the catalogue (`ring-and-route-ruling-…`)."""

RULINGS = {
    "R15": "ring-and-route-ruling-everyone-finishes-the-throw",
    "R18": "ring-and-route-ruling-number-points",
    "R19": "ring-and-route-ruling-equal-points-share",
}
