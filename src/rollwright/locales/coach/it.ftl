# The coach in Italian.

# Contro chi si gioca da soli: quello che raggiunge il bot più forte.
coach-par = Par
