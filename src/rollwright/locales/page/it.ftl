# Le parole della pagina che non appartengono a nessun gioco.

## Ovunque

page-skip = Vai al contenuto
page-home = Inizio
page-close = Chiudi
page-cancel = Annulla
page-name = Nome
page-you = tu
page-language = Lingua
page-menu = Menu
page-rules = Regole
page-rules-of = Le regole di { $game }
page-play = Gioca
page-connecting = Connessione in corso…
page-lost = Qui non c’è niente
page-lost-about = Questo indirizzo non porta da nessuna parte. Tutto comincia dalla pagina iniziale.

## Pagina iniziale

page-tagline = Lancia i dadi, compila la scheda
page-welcome = Due giochi di dadi per 1–4 persone. Un clic e si gioca.
page-play-now = Gioca subito
page-play-friends = Gioca con gli amici
page-play-device = Su questo dispositivo
page-level = Livello del bot
page-level-against = Livello del bot contro cui giochi
page-level-named = { $number } · { $name } ({ $strength })
page-go-on = Riprendi una partita
page-record-open = Apri una partita registrata
page-record-open-about = Scegli un file .roll.json o trascinalo qui, e ripercorri la partita mossa per mossa.
page-record-large = { $file } è troppo grande per una partita registrata.
page-record-unreadable = Impossibile leggere { $file }: una partita registrata è un file JSON.
page-record-refused = Impossibile aprire { $file } come partita registrata. { $why }

## Impostazioni

page-settings = Impostazioni
page-settings-theme = Aspetto
page-settings-theme-auto = Come il dispositivo
page-settings-theme-light = Chiaro
page-settings-theme-dark = Scuro
page-settings-symbols = Simboli sui colori
page-settings-symbols-hint = Ogni colore ha il suo segno.
page-settings-sound = Suoni
page-settings-motion = Animazioni

## Preparare un tavolo

page-setup-bot = Gioca contro i bot
page-setup-friends = Gioca con gli amici
page-setup-device = Gioca su questo dispositivo
page-setup-start = Inizia la partita
page-setup-invite = Prepara il tavolo e invita
page-seats = Giocatori
page-seat = Giocatore { $number }
page-seat-open = libero
page-seat-numbered = { $name } { $number }
page-seat-add = Aggiungi un giocatore
page-seat-remove = Togli il giocatore { $number }
page-seat-kind-person = Qui
page-seat-kind-open = Con il link
page-seat-kind-bot = Bot
page-seat-open-about = Chi apre per primo il link prende questo posto.
page-seat-bot-for = Un bot gioca per questa persona
page-pieces = Tabelloni e ordine
page-pieces-sides = Come da regole
page-pieces-sides-about = I tabelloni sono estratti a sorte, ognuno sceglie il lato.
page-pieces-lot = Tutto a sorte
page-pieces-lot-about = Tabellone e lato sono estratti a sorte, e si comincia subito.
page-pieces-hand = A mano
page-pieces-hand-about = Decidi tu chi gioca su quale tabellone.
page-piece = { $piece }
page-piece-change = { $piece }: scegline un altro
page-piece-choose = Su che cosa gioca il giocatore { $number }?
page-order = Ordine dei giocatori (chi comincia è estratto a sorte)
page-order-lot = A sorte
page-order-given = Nell’ordine dell’elenco

## Prima della partita

page-gather = Invita i tuoi amici
page-gather-watch = Il tavolo è in preparazione
page-gather-who = Al tavolo
page-gather-open = Posto libero
page-gather-kept = Posto riservato a { $name }
page-gather-start = { $open ->
    [0] Inizia
    [one] Inizia, un bot prende il posto libero
   *[other] Inizia, i bot prendono i posti liberi
}
page-leave = Lascia il tavolo
page-link = Link al tavolo
page-link-qr = Il link come codice QR
page-link-copy = Copia il link
page-link-copied = Il link è copiato.
page-link-share = Condividi
page-join = Siediti
page-join-about = { $game } con { $names }. Come ti chiami?
page-join-sit = Siediti
page-revealing = Preparazione dei dadi…
page-choose-side = Scegli il tuo lato
page-choose-side-of = { $name }, scegli il tuo lato
page-choose-side-about = Ecco il tuo tabellone. Su quale lato giochi?
page-choose-wait = Ognuno sceglie il proprio lato
page-waiting-for = In attesa di { $names }…
page-table-missing = Questo tavolo non esiste, o è stato eliminato.
page-table-never-began = Questo tavolo è stato abbandonato prima dell’inizio della partita.

## Al tavolo

page-thinking = sta pensando
page-ready = ha finito
page-away = assente
page-hand-over = { $name }, tocca a te
page-hand-over-wait = Gli altri giocano…
page-link-lost = Connessione persa, nuovo tentativo…
page-elsewhere = Stai giocando altrove
page-elsewhere-about = Il tuo posto è aperto in un’altra scheda del browser o su un altro dispositivo. Puoi riportarlo qui in ogni momento.
page-elsewhere-here = Gioca qui
page-gone = { $name } è assente da più di un minuto.
page-gone-wait = Aspetta
page-gone-bot = Lascia il posto a un bot
page-end = Termina la partita
page-end-about = La partita finisce senza vincitore non appena tutte le persone al tavolo sono d’accordo.
page-end-yes = Sì, termina
page-end-no = No, continua
page-ending = { $count ->
    [one] { $names } vorrebbe terminare la partita.
   *[other] { $names } vorrebbero terminare la partita.
}
page-ending-agree = D’accordo
page-move = Continua su un altro dispositivo
page-move-about = Apri questo link sull’altro dispositivo, e il tuo posto si sposta lì. Il link è solo per te e vale una volta.
page-watch-link = Lascia guardare altri
page-watch-about = Chi apre questo link può guardare, ma non giocare.
page-watching = Stai guardando
page-watchers = { $count ->
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}

