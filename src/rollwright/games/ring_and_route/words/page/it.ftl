# Ring & Route sulla pagina, in italiano.

## Dadi

ring-and-route-page-dice = Dadi
ring-and-route-page-die = Dado { $die }: { $number }, { $colour }
ring-and-route-page-die-used = Dado { $die }: { $number }, { $colour }, usato
ring-and-route-page-die-falling = Dado { $die }: non ancora caduto
ring-and-route-page-faces = Facce dei dadi
ring-and-route-page-faces-about = I tre dadi sono diversi: ognuno ha il suo colore per ogni numero.
ring-and-route-page-keys = A, B e C scelgono i dadi, R rilancia quelli scelti, K li tiene tutti. Le frecce portano da una casella all’altra, N porta alla prossima casella che puoi segnare, Invio la segna. D vuol dire Fatto, T chiude la scheda, U annulla.

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
ring-and-route-page-space-ring =
    Casella dell’anello, { $colour }, { $place ->
        [n] in alto al centro
        [nne] in alto, a destra del centro
        [ne] angolo in alto a destra
        [ene] a destra, sopra il centro
        [e] a destra al centro
        [ese] a destra, sotto il centro
        [se] angolo in basso a destra
        [sse] in basso, a destra del centro
        [s] in basso al centro
        [ssw] in basso, a sinistra del centro
        [sw] angolo in basso a sinistra
        [wsw] a sinistra, sotto il centro
        [w] a sinistra al centro
        [wnw] a sinistra, sopra il centro
        [nw] angolo in alto a sinistra
       *[nnw] in alto, a sinistra del centro
    }
ring-and-route-page-space-crossed = segnata
ring-and-route-page-space-number =
    Numero { $value }, { $place ->
        [n] in alto
        [ne] in alto a destra
        [e] a destra
        [se] in basso a destra
        [s] in basso
        [sw] in basso a sinistra
        [w] a sinistra
        [nw] in alto a sinistra
       *[middle] al centro
    }
ring-and-route-page-space-on-route = sul percorso, tappa { $place }
ring-and-route-page-space-start = partenza
ring-and-route-page-space-head = la sua fine
ring-and-route-page-space-lost = fuori dalla portata del percorso
ring-and-route-page-space-possible = si può segnare con { $dice }

## Che cosa succede

ring-and-route-page-goal = Obiettivo: più punti di tutti con le due schede
ring-and-route-page-use-all = Hai lanciato tu: usali tutti e tre
ring-and-route-page-use-two = Ha lanciato { $name }: usane almeno due
ring-and-route-page-threw = Ha lanciato { $name }
ring-and-route-page-you-throw = Lanci tu i dadi
ring-and-route-page-last-throw = { $count ->
    [one] Ultimo lancio! { $names } ha chiuso la seconda scheda.
   *[other] Ultimo lancio! { $names } hanno chiuso la seconda scheda.
}
ring-and-route-page-last-throw-you = Ultimo lancio! La tua seconda scheda è chiusa.
ring-and-route-page-the-other = l’altro { $number }
ring-and-route-page-worth = { ring-and-route-page-points }, poi { $next }
ring-and-route-page-standing = { $sheet ->
    [1] { ring-and-route-page-points }, { ring-and-route-page-misthrows-label }, prima scheda
   *[2] { ring-and-route-page-points }, { ring-and-route-page-misthrows-label }, seconda scheda
}
ring-and-route-page-used = { $enough ->
    [1] Usati: { $used } ✓
   *[0] Usati: { $used }
}
ring-and-route-page-one-die = Sull’anello ogni dado segna una casella. Scegli un solo dado.
ring-and-route-page-choose-first = Tocca prima i dadi che vuoi rilanciare.
ring-and-route-page-cut-off = Il tuo percorso non può più arrivare a questo numero: nessun collegamento libero ci porta.
ring-and-route-page-lost = Da qui il tuo percorso non può più raggiungere { $numbers }.
ring-and-route-page-route-ends = Da qui il tuo percorso non può più continuare.
ring-and-route-page-ask-keep = Tieni i dadi, o tocca quelli da rilanciare, una volta sola.
ring-and-route-page-ask-mark = Tocca una casella illuminata, o prima dei dadi.
ring-and-route-page-no-mark = { $used ->
    [0] Con questi dadi non va bene niente.
   *[other] Non va bene altro.
}
ring-and-route-page-no-mark-misthrow = { $ends ->
    [sheet] { ring-and-route-page-no-mark } Il terzo lancio fallito chiude questa scheda.
    [game] { ring-and-route-page-no-mark } Il terzo lancio fallito chiude la partita.
   *[nothing] { ring-and-route-page-no-mark } È un lancio fallito, { $count } su { $most }.
}
ring-and-route-page-all-used = Tutti e tre i dadi sono usati. Tocca “{ ring-and-route-page-done }”.
ring-and-route-page-chosen-one = { $number } sul percorso o { $colour } sull’anello.
ring-and-route-page-chosen-sum = { $parts } = { $sum } sul percorso.
ring-and-route-page-chosen-none = Non c’è una casella adatta.
ring-and-route-page-decides = { $name } decide se lanciare di nuovo.
ring-and-route-page-waiting = { $count ->
    [one] { $names } sta ancora segnando.
   *[other] Stanno ancora segnando: { $names }.
}
ring-and-route-page-did-both = { $name }: { $numbers } sul percorso, { $colours } sull’anello.
ring-and-route-page-did-route = { $name }: { $numbers } sul percorso.
ring-and-route-page-did-ring = { $name }: { $colours } sull’anello.
ring-and-route-page-did-nothing = { $name } non segna niente.
ring-and-route-news-misthrow-you = { $count ->
    [3] È il tuo terzo lancio fallito: la tua { $sheet ->
        [2] seconda
       *[1] prima
    } scheda è chiusa, i suoi punti restano tuoi.
   *[other] Hai un lancio fallito ({ $count } su 3).
}
ring-and-route-news-last-misthrow-you = Dopo questo lancio la partita finisce: hai tre lanci falliti.
ring-and-route-news-turned-you = { $points ->
    [one] La tua prima scheda è chiusa: un punto resta tuo. Ora tocca alla seconda!
   *[other] La tua prima scheda è chiusa: { $points } punti restano tuoi. Ora tocca alla seconda!
}
ring-and-route-page-winners = { $count ->
    [one] { $names } vince con { ring-and-route-page-points }.
   *[other] Vittoria condivisa con { ring-and-route-page-points }: { $names }.
}
ring-and-route-page-winners-you = { $count ->
    [one] Vinci con { ring-and-route-page-points }!
   *[other] Vinci insieme a { $names }: { ring-and-route-page-points }.
}
ring-and-route-page-ended-misthrows = { $count ->
    [one] La partita è finita: { $names } ha tre lanci falliti sulla seconda scheda.
   *[other] La partita è finita: { $names } hanno tre lanci falliti sulla seconda scheda.
}
ring-and-route-page-ended-misthrows-you = La partita è finita: hai tre lanci falliti sulla tua seconda scheda.
ring-and-route-page-ended-full = { $count ->
    [one] La partita è finita: { $names } ha riempito la seconda scheda.
   *[other] La partita è finita: { $names } hanno riempito la seconda scheda.
}
ring-and-route-page-ended-full-you = La partita è finita: la tua seconda scheda è piena.

