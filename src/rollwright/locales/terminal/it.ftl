# Parole del terminale e degli errori di Python soltanto; la pagina non le dice mai.

## Cluster

cluster-address = “{ $address }” non è l’indirizzo di un cluster. Un indirizzo è come tcp://host:8786; lo scheduler Dask lo mostra quando parte.
cluster-silent = A { $address } non risponde nessuno scheduler Dask. È in funzione, e un firewall lascia passare la porta?
cluster-empty = Il cluster { $address } non ha worker, e in { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} non ne è arrivato nessuno. “dask worker { $address }” ne avvia.
cluster-bare = rollwright manca. Serve su ogni macchina di un cluster, ovunque nella stessa versione.
cluster-version = rollwright lì è { $there }, ma qui è { $here }. Tutte le macchine di un cluster devono avere la stessa versione.
cluster-lost = La connessione al cluster { $address } si è interrotta. Lo stesso comando con lo stesso seme dà le stesse partite.
cluster-deadly = Più volte di seguito dei worker del cluster { $address } sono morti giocando le stesse partite. I loro log dicono perché; spesso manca la memoria.

## File

file-missing = Non c’è un file { $file }, né un tabellone o una scheda con questo nome.
file-folder = { $file } è una cartella; serve un file.
file-unreadable = Non riesco a leggere { $file }.
file-too-large = { $file } è troppo grande per un tabellone, una scheda o una partita.
file-not-text = { $file } non è un file di testo (UTF-8).
file-not-known = { $file } non è né un tabellone, né una scheda, né una partita registrata.
file-not-written = Non riesco a scrivere { $file }. La cartella esiste, e puoi scriverci?
file-written = Scritto: { $file }
dataset-foreign = { $folder } contiene qualcos’altro. Un insieme di dati va in una cartella vuota, o in quella in cui lo stesso comando, con lo stesso seme (--seed), è stato interrotto.
dataset-not-written = Non riesco a scrivere { $file }. C’è ancora spazio sul disco, e puoi scriverci? Lo stesso comando, con lo stesso seme (--seed), riprende da dove si è fermato.
dataset-none = In { $folder } non c’è un insieme di dati completo ({ $file } dice che lo è).
dataset-game = In questo insieme di dati non c’è la partita { $number }; le sue partite sono numerate da 0 a { $last }.
dataset-old = L’insieme di dati in { $folder } è di una versione precedente, senza i lanci in forma di numeri. Le sue partite si possono rivedere una a una.
journal-foreign = { $file } è il diario di un altro torneo, o di un’altra versione di rollwright. Lo stesso comando continua un diario; per un nuovo torneo indica un nuovo file.
journal-luck = { $file } è il diario di questo torneo, ma quando fu iniziato la fortuna si misurava in altro modo; le cifre non sarebbero confrontabili. Indica un nuovo file.
journal-in-use = In { $file } sta scrivendo un altro torneo: aspetta che finisca, oppure dai a questo un diario proprio.
journal-none = { $file } non è il diario di un torneo e resta com’è. Indica un nuovo file.
journal-line = La riga { $line } del diario { $file } è danneggiata. Senza quella riga e quelle che seguono, lo stesso comando continua.
journal-not-written = Non riesco a leggere o scrivere il diario { $file }. C’è ancora spazio sul disco, e puoi scriverci?

## Una riga di comando incomprensibile

usage-UsageError = In questa riga c’è qualcosa di troppo, o manca qualcosa.
usage-NoSuchOption = Non c’è un’opzione { $option }.
usage-BadOptionUsage = { $option } non si usa così: manca un valore, o ce n’è uno di troppo.
usage-MissingParameter = Manca: { $option }.
usage-BadParameter = { $option } vuole un numero intero.
usage-help = “{ $command }” dice che cosa è possibile.

## Pagine di aiuto

