# Analisi ed esercizi sulla pagina, in italiano. Ciò che dice anche il terminale è in ../coach.

page-review-points = { $points ->
        [one] { $points } punto percentuale
       *[other] { $points } punti percentuali
    }

## Durante il calcolo

page-review-working = Calcolo in corso: che cosa è stata fortuna, che cosa bravura…
page-review-again = Riprova
page-review-unfinished = Una partita non finita

## Il bilancio

page-review-account = Fortuna o bravura?
page-review-meaning = Che cosa vogliono dire queste cifre?
page-review-account-about = Le barre portano dalla probabilità di vincere all’inizio fino al risultato. Ciò che si perde si può riguadagnare e perdere di nuovo: una barra può quindi superare 100.
page-review-rest = La fortuna è quanto i dadi sono caduti meglio o peggio della media. Una decisione si confronta con la mossa migliore del momento. Il resto è quanto hanno sbagliato le nostre stime. Una sola partita può deciderla la fortuna; su molte partite i lanci buoni e cattivi si compensano.
page-review-why-you = { $cause ->
        [won-luck] Hai vinto, soprattutto grazie a buoni dadi.
        [won-other] Hai vinto, soprattutto perché { $name } ha fatto errori.
        [won-others] Hai vinto, soprattutto perché gli altri hanno fatto errori.
        [lost-luck] Hai perso, soprattutto perché i dadi erano contro di te.
        [lost-own] Hai perso, soprattutto perché alcune tue decisioni sono costate care.
       *[lost-others] Hai perso, soprattutto per ciò che hanno deciso gli altri.
    }
page-review-why = { $cause ->
        [won-luck] { $who } ha vinto, soprattutto grazie a buoni dadi.
        [won-other] { $who } ha vinto, soprattutto per gli errori della controparte.
        [won-others] { $who } ha vinto, soprattutto perché gli altri hanno fatto errori.
        [lost-luck] { $who } ha perso, soprattutto per colpa dei dadi.
        [lost-own] { $who } ha perso, soprattutto perché alcune decisioni sono costate care.
       *[lost-others] { $who } ha perso, soprattutto per ciò che hanno deciso gli altri.
    }
page-review-table = Bilancio di { $name }
page-review-part = Voce
page-review-value = Probabilità di vincere, o variazione in punti percentuali
page-review-now = Adesso
page-review-luckiest = Lancio più fortunato
page-review-unluckiest = Lancio più sfortunato
page-review-tally = { $kind ->
        [good] buone: { $count }
        [unclear] indistinguibili: { $count }
        [mistake] errori: { $count }
        [blunder] errori gravi: { $count }
       *[forced] senza scelta: { $count }
    }
page-review-errors = { $unforced ->
        [one] L’unica decisione con una vera scelta è costata { $mean } punti di probabilità di vincere
       *[other] { $unforced } decisioni con una vera scelta sono costate in media { $mean } punti di probabilità di vincere ciascuna
    } (probabilmente tra { $low } e { $high }).
page-review-level = È all’incirca il livello di questo bot: { $level }. Dopo una sola partita è impreciso: può essere qualsiasi livello da { $lowest } a { $highest }.
page-review-level-only = È all’incirca il livello di questo bot: { $level }.
page-review-no-level = È troppo poco per indicare un livello.

## Le decisioni più costose

page-review-dear = Le decisioni più costose
page-review-whose = Le decisioni di chi
page-review-cost = { $points ->
        [one] Perso: { page-review-points }
       *[other] Persi: { page-review-points }
    }
page-review-played = Giocato
page-review-better = Meglio
page-review-group = { $count ->
        [one] Un’altra mossa è altrettanto buona
       *[other] Altre { $count } mosse sono altrettanto buone
    }
page-review-confirmed = La cifra qui sopra è una stima. Giocando le due mosse fino in fondo { $games } volte con gli stessi dadi, la differenza è stata di { page-review-points } (± { $error }).
page-review-show = Mostra nella partita
page-review-no-mistakes = Nessun errore chiaro: dove un’altra mossa sembrava migliore, può essere anche un caso.
page-review-searching = Si cercano errori chiari…

## L’andamento della partita

