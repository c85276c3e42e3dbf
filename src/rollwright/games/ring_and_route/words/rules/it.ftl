# Le regole di Ring & Route come le racconta la pagina. I numeri delle regole sono quelli di RULES.md.

ring-and-route-rules-facts = Per 2–4 giocatori dagli 8 anni in su, circa 20 minuti
ring-and-route-rules-back = Indietro
ring-and-route-rules-next = Avanti
ring-and-route-rules-step = Passo { $step } di { $count }

## Le immagini, per chi le ascolta

ring-and-route-rules-picture = Scheda { $sheet }. { $crosses ->
    [0] Nessuna casella dell’anello è segnata.
    [one] Una casella dell’anello è segnata.
   *[other] { $crosses } caselle dell’anello sono segnate.
} { $length ->
    [0] Non c’è ancora un percorso.
   *[other] Il percorso: { $route }.
} { $misthrows ->
    [0] Nessun lancio fallito.
    [one] Un lancio fallito.
   *[other] { $misthrows } lanci falliti.
}
ring-and-route-rules-dice = { $count ->
    [0] I dadi sono ancora da lanciare.
   *[other] Dadi: { $dice }. Di questi usati: { $used }.
}
ring-and-route-rules-points = { $part ->
    [ring] Anello: { $crosses ->
        [one] una crocetta
       *[other] { $crosses } crocette
    }, { $ring ->
        [one] un punto
       *[other] { $ring } punti
    }.
   *[all] Anello: { $crosses ->
        [one] una crocetta
       *[other] { $crosses } crocette
    }, { $ring ->
        [one] un punto
       *[other] { $ring } punti
    }. Percorso: { $length ->
        [one] un numero
       *[other] { $length } numeri
    }, { $route ->
        [one] un punto
       *[other] { $route } punti
    }. Finora in tutto: { $total }.
}

## Scopo

ring-and-route-rules-aim = Lo scopo
ring-and-route-rules-aim-points = Fai più punti di tutti gli altri: con le crocette sull’anello lungo il bordo della tua scheda e con un percorso attraverso i numeri al suo interno.
ring-and-route-rules-aim-sheets = Hai due schede, i due lati di un foglio, e le giochi una dopo l’altra. Quale viene prima, lo decidi tu.
ring-and-route-rules-tour = Che cosa c’è su una scheda
ring-and-route-rules-tour-1 = L’anello: 16 caselle di sei colori.
ring-and-route-rules-tour-2 = Al suo interno 13 numeri uniti da collegamenti. Il tuo percorso seguirà questi collegamenti.
ring-and-route-rules-tour-3 = Tre riquadri per i lanci falliti. Con il terzo la scheda è finita.
ring-and-route-rules-tour-4 = Tre dadi. Ogni faccia mostra un numero e un colore, e ogni dado li abbina a modo suo.
ring-and-route-rules-setup = Preparazione
ring-and-route-rules-setup-sheets = Tutti hanno lo stesso foglio, e ognuno decide da quale scheda cominciare. Con “{ page-play-now }” la scheda è estratta a sorte.
ring-and-route-rules-setup-first = Il primo giocatore di turno è estratto a sorte.
ring-and-route-rules-setup-here = Qui i dadi rotolano da soli. Tocca una casella illuminata, oppure prima i dadi e poi una casella. “{ ring-and-route-page-take-back }” toglie un segno, e con “{ ring-and-route-page-done }” hai finito con quel lancio. Se usate lo stesso dispositivo, la pagina dice a chi tocca.

## Un turno

ring-and-route-rules-play = Un turno
ring-and-route-rules-play-throw = Il giocatore di turno lancia i tre dadi. Se vuole, lancia di nuovo, una volta sola: un dado, due o tutti e tre.
ring-and-route-rules-play-look = Prima di lanciare di nuovo puoi guardare le facce dei dadi, per vedere quale colore va con quale numero. Al tavolo le mostra “{ ring-and-route-page-faces }”, qui si trovano sotto “{ ring-and-route-rules-signs }”.
ring-and-route-rules-play-use = Adesso tutti giocano con questi dadi, ognuno sulla propria scheda. Usane quanti vuoi, ognuno al massimo una volta: per il colore, per il numero o in una somma con altri. Combinali liberamente, in qualsiasi ordine.
ring-and-route-rules-play-next = Poi è di turno il giocatore successivo in senso orario.
ring-and-route-rules-turn = Un lancio, quattro modi di usarlo
ring-and-route-rules-turn-1 = Ada è di turno: un 6 verde, un 1 verde, un 3 rosso. Il 3 rosso non lo vuole.
ring-and-route-rules-turn-2 = Lancia di nuovo quel dado e ottiene un 2 giallo. Questi dadi valgono, e per tutti.
ring-and-route-rules-turn-3 = Ada comincia il percorso dal 6 e segna giallo e verde, uno accanto all’altro.
ring-and-route-rules-turn-4 = Ben segna il giallo e comincia il percorso dal 7, cioè 6 + 1.
ring-and-route-rules-turn-5 = Cleo segna tre caselle vicine sull’anello: verde, giallo, verde.
ring-and-route-rules-turn-6 = Dario comincia dal 6 e va subito avanti al 2 e all’1.

