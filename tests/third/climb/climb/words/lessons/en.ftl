climb-lesson-first-steps = First steps
climb-lesson-first-steps-1 = The die shows 6. Climb six steps!
climb-lesson-first-steps-2 = Four more!
climb-lesson-first-steps-3 = Only five steps to go, and the die shows 6: too far. Rest!
climb-lesson-first-steps-4 = Five, exactly right. Climb to the top!
climb-lesson-first-steps-done = Whoever stands exactly on step 15 first wins.
climb-lesson-first-steps-up = You may rest at any time. But today, up you go: climb!
