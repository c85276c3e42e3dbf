# What Diceland says on paper only.

diceland-print-setup = Everyone gets a board at random and chooses whether to play on its front or its back. Take a pencil each, and put the six dice in the middle.
diceland-print-marker = The sixth die stays with the active player, so that nobody forgets who that is.
