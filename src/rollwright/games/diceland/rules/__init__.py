"""The rules: the kernel, which works on integers, and the notation."""
