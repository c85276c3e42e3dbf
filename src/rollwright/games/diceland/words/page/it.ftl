# Diceland sulla pagina, in italiano. Il colore è al maschile: segue “di colore” o sta da solo.

## Tabelloni

diceland-page-board = Tabellone di { $name }
diceland-page-keys = Le frecce portano da una casella all’altra, Invio segna e, quando tutto è segnato, vuol dire Fatto. N porta alla prossima casella che puoi segnare. Le cifre premono i pulsanti accanto ai dadi, D vuol dire Fatto, Backspace o Ctrl+Z annulla.
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
diceland-page-goal = Obiettivo: { $goal } premi + un colore completo
diceland-page-means-colour = Si segna quando tutte le caselle di un colore sono segnate.
diceland-page-means-treasures = Un riquadro per ogni casella premio di questo tabellone. Per vincere: { $goal } premi e un colore completo.
diceland-page-means-throw = Lancio premio: chi ha segnato una casella premio lancia cinque dadi. Solo chi lancia può usarne un colore.
diceland-page-you = Tu
diceland-page-show = Mostra il tabellone di { $name }
diceland-page-own = Al tuo tabellone
diceland-page-to = Al tabellone di { $name }
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
diceland-page-skip = Tocca per saltare
diceland-page-number = { $count } × { diceland-colour }
diceland-page-aside = Messi da parte: { $dice }.
diceland-page-others = Sul tavolo: { $dice }.
diceland-page-no-dice = I dadi non sono ancora stati lanciati.
diceland-page-your-throw = { $kind ->
    [again] Rilanci
    [treasure] Il tuo lancio premio
   *[first] Il tuo lancio
}
diceland-page-threw = { $throw }: { $dice }.

## Che cosa viene chiesto, e che cosa vuol dire

diceland-page-ask-pick = Scegli un colore per questo turno
diceland-page-in-vain = Bordo tratteggiato: non segneresti nulla.
diceland-page-all-in-vain = Nessuno va bene: scegline uno qualsiasi.
diceland-page-ask-decide = Rilanciare o fermarsi?
diceland-page-ask-use = Usa un colore, oppure passa
diceland-page-ask-cross = { $left ->
    [one] Segna una casella { diceland-colour-space }
   *[other] Segna { $left } caselle { diceland-colour-spaces }
}
diceland-page-ask-more = { $left ->
    [one] Ancora una casella { diceland-colour-space }
   *[other] Ancora { $left } caselle { diceland-colour-spaces }
}
diceland-page-ask-confirm = Tutto segnato: premi “{ diceland-page-done }”.
diceland-page-cross-all = { $left ->
    [one] Segna la casella
   *[other] Segna tutte e { $left }
}
diceland-page-first-cross = { $left ->
    [one] Prima tocca una casella { diceland-colour-space } sul tuo tabellone.
   *[other] Prima tocca { $left } caselle { diceland-colour-spaces } sul tuo tabellone.
}
diceland-page-taken = I dadi { diceland-colour-dice } sono di { $name }: prendi un altro colore.
diceland-page-no-more = Stavolta niente { diceland-colour }: lanci finiti.
diceland-page-last = { $name } ha raggiunto lo scopo: le tue ultime crocette!
diceland-page-lost = { $room ->
    [full] Tutte le caselle { diceland-colour-spaces } sono già segnate: niente di nuovo.
    [0] Le caselle { diceland-colour-spaces } sono troppo lontane: non segni nulla.
   *[other] Troppi dadi { diceland-colour-dice }: non segni nulla.
}
diceland-news-treasure-you = Hai segnato un premio: { $count } su { $goal }.
diceland-news-colour-you = Hai completato un colore: { diceland-colour }!
diceland-news-unused-you = {""}
diceland-news-throw-unused-you = Nessuno di questi dadi va bene.
diceland-page-not-now = Un attimo, adesso non tocca a te.
diceland-page-not-yours = Questo è il tabellone di { $name }. Tu segni sul tuo.
diceland-page-fits = posto per { $room }
diceland-page-too-many = posto solo per { $room }
diceland-page-full = già completo
diceland-page-out-of-reach = troppo lontano
diceland-page-reroll = { $dice ->
    [one] Rilancia un dado
   *[other] Rilancia { $dice } dadi
}
diceland-page-reroll-chance = { $percent } di probabilità di altro { diceland-colour }{ $risk ->
    [0] .
   *[other] , { $risk } di averne troppo.
}
diceland-page-reroll-full = { $risk } di probabilità di averne troppi: non segneresti nulla.
diceland-page-reroll-lost = Non serve: non segni nulla.
diceland-page-stop = { $dice ->
    [one] Fermati con uno
   *[other] Fermati con { $dice }
}
diceland-page-stop-cross = { $dice ->
    [one] Segni una casella { diceland-colour-space }.
   *[other] Segni { $dice } caselle { diceland-colour-spaces }.
}
diceland-page-stop-nothing = { $room ->
    [full] Colore completo: non segni nulla.
    [0] Troppo lontano: non segni nulla.
   *[other] Troppi dadi: non segni nulla.
}
diceland-page-use = { $dice ->
    [one] segna 1 casella
   *[other] segna { $dice } caselle
}
diceland-page-use-no-room = troppi dadi
diceland-page-pass = Passa
diceland-page-pass-hint = non segni nulla
diceland-page-done = Fatto
diceland-page-take-back = Annulla