## Segnare

ring-and-route-rules-mark = Segnare
ring-and-route-rules-mark-colours = I colori sull’anello
ring-and-route-rules-mark-ring = Un dado segna una casella dell’anello del suo colore. La prima crocetta va dove vuoi, ogni altra accanto a una più vecchia. Così nasce un arco che cresce da entrambe le estremità.
ring-and-route-rules-ring = Un arco cresce
ring-and-route-rules-ring-1 = La prima crocetta di Ada: una casella rossa, in un punto qualsiasi dell’anello.
ring-and-route-rules-ring-2 = Viola e blu le stanno accanto, uno per parte.
ring-and-route-rules-ring-3 = Il lancio successivo porta giallo e viola. Vanno bene entrambi, uno a ogni estremità.
ring-and-route-rules-ring-4 = Cinque di fila. Adesso l’arco può continuare in alto con il verde o in basso con il grigio.
ring-and-route-rules-mark-numbers = I numeri sul percorso
ring-and-route-rules-mark-route = Comincia da un numero qualsiasi e cerchialo: è la partenza. Da lì in poi il prossimo numero deve essere collegato all’ultimo segnato. Il percorso cresce solo da questo capo.
ring-and-route-rules-mark-cross = Non torna mai su un numero e non incrocia mai la propria linea. Passare vicino va bene.
ring-and-route-rules-mark-sum = Un numero si segna con un dado che lo mostra, oppure con due o tre dadi di cui è la somma.
ring-and-route-rules-route = Un percorso, e una via che si chiude
ring-and-route-rules-route-1 = Un 5 grigio e un 3 rosso fanno 8, i colori qui non contano: da lì comincia il percorso di Ada. Il terzo dado è ancora libero.
ring-and-route-rules-route-2 = Più tardi: 8, 12, 7. Con questi dadi il percorso può andare al 6, al 3 o al 5.
ring-and-route-rules-route-3 = Ancora più tardi: 8, 12, 7, 3, 1, 9, 4. Nessuna via porta più al 6: l’ultima andrebbe dal 4 al 2 e incrocerebbe la linea dal 3 all’1. I collegamenti punteggiati sono chiusi.

## Lanci falliti

ring-and-route-rules-misthrows = I lanci falliti
ring-and-route-rules-misthrows-due = Il giocatore di turno dovrebbe usare tutti e tre i dadi, gli altri almeno due. Chi ne usa di meno segna un lancio fallito.
ring-and-route-rules-misthrows-third = Il terzo lancio fallito chiude la scheda, e se ne contano i punti. Se era la prima, continui con la seconda dal prossimo lancio.
ring-and-route-rules-misthrows-turn = Dopo qualsiasi lancio puoi anche chiudere volontariamente la prima scheda; la seconda no.
ring-and-route-rules-misthrow = Bastano due dadi?
ring-and-route-rules-misthrow-1 = Ada è di turno. Sul suo anello va bene il giallo, e dopo il grigio.
ring-and-route-rules-misthrow-2 = Per l’1 verde non c’è posto. Due dadi su tre: un lancio fallito per Ada.
ring-and-route-rules-misthrow-3 = Anche Ben usa due dadi: il verde sull’anello, il 6 sul percorso. Non è di turno, quindi bastano.
ring-and-route-rules-misthrow-4 = Molto più tardi. Ada ha due lanci falliti, e nessuno di questi dadi va bene.
ring-and-route-rules-misthrow-5 = Era il terzo: la prima scheda ha dato 8 + 18 = 26 punti. Dal prossimo lancio comincia la seconda.

## Fine e punteggio

