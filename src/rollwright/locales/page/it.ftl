# Le parole della pagina che non appartengono a nessun gioco.

## Ovunque

page-skip = Vai al contenuto
page-home = Inizio
page-close = Chiudi
page-cancel = Annulla
page-name = Nome
page-your-name = Il tuo nome
page-you = tu
page-me = Io
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
page-welcome = Due giochi di dadi per 2–4 giocatori, persone o bot. Un clic e si gioca.
page-play-now = Gioca subito
page-play-friends = Con gli amici
page-play-device = Su questo dispositivo
page-play-bots = Con più bot
page-level = Livello del bot
page-level-against = Avversario
page-level-named = { $strength } · { $name }
page-go-on = Riprendi una partita
page-go-on-turn = Tocca a te
page-go-on-gather = Non ancora iniziata
page-go-on-first = Hai una partita in corso
page-go-on-yes = Riprendila
page-go-on-new = Nuova partita
page-quit = Togli questa partita
page-quit-about = Contro i bot, la partita viene eliminata. Se giocano altre persone, lasci il tuo posto e un bot può continuare per te.
page-quit-yes = Togli
page-games = Le mie partite
page-games-about = Le tue partite sono conservate in questo browser.
page-games-none = In questo browser non hai ancora finito nessuna partita.
page-games-finished = Finite
page-games-dice-good = I dadi sono come promesso.
page-games-dice-part = I dadi corrispondono alla registrazione.
page-games-dice-bad = Questi dadi non sono come promesso.
page-stats = Statistiche
page-stats-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}
page-stats-against = Contro
page-stats-played = Giocate
page-stats-won = Vinte
page-stats-people = Altre persone
page-stats-device = Su questo dispositivo
page-stats-alone = Da solo
page-games-delete = Elimina
page-games-delete-sure = Eliminare questa partita?
page-games-delete-about = Il risultato e la registrazione spariranno per sempre.
page-game-missing = Rollwright non ha un gioco con questo nome.
page-record-open = Apri una partita registrata
page-record-open-about = Scegli il file di una partita o trascinalo qui, e rivedila mossa per mossa.
page-record-large = { $file } è troppo grande per una partita registrata.
page-record-unreadable = Impossibile leggere { $file }: una partita registrata è un file JSON.
page-record-refused = Impossibile aprire { $file } come partita registrata. { $why }

## Impostazioni

page-settings = Impostazioni
page-settings-theme = Aspetto
page-settings-theme-auto = Come il dispositivo
page-settings-theme-light = Chiaro
page-settings-theme-dark = Scuro
page-settings-text = Dimensione del testo
page-settings-text-usual = Normale
page-settings-text-large = Grande
page-settings-text-largest = Molto grande
page-settings-symbols = Simboli sui colori
page-settings-symbols-hint = Ogni colore ha il suo segno.
page-settings-sound = Suoni
page-settings-volume = Volume dei suoni
page-settings-motion = Animazioni
page-settings-speed = Velocità delle animazioni
page-settings-speed-slow = Lenta
page-settings-speed-usual = Normale
page-settings-speed-fast = Veloce

## Preparare un tavolo

page-setup-bot = Gioca contro i bot
page-setup-friends = Gioca con gli amici
page-setup-device = Gioca su questo dispositivo
page-setup-start = Inizia la partita
page-setup-invite = Invita gli amici
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
page-setup-print = Stampa questi tabelloni
page-setup-own-missing = Il tabellone che volevi non è in questo browser, o non ci si può giocare. Ecco quelli del gioco.

## Prima della partita

page-gather = Invita i tuoi amici
page-gather-watch = Il tavolo è in preparazione
page-gather-who = Al tavolo
page-gather-open = Posto libero
page-gather-kept = Posto riservato a { $name }
page-gather-bare = Stai guardando. Per giocare, chiedi il link d’invito.
page-gather-full = Il tavolo è al completo. Stai guardando.
page-gather-rename = Rinomina { $name }
page-gather-down = { $name }: un posto più in basso
page-gather-free = { $name }: libera questo posto
page-gather-free-sure = Liberare questo posto?
page-gather-free-about = { $name } perde il posto. Potrà prenderlo chi apre il link per primo.
page-gather-free-yes = Libera il posto
page-save = Salva
page-gather-start = { $open ->
    [0] Inizia
    [one] Inizia, un bot prende il posto libero
   *[other] Inizia, i bot prendono i posti liberi
}
page-leave = Lascia il tavolo
page-leave-sure = Lasciare il tavolo?
page-leave-about = Il tuo posto diventa libero. Gli altri restano.
page-leave-about-alone = Il tavolo viene chiuso e il link non funziona più.
page-link = Link al tavolo
page-link-qr = Il link come codice QR
page-link-copy = Copia il link
page-link-copied = Il link è copiato.
page-link-share = Condividi
page-reach-here = Per ora questo tavolo è raggiungibile solo da questo dispositivo.
page-reach-open = Fai partecipare chi è in casa
page-reach-open-about = Telefoni, tablet e computer della tua rete di casa potranno raggiungere il tavolo, finché non chiudi Rollwright.
page-reach-command = Gli altri in casa possono giocare se Rollwright viene avviato con questo comando:
page-reach-far = Per amici lontani, Rollwright deve girare su un server in internet: vedi docs/operations.md.
page-reach-window = Link per un’altra finestra di questo dispositivo
page-join = Siediti
page-join-about = { $game } con { $names }. Come ti chiami?
page-join-sit = Siediti
page-revealing = Preparazione dei dadi…
page-choose-side = Scegli il tuo lato
page-choose-side-of = { $name }, scegli il tuo lato
page-choose-side-about = Ecco il tuo tabellone. Su quale lato giochi?
page-choose-wait = Ognuno sceglie il proprio lato
page-choose-done = ha scelto
page-choose-still = sta scegliendo…
page-waiting-for = In attesa di { $names }…
page-table-missing = Questo tavolo non esiste, o è stato eliminato.
page-table-never-began = Questo tavolo è stato abbandonato prima dell’inizio della partita.

