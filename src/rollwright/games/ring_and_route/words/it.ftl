# Ring & Route in italiano. Il colore è al maschile: è il nome del colore.

ring-and-route-title = Ring & Route
ring-and-route-score = Punti
ring-and-route-aim = Segna i colori dei dadi sull’anello e traccia il tuo percorso con i loro numeri. Vince chi ha più punti sulle due schede insieme.

## Che cosa viene chiesto

ring-and-route-ask-keep = Tieni i dadi, oppure quali lanci di nuovo, una volta sola?
ring-and-route-ask-ring = Segna con i dadi, poi concludi.
ring-and-route-ask-route = Segna con i dadi, poi concludi.
ring-and-route-ask-done = Segna con i dadi, poi concludi.

## Che cosa si lancia

ring-and-route-throw = { $name } lancia i dadi
ring-and-route-throw-again = { $name } lancia di nuovo

## Quanto è grande

ring-and-route-sheet-facts = Caselle dell’anello: 16, caselle numeriche: 13, collegamenti: { $links }

## Come è finita la partita

ring-and-route-reason-misthrows = La partita è finita: su una seconda scheda ci sono tre lanci falliti.
ring-and-route-reason-full-sheet = La partita è finita: una seconda scheda è piena.
ring-and-route-reason-misthrows-and-full-sheet = La partita è finita: una seconda scheda è piena, e su una seconda scheda ci sono tre lanci falliti.

## Un colore secondo la sua lettera

ring-and-route-colour = { $colour ->
    [r] rosso
    [y] giallo
    [g] verde
    [b] blu
    [p] viola
   *[s] grigio
}

## Perché una mossa o un lancio non è possibile

ring-and-route-throw-dice = non sono questi i dadi che si lanciano adesso. Indica una faccia per ognuno dei dadi { $dice }; “A6g” è il dado A con 6 e verde.
ring-and-route-throw-face = “{ $face }” non è una faccia di questo dado. Le sue facce sono { $faces }.
ring-and-route-other-decision = { $asked ->
    [keep] prima tieni i dadi, o rilanciane qualcuno.
   *[mark] ora i dadi restano come sono. Segna con quelli, poi concludi.
}
ring-and-route-second-sheet = questa è la tua seconda scheda; solo la prima si può chiudere in anticipo.
ring-and-route-all-used = hai usato tutti e tre i dadi.
ring-and-route-die-used = già usato ({ $dice }). Ogni dado vale una volta sola.
ring-and-route-crossed-already = questa casella dell’anello è già segnata.
ring-and-route-no-such-colour = nessuno dei tuoi dadi liberi mostra il { ring-and-route-colour }.
ring-and-route-wrong-colour = il dado { $dice } mostra il { ring-and-route-colour }, e questa casella dell’anello è di un altro colore.
ring-and-route-not-beside = questa casella dell’anello non è accanto a una già segnata. Continua da una delle due estremità.
ring-and-route-visited-already = il percorso è già passato di qui, e visita ogni numero una volta sola.
ring-and-route-no-such-sum = { $count ->
    [one] questo numero è { $value }, e l’unico dado libero mostra { $numbers }.
   *[other] { $value } non si può fare con { $numbers }.
}
ring-and-route-wrong-sum = hai scelto { $sum }, ma questo numero è { $value }.
ring-and-route-not-linked = il percorso continua solo verso un numero collegato alla sua estremità più recente.
ring-and-route-crosses-route = questo collegamento incrocerebbe la linea del tuo percorso.

## Preparazione

ring-and-route-option-sheets = “sheets” è una lista con una voce per ogni posto, la scheda da cui comincia: una di { $names }.
ring-and-route-option-data = “{ $data }” non è il prezzo di un turno. La @ deve essere seguita da un numero di punti da 0 a { $most }; expert@0 gioca solo per i punti.
ring-and-route-option-sheet-set = “sheet_set” associa una scheda a ciascuno di due nomi, i due lati del foglio.
ring-and-route-option-one-paper = Tutti giocano sullo stesso foglio, perciò un tavolo accetta un solo foglio proprio.
ring-and-route-option-one-paper-each = Le schede { $sheets } sono su fogli diversi. Tutti giocano sui due lati di uno stesso foglio: 1 e 2, 3 e 4 oppure 5 e 6.

## Registrazioni

ring-and-route-record-sheet = non è una delle due schede di questa registrazione. Ogni posto indica la scheda da cui comincia.
ring-and-route-record-side = non è né 1 né 2. Un posto è sulla sua prima scheda (1) o sulla seconda (2).
ring-and-route-record-full = questo posto ha già riempito la seconda scheda, il che chiude la partita. Una partita comincia da una posizione non ancora conclusa.

## Perché non si può giocare su una scheda

