# Wörter nur für das Terminal und für Fehler in Python; auf der Seite stehen sie nie.

## Cluster

cluster-address = „{ $address }“ ist keine Adresse eines Clusters. Eine sieht aus wie tcp://host:8786; der Dask-Scheduler nennt sie, wenn er startet.
cluster-silent = Unter { $address } antwortet kein Dask-Scheduler. Läuft er dort, und lässt eine Firewall den Port durch?
cluster-empty = Der Cluster { $address } hat keine Worker, und innerhalb { $seconds ->
    [one] einer Sekunde
   *[other] von { $seconds } Sekunden
} kam keiner. „dask worker { $address }“ startet welche.
cluster-bare = rollwright fehlt. Jeder Rechner eines Clusters braucht es, alle in derselben Version.
cluster-version = rollwright ist dort { $there }, hier aber { $here }. Alle Rechner eines Clusters brauchen dieselbe Version.
cluster-lost = Die Verbindung zum Cluster { $address } ist abgerissen. Derselbe Befehl mit demselben Startwert gibt dieselben Spiele.
cluster-deadly = Immer wieder sind Worker des Clusters { $address } bei denselben Spielen gestorben. Ihre Protokolle sagen, warum; oft fehlt Speicher.

## Dateien

file-missing = Es gibt keine Datei { $file } und keine Tafel und kein Blatt dieses Namens.
file-folder = { $file } ist ein Ordner; gebraucht wird eine Datei.
file-unreadable = { $file } lässt sich nicht lesen.
file-too-large = { $file } ist zu groß für eine Tafel, ein Blatt oder ein Spiel.
file-not-text = { $file } ist keine Textdatei (UTF-8).
file-not-known = { $file } ist weder eine Tafel noch ein Blatt noch ein aufgezeichnetes Spiel.
file-not-written = { $file } lässt sich nicht schreiben. Gibt es den Ordner, und darfst du darin schreiben?
file-written = Geschrieben: { $file }
dataset-foreign = In { $folder } liegt etwas anderes. Ein Datensatz kommt in einen leeren Ordner oder in einen, in dem derselbe Befehl mit demselben Startwert unterbrochen wurde.
dataset-not-written = { $file } lässt sich nicht schreiben. Ist auf der Platte noch Platz, und darfst du dort schreiben? Derselbe Befehl mit demselben Startwert macht weiter, wo er aufgehört hat.
dataset-none = In { $folder } liegt kein fertiger Datensatz ({ $file } sagt, dass er es ist).
dataset-game = Ein Spiel { $number } gibt es in diesem Datensatz nicht; seine Spiele haben die Nummern 0 bis { $last }.
dataset-old = Den Datensatz in { $folder } hat eine frühere Version geschrieben, ohne Würfe als Zahlen. Seine Partien lassen sich einzeln nachspielen.
journal-foreign = { $file } ist das Protokoll eines anderen Turniers oder einer anderen Version von rollwright. Derselbe Befehl macht mit einem Protokoll weiter; für ein neues Turnier nenne eine neue Datei.
journal-luck = { $file } ist das Protokoll dieses Turniers, aber als es begonnen wurde, wurde das Glück anders gemessen; die Zahlen würden nicht zusammenpassen. Nenne eine neue Datei.
journal-in-use = In { $file } schreibt gerade ein anderes Turnier: Warte darauf, oder gib diesem ein eigenes Protokoll.
journal-none = { $file } ist kein Protokoll eines Turniers und bleibt, wie es ist. Nenne eine neue Datei.
journal-line = Zeile { $line } des Protokolls { $file } ist beschädigt. Ohne diese Zeile und die darunter macht derselbe Befehl weiter.
journal-not-written = Das Protokoll { $file } lässt sich nicht lesen oder schreiben. Ist auf der Platte noch Platz, und darfst du dort schreiben?

## Eine Befehlszeile, die nicht zu verstehen ist

