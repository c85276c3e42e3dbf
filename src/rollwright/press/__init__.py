"""The press: boards and sheets, dice and rules as PDF files, to be printed at home.

>>> from rollwright.press import Order, Piece, print_pdf
>>> order = Order(pieces=(Piece("diceland", "A"),), dice=("diceland",), rules=("diceland",), language="de")
>>> pdf = print_pdf(order)
>>> pdf[:5]
b'%PDF-'
"""

from rollwright.press.order import Order, Piece
from rollwright.press.pdf import print_pdf

__all__ = ["Order", "Piece", "print_pdf"]