## Che cosa fanno gli altri, e come va

diceland-page-wait-pick = { $name } sceglie un colore…
diceland-page-wait-decide = { $name } ci pensa: rilanciare o fermarsi?
diceland-page-wait-treasure = { $name } usa un lancio premio…
diceland-page-wait = In attesa di { $name }…
diceland-page-idle = Nessuno di questi dadi va bene: passi.
diceland-page-uses-nothing = niente da usare
diceland-page-nobody = Nessuno può usare questi dadi.
diceland-page-did = { $name }: { $what }
diceland-page-spaces = { $count ->
    [one] una casella { diceland-colour-space }
   *[other] { $count } caselle { diceland-colour-spaces }
}
diceland-page-crosses = Poco prima { $name } ha segnato { $what }.
diceland-page-nearest = { $goal } premi! Ora un colore completo: { $left ->
    [one] manca una casella { diceland-colour-space }.
   *[other] mancano { $left } caselle { diceland-colour-spaces }.
}
diceland-page-thrown = { $kind ->
    [treasure] Lancio premio: { $name }
   *[other] { $name } ha lanciato
}
diceland-page-then = { $first }, poi { $next }
diceland-page-did-treasures = { $count ->
    [one] un premio
   *[other] { $count } premi
}
diceland-page-leads = { $name } è in testa con { $count ->
    [one] un premio
   *[other] { $count } premi
}.
diceland-page-leads-you = Sei in testa con { $count ->
    [one] un premio
   *[other] { $count } premi
}.
diceland-page-won = { $count ->
    [0] Nessuno ha vinto.
    [one] { $names } ha vinto!
   *[other] { $names } hanno vinto insieme!
}
diceland-page-won-you = { $count ->
    [one] Hai vinto!
   *[other] Hai vinto insieme a { $names }!
}

## La fine

diceland-page-sum-colours = Colori completi
diceland-page-sum-crosses = Crocette
diceland-page-sum-rounds = { $rounds ->
    [one] Dopo un giro
   *[other] Dopo { $rounds } giri
}

## L’elenco degli eventi

diceland-page-tell-pick = sceglie il colore { diceland-colour }
diceland-page-tell-reroll = rilancia
diceland-page-tell-stop = si ferma
diceland-page-tell-use = usa il colore { diceland-colour }
diceland-page-tell-pass = passa
diceland-page-tell-cross = segna una casella { $treasure ->
    [yes] premio { diceland-colour-space }
   *[no] { diceland-colour-space }
}
diceland-page-tell-at = { $what } in { $space }
diceland-page-tell-place = { $what } ({ $place } di { $due })

## Una decisione, come quello che c’è da fare

diceland-page-move-pick = scegliere il colore { diceland-colour }
diceland-page-move-reroll = rilanciare
diceland-page-move-stop = fermarsi
diceland-page-move-use = usare il colore { diceland-colour }
diceland-page-move-pass = passare
diceland-page-move-cross = segnare { $count ->
    [one] una casella { diceland-colour-space }
   *[other] { $count } caselle { diceland-colour-spaces }
}{ $treasures ->
    [0] { "" }
    [one] , di cui una casella premio
   *[other] , di cui { $treasures } caselle premio
}
diceland-page-move-treasure = segnare una casella premio { diceland-colour-space }
diceland-page-do-pick = scegli il colore { diceland-colour }
diceland-page-do-reroll = rilancia
diceland-page-do-stop = fermati
diceland-page-do-use = usa il colore { diceland-colour }
diceland-page-do-pass = passa
diceland-page-do-cross = segna { $count ->
    [one] una casella { diceland-colour-space }
   *[other] { $count } caselle { diceland-colour-spaces }
}{ $treasures ->
    [0] { "" }
    [one] , di cui una casella premio
   *[other] , di cui { $treasures } caselle premio
}
diceland-page-do-treasure = segna una casella premio { diceland-colour-space }

## Impostazioni

diceland-page-immediate = Diceland senza “Fatto”
diceland-page-immediate-hint = L’ultima crocetta chiude subito il tuo turno e non si può più annullare.

## Sets of boards

diceland-sets = Quali tabelloni
diceland-set-base = Gli otto tabelloni
diceland-set-base-about = Rettangoli con ostacoli e dodici premi, di cui ne servono nove.
diceland-set-europe = Europa
diceland-set-europe-about = Paesi e coste: più piccoli, senza ostacoli e con sei premi, di cui ne servono cinque.