ring-and-route-sheet-unknown = non c’è una scheda con questo nome. Ci sono { $known }.
ring-and-route-sheet-too-large = il testo supera { $limit } caratteri. A una scheda ne bastano circa duemila.
ring-and-route-sheet-not-json = qui il JSON è errato. Una scheda è fatta così: {"{"}"ring": "…", "numbers": […], "links": […]{"}"}.
ring-and-route-paper-not-json = qui il JSON è errato. Un foglio è fatto così: {"{"}"sheets": {"{"}"1": {"{"}…{"}"}, "2": {"{"}…{"}"}{"}"}{"}"}.
ring-and-route-paper-no-sheets = un foglio è un oggetto con “sheets”: i suoi due lati, ciascuno con il suo nome.
ring-and-route-paper-names = il nome di un lato ha da 1 a { $longest } caratteri visibili.
ring-and-route-sheet-too-deep = le liste sono annidate troppo a fondo. Una scheda ha liste di caselle e di collegamenti, non più profonde.
ring-and-route-sheet-too-many-routes = questa scheda ha troppi percorsi per essere risolta: più di { $limit }. Con meno collegamenti sono di meno.
ring-and-route-sheet-number-too-long = un numero ha migliaia di cifre. I valori vanno da 1 a 18, le posizioni arrivano al massimo a 10000.
ring-and-route-sheet-not-a-mapping = una scheda è una mappa con ring, numbers e links, non { $found }.
ring-and-route-sheet-field-missing = questa voce manca. Una scheda ha ring, numbers e links, una casella numerica ha value, x e y.
ring-and-route-sheet-ring-not-text = l’anello è un testo di 16 lettere di colore, non { $found }.
ring-and-route-sheet-ring-length = l’anello ha 16 lettere di colore, non { $count }.
ring-and-route-sheet-ring-letter = la casella { $space } ha { $found } come colore. Serve una delle lettere r y g b p s.
ring-and-route-sheet-ring-colour-missing = nessuna casella dell’anello è di colore { ring-and-route-colour } ({ $colour }). Ognuno dei sei colori r y g b p s ne richiede almeno una.
ring-and-route-sheet-numbers-not-a-list = le caselle numeriche sono una lista di 13, non { $found }.
ring-and-route-sheet-numbers-count = una scheda ha 13 caselle numeriche, non { $count }.
ring-and-route-sheet-number-not-a-mapping = una casella numerica è una mappa con value, x e y, non { $found }.
ring-and-route-sheet-value = un valore è un numero intero da 1 a { $highest }, come la somma di tre dadi, non { $found }.
ring-and-route-sheet-position = una posizione è un numero intero da -{ $farthest } a { $farthest }, non { $found }.
ring-and-route-sheet-same-position = questa casella sta in { $x }, { $y } come { $other }. Ogni casella ha bisogno di un posto suo.
ring-and-route-sheet-links-not-a-list = i collegamenti sono una lista di coppie di caselle, non { $found }.
ring-and-route-sheet-links-count = 13 caselle hanno al massimo { $most } collegamenti, non { $count }.
ring-and-route-sheet-link-malformed = un collegamento è una coppia di caselle come [0, 1], non { $found }.
ring-and-route-sheet-link-unknown-space = non c’è una casella numerica { $found }. Un collegamento unisce due delle caselle da 0 a { $last }.
ring-and-route-sheet-link-to-itself = questo collegamento unisce { $space } a sé stessa. Un collegamento unisce due caselle diverse.
ring-and-route-sheet-link-twice = è lo stesso collegamento di { $other }. Ognuno va indicato una volta sola.
ring-and-route-sheet-link-through = il collegamento da { $a } a { $b } passa per { $third }. Sposta una casella, oppure collega { $third } a entrambe.
ring-and-route-sheet-out-of-reach = la casella { $space } non si può raggiungere da n0. Da ogni casella numerica si deve poter arrivare a ogni altra lungo i collegamenti.

## Che cosa ha di insolito una scheda giocabile

ring-and-route-sheet-notice-no-full-route = Nessun percorso passa per tutte le { $spaces } caselle numeriche senza incrociarsi, quindi il punteggio più alto non si può raggiungere.
ring-and-route-sheet-notice-close = Il collegamento da { $a } a { $b } passa così vicino a { $third } che sembra toccarla.

## Dadi

ring-and-route-dice-not-a-mapping = i dadi sono una mappa come {"{"}"A": "rbypsg", "B": …, "C": …{"}"}, non { $found }.
ring-and-route-dice-faces = un dado ha sei lettere di colore per i numeri da 1 a 6, ognuna di r y g b p s una volta, non { $found }.
ring-and-route-dice-alike = questo dado ha i colori sugli stessi numeri del dado { $other }. I tre dadi devono essere diversi.

## Punti del percorso

ring-and-route-points-not-a-list = i punti del percorso sono una lista di 13 numeri interi, non { $found }.
ring-and-route-points-count = i punti del percorso sono indicati per 1 fino a 13 caselle, quindi 13 numeri, non { $count }.
ring-and-route-points-not-points = i punti sono un numero intero da 0 a { $highest }, non { $found }.
ring-and-route-points-fall = { $points } è meno di { $before }, i punti del percorso più corto. Un percorso più lungo non vale mai meno.

## What is announced at the table

ring-and-route-news-misthrow = { $count ->
    [3] { $name } ha il terzo lancio fallito: la sua { $sheet ->
        [2] seconda
       *[1] prima
    } scheda è chiusa.
   *[other] { $name } ha un lancio fallito ({ $count } su 3).
}
ring-and-route-news-last-misthrow = Dopo questo lancio la partita finisce: { $name } ha tre lanci falliti.
ring-and-route-news-turned = { $points ->
    [one] { $name } chiude la prima scheda con un punto e passa alla seconda.
   *[other] { $name } chiude la prima scheda con { $points } punti e passa alla seconda.
}
ring-and-route-letters = Lettere: r rosso, y giallo, g verde, b blu, p viola, s grigio; A, B e C sono i dadi.
