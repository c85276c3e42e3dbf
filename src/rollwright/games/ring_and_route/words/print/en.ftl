# What Ring & Route says on paper only.

ring-and-route-print-setup = Everyone has the same piece of paper and decides which sheet to start with. Take a pencil each, and put the three dice in the middle.
ring-and-route-print-look = Before throwing again, you may pick the dice up and look which colour comes with which number.
ring-and-route-print-points = The points are in the two tables below the sheet: for the crosses on the ring at the left, for the numbers on the route at the right.
ring-and-route-print-ring = Ring
ring-and-route-print-route = Route
ring-and-route-print-sheet = Sheet
