"""Long runs that measure the coach. Figures are in docs/coach.md."""