## Che cosa si può fare

ring-and-route-page-keep = Tieni
ring-and-route-page-reroll = Rilancia { $dice }
ring-and-route-page-reroll-none = Rilancia
ring-and-route-page-take-back = Annulla mossa
ring-and-route-page-done = Fatto
ring-and-route-page-done-misthrow = Fatto, lancio fallito
ring-and-route-page-too-few = { $used ->
    [0] Non hai ancora usato nessun dado
    [one] Hai usato un dado
   *[other] Hai usato { $used } dadi
}; ne servono { $due }. C’è ancora qualcosa da segnare.
ring-and-route-page-misthrow = { ring-and-route-page-too-few } Se ora tocchi “{ ring-and-route-page-done }”, è un lancio fallito ({ $count } di { $most }).
ring-and-route-page-misthrow-ends-sheet = { ring-and-route-page-too-few } Se ora tocchi “{ ring-and-route-page-done }”, è il tuo terzo lancio fallito e la fine di questa scheda.
ring-and-route-page-misthrow-ends-game = { ring-and-route-page-too-few } Se ora tocchi “{ ring-and-route-page-done }”, è il tuo terzo lancio fallito e la fine della partita.
ring-and-route-page-finish = Ring & Route senza “Fatto”
ring-and-route-page-finish-hint = Il terzo dado chiude il tuo turno; poi non si può più annullare.
ring-and-route-page-go-on = Continua
ring-and-route-page-turn = Chiudi la scheda…
ring-and-route-page-turn-means = La tua prima scheda resta allora a { ring-and-route-page-points }, e non si aggiunge più niente. Dal prossimo lancio giochi la tua seconda scheda.
ring-and-route-page-turn-misthrow = Hai usato troppo pochi dadi: la vecchia scheda prende anche un lancio fallito, ma lì non fa danni.
ring-and-route-page-turn-do = Chiudi questa scheda
ring-and-route-page-turn-not = Non ancora
ring-and-route-page-which-dice = Con quali dadi?
ring-and-route-page-cancel = Annulla

## Punti