ring-and-route-rules-end = Fine e punteggio
ring-and-route-rules-end-when = La partita finisce quando qualcuno ha tre lanci falliti sulla seconda scheda o l’ha riempita: tutte le 16 caselle dell’anello e tutti i 13 numeri. Quel lancio lo giocano ancora tutti fino in fondo.
ring-and-route-rules-end-score = Ogni scheda dà punti per l’anello e per il percorso. Somma le due schede; quella che non hai mai cominciato non vale nulla. Vince il totale più alto, e chi è pari condivide la vittoria.
ring-and-route-rules-points-ring = Punti per l’anello di una scheda
ring-and-route-rules-points-route = Punti per il percorso di una scheda
ring-and-route-rules-crosses = Crocette
ring-and-route-rules-length = Numeri
ring-and-route-rules-points-row = Punti
ring-and-route-rules-score = Il conto
ring-and-route-rules-score-1 = Ada ha chiuso volontariamente la prima scheda. Ha 11 crocette sull’anello: 13 punti.
ring-and-route-rules-score-2 = Il suo percorso ha 11 numeri: 26 punti. Insieme 13 + 26 = 39.
ring-and-route-rules-score-3 = La seconda scheda ha 5 crocette, troppo poche per fare punti, e un percorso di 10: 22 punti. Il suo terzo lancio fallito chiude la partita, con 39 + 22 = 61.

## Per chi vuole discutere

ring-and-route-rules-argue = Nei casi dubbi
ring-and-route-rules-argue-why = Si conosce un’edizione stampata, in inglese e senza le sue figure. Ecco come facciamo dove lascia aperto qualcosa; i numeri sono quelli delle regole complete qui sotto.
ring-and-route-rules-full = Le regole complete, numerate (in inglese)
ring-and-route-rules-ruling-r1 = Ogni dado ha una volta ogni numero e ogni colore, e i tre li abbinano in tre modi. Il testo stampato dice solo che vale la pena guardare.
ring-and-route-rules-ruling-r4 = I collegamenti sono dritti e possono incrociarsi. Un collegamento che incrocia la linea del percorso non si può più usare. Su una tua scheda, un collegamento che passa troppo vicino a un altro numero dà un avviso.
ring-and-route-rules-ruling-r13 = Se chiudi la prima scheda, lo dici quando finisci il lancio, non dopo aver visto che cosa ne fanno gli altri.
ring-and-route-rules-ruling-r15 = Il lancio che chiude la partita lo giocano tutti fino in fondo. Se una scheda piena e un terzo lancio fallito arrivano insieme, si annunciano entrambi; la registrazione riporta il lancio fallito.
ring-and-route-rules-ruling-r18 = Della tabella stampata per i percorsi si conoscono due valori: 22 per dieci numeri, 26 per undici. Gli altri sono nostri.
ring-and-route-rules-ruling-r19 = Chi ha gli stessi punti condivide la vittoria.
ring-and-route-rules-ruling-r20 = Una prima scheda piena non si chiude da sola. Decidi tu quando; al più tardi la chiudono tre lanci falliti.

## Segni

ring-and-route-rules-signs = Colori, segni, notazione
ring-and-route-rules-colours = Colori
ring-and-route-rules-sign = Segno
ring-and-route-rules-name = Colore
ring-and-route-rules-letter = Lettera
ring-and-route-rules-faces = I tre dadi
ring-and-route-rules-spaces = Sulla scheda
ring-and-route-rules-space-crossed = Una casella dell’anello segnata
ring-and-route-rules-space-start = La partenza del percorso
ring-and-route-rules-space-head = Il capo del percorso, da cui cresce
ring-and-route-rules-space-legal = Un numero che si può segnare adesso; le caselle dell’anello hanno la stessa cornice
ring-and-route-rules-space-closed = Un collegamento che non si può più usare
ring-and-route-rules-places = Le caselle dell’anello si chiamano da c0 a c15, in senso orario dall’angolo in alto a sinistra, e i numeri da n0 a n12.
ring-and-route-rules-moves = Come si scrive una partita
ring-and-route-rules-move-1 = un lancio: il dado A mostra un 6 verde, B un 1 verde, C un 2 giallo
ring-and-route-rules-move-2 = tiene i dadi
ring-and-route-rules-move-3 = lancia di nuovo A e C
ring-and-route-rules-move-4 = segna la casella c5 dell’anello con il dado A
ring-and-route-rules-move-5 = segna il numero n7 con A e B insieme
ring-and-route-rules-move-6 = ha finito con questo lancio
ring-and-route-rules-move-7 = ha finito, e chiude anche la prima scheda
