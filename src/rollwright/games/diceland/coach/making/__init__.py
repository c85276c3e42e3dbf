"""What makes the coach's knowledge: it watches how many turns positions turn out to need."""
