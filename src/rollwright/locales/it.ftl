# Parole che non appartengono a nessun gioco. Quelle di un gioco stanno nella sua cartella.

## Dove qualcosa non va; $why è il motivo

frame-illegal-move = Il posto { $seat } non può giocare “{ $move }”: { $why }
frame-illegal-throw = Il lancio “{ $move }” ora non è possibile: { $why }
frame-record-event = Evento { $index }: { $why }
frame-record-field = Registrazione, { $field }: { $why }
frame-board = Tabellone { $board }: { $why }
frame-board-line = Tabellone { $board }, riga { $line }: { $why }
frame-board-column = Tabellone { $board }, riga { $line }, colonna { $column }: { $why }
frame-board-field = Scheda { $board }, { $field }: { $why }
frame-field = { $field }: { $why }
frame-machine = Su { $machine }: { $why }

## Mosse e lanci: perché no

move-no-such-seat = questo posto non esiste; i posti vanno da 0 a { $last }.
move-not-asked = ora non tocca a questo posto; tocca a: { $seats }.
move-awaiting-throw = prima si lanciano i dadi.
move-game-over = la partita è finita.
move-not-understood = queste parole qui non significano niente. Mosse possibili: { $legal }
move-no-action = non è una delle azioni possibili: { $legal }
move-not-legal-in-batch = nella partita { $game } non è una delle azioni possibili: { $legal }
move-not-legal = ora le regole non lo permettono.
throw-game-over = la partita è finita.
throw-not-now = non è il momento di lanciare; prima decidono i posti: { $seats }.
throw-not-text = un lancio è un testo nella notazione del gioco.
undo-nothing = non è ancora successo niente che si possa annullare.
take-back-finished = il suo turno è finito, o non è cominciato; un segno si annulla solo durante il turno.
take-back-nothing = non ha segnato niente dall’ultimo lancio.
lesson-not-asked = in una partita si può fare. Qui prova quello che c’è scritto sopra!

## Registrazioni: perché una non si può rigiocare

record-json = questo non è JSON: l’errore è alla riga { $line }, colonna { $column }.
record-json-deep = questo JSON è annidato troppo a fondo o contiene un numero di migliaia di cifre.
record-format = il formato è “{ $expected }”.
record-rules = la partita segue altre regole; qui valgono “{ $expected }”.
record-field-missing = il campo manca.
record-not-mapping = serve una mappa (oggetto JSON).
record-not-list = serve un elenco.
record-not-text = serve un testo.
record-number = serve un numero intero da 0 a { $most }.
record-list-per-seat = serve un elenco con una voce per ogni posto (posti: { $seats }).
record-no-such-space = non c’è una casella con questo nome.
record-space-twice = { $space } compare due volte.
record-no-positions = una partita di { $game } non può cominciare da una posizione a scelta.
record-event-form = un evento è una coppia: il numero di un posto e la sua mossa, oppure "dice" e il risultato dei dadi.
record-too-long = ci sono più di { $most } eventi.
record-result = ciò che è scritto non corrisponde alla partita, che dà { $expected }.
fair-missing = questa partita è stata giocata senza dadi verificabili.
fair-game-id = serve un nome da 1 a 64 lettere, cifre, “-” e “_”.
fair-digits = servono { $digits } cifre esadecimali, in minuscolo.
fair-one-of = serve uno di questi valori: { $values }.
fair-seats = ogni posto deve comparire una volta sola (in tutto { $seats }).
fair-entry = questa voce del registro del tavolo non può stare lì, o le manca qualcosa.
fair-log-events = il registro non ha gli eventi di questa registrazione, o finisce prima che la partita cominci.
save-dice = manca il numero da cui dipendono i dadi.
save-players = serve un elenco con “person” o il nome di un bot per ogni posto.

## Dadi verificabili: che cosa non va

