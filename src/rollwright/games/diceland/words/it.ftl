# Diceland in italiano. Il colore è al maschile: segue sempre “di colore”.

diceland-title = Diceland
diceland-score = Premi
diceland-aim = Segna caselle a partire dalla casella bianca, una per ogni dado. Vince chi per primo ha nove premi e tutte le caselle di un colore.

## Che cosa viene chiesto

diceland-ask-pick = Scegli uno dei colori usciti. Vale per tutto il turno.
diceland-ask-reroll = Vuoi rilanciare gli altri dadi o fermarti qui?
diceland-ask-use = Scegli un colore e usa tutti i suoi dadi, oppure passa.
diceland-ask-cross = Segna una casella.

## Che cosa si lancia

diceland-throw = { $name } lancia i dadi
diceland-throw-again = { $name } rilancia
diceland-throw-treasure = Lancio premio di { $name }

## Quanto è grande

diceland-board-facts = Caselle colorate: { $spaces }, gruppi: { $territories }, caselle premio: { $treasures }, caselle ostacolo: { $obstacles }

## Come è finita la partita

diceland-reason-goal = Lo scopo è raggiunto: abbastanza premi e un colore completo.
diceland-reason-round-limit = Il limite di giri è raggiunto. La partita resta incompiuta e non vince nessuno.

## Un colore secondo la sua lettera

diceland-colour = { $colour ->
    [r] rosso
    [y] giallo
    [g] verde
    [b] blu
    [o] arancione
   *[s] grigio
}
diceland-colour-space = { $colour ->
    [r] rossa
    [y] gialla
    [g] verde
    [b] blu
    [o] arancione
   *[s] grigia
}
diceland-colour-spaces = { $colour ->
    [r] rosse
    [y] gialle
    [g] verdi
    [b] blu
    [o] arancioni
   *[s] grigie
}
diceland-colour-dice = { $colour ->
    [r] rossi
    [y] gialli
    [g] verdi
    [b] blu
    [o] arancioni
   *[s] grigi
}

## Perché una mossa o un lancio non è possibile

diceland-throw-number = { $dice ->
    [one] adesso si lancia un solo dado, quindi il lancio ha una lettera.
   *[other] adesso si lanciano { $dice } dadi, quindi il lancio ha { $dice } lettere.
}
diceland-throw-letter = “{ $letter }” non è un colore. Ogni dado mostra una delle lettere { $letters }.
diceland-other-decision = { $asked ->
    [pick] prima scegli uno dei colori usciti.
    [decide] prima rilancia, oppure fermati.
    [cross] prima segna le tue caselle { diceland-colour-spaces }.
   *[use] prima scegli un colore da usare, oppure passa.
}
diceland-colour-taken = il colore { diceland-colour } è di chi ha lanciato i dadi. Scegli tra gli altri.
diceland-colour-not-shown = nessuno di questi dadi è { diceland-colour }. Scegli un colore uscito.
diceland-excess = nel tuo gruppo di caselle { diceland-colour-spaces } { $free ->
    [one] resta una sola casella libera
   *[other] restano solo { $free } caselle libere
}: { $dice } dadi sono in eccesso, non ne puoi usare nessuno.
diceland-colour-full = tutte le caselle { diceland-colour-spaces } sono già segnate. Scegli un altro colore.
diceland-no-room = { $dice ->
    [one] nessun gruppo di caselle { diceland-colour-spaces } confina con una delle tue crocette.
   *[other] nessun gruppo di caselle { diceland-colour-spaces } che confina con una delle tue crocette ha posto per { $dice } dadi.
}
diceland-crossed-already = questa casella è già segnata. Scegline una libera.
diceland-wrong-colour = questa casella è di un altro colore. Stai usando dadi { diceland-colour-dice }.
diceland-territory-under-way = un gruppo di caselle { diceland-colour-spaces } è già iniziato. Completalo prima di iniziarne un altro dello stesso colore.
diceland-not-adjacent = questa casella non tocca nessuna delle tue crocette.
diceland-territory-too-small = questo gruppo ha solo { $size ->
    [one] una casella
   *[other] { $size } caselle
}, troppo poche per { $dice } dadi. Iniziane uno che ha posto per tutti.

## Preparazione