usage-UsageError = In dieser Zeile ist etwas zu viel, oder es fehlt etwas.
usage-NoSuchOption = Eine Angabe { $option } gibt es nicht.
usage-BadOptionUsage = So wird { $option } nicht gebraucht: Es fehlt ein Wert, oder es ist einer zu viel.
usage-MissingParameter = Es fehlt: { $option }.
usage-BadParameter = { $option } braucht eine ganze Zahl.
usage-help = „{ $command }“ sagt, was möglich ist.

## Hilfeseiten

help-usage = Aufruf: { $line }
help-commands = Befehle
help-arguments = Argumente
help-options = Angaben
help-levels = Stufen
help-everywhere = Bei jedem Befehl
help-option--lang = Die Sprache: en, de, fr oder it; sonst die des Systems oder von ROLLWRIGHT_LANG.
help-option--help = Diese Seite.
help-rollwright = Würfelspiele zum Ankreuzen. Ohne Befehl öffnet sich die Seite im Browser.
help-version = Die Version.
help-play = Spiele mit Freunden an diesem Terminal oder gegen Bots.
help-play-game = Das Spiel: { $games }; sonst wirst du gefragt. Mit --resume: die Datei eines gespeicherten Spiels.
help-game = Das Spiel: { $games }
help-seat = Wer auf einem Platz spielt: person, random, eine Stufe mit Namen oder Nummer (expert@DATEN: nach anderen Gewichten oder Tabellen) oder paket.modul:Klasse; „Ada=person“ gibt einen Namen. Einmal für jeden von 1 bis 4 Plätzen; sonst eine Person gegen greedy.
help-pieces = Eine Tafel (Name oder Datei) oder ein Blatt (Name) für jeden Platz, etwa A,C; sonst wird ausgelost.
help-seed = Die Zahl, aus der alle Würfe und Auslosungen folgen; gleiche Zahl, gleiches Spiel.
help-first = Der Platz, der beginnt, ab 1; sonst wird ausgelost.
help-resume = Das zuletzt verlassene Spiel fortsetzen oder das einer Datei.
help-all = Bei jeder Entscheidung die Tafeln aller Plätze zeigen.
help-boards-command = Alle Tafeln und Blätter zeigen, oder neue Tafeln für Würfelland herstellen.
help-boards = Alle Tafeln und Blätter; das ist ohne Befehl gemeint.
help-boards-new = Eine neue Tafel für Würfelland herstellen und ihren Text ausgeben.
help-boards-style = Wie sie aussieht: { $boards }.
help-boards-treasures = Wie viele Schatzfelder sie hat; 6 wie in der Europa-Variante. Ohne diese Angabe 12.
help-sheets-command = Die Blätter von Ring & Route zeigen, oder ein neues Papier herstellen: zwei Blätter und Würfel dazu.
help-sheets-list = Alle Blätter; das ist ohne Befehl gemeint.
help-sheets-new = Ein neues Papier für Ring & Route herstellen und seinen Text (JSON) ausgeben.
help-sheets-style = Wie es aussieht: { $sheets }.
help-new-seed = Die Zahl, aus der alles folgt; gleiche Zahl, gleiches Ergebnis. Ohne sie wird eine gezogen.
help-new-count = Wie viele es werden sollen, aus aufeinanderfolgenden Zahlen.
help-new-out = Die Datei, in die geschrieben wird; mit --count ein Ordner.
new-seed = Hergestellt mit: { $line }
help-svg-folder = Sie stattdessen als Bilder in einen Ordner schreiben.
help-show = Eine Tafel, ein Blatt oder den Stand eines aufgezeichneten Spiels zeigen.
help-show-what = Ein Name wie A oder 1 oder eine Datei mit einer Tafel, einem Blatt oder einem Spiel.
help-svg-file = Tafel oder Blatt stattdessen als Bild in eine Datei schreiben.
help-replay = Ein aufgezeichnetes Spiel prüfen und sein Ergebnis nennen.
help-replay-file = Die Aufzeichnung (.roll.json).
help-step = Ereignis für Ereignis hindurchgehen.
help-verify = Prüfen, dass kein Wurf und keine Auslosung eines aufgezeichneten Spiels verändert oder ausgesucht wurde.
help-verify-files = Aufzeichnungen (.roll.json).
help-review = Sagen, was ein aufgezeichnetes Spiel entschieden hat: Glück, Entscheidungen und welche davon Fehler waren.
help-review-files = Aufzeichnungen (.roll.json).
help-review-svg = Die Bilanz und die Chancen außerdem als Bild zeichnen.
help-json = Nur JSON ausgeben, für andere Programme.
help-store-command = Für Betreiber: prüfen, kopieren und sichern, was Server aufbewahren.
help-store-check = Prüfen, ob ein Tisch beschädigt ist und ob die Würfe jedes beendeten Spiels aus dem folgen, was versprochen war.
help-store-where = Ein Ordner, seine Datei (tables.sqlite) oder die Adresse einer Datenbank (postgresql://…). Server dürfen darauf laufen.
help-store-copy = Alle Tische anderswohin kopieren und jeden Eintrag vergleichen. Nach einer Unterbrechung geht es mit demselben Befehl weiter.
help-store-to = Ein Ordner oder die Adresse einer Datenbank; noch darf kein Server darauf laufen.
help-store-backup = Die Tische eines Ordners in eine neue Datei sichern und diese prüfen.
help-store-folder = Der Ordner oder seine Datei (tables.sqlite). Ein Server darf darauf laufen.
help-store-backup-file = Die neue Datei.
help-store-prepare = Eine Datenbank als ihr Eigentümer auf den neuen Stand bringen und einer Rolle die Rechte für den Betrieb geben.
help-store-database = Die Adresse der Datenbank (postgresql://…).
help-store-role = Die Rolle, mit der Server arbeiten.
help-simulate = Bots viele Spiele spielen lassen und diese zusammenfassen.
help-simulate-seat = Der Bot eines Platzes: random, eine Stufe mit Namen oder Nummer (expert@DATEN: nach anderen Gewichten oder Tabellen) oder paket.modul:Klasse. Einmal für jeden Platz; sonst greedy gegen greedy.
help-games = Wie viele Spiele; sonst 1000.
help-workers = Wie viele Prozessorkerne; sonst alle.
help-cluster = Auf dem Dask-Cluster unter dieser Adresse spielen, etwa tcp://host:8786.
help-records = Jedes Spiel als Aufzeichnung in diesen Ordner schreiben.
help-parquet = Jedes Spiel, jede Entscheidung und jeden Wurf als Datensatz (Parquet) in diesen Ordner schreiben.
help-values = Mit --parquet: außerdem Chancen, Glück und Verluste bei jedem Ereignis laut Trainer; das dauert viel länger.
help-observations = Mit --parquet: außerdem, was der Platz bei jeder Entscheidung sah, und welche Aktionen erlaubt waren.
help-tournament = Bots mit denselben Würfeln gegeneinander antreten lassen und sagen, wie stark sie sind.
help-tournament-bots = Zwei oder mehr Bots: mit Namen (expert@DATEN: nach anderen Gewichten oder Tabellen) oder als paket.modul:Klasse. Je zwei treffen aufeinander.
help-tournament-games = Wie viele Spiele je zwei Bots spielen; sonst 1000. Aufgerundet auf ganze Paare.
help-seats = Wie viele Plätze ein Tisch hat, 2 bis 4; sonst 2. Die zwei Bots teilen sie sich zu gleichen Teilen.
help-gauntlet = Nur der erste Bot tritt gegen die anderen an.
help-no-luck = Das Glück nicht messen: schneller bei Bots, die rasch entscheiden, aber ohne vom Glück bereinigte Zahlen.
help-sprt = Eine Paarung beenden, sobald klar ist, ob ihr erster Bot um den einen oder den anderen Elo-Unterschied stärker ist (SPRT), etwa 0,10.
help-tournament-json = Alle Zahlen als JSON in diese Datei schreiben; - gibt nur sie aus.
help-csv = Eine Zeile für jede Paarung in diese Datei schreiben.
help-tournament-parquet = Eine Zeile für jedes Spiel in diese Datei schreiben (Parquet).
help-plot = Die Rangliste als Bild (SVG) in diese Datei zeichnen.
help-journal = Was getan ist, in dieser Datei festhalten; nach einer Unterbrechung macht derselbe Befehl dort weiter.
help-solve = Ein Spiel exakt lösen, für die Stufen, die nach den Tabellen spielen; was schon gelöst ist, wird nur gelesen. Das geht zurzeit mit den Blättern von Ring & Route.
help-sheet = Eine Datei mit einem eigenen Blatt. Zweimal, für beide Seiten des Papiers; sonst die Blätter des Spiels.
help-solve-seats = Für wie viele Plätze, 1 bis 4; sonst für alle diese Zahlen.
help-price = Was ein Zug kostet, in Punkten; sonst nichts, und danach so viel wie in einem Rennen.
meta-command = BEFEHL
meta-options = [ANGABEN]
meta-game = SPIEL
meta-file = DATEI
meta-files = DATEI…
meta-from = VON
meta-to = NACH
meta-where = ORT
meta-role = ROLLE
meta-folder = ORDNER
meta-number = ZAHL
meta-pieces = NAMEN
meta-seat = SPIELER
meta-style = STIL
meta-address = ADRESSE
meta-players = SPIELER …
meta-bounds = GRENZEN
meta-board-or-file = TAFEL|DATEI

## Am Tisch

choose-game = Welches Spiel soll es sein: { $games }? (Eingabetaste: { $default })
choose-game-again = Bitte gib eine Nummer oder einen Namen ein: { $games }
choose-level = Gegen welche Stufe? (Eingabetaste: { $default })
choose-level-again = Bitte gib eine Nummer von 1 bis 5 oder einen Namen ein: { $levels }
seat-heading = Platz { $number }: { $name }
seat-active = aktiv
seat-asked = ist gefragt
table-opened = { $game }: { $names }. { $first } beginnt.
table-resumed = { $game } geht weiter, Zug { $turn }.
table-help-hint = „hilfe“ erklärt, was du eingeben kannst.
table-turn = Zug { $number }
table-dice = Würfel
throw-due = Die Würfel
table-ask = Dein Zug:
table-enter = (Eingabetaste)
table-which = Bitte gib einen Zug oder seine Nummer von 1 bis { $last } ein.
table-ambiguous = „{ $line }“ kann mehrere Züge meinen: { $moves }.
table-not-understood = „{ $line }“ ist nicht zu verstehen. „züge“ nennt die möglichen Züge, „hilfe“ hilft weiter.
table-illegal = „{ $move }“ ist nicht möglich: { $why }
table-nothing-to-undo = Es gibt noch keine Entscheidung, die sich zurücknehmen ließe.
table-undone = Zurückgenommen, { $name }: { $move }
table-look-which = Bitte gib einen Platz von 1 bis { $last } ein.
table-saved = Das Spiel ist gespeichert: { $file }
table-resume = „{ $command }“ setzt es fort.
table-record = Das Spiel ist aufgezeichnet: { $file }
table-look-at-record = „rollwright show“ und „rollwright replay“ zeigen es.
table-help-moves =
    Gib einen Zug ein („cross d5“), seine Nummer in der Liste oder nur, was ihn unterscheidet („d5“).
    Gibt es nur einen Zug, genügt die Eingabetaste. Gewürfelt wird von selbst.
command-help = hilfe
command-moves = züge
command-moves-form = züge
command-moves-help = die möglichen Züge noch einmal nennen
command-look = zeige
command-look-form = zeige [PLATZ]
command-look-help = die Tafel eines Platzes nach seiner Nummer zeigen, oder alle
command-undo = zurück
command-undo-form = zurück
command-undo-help = zurück zur letzten Entscheidung eines Menschen; die Würfel fallen wieder gleich
command-save = speichere
command-save-form = speichere [DATEI]
command-save-help = das Spiel speichern (das geschieht auch, wenn du aufhörst)
command-quit = ende
command-quit-form = ende
command-quit-help = aufhören; das Spiel wird gespeichert
result-winner = { $names } gewinnt!
result-shared = { $names } gewinnen gemeinsam!
result-nobody = Niemand gewinnt.
result-open = Das Spiel ist noch nicht aus; beendete Züge: { $turns }

## Aufzeichnungen, Schritt für Schritt

replay-good = Die Aufzeichnung ist in Ordnung: Jeder Zug ist erlaubt, das Ergebnis stimmt.
replay-events = { $events ->
    [one] 1 Ereignis
   *[other] { $events } Ereignisse
}
replay-step = { $number } von { $events }
replay-prompt = Eingabetaste: weiter, p: zurück, eine Nummer, q: Ende
verify-good = { $file }: Die Würfel passen zu den Versprechen in dieser Aufzeichnung. { $throws ->
    [one] Ein Wurf
   *[other] { $throws } Würfe
}, die Lose und alle Versprechen stimmen.
verify-words = Die vier Wörter ihres Versprechens: { $words }. Hat dir die Seite andere gezeigt, sind es nicht die Würfel, die dir versprochen wurden.
verify-log-words = Die vier Wörter für alles, was geschah: { $words }. Zeigt die Seite jemandem, der mitgespielt hat, andere, ist dies nicht die Aufzeichnung jenes Spiels.
verify-first = Dieses Spiel wurde mit der ersten Fassung dieser Würfel gespielt: Die Aufzeichnung lässt sich nur mit sich selbst vergleichen.
verify-bad = { $file }: Mit den Würfeln stimmt etwas nicht.

## Simulierte Spiele

simulate-compiling = Die Regeln werden einmalig übersetzt (etwa 10 s) …
compiling-levels = Wie die Stufen entscheiden, wird einmalig übersetzt (etwa 20 s) …
bots-preparing = Die Tabellen, nach denen die Bots spielen, werden einmalig berechnet (etwa eine Minute) …
simulate-playing = Es wird gespielt
simulate-writing = Aufzeichnungen werden geschrieben
simulate-seed = Startwert { $seed }
simulate-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
simulate-by-start = Siege nach Reihenfolge: { $shares }
simulate-turns = Züge pro Spiel: im Mittel { $mean }, { $min } bis { $max }, Median { $median }
simulate-decisions = Entscheidungen pro Spiel: im Mittel { $mean }, { $min } bis { $max }, Median { $median }
simulate-shared = Geteilte Siege: { $games }
column-seat = Platz
column-player = Spieler
column-wins = Siege
column-piece = Tafel/Blatt
column-games = Spiele

## Turniere

tournament-rounded = Spiele je Paarung, aufgerundet auf ganze Paare: { $games }
tournament-games = Jede Paarung: { $games } Spiele in { $pairs ->
    [one] einem Paar
   *[other] { $pairs } Paaren
} mit denselben Würfeln; { $seats } Plätze
tournament-raw = wie gespielt
tournament-adjusted = um Glück bereinigt
tournament-anchor = { $bot } hat per Definition Elo 0.
tournament-anchor-none = Das Mittel aller hat Elo 0.
tournament-anchor-mean = Mittel = 0
tournament-cross = Sieganteil der Zeile gegen die Spalte
tournament-variance = Ohne Glück ist { $bot } – { $opponent } so genau bekannt wie aus { $factor }-mal so vielen Spielen.
tournament-sprt-better = { $bot } – { $opponent }: eher um { $elo1 } als um { $elo0 } Elo stärker, nach { $games } Spielen (LLR { $ratio })
tournament-sprt-not-better = { $bot } – { $opponent }: höchstens um { $elo0 } statt um { $elo1 } Elo stärker, nach { $games } Spielen (LLR { $ratio })
tournament-sprt-open = { $bot } – { $opponent }: { $games } Spiele entscheiden nicht zwischen { $elo0 } und { $elo1 } Elo (LLR { $ratio })
tournament-interrupted = Unterbrochen. Derselbe Befehl macht weiter, wo { $file } endet.
tournament-lost = Unterbrochen. Nichts wurde festgehalten; mit --journal DATEI würde derselbe Befehl weitermachen.
tournament-plot-title = { $game }: Stärke in Elo
tournament-plot-aside = { $seats } Plätze, { $games } Spiele je Paarung, { $zero }
column-pairing = Paarung
column-share = Sieganteil

## Lösen

solve-working = Gelöst wird für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}, Preis eines Zugs in Punkten: { $price }
solve-optimum = Die mittleren Punkte eines leeren Blatts, das bestmöglich gespielt wird und mit einem aktiven Zug beginnt, abzüglich dessen, was die Züge kosten:
solve-kept = Die Tabellen liegen in { $folder }
column-seats = Plätze
column-price = Preis eines Zugs
column-seconds = Sekunden

## Training

help-train = Durch Spiele gegen sich selbst lernen, was Stellungen wert sind, für die Stufen, die danach spielen; ein unterbrochener Lauf geht weiter, wenn der Befehl noch einmal gegeben wird.
help-out = Die Datei für das Gelernte.
help-batches = Aus wie vielen Partien-Stapeln gelernt wird; ohne Angabe so viele wie für die mitgelieferten Gewichte.
help-curve = Eine Datei für die Lernkurve (SVG).
option-batches = --batches muss eine ganze Zahl von 1 bis { $most } sein.
option-no-training = Bei { $game } gibt es nichts zu lernen; die stärkeren Stufen sind gelöst oder eingebaut. Versuch es mit diceland.
option-no-solving = { $game } lässt sich nicht exakt lösen; die stärkeren Stufen haben gelernt oder sind eingebaut. Versuch es mit ring-and-route.
option-checkpoint = { $file } gehört zu einem anderen Lauf oder ist beschädigt. Lösche die Datei oder nenne mit --out eine andere.
train-learning = Lernen
train-interrupted = Unterbrochen. Was bisher gelernt wurde, steht in { $file }; derselbe Befehl macht damit weiter.
train-done = Gelernt; die Gewichte stehen in { $file }. Im letzten Stapel brauchte ein Platz { $turns } Züge für eine Partie, und der Wert lag um { $error } Züge daneben.
train-turns = Züge, die ein Platz für eine Partie braucht
train-error = Wie weit der Wert danebenlag, in Zügen
train-title = { $game }: Lernen durch Selbstspiel
train-batches = Stapel von Partien
train-interrupted-early = Unterbrochen, bevor ein erster Teil gesichert war; derselbe Befehl beginnt von vorn.
option-one-printed = Nur eines von --json und --csv kann ausgegeben werden.

## Der Server

help-serve = Beide Spiele im Browser spielen, allein oder mit Freunden.
help-host = Die Adresse, unter der gelauscht wird; sonst nur dieser Rechner.
help-port = Der Port; sonst 8642 oder, wenn der belegt ist, irgendein freier.
help-lan = Auch andere im Heimnetz mitspielen lassen.
help-data = Der Ordner, in dem die Tische aufbewahrt werden.
help-store = Die Adresse einer PostgreSQL-Datenbank für die Tische, statt eines Ordners.
help-serve-workers = Wie viele Prozesse den Dienst teilen; sonst einer. Mehrere brauchen --store.
help-open = Die Seite im Browser öffnen; --no-open nennt nur ihre Adresse.
option-lan-host = --lan und --host gehen nicht zusammen; --host sagt genau, wo gelauscht wird.
option-port = --port muss eine ganze Zahl von 0 bis 65535 sein; 0 nimmt irgendeinen freien Port.
option-review-svg = In ein Bild passt nur eine Aufzeichnung: mit --svg bitte nur eine Datei nennen.
option-values = --values und --observations ergänzen einen Datensatz: bitte dessen Ordner mit --parquet nennen.
serve-ready = Der Server ist bereit: { $address }
serve-lan = Im Heimnetz: { $address }
serve-here-only = Nur dieser Computer erreicht ihn. Eine Einladung auf der Seite oder --lan öffnet ihn für das Heimnetz.
serve-stop = Strg+C beendet den Server; nichts geht verloren.
serve-other-port = Port { $usual } ist belegt; stattdessen wird { $port } genommen.
serve-port = Auf Port { $port } von { $host } kann nicht gelauscht werden: Er ist belegt, oder die Adresse gehört nicht zu diesem Rechner. --port nennt einen anderen.
serve-workers-sqlite = Mehrere Prozesse brauchen PostgreSQL: Eine SQLite-Datei gehört einem einzigen Prozess. Nenn eine Datenbank mit --store postgresql://…, oder lass --workers weg: Ein Prozess bedient einige tausend Leute.
serve-workers-windows = --workers braucht Linux oder macOS. Starte unter Windows mehrere Server auf eigenen Ports, mit demselben --store.
serve-data-in-use = Ein anderes rollwright hält die Tische in { $folder } schon bereit. Beende es zuerst oder nenne mit --data einen anderen Ordner.
serve-data-newer = { $file } stammt von einer neueren Version von rollwright. Nimm diese, oder nenne mit --data einen anderen Ordner.
serve-data-unusable = Die Tische können in { $folder } nicht aufbewahrt werden: { $why }. Ist Platz auf der Platte, darfst du dort schreiben, und ist { $file } eine Datei von rollwright?
serve-data-damaged = { $file } in { $folder } ist beschädigt oder keine Datei von rollwright: { $why }. Leg eine Sicherungskopie an ihre Stelle, oder nenn mit --data einen anderen Ordner.
store-address = „{ $address }“ ist keine Adresse einer PostgreSQL-Datenbank. So sieht eine aus: postgresql://benutzer:passwort@rechner:5432/datenbank
store-unusable = Die Datenbank { $address } ist nicht zu gebrauchen: { $why }.
store-old-postgresql = Auf { $address } läuft PostgreSQL { $version }. Nötig ist Version { $oldest } oder neuer.
store-encoding = Die Datenbank { $address } speichert Text als { $encoding }. Sie muss mit ENCODING 'UTF8' angelegt sein.
store-no-rights = Der Rolle in { $address } fehlen Rechte in der Datenbank, oder die Datenbank ist nicht auf dem neuen Stand. Ruf als ihr Eigentümer auf: rollwright store prepare postgresql://… --role ROLLE
store-good = { $where }: nichts ist beschädigt. Tische: { $tables }, Einträge: { $entries }, beendete Spiele mit geprüften Würfen: { $finished }.
store-bad = { $where } ist beschädigt.
store-table = Tisch { $table }: { $what }
store-copied = Alles ist kopiert und verglichen. Tische: { $tables }, davon schon vorhanden: { $there }; Einträge: { $entries }.
store-not-copied = Einige Tische wurden nicht kopiert. Kopiert: { $tables }.
store-another = Am Ziel gibt es unter dieser Kennung einen anderen Tisch.
store-backed-up = { $file } ist eine gute Sicherung. Tische: { $tables }, Einträge: { $entries }.
store-prepared = { $address } ist bereit.
store-unreadable = { $file } lässt sich nicht als Datei mit Tischen lesen: { $why }.
store-version = { $file } stammt von einer anderen Version von rollwright. „rollwright serve“ bringt eine ältere auf den neuen Stand.
store-not-written = { $file } lässt sich nicht schreiben: { $why }.
store-backup-exists = { $file } gibt es schon. Nenn eine neue Datei für die Sicherung.
serve-setting = { $setting } kann nicht „{ $value }“ sein. Zahlen sehen aus wie 60 oder 0.5, Raten wie 60/0.5 (auf einmal / je Sekunde), Listen wie a,b, Schalter sind 0 oder 1.
serve-no-page = Die Seite ist noch nicht gebaut. „make page“ baut sie; fertige Pakete von rollwright haben sie dabei.

# rollwright admin
meta-table = TISCH
meta-network = NETZ
meta-text = TEXT
help-admin = Für Betreiber: Tische auflisten, beenden und löschen und Netze aussperren, während Server laufen.
help-admin-list = Die Tische auflisten, an denen zuletzt etwas geschehen ist.
help-admin-most = Wie viele höchstens.
help-admin-end = Die Partie an einem Tisch beenden, so wie sie steht.
help-admin-delete = Einen Tisch endgültig löschen.
help-admin-table = Die Kennung des Tisches oder ihre ersten Zeichen, wie sie im Protokoll stehen.
help-admin-ban = Ein Netz aussperren.
help-admin-unban = Ein Netz wieder zulassen.
help-admin-bans = Die ausgesperrten Netze auflisten.
help-admin-network = Eine Adresse wie 192.0.2.7 oder ein Netz wie 192.0.2.0/24 oder 2001:db8::/48.
help-admin-hours = Für wie viele Stunden; sonst für immer.
help-admin-why = Der Grund, zur eigenen Erinnerung.
admin-under-way = läuft
admin-over = beendet
admin-no-tables = Es gibt keine Tische.
admin-ended = Die Partie an Tisch { $table } ist beendet.
admin-deleted = Tisch { $table } ist gelöscht.
admin-banned = { $network } ist bis { $until } (UTC) ausgesperrt.
admin-banned-for-good = { $network } ist für immer ausgesperrt.
admin-unbanned = { $network } ist wieder zugelassen.
admin-no-bans = Kein Netz ist ausgesperrt.
admin-no-ban = { $network } ist nicht ausgesperrt.
admin-network = „{ $network }“ ist weder eine Adresse noch ein Netz. Sie sehen aus wie 192.0.2.7, 192.0.2.0/24 oder 2001:db8::/48.
admin-no-store = In { $folder } wurden nie Tische aufbewahrt. Nenne mit --data einen anderen Ordner oder mit --store eine Datenbank.
admin-several = Mehrere Tische beginnen mit „{ $name }“. Gib mehr Zeichen an.
admin-hours = --hours muss größer als 0 sein.
admin-unreachable = Der Server, der { $folder } benutzt, ist dafür nicht zu erreichen. Bist du der Benutzer, unter dem er läuft? Sonst beende ihn zuerst.

## Drucken

help-print = Tafeln und Blätter, Würfel und Regeln drucken: als PDF-Datei.
help-print-what = Namen wie A, E1 oder 1, Dateien mit eigenen Tafeln oder Papieren, „dice“ (Würfel), „rules“ (Regeln) oder „pad“ (Block) für je zwanzig Stück.
help-print-out = Die PDF-Datei.
help-print-game = Das Spiel, dessen Würfel und Regeln gedruckt werden; sonst sind es die der genannten Tafeln und Blätter oder die aller Spiele.
help-paper = Das Papierformat: a4 oder letter.
help-per-page = Tafeln oder Blätter auf einer Seite: 1 oder 2.
help-size = Wie groß sie sind: large (so groß wie möglich), medium oder small.
help-grey = Für Drucker ohne Farbe: mit Schraffuren und Symbolen.
help-copies = Wie oft die Seiten mit Tafeln und Blättern gedruckt werden.
help-site = Die Adresse der Website, die gedruckte Codes öffnen, etwa https://example.org. Sonst enthalten sie die Tafel als Text.
meta-print = TAFEL|DATEI|dice|rules|pad…
meta-paper = PAPIER
meta-size = GRÖSSE