## Lezioni

page-learn = Impara a giocare
page-print = Stampa
page-learn-of = Impara { $game }
page-learn-lessons = Lezioni
page-learn-place = { $number } di { $count }
page-learn-done = completata
page-learn-again = Ricomincia questa lezione
page-learn-read-on = Avanti
page-learn-next = Lezione successiva
page-learn-new-game = Ogni lezione è una nuova partita.
page-learn-once-more = Ancora una volta
page-learn-play = Adesso gioca davvero
page-learn-offer = Prima volta? Impara in tre minuti.

## Al tavolo

page-thinking = sta pensando
page-away = assente
page-your-turn = Tocca a te
page-seat-show = Guarda { $name }
page-bot-slow = { $count ->
    [one] { $names } sta ancora pensando. Ci vuole un po’ di più…
   *[other] { $names } stanno ancora pensando. Ci vuole un po’ di più…
}
page-notify = Avvisami quando tocca a me
page-notify-hint = Con una notifica, mentre guardi altro.
page-notify-refused = Il tuo browser non permette le notifiche di questa pagina.
page-keys = Tasti
page-keys-everywhere = Tab passa da un elemento all’altro, Invio o la barra spaziatrice lo preme, Esc chiude ciò che è aperto. In “Mossa per mossa” le frecce vanno avanti e indietro. Il punto interrogativo mostra questi tasti.
page-hand-over = { $name }, tocca a te
page-hand-over-wait = Gli altri giocano…
page-link-lost = Connessione persa, nuovo tentativo…
page-not-storing = Al momento non si può salvare nulla. Le mosse aspettano, e tutto riprende da sé.
page-elsewhere = Stai giocando altrove
page-elsewhere-about = Il tuo posto è aperto in un’altra scheda del browser o su un altro dispositivo. Puoi riportarlo qui in ogni momento.
page-elsewhere-here = Gioca qui
page-elsewhere-moved = Ora il tuo posto è sull’altro dispositivo. Per riportarlo qui, scegli lì “{ $item }” e apri qui il link.
page-elsewhere-watch = Guarda
page-gone = { $name } è assente da più di un minuto.
page-gone-wait = Aspetta
page-gone-bot = Fai giocare un bot al suo posto
page-end = Termina la partita
page-end-about = La partita finisce senza vincitore non appena tutte le persone al tavolo sono d’accordo.
page-end-about-alone = La partita finisce subito, senza vincitore.
page-end-yes = Sì, termina
page-end-no = No, continua
page-ending = { $count ->
    [one] { $names } vorrebbe terminare la partita.
   *[other] { $names } vorrebbero terminare la partita.
}
page-ending-agree = D’accordo
page-ending-withdraw = Continua comunque
page-plays-on = { $name } vuole continuare a giocare.
page-move = Continua su un altro dispositivo
page-move-about = Apri questo link sull’altro dispositivo, e il tuo posto si sposta lì. Il link è solo per te e vale una volta.
page-watch-link = Invita spettatori
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
page-over-you-share = Hai vinto insieme a { $names }
page-over-won = { $count ->
    [one] { $names } ha vinto
   *[other] { $names } si dividono la vittoria
}
page-over-nobody = Nessuno ha vinto
page-over-ended = La partita è stata terminata in anticipo.
page-rematch = Rivincita
page-rematch-easier = Ancora, ma più facile
page-rematch-harder = Ancora, ma più difficile
page-rematch-wanted = { $name } propone una rivincita.
page-rematch-sit = Siediti
page-rematch-go = Alla rivincita
page-challenge = Sfida un amico
page-share-result = Condividi il risultato
page-result-more = Altro su questa partita
page-share-text = { $game }: { $stand }
page-record-download = Scarica la partita
page-replay = Una partita registrata
page-history = Mossa per mossa
page-history-wait = Le mosse arrivano…
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
page-check-running = Ogni lancio viene ricalcolato…
page-check-good = { $count ->
    [one] L’unico lancio è come promesso.
   *[other] Tutti i lanci ({ $count }) sono come promesso.
}
page-check-bad = Questi dadi non sono come promesso.
page-check-part = { $count ->
    [one] L’unico lancio corrisponde alla registrazione.
   *[other] Tutti i lanci ({ $count }) corrispondono alla registrazione.
}
page-check-counted = Conta ogni volta che sono caduti dei dadi, anche se ne sono stati rilanciati solo alcuni.
page-check-all = Il tuo browser ha visto questa partita dall’inizio, e la registrazione è ciò che ha visto.
page-check-part-file = Il tuo browser non ha visto questa partita: non ha potuto confrontare la registrazione con ciò che è stato giocato.
page-check-part-late = Il tuo browser ha visto questo tavolo solo quando era già pronto: non ha potuto confrontare ciò che era stato promesso prima.
page-check-part-left = Il tuo browser ha visto solo una parte di questa partita: non ha potuto confrontare il seguito.
page-check-part-told = Il tuo browser ha dovuto chiedere al server come questo gioco scrive i lanci e che cosa distribuisce.
page-check-part-first = Questa partita è stata giocata con la prima versione di questi dadi: la registrazione si è potuta confrontare solo con sé stessa.
page-check-part-silent = Il tuo browser non ha inviato in tempo il suo contributo, perciò i dadi sono stati tirati senza.
page-check-words = La promessa in quattro parole, le stesse per tutti al tavolo:
page-check-log-words = Tutta la partita in quattro parole. Se gli altri leggono le stesse, hanno visto la stessa partita:
page-check-form = La registrazione non si può controllare: “{ $field }” non è come dovrebbe.
page-check-other-game = Questa è la registrazione di un altro tavolo.
page-check-other-promise = La promessa non è quella che il tuo browser ha visto all’inizio.
page-check-other-lot = Ciò che si estrae a sorte non è ciò che il tuo browser ha visto all’inizio.
page-check-other-list = La lista dei giocatori non è quella che il tuo browser ha visto.
page-check-not-listed = La promessa del tuo browser non era nella lista dei giocatori, perciò il tuo browser non ha inviato il suo contributo.
page-check-other-share = Il tuo browser ha inviato il suo contributo, ma secondo la registrazione non è mai arrivato.
page-check-missing = { $count ->
    [one] Una voce che il tuo browser ha visto manca nella registrazione.
   *[other] { $count } voci che il tuo browser ha visto mancano nella registrazione.
}
page-check-other-log = La registrazione non è ciò che il tuo browser ha visto.
page-check-rewritten = Il server ha mostrato al tuo browser due versioni diverse di ciò che è successo a questo tavolo.
page-check-how = Che cosa si controlla?
page-check-how-promise = Prima che qualcuno si sedesse, il server ha estratto un numero segreto e ne ha pubblicato l’impronta. Dopo la partita rivela il segreto, e l’impronta deve corrispondere.
page-check-how-shares = Ogni browser ha promesso un contributo. Quando il tavolo era pronto, una lista ha riunito tutti i giocatori con le loro promesse; solo dopo i browser hanno rivelato i loro contributi. I dadi dipendono dalla lista e da tutti i contributi (i bot non ne hanno). Così nessuno ha potuto scegliere il proprio dopo aver visto gli altri.
page-check-how-throws = Segreto, lista e contributi stabiliscono insieme chi comincia, che cosa viene distribuito e ogni lancio. Il tuo browser ricalcola tutto e confronta la registrazione con ciò che ha visto della partita, se c’era.
page-check-how-limits = Resta possibile questo: chi rivela per ultimo il suo contributo può tenerlo per sé, e scegliere così tra due partite. Il server può chiudere un tavolo, o sostenere che un contributo non è mai arrivato; la pagina di chi l’ha inviato lo segnala. E chi gestisce il server può aver guardato il segreto durante la partita.

## Che cosa non ha funzionato

page-refused-offline = Il server non è raggiungibile. Riprova.
page-refused-elsewhere = Ora stai giocando altrove.
page-refused-unknown = Non ha funzionato ({ $what }).
page-not-loaded = Questa parte della pagina non si è potuta caricare. Arriverà appena il server sarà raggiungibile.
page-newer = C’è una nuova versione della pagina. Si sta caricando…
page-try-again = Riprova

## Un gioco per cui la pagina non ha una cartella

page-any-choose = Scegli una mossa.
page-any-waits = In attesa di { $names }.
page-any-dice = Dadi: { $dice }
page-any-show = Mostra { $name } in grande
page-any-take-back = Annulla la mossa

## Reviews and hints

page-review = Analisi
page-workshop = Officina
page-workshop-own = Tabelloni e schede tuoi:
page-analysis = Tavolo di studio
page-look = Studia questa posizione
page-analysis-from = Comincia da una posizione a tua scelta:
page-hint = Suggerimento
page-hint-thinking = L’allenatore sta pensando…
page-teaching = Tavolo didattico
page-teaching-about = Qui tutti possono chiedere suggerimenti, e la registrazione riporta “con suggerimenti”.
page-hinted = Chi ha chiesto suggerimenti: { $names }
