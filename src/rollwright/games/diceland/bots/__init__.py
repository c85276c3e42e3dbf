"""How the five levels decide, and what they know."""
