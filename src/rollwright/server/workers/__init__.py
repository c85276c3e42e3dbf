"""Several processes that serve at one port: their parent, and what each of them knows of it."""