help-usage = Uso: { $line }
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-levels = Livelli
help-everywhere = Con tutti i comandi
help-option--lang = La lingua: en, de, fr o it; altrimenti quella del sistema o di ROLLWRIGHT_LANG.
help-option--help = Questa pagina.
help-rollwright = Giochi di dadi in cui si segnano caselle. Senza comando si apre la pagina nel browser.
help-version = La versione.
help-play = Gioca con gli amici a questo terminale, o contro dei bot.
help-play-game = Il gioco: { $games }; altrimenti ti viene chiesto. Con --resume: il file di una partita salvata.
help-game = Il gioco: { $games }
help-seat = Chi gioca a un posto: person, random, un livello per nome o numero (expert@DATI: secondo altri pesi o tabelle), o pacchetto.modulo:Classe; “Ada=person” dà un nome. Una volta per ognuno dei posti, da 1 a 4; altrimenti una persona contro greedy.
help-pieces = Un tabellone (nome o file) o una scheda (nome) per ogni posto, per esempio A,C; altrimenti si estrae a sorte.
help-seed = Il numero da cui dipendono tutti i lanci e i sorteggi; stesso numero, stessa partita.
help-first = Il posto che comincia, da 1 in su; altrimenti si estrae a sorte.
help-resume = Riprendi l’ultima partita lasciata, o quella di un file.
help-all = Mostra a ogni decisione i tabelloni di tutti i posti.
help-boards-command = Mostra tutti i tabelloni e tutte le schede, o crea nuovi tabelloni di Diceland.
help-boards = Tutti i tabelloni e tutte le schede; è ciò che accade senza comando.
help-boards-new = Crea un nuovo tabellone di Diceland e ne stampa il testo.
help-boards-style = Il suo aspetto: { $boards }.
help-boards-treasures = Quante caselle premio ha; 6 come nella variante Europa. Senza questa opzione, 12.
help-sheets-command = Mostra le schede di Ring & Route, o crea un nuovo foglio: due schede e i loro dadi.
help-sheets-list = Tutte le schede; è ciò che accade senza comando.
help-sheets-new = Crea un nuovo foglio di Ring & Route e ne stampa il testo (JSON).
help-sheets-style = Il suo aspetto: { $sheets }.
help-new-seed = Il numero da cui tutto dipende; stesso numero, stesso risultato. Senza, viene sorteggiato.
help-new-count = Quanti crearne, da numeri consecutivi.
help-new-out = Il file da scrivere; con --count, una cartella.
new-seed = Creato con: { $line }
help-svg-folder = Scrivili invece in una cartella, come immagini.
help-show = Mostra un tabellone, una scheda o lo stato di una partita registrata.
help-show-what = Un nome come A o 1, oppure un file con un tabellone, una scheda o una partita.
help-svg-file = Scrivi invece il tabellone o la scheda in un file, come immagine.
help-replay = Controlla una partita registrata e ne dà il risultato.
help-replay-file = La registrazione (.roll.json).
help-step = Percorrila evento per evento.
help-verify = Controlla che nessun lancio e nessun sorteggio di una partita registrata sia stato alterato o scelto.
help-verify-files = Registrazioni (.roll.json).
help-review = Dice che cosa ha deciso una partita registrata: fortuna, decisioni, e quali di queste erano errori.
help-review-files = Registrazioni (.roll.json).
help-review-svg = Disegna anche il bilancio e le probabilità in un’immagine.
help-json = Solo JSON, per altri programmi.
help-store-command = Per il gestore: controllare, copiare e salvare ciò che i server conservano.
help-store-check = Controlla se un tavolo è danneggiato e se i dadi di ogni partita finita derivano da ciò che era promesso.
help-store-where = Una cartella, il suo file (tables.sqlite) o l’indirizzo di un database (postgresql://…). Dei server possono essere in funzione.
help-store-copy = Copia tutti i tavoli altrove e confronta ogni voce. Dopo un’interruzione lo stesso comando riprende.
help-store-to = Una cartella o l’indirizzo di un database su cui nessun server è ancora in funzione.
help-store-backup = Salva i tavoli di una cartella in un nuovo file e lo controlla.
help-store-folder = La cartella o il suo file (tables.sqlite). Un server può essere in funzione su di essa.
help-store-backup-file = Il nuovo file.
help-store-prepare = Aggiorna un database, da proprietario, e dà a un ruolo i diritti per servire.
help-store-database = L’indirizzo del database (postgresql://…).
help-store-role = Il ruolo dei server.
help-simulate = Fai giocare molte partite a dei bot e riassumile.
help-simulate-seat = Il bot di un posto: random, un livello per nome o numero (expert@DATI: secondo altri pesi o tabelle), o pacchetto.modulo:Classe. Una volta per posto; altrimenti greedy contro greedy.
help-games = Quante partite; altrimenti 1000.
help-workers = Quanti core del processore; altrimenti tutti.
help-cluster = Gioca sul cluster Dask a questo indirizzo, per esempio tcp://host:8786.
help-records = Scrivi ogni partita in questa cartella, come registrazione.
help-parquet = Scrivi ogni partita, decisione e lancio in questa cartella, come insieme di dati (Parquet).
help-values = Con --parquet: anche probabilità, fortuna e perdite di ogni evento secondo l’allenatore; richiede molto più tempo.
help-observations = Con --parquet: anche ciò che il posto vedeva a ogni decisione, e le azioni ammesse.
help-tournament = Fai incontrare dei bot con dadi identici e di’ quanto sono forti.
help-tournament-bots = Due o più bot: per nome (expert@DATI: secondo altri pesi o tabelle), o pacchetto.modulo:Classe. Si incontrano a due a due.
help-tournament-games = Quante partite giocano due bot; altrimenti 1000. Arrotondato a coppie intere.
help-seats = Quanti posti ha un tavolo, da 2 a 4; altrimenti 2. I due bot se li dividono in parti uguali.
help-gauntlet = Solo il primo bot incontra gli altri.
help-no-luck = Non misurare la fortuna: più veloce con bot che decidono in fretta, ma senza cifre depurate dalla fortuna.
help-sprt = Ferma un incontro appena è chiaro se il primo bot è più forte di una differenza di Elo o di un’altra (SPRT), per esempio 0,10.
help-tournament-json = Scrivi tutte le cifre in questo file come JSON; - mostra solo quelle.
help-csv = Scrivi una riga per ogni incontro in questo file.
help-tournament-parquet = Scrivi una riga per ogni partita in questo file (Parquet).
help-plot = Disegna la classifica in questo file (immagine SVG).
help-journal = Conserva in questo file ciò che è fatto; dopo un’interruzione lo stesso comando riprende da lì.
help-solve = Risolvi esattamente un gioco, per i livelli che giocano secondo le tabelle; ciò che è già risolto viene solo letto. Per ora funziona con le schede di Ring & Route.
help-sheet = Un file con una tua scheda. Due volte, per i due lati del foglio; altrimenti le schede del gioco.
help-solve-seats = Per quanti posti, da 1 a 4; altrimenti per ciascuno di questi numeri.
help-price = Quanto costa un turno, in punti; altrimenti niente, e poi quanto costa in una corsa.
meta-command = COMANDO
meta-options = [OPZIONI]
meta-game = GIOCO
meta-file = FILE
meta-files = FILE…
meta-from = DA
meta-to = A
meta-where = LUOGO
meta-role = RUOLO
meta-folder = CARTELLA
meta-number = NUMERO
meta-pieces = NOMI
meta-seat = GIOCATORE
meta-style = STILE
meta-address = INDIRIZZO
meta-players = GIOCATORI
meta-bounds = LIMITI
meta-board-or-file = TABELLONE|FILE

## Al tavolo

choose-game = A quale gioco vuoi giocare: { $games }? (Invio: { $default })
choose-game-again = Scrivi un numero o un nome, per favore: { $games }
choose-level = Contro quale livello? (Invio: { $default })
choose-level-again = Scrivi un numero da 1 a 5 o un nome, per favore: { $levels }
seat-heading = Posto { $number }: { $name }
seat-active = di turno
seat-asked = deve giocare
table-opened = { $game }: { $names }. Comincia { $first }.
table-resumed = { $game } riprende, turno { $turn }.
table-help-hint = “aiuto” spiega che cosa puoi scrivere.
table-turn = turno { $number }
table-dice = Dadi
throw-due = I dadi
table-ask = Tocca a te:
table-enter = (Invio)
table-which = Scrivi una mossa, o il suo numero da 1 a { $last }, per favore.
table-ambiguous = “{ $line }” può indicare più mosse: { $moves }.
table-not-understood = “{ $line }” non si capisce. “mosse” elenca le mosse possibili, “aiuto” spiega.
table-illegal = “{ $move }” non è possibile: { $why }
table-nothing-to-undo = Non c’è ancora nessuna decisione da annullare.
table-undone = Annullato, { $name }: { $move }
table-look-which = Scrivi il numero di un posto, da 1 a { $last }, per favore.
table-saved = La partita è salvata: { $file }
table-resume = “{ $command }” la riprende.
table-record = La partita è registrata: { $file }
table-look-at-record = “rollwright show” e “rollwright replay” la mostrano.
table-help-moves =
    Scrivi una mossa (“cross d5”), il suo numero nell’elenco, o solo ciò che la distingue (“d5”).
    Se c’è una sola mossa basta Invio. I dadi si lanciano da soli.
command-help = aiuto
command-moves = mosse
command-moves-form = mosse
command-moves-help = elenca di nuovo le mosse possibili
command-look = guarda
command-look-form = guarda [POSTO]
command-look-help = mostra il tabellone di un posto per numero, o tutti
command-undo = annulla
command-undo-form = annulla
command-undo-help = torna all’ultima decisione di una persona; i dadi cadono allo stesso modo
command-save = salva
command-save-form = salva [FILE]
command-save-help = salva la partita (succede anche quando esci)
command-quit = esci
command-quit-form = esci
command-quit-help = esci; la partita viene salvata
result-winner = Vince { $names }!
result-shared = Vincono insieme { $names }!
result-nobody = Non vince nessuno.
result-open = La partita non è finita; turni conclusi: { $turns }

## Registrazioni, passo per passo

replay-good = La registrazione è in ordine: ogni mossa è permessa, il risultato è giusto.
replay-events = { $events ->
    [one] 1 evento
   *[other] { $events } eventi
}
replay-step = { $number } di { $events }
replay-prompt = Invio: avanti, p: indietro, un numero, q: esci
verify-good = { $file }: i dadi corrispondono alle promesse di questa registrazione. { $throws ->
    [one] Un lancio
   *[other] { $throws } lanci
}, i sorteggi e tutte le promesse: tutto è giusto.
verify-words = Le quattro parole della sua promessa: { $words }. Se la pagina te ne ha mostrate altre, questi non sono i dadi che ti erano stati promessi.
verify-log-words = Le quattro parole di tutto ciò che è successo: { $words }. Se la pagina ne mostra altre a chi ha giocato, questa non è la registrazione di quella partita.
verify-first = Questa partita è stata giocata con la prima versione di questi dadi: la registrazione si può confrontare solo con sé stessa.
verify-bad = { $file }: qualcosa non va con i dadi.

## Partite simulate

simulate-compiling = Le regole vengono compilate, una volta sola (circa 10 s)…
compiling-levels = Le decisioni dei livelli vengono compilate, una volta sola (circa 20 s)…
bots-preparing = Si calcolano le tabelle secondo cui giocano i bot, una volta sola (circa un minuto)…
simulate-playing = Si gioca
simulate-writing = Scrittura delle registrazioni
simulate-seed = seme { $seed }
simulate-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
simulate-by-start = Vittorie secondo l’ordine di gioco: { $shares }
simulate-turns = Turni per partita: in media { $mean }, da { $min } a { $max }, mediana { $median }
simulate-decisions = Decisioni per partita: in media { $mean }, da { $min } a { $max }, mediana { $median }
simulate-shared = Vittorie condivise: { $games }
column-seat = Posto
column-player = Giocatore
column-wins = Vittorie
column-piece = Tabellone o scheda
column-games = Partite

## Tornei

tournament-rounded = Partite per incontro, arrotondate a coppie intere: { $games }
tournament-games = Ogni incontro: { $games } partite in { $pairs ->
    [one] una coppia
   *[other] { $pairs } coppie
} con gli stessi dadi; { $seats } posti
tournament-raw = come giocato
tournament-adjusted = corretto per la fortuna
tournament-anchor = { $bot } ha per definizione Elo 0.
tournament-anchor-none = La media di tutti ha Elo 0.
tournament-anchor-mean = media = 0
tournament-cross = Quota di vittorie della riga contro la colonna
tournament-variance = Senza la fortuna, { $bot } – { $opponent } è noto come da { $factor } volte tante partite.
tournament-sprt-better = { $bot } – { $opponent }: più forte di { $elo1 } Elo anziché di { $elo0 }, dopo { $games } partite (LLR { $ratio })
tournament-sprt-not-better = { $bot } – { $opponent }: più forte al massimo di { $elo0 } Elo e non di { $elo1 }, dopo { $games } partite (LLR { $ratio })
tournament-sprt-open = { $bot } – { $opponent }: { $games } partite non decidono tra { $elo0 } e { $elo1 } Elo (LLR { $ratio })
tournament-interrupted = Interrotto. Lo stesso comando riprende dove { $file } finisce.
tournament-lost = Interrotto. Nulla è stato conservato; con --journal FILE lo stesso comando riprenderebbe.
tournament-plot-title = { $game }: forza in Elo
tournament-plot-aside = { $seats } posti, { $games } partite per incontro, { $zero }
column-pairing = Incontro
column-share = Quota di vittorie

## Risolvere

solve-working = Si risolve per { $seats ->
    [one] un posto
   *[other] { $seats } posti
}, prezzo di un turno in punti: { $price }
solve-optimum = I punti medi di una scheda vuota giocata nel modo migliore e che comincia con un turno attivo, meno il costo dei turni:
solve-kept = Le tabelle si trovano in { $folder }
column-seats = Posti
column-price = Prezzo di un turno
column-seconds = Secondi

## Training

help-train = Imparare quanto valgono le posizioni giocando contro sé stessi, per i livelli che ne fanno uso; un apprendimento interrotto riprende quando si ripete il comando.
help-out = Il file per ciò che è stato imparato.
help-batches = Da quanti gruppi di partite si impara; senza, tanti quanti per i pesi forniti con il gioco.
help-curve = Un file per la curva di apprendimento (SVG).
option-batches = --batches deve essere un numero intero da 1 a { $most }.
option-no-training = { $game } non ha nulla da imparare; i suoi livelli forti sono risolti o incorporati. Prova diceland.
option-no-solving = { $game } non si può risolvere esattamente; i suoi livelli forti hanno imparato o sono incorporati. Prova ring-and-route.
option-checkpoint = { $file } appartiene a un altro apprendimento o è danneggiato. Eliminalo o indica un altro file con --out.
train-learning = Apprendimento
train-interrupted = Interrotto. Ciò che è stato imparato è conservato in { $file }; lo stesso comando riprende da lì.
train-done = Imparato; i pesi sono in { $file }. Nell’ultimo gruppo servivano in media { $turns } turni a partita, e il valore sbagliava di { $error } turni.
train-turns = Turni necessari per una partita
train-error = Errore del valore, in turni
train-title = { $game }: imparare giocando contro sé stessi
train-batches = gruppi di partite
train-interrupted-early = Interrotto prima che una prima parte fosse conservata; lo stesso comando ricomincia.
option-one-printed = Solo uno tra --json e --csv può essere stampato.

## Il server

help-serve = Gioca ai due giochi nel browser, in solitaria o con gli amici.
help-host = L’indirizzo su cui ascoltare; altrimenti solo questo computer.
help-port = La porta; altrimenti 8642 o, se è occupata, una qualsiasi libera.
help-lan = Fai giocare anche chi è nella rete di casa.
help-data = La cartella in cui si conservano i tavoli.
help-store = L’indirizzo di un database PostgreSQL per i tavoli, al posto di una cartella.
help-serve-workers = Quanti processi servono; altrimenti uno. Più di uno richiede --store.
help-open = Apri la pagina nel browser; --no-open ne mostra solo l’indirizzo.
option-lan-host = --lan e --host non vanno insieme; --host dice esattamente dove ascoltare.
option-port = --port deve essere un numero intero da 0 a 65535; 0 prende una porta libera qualsiasi.
option-review-svg = In un’immagine entra una sola registrazione: con --svg indica un solo file.
option-values = --values e --observations completano una raccolta di dati: indica la sua cartella con --parquet.
serve-ready = Il server è pronto: { $address }
serve-lan = Nella rete di casa: { $address }
serve-here-only = Lo raggiunge solo questo computer. Un invito nella pagina, oppure --lan, lo apre alla rete di casa.
serve-stop = Ctrl+C ferma il server; non si perde nulla.
serve-other-port = La porta { $usual } è già in uso; al suo posto si usa la { $port }.
serve-port = Non si può ascoltare sulla porta { $port } di { $host }: è occupata, o l’indirizzo non è di questo computer. --port ne indica un’altra.
serve-workers-sqlite = Più processi richiedono PostgreSQL: un file SQLite appartiene a un solo processo. Indica un database con --store postgresql://…, o togli --workers: un processo serve alcune migliaia di persone.
serve-workers-windows = --workers richiede Linux o macOS. Su Windows avvia più server su porte proprie, con lo stesso --store.
serve-data-in-use = Un altro rollwright serve già i tavoli in { $folder }. Chiudilo prima, o indica un’altra cartella con --data.
serve-data-newer = { $file } è stato scritto da una versione più recente di rollwright. Usa quella, o indica un’altra cartella con --data.
serve-data-unusable = I tavoli non si possono conservare in { $folder }: { $why }. C’è spazio sul disco, puoi scriverci, e { $file } è un file di rollwright?
serve-data-damaged = { $file } in { $folder } è danneggiato, o non è un file di rollwright: { $why }. Metti una copia di sicurezza al suo posto, o indica un’altra cartella con --data.
store-address = “{ $address }” non è l’indirizzo di un database PostgreSQL. Ha questa forma: postgresql://utente:password@macchina:5432/database
store-unusable = Il database { $address } non è utilizzabile: { $why }.
store-old-postgresql = Su { $address } gira PostgreSQL { $version }. Serve la versione { $oldest } o una più recente.
store-encoding = Il database { $address } salva il testo come { $encoding }. Va creato con ENCODING 'UTF8'.
store-no-rights = Al ruolo in { $address } mancano dei diritti, oppure il database non è aggiornato. Da proprietario, esegui: rollwright store prepare postgresql://… --role RUOLO
store-good = { $where }: niente è danneggiato. Tavoli: { $tables }, voci: { $entries }, partite finite con dadi verificati: { $finished }.
store-bad = { $where } è danneggiato.
store-table = Tavolo { $table }: { $what }
store-copied = Tutto è copiato e confrontato. Tavoli: { $tables }, di cui { $there } c’erano già; voci: { $entries }.
store-not-copied = Alcuni tavoli non sono stati copiati. Copiati: { $tables }.
store-another = La destinazione ha un altro tavolo con questo identificativo.
store-backed-up = { $file } è una buona copia di sicurezza. Tavoli: { $tables }, voci: { $entries }.
store-prepared = { $address } è pronto.
store-unreadable = { $file } non si può leggere come file di tavoli: { $why }.
store-version = { $file } viene da un’altra versione di rollwright. “rollwright serve” aggiorna un file più vecchio.
store-not-written = { $file } non si può scrivere: { $why }.
store-backup-exists = { $file } esiste già. Indica un nuovo file per la copia di sicurezza.
serve-setting = { $setting } non può essere “{ $value }”. I numeri si scrivono 60 o 0.5, i ritmi 60/0.5 (in una volta / al secondo), le liste a,b; gli interruttori sono 0 o 1.
serve-no-page = La pagina non è ancora costruita. “make page” la costruisce; i pacchetti di rollwright la contengono.

# rollwright admin
meta-table = TAVOLO
meta-network = RETE
meta-text = TESTO
help-admin = Per chi gestisce il server: elenca, chiude ed elimina tavoli ed esclude reti, mentre i server sono in funzione.
help-admin-list = Elenca i tavoli in cui è successo qualcosa per ultimo.
help-admin-most = Quanti al massimo.
help-admin-end = Chiude la partita a un tavolo, così com’è.
help-admin-delete = Elimina un tavolo per sempre.
help-admin-table = L’identificativo del tavolo, o le sue prime lettere, come nel registro.
help-admin-ban = Esclude una rete.
help-admin-unban = Riammette una rete.
help-admin-bans = Elenca le reti escluse.
help-admin-network = Un indirizzo come 192.0.2.7, o una rete come 192.0.2.0/24 o 2001:db8::/48.
help-admin-hours = Per quante ore; altrimenti per sempre.
help-admin-why = Il motivo, come promemoria.
admin-under-way = in corso
admin-over = conclusa
admin-no-tables = Non ci sono tavoli.
admin-ended = La partita al tavolo { $table } è stata chiusa.
admin-deleted = Il tavolo { $table } è stato eliminato.
admin-banned = { $network } è esclusa fino al { $until } (UTC).
admin-banned-for-good = { $network } è esclusa per sempre.
admin-unbanned = { $network } è riammessa.
admin-no-bans = Nessuna rete è esclusa.
admin-no-ban = { $network } non è esclusa.
admin-network = “{ $network }” non è né un indirizzo né una rete. Esempi: 192.0.2.7, 192.0.2.0/24 o 2001:db8::/48.
admin-no-store = In { $folder } non sono mai stati conservati tavoli. Indica un’altra cartella con --data, o una base di dati con --store.
admin-several = Più tavoli cominciano con “{ $name }”. Dai più lettere.
admin-hours = --hours deve essere maggiore di 0.
admin-unreachable = Il server che usa { $folder } non è raggiungibile per questo. Sei l’utente che lo esegue? Altrimenti fermalo prima.

## Stampa

help-print = Stampa tabelloni e schede, dadi e regole: come file PDF.
help-print-what = Nomi come A, E1 o 1, file con tabelloni o fogli propri, “dice” (dadi), “rules” (regole) oppure “pad” (blocco) per venti copie di ciascuno.
help-print-out = Il file PDF.
help-print-game = Il gioco di cui si stampano dadi e regole; altrimenti quello dei tabelloni e delle schede, o tutti i giochi.
help-paper = Il formato della carta: a4 o letter.
help-per-page = Tabelloni o schede per pagina: 1 o 2.
help-size = Quanto sono grandi: large (quanto permette la pagina), medium o small.
help-grey = Per stampanti senza colori: con tratteggi e simboli.
help-copies = Quante volte si stampano le pagine con tabelloni e schede.
help-site = L’indirizzo del sito che i codici stampati aprono, per esempio https://example.org. Altrimenti contengono il tabellone come testo.
meta-print = TABELLONE|FILE|dice|rules|pad…
meta-paper = CARTA
meta-size = DIMENSIONE