ring-and-route-page-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
ring-and-route-page-ring-so-far = { $step ->
    [0] Anello: { $crosses }
   *[other] Anello: { $crosses } di { $step }
}
ring-and-route-page-route-so-far = { $ended ->
    [1] Percorso: { $length }, finito
   *[0] Percorso: { $length }
}
ring-and-route-page-ring = Anello
ring-and-route-page-ring-points = { $crosses ->
    [one] 1 crocetta
   *[other] { $crosses } crocette
}: { ring-and-route-page-points }
ring-and-route-page-route = Percorso
ring-and-route-page-route-points = { $length ->
    [one] 1 numero
   *[other] { $length } numeri
}: { ring-and-route-page-points }
ring-and-route-page-crosses = Crocette
ring-and-route-page-numbers = Numeri
ring-and-route-page-misthrows = Lanci falliti
ring-and-route-page-misthrows-label = { $count ->
    [0] nessun lancio fallito su { $most }
    [one] un lancio fallito su { $most }
   *[other] { $count } lanci falliti su { $most }
}
ring-and-route-page-on-sheet = { $which ->
    [1] Prima scheda
   *[2] Seconda scheda
}
ring-and-route-page-turns = { $turns ->
    [one] La partita è durata un lancio.
   *[other] La partita è durata { $turns } lanci.
}
ring-and-route-page-summary = Punti: anello + percorso.
ring-and-route-page-first-sheet = Prima scheda: { ring-and-route-page-points }

## Posti

ring-and-route-page-own = { $name } (tu)
ring-and-route-page-active = ha lanciato
ring-and-route-page-thinks = sta pensando
ring-and-route-page-finished = ha finito
ring-and-route-page-waits = aspetta
ring-and-route-page-show = Mostra in grande la scheda di { $name }
ring-and-route-page-framed = I riquadri mostrano gli ultimi segni.
ring-and-route-page-back = Torna alla mia scheda

## L’elenco degli eventi

ring-and-route-page-told-keep = tiene i dadi
ring-and-route-page-told-reroll = rilancia { $dice }
ring-and-route-page-told-ring = segna { $colour } sull’anello con { $dice }
ring-and-route-page-told-route = porta il percorso al numero { $number } con { $dice }
ring-and-route-page-told-done = ha finito
ring-and-route-page-told-turn = chiude la scheda

## Una decisione, come quello che c’è da fare

ring-and-route-page-move-keep = tenere i dadi
ring-and-route-page-move-reroll = rilanciare { $dice }
ring-and-route-page-move-ring = segnare { $colour } sull’anello{ $how ->
    [dice] {" "}{ ring-and-route-page-with }
   *[plain] {""}
}
ring-and-route-page-move-route = portare il percorso al numero { $number }{ $how ->
    [dice] {" "}{ ring-and-route-page-with }
    [sum] {" "}({ $parts })
   *[plain] {""}
}
ring-and-route-page-move-done = toccare “{ ring-and-route-page-done }”
ring-and-route-page-move-turn = chiudere la scheda
ring-and-route-page-do-keep = tieni i dadi
ring-and-route-page-do-reroll = rilancia { $dice }
ring-and-route-page-do-ring = segna { $colour } sull’anello{ $how ->
    [dice] {" "}{ ring-and-route-page-with }
   *[plain] {""}
}
ring-and-route-page-do-route = porta il percorso al numero { $number }{ $how ->
    [dice] {" "}{ ring-and-route-page-with }
    [sum] {" "}({ $parts })
   *[plain] {""}
}
ring-and-route-page-do-done = tocca “{ ring-and-route-page-done }”
ring-and-route-page-do-turn = chiudi la scheda
ring-and-route-page-these = { $letters ->
    [AB] A e B
    [AC] A e C
    [BC] B e C
    [ABC] tutti e tre
   *[other] { $letters }
}
ring-and-route-page-with = { $letters ->
    [AB] con A e B
    [AC] con A e C
    [BC] con B e C
    [ABC] con tutti e tre i dadi
   *[other] con il dado { $letters }
}
ring-and-route-page-pieces = Schede e ordine
ring-and-route-page-pieces-sides-about = Si giocano entrambe le schede; ognuno sceglie da quale cominciare.
ring-and-route-page-pieces-lot-about = La prima scheda è estratta a sorte, e si comincia subito.
ring-and-route-page-pieces-hand-about = Decidi tu chi comincia da quale scheda.
ring-and-route-page-piece-choose = Da quale scheda comincia il giocatore { $number }?
ring-and-route-page-setup-print = Stampa queste schede
ring-and-route-page-setup-own-missing = Le schede che volevi non sono in questo browser, o non ci si può giocare. Ecco quelle del gioco.
ring-and-route-page-choose-side = Scegli la tua prima scheda
ring-and-route-page-choose-side-of = { $name }, scegli la tua prima scheda
ring-and-route-page-choose-side-about = Si giocano entrambe le schede. Da quale cominci?

# The papers
ring-and-route-sets = Quale foglio
ring-and-route-set-1 = Primo foglio
ring-and-route-set-1-about = Schede 1 e 2: reti di trenta collegamenti, alcuni dei quali si incrociano.
ring-and-route-set-2 = Corridoi
ring-and-route-set-2-about = Schede 3 e 4: pochi collegamenti, con corridoi lungo il bordo e ponti che si incrociano. I due lati hanno la stessa rete, disegnata in due modi.
ring-and-route-set-3 = Quadrati
ring-and-route-set-3-about = Schede 5 e 6: numeri grandi al centro, nessun collegamento ne incrocia un altro e i colori stanno in gruppi. I due lati hanno la stessa rete, disegnata in due modi.