fair-not-opened = Il segreto dei dadi non è ancora stato svelato. Succede alla fine della partita.
fair-commitment = Il segreto non è quello promesso prima della partita.
fair-promise = Posto { $seat }: la sua parte dei dadi non è quella che ha promesso.
fair-hash = L’impronta del registro non è quella indicata nella registrazione.
fair-list = La lista che ha chiuso i posti non nomina chi si era seduto.
fair-bot = Posto { $seat }: un bot ha una promessa o una parte dei dadi. I bot non ne hanno.
fair-log = “{ $field }” nella registrazione non è ciò che dice il registro del tavolo.
fair-order = La sorte dispone i giocatori nell’ordine { $expected }, ma sono seduti nell’ordine { $found }.
fair-first = Secondo la sorte comincia il posto { $expected }, ma ha cominciato il posto { $found }.
fair-piece = Posto { $seat }: la sorte dà { $expected }, ma si è giocato su { $found }.
fair-set = Secondo il registro si è distribuito dalla serie “{ $set }”, che non esiste.
fair-material = Un tabellone o una scheda non è ciò che il gioco ha con questo nome.
fair-throw = Il lancio { $number } dovrebbe essere “{ $expected }”, ma è “{ $found }”.

## Opzioni che non si possono usare

option-game = Non c’è un gioco “{ $game }”. Ci sono: { $games }.
option-unknown = Non c’è un’opzione “{ $option }”. Ci sono: { $options }.
option-seats = Un tavolo ha da 1 a { $most } posti, non { $seats }.
option-names = Ogni posto ha un nome: { $seats ->
    [one] serve un nome
   *[other] servono { $seats } nomi
}.
option-first = Il posto che comincia è un numero da 0 a { $last }.
option-first-seat = { $last ->
    [1] Può cominciare solo il posto 1.
   *[other] Il posto che comincia è un numero da 1 a { $last }.
}
option-set = Non c’è una serie “{ $set }”. Ci sono: { $sets }.
option-edition = Non c’è un’edizione { $edition } dei tabelloni o delle schede. La più recente è la { $newest }.
option-no-pieces = Il gioco { $game } non ha tabelloni né schede.
option-no-own-pieces = Il gioco { $game } non accetta tabelloni o schede propri.
option-pieces = { $pieces ->
    [one] C’è un tabellone o una scheda
   *[other] Ci sono { $pieces } tabelloni o schede
} per { $seats ->
    [one] un posto
   *[other] { $seats } posti
}; ne serve esattamente uno per posto.
option-bot = Non c’è un bot “{ $bot }”. Ci sono: { $bots }. Uno tuo si scrive pacchetto.modulo:Classe.
option-bot-broken = Il bot “{ $bot }” non può essere creato: { $error }
option-bot-choose = “{ $bot }” non è un bot: manca choose(game, seat).
option-bot-data = “{ $bot }” non esiste: solo { $bots } possono avere dati dopo una @, come in expert@DATI.
option-bot-no-data = In { $game } nessun livello gioca secondo altri dati; “{ $data }” lì non ha significato.
option-player = Non c’è un giocatore “{ $player }”. Ci sono: { $players }. “Ada=person” dà un nome a un giocatore.
option-games = Il numero di partite va da 1 a { $most }.
option-dice = dice= vuole una fonte di lanci: un oggetto con faces(throw, count), per esempio SeededDice(7).
option-faces = La fonte dei dadi ha dato { $faces } per { $dice ->
    [one] un dado
   *[other] { $dice } dadi
}. Per ognuno deve dare un numero da 0 a 5.
option-seed = { $seed } non è un seme. Un seme è un numero intero.
option-no-workshop = Per { $game } non si possono creare tabelloni né schede.
option-style = Non c’è uno stile “{ $style }”. Ci sono: { $styles }.
option-wish = { $game } non conosce la richiesta “{ $wish }” per nuovi tabelloni o schede. Conosce: { $wishes }.
option-at-least-one = { $option } è almeno 1.
option-price = Il prezzo di un turno è un numero di punti da 0 a { $most }.
option-sheet-twice = Un foglio ha due lati: --sheet va indicato due volte, non { $count ->
    [one] una volta
   *[other] { $count } volte
}.
option-language = Qui non c’è la lingua “{ $given }”. Ci sono: { $languages }.
option-command = Non c’è un comando “{ $command }”. Ci sono: { $commands }.
option-resume-alone = Una partita salvata ha già posti, tabelloni, dadi e primo giocatore: --resume si usa senza queste opzioni.
option-nothing-saved = In { $folder } non è salvata nessuna partita incompiuta.
option-game-over = La partita in { $file } è finita. “rollwright show” e “rollwright replay” la mostrano.
option-svg-record = In SVG si disegna solo un tabellone o una scheda, non una partita.
option-no-view = Il gioco { $game } non ha una vista (view), perciò gli ambienti non possono mostrarlo.
option-extra = Per questo serve { $library }: pip install "rollwright[{ $extra }]" lo installa.
option-render-mode = Non esiste la modalità di resa “{ $mode }” (render_mode). Ci sono: { $modes }.
option-reward = Non esiste la ricompensa “{ $reward }”. Ci sono: { $rewards }.
option-reset-first = Non è stato ancora distribuito niente: prima viene reset().
option-actions = Le azioni sono un vettore di numeri interi, uno per ogni partita (partite: { $games }).
option-seat = Il posto “{ $seat }” non c’è a questo tavolo: i posti sono numeri da 0 a { $last }.
option-opponents = Avversari indicati: { $bots }; altri posti al tavolo: { $seats }.
option-fast-bot = “{ $bot }” non può giocare migliaia di partite insieme. Questi possono: { $bots }.
option-seeds = Semi indicati: { $seeds }; partite dell’ambiente: { $games }.
option-dealing = “{ $one }” e “{ $other }” dicono entrambi su che cosa si gioca: indicarne solo uno.
option-split = Non esiste la suddivisione “{ $split }”. Ci sono: { $splits }.
option-split-generated = Una suddivisione (split) richiede tabelloni o schede creati: generated=True.
option-autoreset = Non esiste la modalità “{ $mode }” (autoreset_mode). Ci sono: { $modes }.
option-reset-mask = reset_mask è un vettore di booleani, uno per ogni partita (partite: { $games }), senza seme né altre opzioni.
option-spiel-code = Il codice di questo gioco per OpenSpiel non si può leggere: lo scrive rollwright.envs.spiel.load.
option-cluster-workers = --workers riguarda questa macchina, e --cluster ha worker propri: o l’uno o l’altro.
tournament-bots = Un torneo richiede almeno due bot; bot indicati: { $bots }.
tournament-seats = Un tavolo di torneo ha da 2 a 4 posti, non { $seats }.
tournament-sprt = Il test richiede due differenze di Elo, prima la minore, per esempio 0,10; nessuna supera { $most }.
tournament-sprt-errors = La frequenza d’errore del test (alpha, beta) è compresa tra 0 e 0,5.
luck-shape = La fortuna indicata da { $game } deve essere una tabella di numeri finiti, con una riga per ogni partita ({ $games }) e una colonna per ogni posto ({ $seats }).

