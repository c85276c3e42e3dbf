climb-title = Climb
climb-aim = A die falls for all: climb as many steps, or rest. Whoever stands exactly on step 15 wins.
climb-score = Steps
climb-ask-climb = Climb or rest?
climb-ask-rest = The die is too high. You have to rest.
climb-reason-top = Step 15 is reached.
climb-reason-tired = Everybody is tired after 60 throws.
climb-throw = the die shows a number from 1 to 6.
