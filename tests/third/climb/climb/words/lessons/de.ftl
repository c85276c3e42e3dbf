climb-lesson-first-steps = Erste Stufen
climb-lesson-first-steps-1 = Der Würfel zeigt 6. Steig sechs Stufen hinauf!
climb-lesson-first-steps-2 = Noch vier!
climb-lesson-first-steps-3 = Nur fünf Stufen fehlen, und der Würfel zeigt 6: zu weit. Ruh dich aus!
climb-lesson-first-steps-4 = Fünf, das passt genau. Steig ganz hinauf!
climb-lesson-first-steps-done = Wer zuerst genau auf Stufe 15 steht, gewinnt.
climb-lesson-first-steps-up = Ausruhen darfst du immer. Aber heute geht es hinauf: Steig!
