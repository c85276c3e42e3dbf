# Perché una decisione è migliore di un’altra in Ring & Route, in italiano. Ogni messaggio è una frase intera.

## Segnare

ring-and-route-coach-ended-behind = La mossa giocata chiude la partita con { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $behind } in meno di { $name }.
ring-and-route-coach-end-ahead = Con la mossa migliore la partita è finita, con { $ahead ->
    [one] un punto
   *[other] { $ahead } punti
} in più di { $name }.
ring-and-route-coach-third-misthrow = { $used ->
    [0] Non è stato usato nessun dado
    [one] È stato usato un solo dado
   *[other] Sono stati usati { $used } dadi
}, anche se se ne potevano usare { $due }: terzo lancio fallito, e fine della { $ends ->
    [game] partita
   *[sheet] scheda
}.
ring-and-route-coach-misthrow = { $used ->
    [0] Non è stato usato nessun dado
    [one] È stato usato un solo dado
   *[other] Sono stati usati { $used } dadi
}, anche se se ne potevano usare { $due }: lancio fallito { $count } di 3.
ring-and-route-coach-worth-a-misthrow = La mossa migliore vale il lancio fallito { $count } di 3.
ring-and-route-coach-turn-now = Era il momento di chiudere la prima scheda: in media { $points ->
    [0] non porta più punti
    [one] porta ancora solo un punto
   *[other] porta ancora solo { $points } punti
}, in { $turns ->
    [0] meno di un turno
    [one] un turno
   *[other] { $turns } turni
}.
ring-and-route-coach-turned-early = La prima scheda è stata chiusa troppo presto: in media avrebbe portato ancora { $points ->
    [one] un punto
   *[other] { $points } punti
}, in { $turns ->
    [0] meno di un turno
    [one] un turno
   *[other] { $turns } turni
}.
ring-and-route-coach-cut-off = Al percorso è stata tagliata la strada verso { $spaces ->
    [one] un numero
   *[other] { $spaces } numeri
}: può arrivare a una lunghezza di { $most } invece di { $better }.
ring-and-route-coach-next-throw = Su 100 prossimi lanci ne vanno bene solo { $percent }; dopo la mossa migliore sono { $better }.
ring-and-route-coach-ring-step = La mossa migliore porta l’anello a { $crosses } crocette, per { $points } punti in più.
ring-and-route-coach-ring-near = Dopo la mossa migliore manca una sola crocetta per averne { $crosses } sull’anello, dove i punti salgono.
ring-and-route-coach-more-points = La mossa migliore porta subito { $points ->
    [one] un punto
   *[other] { $points } punti
} in più.
ring-and-route-coach-race = La fine è vicina: { $name } avrà finito tra circa { $turns ->
    [one] un turno
   *[other] { $turns } turni
}, e i punti che ci sono già contano di più.
ring-and-route-coach-longer-route = La mossa migliore porta il percorso avanti di { $numbers ->
    [one] un numero
   *[other] { $numbers } numeri
} in più.
ring-and-route-coach-more-crosses = La mossa migliore fa { $crosses ->
    [one] una crocetta
   *[other] { $crosses } crocette
} in più sull’anello.

## Lanciare di nuovo

ring-and-route-coach-kept-misthrow = Così com’erano, i dadi davano un lancio fallito; rilanciare { ring-and-route-coach-dice } lo evita { $percent } volte su 100.
ring-and-route-coach-rerolled-usable = Tutti e tre i dadi si potevano usare così com’erano; rilanciando { ring-and-route-coach-dice }, solo { $percent } volte su 100.
ring-and-route-coach-reroll-usable = Rilanciando { ring-and-route-coach-dice }, si possono usare tutti e tre i dadi { $percent } volte su 100; con la mossa giocata, { $played }.
ring-and-route-coach-third-at-stake = Un lancio fallito sarebbe il terzo e la fine della { $ends ->
    [game] partita
   *[sheet] scheda
}.
ring-and-route-coach-serves-other = { $name } poteva usare i dadi così com’erano; rilanciati, danno a { $name } un lancio fallito in { $percent } lanci su 100.
ring-and-route-coach-spares-other = Così com’erano, i dadi danno a { $name } un lancio fallito; rilanciati, glielo risparmiano in { $percent } lanci su 100.
ring-and-route-coach-dice = { $dice ->
    [A] il dado A
    [B] il dado B
    [C] il dado C
    [AB] A e B
    [AC] A e C
    [BC] B e C
   *[ABC] tutti e tre
}

## Idee

ring-and-route-coach-idea-keep = Tieni i dadi: si possono usare tutti e tre.
ring-and-route-coach-idea-keep-misthrow = Tieni i dadi, anche se è un lancio fallito: rilanciare lo evita al massimo { $percent } volte su 100.
ring-and-route-coach-idea-reroll = { $now ->
    [misthrow] Questi dadi danno un lancio fallito. Rilancia { ring-and-route-coach-dice }: poi si possono usare tutti e tre { $percent } volte su 100.
   *[usable] Puoi sperare in dadi migliori. Rilancia { ring-and-route-coach-dice }: poi si possono usare tutti e tre { $percent } volte su 100.
}
ring-and-route-coach-idea-ring = Segna { $crosses ->
    [one] un colore
   *[other] { $crosses } colori
} sull’anello{ $misthrow ->
    [yes] , anche se è un lancio fallito.
   *[no] .
}
ring-and-route-coach-idea-route = Porta il tuo percorso { $numbers ->
    [one] al numero { $number }
   *[other] fino al numero { $number }
}{ $misthrow ->
    [yes] , anche se è un lancio fallito.
   *[no] .
}
ring-and-route-coach-idea-both = Porta il tuo percorso al numero { $number } e segna { $crosses ->
    [one] un colore
   *[other] { $crosses } colori
} sull’anello{ $misthrow ->
    [yes] , anche se è un lancio fallito.
   *[no] .
}
ring-and-route-coach-idea-nothing = Lascia i dadi inutilizzati.
ring-and-route-coach-idea-enough = Fermati qui: hai finito.
ring-and-route-coach-idea-race = Un piano audace: chiudi con questo lancio la prima scheda, con { $points ->
    [one] un punto
   *[other] { $points } punti
}, anche se { $percent } prossimi lanci su 100 andrebbero ancora bene. La partita è una corsa: finisce per tutti appena una seconda scheda è chiusa.
ring-and-route-coach-idea-turn = Chiudi con questo lancio la prima scheda, con { $points ->
    [one] un punto
   *[other] { $points } punti
}: solo { $percent } prossimi lanci su 100 andrebbero ancora bene.
ring-and-route-coach-idea-end = Chiudi la partita con questo lancio.
ring-and-route-coach-idea-next = Poi vanno bene { $percent } lanci su 100.

## Il tavolo di studio

ring-and-route-coach-edit = Tocca le caselle dell’anello per segnarle, e i numeri nell’ordine del percorso. Tocca di nuovo per togliere; nel percorso se ne va anche ciò che segue.
ring-and-route-coach-edit-sheet = Scheda
ring-and-route-coach-edit-misthrows = Lanci falliti
ring-and-route-coach-edit-points = Punti della prima scheda
ring-and-route-coach-die = Dado { $die }