diceland-option-boards = “boards” è una lista con una voce per ogni posto: uno dei tabelloni { $names } oppure un tabellone come testo.
diceland-option-board-set = “board_set” associa a ogni nome il testo di un tabellone.
diceland-option-round-limit = Il limite di giri è un numero intero da 1 a { $most }.
diceland-option-treasures = Un nuovo tabellone ha 12 caselle premio, oppure 6 come nella variante Europa.
diceland-data-none = “{ $file }” non contiene pesi. La @ deve essere seguita da un file scritto da rollwright train diceland.
diceland-data-finite = “{ $file }” ha pesi che non sono numeri finiti. La @ deve essere seguita da un file scritto da rollwright train diceland.
diceland-data-hidden = “{ $file }” ha i pesi di { $hidden } unità nascoste. Possono essere 0, 4, 8 … { $most }.
diceland-data-size = “{ $file }” ha { $numbers } pesi. Con { $hidden } unità nascoste sono { $right }.
diceland-boards-mixed = alcuni hanno 12 caselle premio e altri 6. A uno stesso tavolo tutti i tabelloni devono averne lo stesso numero.

## Registrazioni

diceland-record-board = non è un tabellone di questa registrazione. Ogni posto indica un tabellone il cui testo si trova in “boards”.
diceland-record-not-connected = { $space } non è collegata alla casella bianca di partenza. Tutte le crocette devono essere unite a essa.
diceland-record-two-under-way = ci sono due gruppi di caselle { diceland-colour-spaces } iniziati. In ogni colore tutti i gruppi iniziati tranne uno devono essere completi.
diceland-record-won = questo posto ha già raggiunto lo scopo. Una partita comincia da una posizione che nessuno ha ancora vinto.

## Perché non si può giocare su un testo

diceland-board-empty = il testo non contiene nessuna fila. Un tabellone ha una riga per ogni fila, per esempio “r r Y # + g”.
diceland-board-unknown-character = “{ $character }” non significa nulla su un tabellone. Una casella è r y g b o s, una casella premio R Y G B O S, + è la casella bianca di partenza, # una casella ostacolo, e . non fa parte del tabellone.
diceland-board-no-blank = “{ $first }” e “{ $second }” sono attaccate. Tra due caselle c’è sempre uno spazio.
diceland-board-too-many-columns = questa fila ha più di { $most } caselle. Una fila ne ha al massimo { $most }, comprese quelle segnate con un punto.
diceland-board-too-many-rows = questa fila è di troppo. Un tabellone ha al massimo { $most } file, comprese quelle fatte solo di punti.
diceland-board-too-many-spaces = ci sono { $count } caselle colorate. Un tabellone ne ha al massimo { $most }.
diceland-board-no-start = manca la casella bianca di partenza. Una sola casella è un +.
diceland-board-several-starts = questa è una seconda casella di partenza; { $first } lo è già. Una sola casella è un +.
diceland-board-colour-missing = nessuna casella è { diceland-colour-space } ({ $colour }). Ognuno dei sei colori r y g b o s ne richiede almeno una.
diceland-board-treasures = { $count ->
    [0] non c’è nessuna casella premio
    [one] c’è una casella premio
   *[other] ci sono { $count } caselle premio
}. Un tabellone ne ha 12 oppure 6 (lettere maiuscole).
diceland-board-out-of-reach = { $space } non si può raggiungere dalla partenza. Ogni casella colorata è unita alla casella bianca da caselle colorate confinanti; gli ostacoli e i . non collegano.
diceland-board-not-shipped = non c’è un tabellone con questo nome. Ci sono { $names }, e ogni tabellone si può dare come testo.

## Che cosa ha di insolito un tabellone giocabile

diceland-notice-spaces = Ci sono { $count } caselle colorate; di solito sono circa { $usual }.
diceland-notice-territory = Il gruppo di caselle { diceland-colour-spaces } in { $space } ha { $size ->
    [one] una casella
   *[other] { $size } caselle
}; di solito sono da 2 a 6.
diceland-notice-treasures = Nel colore { diceland-colour } { $count ->
    [0] non c’è nessuna casella premio
    [one] c’è una casella premio
   *[other] ci sono { $count } caselle premio
}; di solito { $usual ->
    [one] ce n’è una
   *[other] ce ne sono { $usual }
} per colore.
diceland-notice-start = La casella bianca di partenza { $space } è lontana dal centro del tabellone.

## What is announced at the table

diceland-news-treasure = { $name } ha segnato un premio: { $count } su { $goal }.
diceland-news-colour = { $name } ha completato un colore: { diceland-colour }!
diceland-news-unused = { $dice ->
    [one] { $name } non può usare il dado { diceland-colour } e non segna nulla.
   *[other] { $name } non può usare i suoi { $dice } dadi { diceland-colour-dice } e non segna nulla.
}
diceland-news-throw-unused = { $name } non ha potuto usare nessun dado del lancio premio.
diceland-letters = Lettere: r rosso, y giallo, g verde, b blu, o arancione, s grigio; *R* è una casella premio, [r] si può segnare adesso, rx è segnata.
