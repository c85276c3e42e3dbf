climb-lesson-first-steps = Primi gradini
climb-lesson-first-steps-1 = Il dado mostra 6. Sali sei gradini!
climb-lesson-first-steps-2 = Ancora quattro!
climb-lesson-first-steps-3 = Mancano solo cinque gradini, e il dado mostra 6: troppo. Riposa!
climb-lesson-first-steps-4 = Cinque, proprio giusto. Sali fino in cima!
climb-lesson-first-steps-done = Vince chi per primo è esattamente sul gradino 15.
climb-lesson-first-steps-up = Puoi sempre riposare. Ma oggi si sale!
