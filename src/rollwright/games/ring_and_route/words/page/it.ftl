# Ring & Route sulla pagina, in italiano.

## Dadi

ring-and-route-page-dice = Dadi
ring-and-route-page-die = Dado { $die }: { $number }, { $colour }
ring-and-route-page-die-used = Dado { $die }: { $number }, { $colour }, usato
ring-and-route-page-die-falling = Dado { $die }: non ancora caduto
ring-and-route-page-faces = Le facce dei dadi

## Caselle e schede

ring-and-route-page-sheet = Scheda { $name }
ring-and-route-page-sheet-of = Scheda di { $name }: { $summary }
ring-and-route-page-sheet-summary = { $crosses ->
    [0] niente segnato sull’anello
    [one] una casella dell’anello segnata
   *[other] { $crosses } caselle dell’anello segnate
}, { $length ->
    [0] ancora nessun percorso
    [one] percorso cominciato: { $route }
   *[other] percorso { $route }
}, { $misthrows ->
    [0] nessun lancio fallito su { $most }
    [one] un lancio fallito su { $most }
   *[other] { $misthrows } lanci falliti su { $most }
}
ring-and-route-page-space-ring = Casella { $space } dell’anello, { $colour }
ring-and-route-page-space-crossed = segnata
ring-and-route-page-space-number = Numero { $value }, casella { $space }
ring-and-route-page-space-on-route = sul percorso, tappa { $place }
ring-and-route-page-space-start = partenza
ring-and-route-page-space-head = la sua fine
ring-and-route-page-space-possible = si può segnare con { $dice }

## Che cosa succede

ring-and-route-page-ask-keep = Il tuo lancio: tieni i dadi, o tocca quelli da rilanciare, una volta sola.
ring-and-route-page-ask-mark = Tocca dei dadi, poi una casella. Oppure subito una casella illuminata.
ring-and-route-page-no-mark = Con questi dadi non si può segnare altro.
ring-and-route-page-all-used = Tutti e tre i dadi sono usati.
ring-and-route-page-chosen-one = { $number } sul percorso o { $colour } sull’anello.
ring-and-route-page-chosen-sum = { $parts } = { $sum } sul percorso.
ring-and-route-page-chosen-none = Non c’è una casella adatta.
ring-and-route-page-decides = { $name } decide se lanciare di nuovo.
ring-and-route-page-waiting = { $count ->
    [one] { $names } sta ancora segnando.
   *[other] Stanno ancora segnando: { $names }.
}
ring-and-route-page-winners = { $count ->
    [one] { $names } vince con { ring-and-route-page-points }.
   *[other] Vittoria condivisa con { ring-and-route-page-points }: { $names }.
}

## Che cosa si può fare

ring-and-route-page-keep = Tieni
ring-and-route-page-reroll = Rilancia { $dice }
ring-and-route-page-reroll-none = Rilancia
ring-and-route-page-take-back = Annulla il segno
ring-and-route-page-done = Fatto
ring-and-route-page-done-misthrow = Fatto, lancio fallito
ring-and-route-page-too-few = { $used ->
    [0] Non hai ancora usato nessun dado
    [one] Hai usato un dado
   *[other] Hai usato { $used } dadi
}; ne servono { $due }.
ring-and-route-page-misthrow = { ring-and-route-page-too-few } Se premi Fatto ora, è un lancio fallito ({ $count } di { $most }).
ring-and-route-page-misthrow-ends-sheet = { ring-and-route-page-too-few } Se premi Fatto ora, è il tuo terzo lancio fallito e la fine di questa scheda.
ring-and-route-page-misthrow-ends-game = { ring-and-route-page-too-few } Se premi Fatto ora, è il tuo terzo lancio fallito e la fine della partita.
ring-and-route-page-turn = Gira la scheda…
ring-and-route-page-turn-means = È una scelta definitiva: questa scheda resta a { ring-and-route-page-points }, e dal prossimo lancio giochi sull’altro lato.
ring-and-route-page-turn-do = Gira la scheda
ring-and-route-page-turn-not = Non ancora
ring-and-route-page-which-dice = Con quali dadi?
ring-and-route-page-cancel = Annulla

## Punti

ring-and-route-page-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
ring-and-route-page-ring = Anello
ring-and-route-page-ring-points = { $crosses ->
    [one] una crocetta
   *[other] { $crosses } crocette
}: { ring-and-route-page-points }
ring-and-route-page-route = Percorso
ring-and-route-page-route-points = { $length ->
    [one] un numero
   *[other] { $length } numeri
}: { ring-and-route-page-points }
ring-and-route-page-misthrows-label = { $count ->
    [0] nessun lancio fallito su { $most }
    [one] un lancio fallito su { $most }
   *[other] { $count } lanci falliti su { $most }
}
ring-and-route-page-on-sheet = { $which ->
    [1] Prima scheda
   *[2] Seconda scheda
}
ring-and-route-page-first-sheet = Prima scheda: { ring-and-route-page-points }

## Posti

ring-and-route-page-own = { $name } (tu)
ring-and-route-page-active = di turno
ring-and-route-page-thinks = sta pensando
ring-and-route-page-finished = ha finito
ring-and-route-page-waits = aspetta
ring-and-route-page-show = Mostra in grande la scheda di { $name }

## L’elenco degli eventi

ring-and-route-page-told-keep = tiene i dadi
ring-and-route-page-told-reroll = rilancia { $dice }
ring-and-route-page-told-ring = segna la casella { $space } dell’anello con { $dice }
ring-and-route-page-told-route = porta il percorso alla casella numerica { $space } con { $dice }
ring-and-route-page-told-done = ha finito
ring-and-route-page-told-turn = ha finito e gira la scheda
ring-and-route-page-pieces = Schede e ordine
ring-and-route-page-pieces-sides-about = Si giocano entrambi i lati; ognuno sceglie da quale cominciare.
ring-and-route-page-pieces-lot-about = Il primo lato è estratto a sorte, e si comincia subito.
ring-and-route-page-pieces-hand-about = Decidi tu chi comincia da quale lato.
ring-and-route-page-piece-choose = Da quale lato comincia il giocatore { $number }?
ring-and-route-page-choose-side = Scegli il tuo primo lato
ring-and-route-page-choose-side-of = { $name }, scegli il tuo primo lato
ring-and-route-page-choose-side-about = Si giocano entrambi i lati. Da quale cominci?