## Dopo la partita

page-result = Risultato
page-over = La partita è finita.
page-over-you = Hai vinto!
page-over-won = { $count ->
    [one] { $names } ha vinto
   *[other] { $names } si dividono la vittoria
}
page-over-nobody = Nessuno ha vinto
page-over-ended = La partita è stata terminata in anticipo.
page-rematch = Rivincita
page-rematch-wanted = { $name } propone una rivincita.
page-rematch-sit = Siediti
page-rematch-go = Alla rivincita
page-record-download = Scarica la partita
page-replay = Una partita registrata
page-history = Mossa per mossa
page-history-now = Torna alla partita
page-history-start = L’inizio
page-history-dice = Dadi
page-history-event = { $name }: { $what }
page-history-first = All’inizio
page-history-back = Un passo indietro
page-history-next = Un passo avanti
page-history-last = Alla fine

## Controllare i dadi

page-check = Controlla i dadi
page-check-running = Ogni lancio viene ricalcolato …
page-check-good = { $count ->
    [one] L’unico lancio è come promesso.
   *[other] Tutti i { $count } lanci sono come promesso.
}
page-check-bad = Questi dadi non sono come promesso.
page-check-part = { $count ->
    [one] L’unico lancio corrisponde alla registrazione.
   *[other] Tutti i { $count } lanci corrispondono alla registrazione.
}
page-check-all = Il tuo browser ha visto questa partita dall’inizio, e la registrazione è ciò che ha visto.
page-check-part-file = Il tuo browser non ha visto questa partita: non ha potuto confrontare la registrazione con ciò che è stato giocato.
page-check-part-late = Il tuo browser ha visto questo tavolo solo quando i posti erano già chiusi: non ha potuto confrontare ciò che era stato promesso prima.
page-check-part-left = Il tuo browser ha visto solo una parte di questa partita: non ha potuto confrontare il seguito.
page-check-part-told = Come questo gioco scrive i lanci e che cosa distribuisce, il tuo browser ha potuto saperlo solo dal server.
page-check-part-first = Questa partita è stata giocata con la prima versione di questi dadi: la registrazione si è potuta confrontare solo con sé stessa.
page-check-part-silent = Il tuo browser non ha inviato in tempo la sua parte, perciò i dadi sono nati senza.
page-check-words = Le quattro parole della promessa:
page-check-log-words = Le quattro parole di tutto ciò che è successo, da confrontare con gli altri:
page-check-form = La registrazione non si può controllare: “{ $field }” non è come dovrebbe.
page-check-other-game = Questa è la registrazione di un altro tavolo.
page-check-other-promise = La promessa non è quella che il tuo browser ha visto all’inizio.
page-check-other-lot = Ciò che decide la sorte non è ciò che il tuo browser ha visto all’inizio.
page-check-other-list = La lista che ha chiuso i posti non è quella che il tuo browser ha visto.
page-check-not-listed = La promessa del tuo browser non era nella lista che ha chiuso i posti, perciò il tuo browser non ha inviato la sua parte.
page-check-other-share = Il tuo browser ha inviato la sua parte, ma secondo la registrazione non è mai arrivata.
page-check-missing = { $count ->
    [one] Una voce che il tuo browser ha visto manca nella registrazione.
   *[other] { $count } voci che il tuo browser ha visto mancano nella registrazione.
}
page-check-other-log = La registrazione non è ciò che il tuo browser ha visto.
page-check-rewritten = Il server ha mostrato al tuo browser due storie diverse di questo tavolo.
page-check-how = Che cosa si controlla?
page-check-how-promise = Prima che qualcuno si sedesse, il server ha estratto un segreto e ne ha mostrato l’impronta. Dopo la partita apre il segreto, e l’impronta deve corrispondere.
page-check-how-shares = Ogni browser ha promesso una parte. Alla chiusura dei posti una lista ha nominato tutti con le loro promesse; solo dopo i browser hanno mostrato le loro parti. Lista e parti sono entrate nei dadi, e i bot non hanno parte. Così nessuno ha potuto scegliere la propria parte dopo aver visto le altre.
page-check-how-throws = Segreto, lista e parti insieme stabiliscono chi comincia, che cosa viene distribuito e ogni lancio. Il tuo browser ricalcola tutto e confronta la registrazione con ciò che ha visto della partita, se c’era.
page-check-how-limits = Resta possibile questo: chi mostra per ultimo la sua parte può trattenerla, e scegliere così tra due partite. Il server può chiudere un tavolo, o sostenere che una parte non è mai arrivata; la pagina di chi l’ha inviata lo dice. E chi gestisce il server può aver guardato il segreto durante la partita.

## Che cosa non ha funzionato

page-refused-offline = Il server non è raggiungibile. Riprova.
page-refused-elsewhere = Ora stai giocando altrove.
page-refused-unknown = Non ha funzionato ({ $what }).

## Un gioco per cui la pagina non ha una cartella

page-any-choose = Scegli una mossa.
page-any-waits = In attesa di { $names }.
page-any-dice = Dadi: { $dice }
page-any-show = Mostra { $name } in grande
page-any-take-back = Annulla la mossa
