"""How a board is drawn: where things are (`geometry.py`), as SVG and for a terminal."""
