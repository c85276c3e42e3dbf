climb-lesson-first-steps = Premières marches
climb-lesson-first-steps-1 = Le dé montre 6. Monte six marches !
climb-lesson-first-steps-2 = Encore quatre !
climb-lesson-first-steps-3 = Plus que cinq marches, et le dé montre 6 : c’est trop. Repose-toi !
climb-lesson-first-steps-4 = Cinq, c’est juste ce qu’il faut. Monte jusqu’en haut !
climb-lesson-first-steps-done = Le premier qui est exactement sur la marche 15 gagne.
climb-lesson-first-steps-up = Tu peux toujours te reposer. Mais aujourd’hui, on monte !