page-review-course = L’andamento della partita
page-review-course-about = Le probabilità di vincere dopo ogni evento. Scorri sulla curva o usa le frecce: l’immagine qui sotto mostra lo stesso momento.
page-review-curve = Probabilità di vincere, mossa per mossa
page-review-lanes = Un rombo segna un errore. Sotto la curva, per { $name }: la fortuna di ogni lancio, verso l’alto se era buona, e quanto è costata ogni decisione.
page-review-hash = Tutte le probabilità sono stime del bot più forte, fissate prima e uguali per ogni partita. La loro impronta:
page-review-hash-title = Da dove vengono le probabilità
page-review-leave = Indietro

## Trovare una mossa migliore

page-review-find = Trova una mossa migliore
page-review-find-all = { $count ->
        [one] Trova una mossa migliore
       *[other] Trova mosse migliori ({ $count })
    }
page-review-back = Torna all’analisi
page-review-previous = Indietro
page-review-next = Avanti
page-review-count = { $number } di { $count }
page-review-task = { $name }: { $played }. È costato { page-review-points }. Che cosa è meglio?
page-review-right = Giusto! Ora la probabilità di vincere è { $share }.
page-review-wrong = Non ancora: così si perdono { page-review-points }.
page-review-try-again = Riprova
page-review-hint-chances = Probabilità di vincere: { $share } con la mossa migliore, { $played } con quella giocata.
page-review-solution = Soluzione
page-review-solution-is = { $moves }. { $more ->
        [0] Nient’altro è altrettanto buono.
        [one] Un’altra mossa è altrettanto buona.
       *[other] Altre { $more } mosse sono altrettanto buone.
    }
page-review-skip = Salta
page-review-finish = Fatto. Trovate: { $found } su { $count }

## Suggerimenti durante la partita

page-hint-chances = La tua probabilità di vincere: { $share }
page-hint-best = Mossa migliore ({ $chance }):
page-hint-plain = Meno audace ({ $share }): { $moves }
page-hint-more = { $count ->
        [one] Un’altra mossa è altrettanto buona.
       *[other] Altre { $count } mosse sono altrettanto buone.
    }
page-hint-no-idea = Cerca la mossa che conserva questa probabilità.
page-hint-show = Mostra la mossa

## Il tavolo di studio

page-analysis-about = Prepara una posizione qualsiasi: vedi le probabilità di tutti e quanto vale ogni mossa, e puoi continuare da lì.
page-analysis-working = L’allenatore guarda la posizione…
page-analysis-game = Gioco
page-analysis-players = Giocatori
page-analysis-begin = Prepara la posizione
page-analysis-new = Un’altra posizione
page-analysis-text = La posizione come testo
page-analysis-text-about = Modificalo, oppure incolla un’altra posizione, la registrazione di una partita o un link.
page-analysis-text-paste = Incolla una posizione, la registrazione di una partita o un link.
page-analysis-text-set = Usa questo testo
page-analysis-text-wrong = Non è né una posizione né un link a una posizione.
page-analysis-share = Link e testo
page-analysis-link = Link a questa posizione
page-analysis-link-about = La posizione è nel link stesso. Sul server non si salva nulla.
page-analysis-link-wrong = In questo link non c’è nessuna posizione. Forse è stato tagliato.
page-analysis-rule = Regola { $rule }: { $why }
page-analysis-chances = Probabilità di vittoria
page-analysis-moves-of = Le mosse di { $name }
page-analysis-best = migliore
page-analysis-best-is = Il meglio: { $moves }
page-analysis-more = Mostra tutte e { $count }
page-analysis-play = Gioca questa mossa
page-analysis-no-moves = Ora si lancia: metti i dadi qui sopra, oppure lanciali.
page-analysis-over = La partita è finita. Torna indietro per vedere come è andata.
page-analysis-throw-which = Che cosa esce?
page-analysis-lay = Metti i dadi
page-analysis-random = Lancia
page-analysis-back = Torna indietro
page-analysis-edit = Modifica la posizione
page-analysis-done = Fatto
page-analysis-whose = Il gioco di
page-analysis-turn = A chi tocca
page-analysis-dice-off = Togli i dadi dal tavolo
page-analysis-clear = Svuota
page-analysis-marks-back = Ciò che è stato segnato con i dadi sul tavolo qui non si vede; una modifica lo annulla.
page-analysis-on = Continua da qui
page-analysis-on-about = Chi gioca? Se prendi tutti i posti, giochi contro te stesso.
page-analysis-on-own = Questi tabelloni o schede non fanno parte del gioco, perciò non si può aprire un tavolo con essi. Qui puoi continuare mossa per mossa.
page-analysis-me = Io
