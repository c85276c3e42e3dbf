# Diceland sulla pagina, in italiano. Il colore è al maschile: segue “di colore” o sta da solo.

## Tabelloni

diceland-page-board = Tabellone di { $name }
diceland-page-keys = Le frecce portano da una casella all’altra, Invio segna, N porta alla prossima casella che puoi segnare. Le cifre premono i pulsanti accanto ai dadi, D vuol dire Fatto, il tasto Backspace annulla una crocetta.
diceland-page-space = { $space }, { diceland-colour-space }{ $treasure ->
    [yes] , premio
   *[no] {""}
}, { $state ->
    [crossed] segnata
    [held] scelta, non ancora confermata
    [legal] si può segnare
   *[free] libera
}
diceland-page-progress = { $count ->
    [one] { $count } premio su { $goal }
   *[other] { $count } premi su { $goal }
}
diceland-page-complete = Colori completi: { $colours }
diceland-page-complete-none = Ancora nessun colore completo
diceland-page-show = Mostra il tabellone di { $name }
diceland-page-own = Al tuo tabellone
diceland-page-to = Al tabellone di { $name }
diceland-page-turn = è di turno
diceland-page-thinking = sta pensando
diceland-page-finished = ha finito
diceland-page-away = assente
diceland-page-owed = { $count ->
    [one] un lancio premio ancora da fare
   *[other] { $count } lanci premio ancora da fare
}
diceland-page-round = Giro { $round }

## Dadi

diceland-page-rolling = I dadi rotolano.
diceland-page-skip = Tocca per saltare l’animazione
diceland-page-number = { $count } × { diceland-colour }
diceland-page-aside = Messi da parte: { $dice }.
diceland-page-others = Sul tavolo: { $dice }.
diceland-page-no-dice = I dadi non sono ancora stati lanciati.
diceland-page-threw = { $throw }: { $dice }.

## Che cosa viene chiesto, e che cosa vuol dire

diceland-page-ask-pick = Scegli un colore per questo turno
diceland-page-ask-decide = Lanciare di nuovo o fermarsi?
diceland-page-ask-use = Usa un colore, oppure passa
diceland-page-ask-treasure = Il tuo lancio premio: usa un colore, oppure passa
diceland-page-ask-cross = { $left ->
    [one] Segna una casella { diceland-colour-space }
   *[other] Segna { $left } caselle { diceland-colour-spaces }
}
diceland-page-ask-more = { $left ->
    [one] Ancora una casella { diceland-colour-space }
   *[other] Ancora { $left } caselle { diceland-colour-spaces }
}
diceland-page-ask-confirm = Tutto segnato. Premi Fatto per confermare
diceland-page-ask-confirm-or = Tutto segnato. Premi Fatto, o tocca invece un’altra casella
diceland-page-fits = posto per { $room }
diceland-page-too-many = posto solo per { $room }
diceland-page-out-of-reach = nessun gruppo a portata
diceland-page-reroll = { $dice ->
    [one] Lancia di nuovo un dado
   *[other] Lancia di nuovo { $dice } dadi
}
diceland-page-reroll-chance = { $percent } di probabilità di altri dadi { diceland-colour-dice }. Se non ne escono, tieni quelli messi da parte e la fase 1 finisce.
diceland-page-reroll-full = { $percent } di probabilità di altri dadi { diceland-colour-dice }, ma c’è posto solo per { $room }: con di più non segni nulla.
diceland-page-stop = { $dice ->
    [one] Fermati con uno
   *[other] Fermati con { $dice }
}
diceland-page-stop-cross = { $dice ->
    [one] Segni una casella { diceland-colour-space }.
   *[other] Segni { $dice } caselle { diceland-colour-spaces }.
}
diceland-page-stop-nothing = { $dice ->
    [one] Non ci sta da nessuna parte: non segni nulla.
   *[other] Dadi in eccesso: non segni nulla.
}
diceland-page-use = { $dice ->
    [one] segna una casella
   *[other] segna { $dice } caselle
}
diceland-page-use-excess = { $free ->
    [one] una sola casella libera
   *[other] solo { $free } caselle libere
}
diceland-page-use-no-room = nessun gruppo con abbastanza posto
diceland-page-pass = Passa
diceland-page-pass-hint = non segnare nulla
diceland-page-done = Fatto
diceland-page-take-back = Annulla la crocetta

## Che cosa fanno gli altri, e come va

diceland-page-wait-pick = { $name } sceglie un colore…
diceland-page-wait-decide = { $name }: lanciare di nuovo o fermarsi…
diceland-page-wait-treasure = { $name } usa un lancio premio…
diceland-page-wait = In attesa di { $name }…
diceland-page-leads = { $name } è in testa con { $count ->
    [one] un premio
   *[other] { $count } premi
}.
diceland-page-won = { $count ->
    [0] Nessuno ha vinto.
    [one] { $names } ha vinto!
   *[other] { $names } hanno vinto insieme!
}

## L’elenco degli eventi

diceland-page-tell-pick = sceglie il colore { diceland-colour }
diceland-page-tell-reroll = lancia di nuovo
diceland-page-tell-stop = si ferma
diceland-page-tell-use = usa il colore { diceland-colour }
diceland-page-tell-pass = passa
diceland-page-tell-cross = segna { $space }

## Impostazioni

diceland-page-immediate = Diceland senza “Fatto”
diceland-page-immediate-hint = L’ultima crocetta chiude subito il tuo turno e non si può più annullare.
