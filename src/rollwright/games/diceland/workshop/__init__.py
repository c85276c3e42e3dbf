"""The generator of boards: outline, obstacles, territories, colours, treasures, in this order."""
