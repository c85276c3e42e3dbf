"""How it is drawn: as SVG and for a terminal."""
