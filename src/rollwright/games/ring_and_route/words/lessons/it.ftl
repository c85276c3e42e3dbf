# Le lezioni di Ring & Route: quello che dice l’allenatore. Abbastanza breve da leggersi mentre i dadi rotolano.

## Colore e numero

ring-and-route-lesson-first-marks = Colore o numero
ring-and-route-lesson-first-marks-1 = Vince chi ha più punti su due schede. Ogni dado mostra un colore e un numero. Questi tre ti piacciono: tocca “{ ring-and-route-page-keep }”.
ring-and-route-lesson-first-marks-2 = Prima un colore: tocca la casella gialla in alto sull’anello.
ring-and-route-lesson-first-marks-3 = Il prossimo colore va lì accanto. Tocca una casella verde vicina!
ring-and-route-lesson-first-marks-4 = E adesso un numero: tocca il 4. Da lì comincia il tuo percorso.
ring-and-route-lesson-first-marks-5 = Hai usato tutti e tre i dadi. Tocca “{ ring-and-route-page-done }”.
ring-and-route-lesson-first-marks-done = Un dado è un colore o un numero, come preferisci. Ma lo usi una volta sola.

## Somme

ring-and-route-lesson-sums = Fai la somma
ring-and-route-lesson-sums-1 = Il tuo percorso è all’8. Nessun dado mostra 11, ma 6 + 5 fa 11: tocca l’11! Ci sono due 5, quindi ti viene chiesto quale prendere.
ring-and-route-lesson-sums-2 = Resta un dado: l’altro 5. Usa il suo colore: tocca la casella accanto alla tua crocetta sull’anello.
ring-and-route-lesson-sums-3 = Hai usato tutti e tre i dadi. Tocca “{ ring-and-route-page-done }”.
ring-and-route-lesson-sums-done = Due o tre dadi insieme fanno un numero più grande. Ogni dado conta una volta sola. Il percorso riparte sempre dal suo ultimo numero.

## La linea

ring-and-route-lesson-line = Senza incroci
ring-and-route-lesson-line-1 = Il tuo percorso è al 4. Il 10 è tratteggiato: la via per arrivarci incrocerebbe la tua linea. Vai al 3 con 2 + 1!
ring-and-route-lesson-line-2 = Resta un dado. Tocca una casella viola accanto alle tue crocette sull’anello.
ring-and-route-lesson-line-3 = Molto bene. Tocca “{ ring-and-route-page-done }”.
ring-and-route-lesson-line-done = La tua linea non si incrocia mai e non torna mai su un numero. I numeri tagliati fuori sono tratteggiati: lasciati una via!
ring-and-route-lesson-line-crosses = La via dal 4 al 10 incrocerebbe la tua stessa linea. Il 3 invece è libero: 2 + 1.

## Due dadi quando lanciano gli altri

ring-and-route-lesson-two-dice = Quando lanciano gli altri
ring-and-route-lesson-two-dice-1 = La tua amica Mia ha lanciato, e tutti giocano con i suoi dadi. Devi usarne almeno due. Prima tocca il viola sull’anello!
ring-and-route-lesson-two-dice-2 = E uno. Ancora uno: tocca un 5 per il tuo percorso.
ring-and-route-lesson-two-dice-3 = Il 4 rosso non trova posto. Ma due dadi bastano quando lanciano gli altri. Tocca “{ ring-and-route-page-done }”.
ring-and-route-lesson-two-dice-done = Quando lanciano gli altri, usa due dadi o tutti e tre. Con meno segni un lancio fallito.
ring-and-route-lesson-two-dice-misthrow = Non ancora! Con meno di due dadi sarebbe un lancio fallito.

## Tre dadi quando lanci tu

ring-and-route-lesson-three-dice = Quando lanci tu
ring-and-route-lesson-three-dice-1 = Adesso lanci tu, e devi usare tutti e tre i dadi! Il 2 viola non trova posto. Tocca quel dado in alto e rilancialo.
ring-and-route-lesson-three-dice-2 = Un 4, che fortuna! Usali tutti e tre: verde e blu sull’anello, il 4 sul percorso.
ring-and-route-lesson-three-dice-3 = Tutti e tre! Tocca “{ ring-and-route-page-done }”.
ring-and-route-lesson-three-dice-done = Chi lancia usa tutti e tre i dadi e può rilanciare una volta. A, B e C hanno colori diversi: guarda “{ ring-and-route-page-faces }”.
ring-and-route-lesson-three-dice-keep = Il 2 viola non trova posto, e te ne servono tre. Toccalo e rilancialo.
ring-and-route-lesson-three-dice-misthrow = Non ancora! Chi lancia deve usare tutti e tre i dadi, altrimenti è un lancio fallito.

## Punti

ring-and-route-lesson-points = Che cosa conta
ring-and-route-lesson-points-1 = Mia ha lanciato. Le tue sei crocette sull’anello non valgono ancora nulla; la settima porta 8 punti! Segnane un’altra a un’estremità.
ring-and-route-lesson-points-2 = 8 punti! Sul percorso conta ogni numero: più è lungo, più punti porta. Toccane un altro!
ring-and-route-lesson-points-3 = Hai usato due dadi, e ha lanciato Mia: basta così. Tocca “{ ring-and-route-page-done }”.
ring-and-route-lesson-points-done = L’anello conta a 7, 10, 13 e 16 crocette, il percorso a ogni numero. Quello che viene dopo sta sempre sopra la tua scheda.

## Lanci falliti

ring-and-route-lesson-misthrow = I lanci falliti
ring-and-route-lesson-misthrow-1 = Hai due lanci falliti, e adesso non va bene nulla, nemmeno una somma. Capita! Tocca “{ ring-and-route-page-done-misthrow }”.
ring-and-route-lesson-misthrow-2 = Il terzo lancio fallito chiude una scheda; i punti restano tuoi. Questa è la tua seconda. Usa tutti e tre i dadi insieme: 2 + 4 + 6 = 12. Tocca il 12!
ring-and-route-lesson-misthrow-done = I lanci falliti non costano punti, ma il terzo chiude una scheda. Appena la seconda scheda di qualcuno è chiusa, la partita finisce per tutti.

## Chiudere una scheda

ring-and-route-lesson-turn = La seconda scheda
ring-and-route-lesson-turn-1 = 40 punti! Ma non va più bene niente. Una scheda nuova porta nuovi punti: “{ ring-and-route-page-turn }”, poi “{ ring-and-route-page-turn-do }”.
ring-and-route-lesson-turn-2 = I tuoi 40 punti sono al sicuro. In partita può venire prima l’una o l’altra scheda. Comincia un nuovo percorso: 3 + 4 + 2 = 9. Tocca il 9!
ring-and-route-lesson-turn-done = Chiudi la prima scheda quando quasi niente va bene. La seconda finisce solo con il terzo lancio fallito, o quando è tutta segnata. Buon divertimento!
ring-and-route-lesson-turn-turn = Resteresti su questa scheda. Meglio chiuderla: tocca “{ ring-and-route-page-turn }”.
