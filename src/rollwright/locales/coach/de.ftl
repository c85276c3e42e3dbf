# The coach in German.

# Gegen wen man allein spielt: was der stärkste Bot erreicht.
coach-par = Par