## Livelli dei bot

level-novice = principiante
level-novice-about = gioca quasi a caso
level-novice-strength = facile
level-greedy = ingordo
level-greedy-about = prende ciò che rende di più subito
level-greedy-strength = abbastanza facile
level-planner = stratega
level-planner-about = prevede qualche passo
level-planner-strength = medio
level-expert = esperto
level-expert-about = gioca molto bene
level-expert-strength = difficile
level-master = maestro
level-master-about = gioca meglio di tutti, osserva anche gli altri e vede più lontano
level-master-strength = molto difficile

## Al tavolo

list-and = { $first } e { $last }
seat-person = Giocatore { $number }
seat-won = ha vinto
score = Punteggio

## Il server

refused-not-your-seat = questo non è il tuo posto.
refused-watching = stai guardando; può farlo solo chi siede al tavolo.
refused-no-seat = non hai un posto a questo tavolo.
refused-late = nel frattempo i dadi sono stati rilanciati; guarda il nuovo lancio.
refused-possible = questa mossa è possibile.
refused-not-now = non è questo che viene chiesto adesso.
refused-over = la partita a questo tavolo è finita.
refused-bot-plays = un bot gioca questo posto per te; prima riprendilo.
refused-share = questa non è la parte dei dadi che era stata promessa.
refused-piece = “{ $piece }” qui non c’è; sono possibili: { $pieces }.
refused-not-gone = questa persona c’è, o è via da meno di un minuto.
refused-not-away = nessun bot gioca per te; il posto è già tuo.
refused-others-play = hai già detto che vuoi terminare la partita; gli altri non ancora.
refused-nobody-ends = nessuno vuole finire la partita.
refused-rematch = qualcuno ha già proposto una rivincita; siediti a quel tavolo.
refused-no-table = questo tavolo non esiste, o è stato eliminato.
refused-no-such-page = a questo indirizzo non c’è nulla.
refused-lesson = questa lezione nel frattempo è cambiata. Ricominciala.
refused-not-begun = la partita non è cominciata.
refused-invite = questo invito non vale per questo tavolo; fatti mandare di nuovo il link.
refused-link = questo link è già stato usato, o ne esiste uno più recente.
refused-full = non ci sono più posti liberi; puoi guardare.
refused-nobody-there = lì non c’è seduto nessuno.
refused-same-seat = è due volte lo stesso posto.
refused-not-arranger = può farlo solo chi ha creato il tavolo o è seduto lì.
refused-no-person = almeno un posto deve essere tuo.
refused-busy = a questo tavolo succedono troppe cose insieme; riprova.
refused-take-backs = a ogni lancio si può tornare indietro { $most } volte; ora continua.
refused-log-full = il registro di questo tavolo è pieno ({ $most } voci); si può solo terminare la partita.
refused-replay = non è stato possibile rivedere questa partita in tempo; riprova più tardi.
refused-hints = i suggerimenti ci sono solo se gioca una persona sola, o a un tavolo didattico.
refused-not-over = si può fare quando la partita a questo tavolo è finita.
refused-coach-busy = l’allenatore ha troppo da fare; riprova tra un momento.
refused-coach-slow = l’allenatore non ha finito in tempo; riprova più tardi.
refused-coach-starting = l’allenatore si sta preparando; riprova tra un momento.
refused-try = queste mosse non corrispondono più alla posizione; ricomincia.
refused-setup-lot = una partita da una posizione richiede posti e tabelloni o fogli stabiliti, non sorteggiati.
refused-setup-over = in questa posizione la partita è finita; non si può continuare.
refused-too-fast = era troppo in una volta; aspetta un momento.
refused-too-many-sockets = sono possibili al massimo { $most } connessioni insieme.
refused-too-many-watchers = al massimo { $most } persone possono guardare un tavolo.
refused-too-large = è troppo grande; si accettano al massimo { $most } byte.
refused-too-slow = la richiesta non è arrivata in tempo.
refused-not-json = si capisce solo JSON (tipo di contenuto application/json).
refused-malformed = questo messaggio non si capisce; forse la pagina è di un’altra versione. Ricaricala.
refused-origin = questa richiesta viene da un altro sito.
refused-host = il server non è conosciuto con questo nome; ROLLWRIGHT_SERVE_HOSTS ne aggiunge uno.
refused-door = questo server non si può aprire alla rete di casa da qui. Sul suo computer lo fa “rollwright serve --lan”.
refused-no-network = questo computer non è collegato a nessuna rete.
refused-banned = chi gestisce questo server non ammette la tua rete.
refused-restarting = il server si sta riavviando; riprova tra un attimo.
refused-store = non si è potuto conservare, quindi non è successo; riprova.
refused-damaged = questo tavolo è danneggiato nel file del server e non si può aprire; gli altri tavoli non sono toccati.
refused-no-room = il server non ha posto per altri tavoli. Ai tavoli esistenti si può continuare a giocare.
refused-not-maker = prima che la partita cominci, può eliminare il tavolo solo chi lo ha creato.
refused-fault = qualcosa è andato storto sul server; nulla è cambiato.

## Un gioco senza testi propri

any-game-score = Punti
any-game-aim = Un gioco di dadi da segnare: si lanciano i dadi, poi si sceglie tra le mosse possibili.
