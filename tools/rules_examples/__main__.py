"""`python -m tools.rules_examples`."""

from tools.rules_examples import main

main()
