"""The HTTP side: routes, limits, guard, static files."""
