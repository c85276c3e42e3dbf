"""What the operator may do while servers run: list, end and delete tables, keep networks out."""
