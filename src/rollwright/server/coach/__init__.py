"""The coach works in processes of its own: reviews in one, what people wait for at a table or a board in another."""
