# Wörter, die zu keinem Spiel gehören. Die eigenen Wörter eines Spiels liegen in seinem Ordner.

## Wo etwas nicht stimmt; $why ist der Grund

frame-illegal-move = Platz { $seat } kann „{ $move }“ nicht spielen: { $why }
frame-illegal-throw = Der Wurf „{ $move }“ kann jetzt nicht fallen: { $why }
frame-record-event = Ereignis { $index }: { $why }
frame-record-field = Aufzeichnung, { $field }: { $why }
frame-board = Tafel { $board }: { $why }
frame-board-line = Tafel { $board }, Zeile { $line }: { $why }
frame-board-column = Tafel { $board }, Zeile { $line }, Spalte { $column }: { $why }
frame-board-field = Blatt { $board }, { $field }: { $why }
frame-field = { $field }: { $why }
frame-machine = Auf { $machine }: { $why }

## Züge und Würfe: warum nicht

move-no-such-seat = Diesen Platz gibt es nicht; die Plätze heißen 0 bis { $last }.
move-not-asked = Dieser Platz ist jetzt nicht gefragt; gefragt sind: { $seats }.
move-awaiting-throw = Erst fallen die Würfel.
move-game-over = Das Spiel ist aus.
move-not-understood = Diese Worte bedeuten hier nichts. Mögliche Züge: { $legal }
move-no-action = Das ist keine der möglichen Aktionen: { $legal }
move-not-legal-in-batch = In Partie { $game } ist das keine der möglichen Aktionen: { $legal }
move-not-legal = Die Regeln erlauben es jetzt nicht.
throw-game-over = Das Spiel ist aus.
throw-not-now = Jetzt wird nicht gewürfelt; zuerst entscheiden die Plätze: { $seats }.
throw-not-text = Ein Wurf ist ein Text in der Schreibweise des Spiels.
undo-nothing = Es ist noch nichts geschehen, was man zurücknehmen könnte.
take-back-finished = Sein Zug ist zu Ende oder hat noch nicht begonnen; zurücknehmen kann man nur währenddessen.
take-back-nothing = Dieser Platz hat seit dem letzten Wurf nichts eingetragen.
lesson-not-asked = im Spiel darfst du das. Probier hier aber, was oben steht!

## Aufzeichnungen: warum eine nicht nachgespielt werden kann

record-json = Das ist kein JSON: Der Fehler liegt in Zeile { $line }, Spalte { $column }.
record-json-deep = Dieses JSON ist zu tief verschachtelt oder hat eine Zahl mit Tausenden von Ziffern.
record-format = Das Format ist „{ $expected }“.
record-rules = Gespielt wurde nach anderen Regeln; hier gelten „{ $expected }“.
record-field-missing = Das Feld fehlt.
record-not-mapping = Hier muss eine Zuordnung (JSON-Objekt) stehen.
record-not-list = Hier muss eine Liste stehen.
record-not-text = Hier muss ein Text stehen.
record-number = Hier muss eine ganze Zahl von 0 bis { $most } stehen.
record-list-per-seat = Hier muss eine Liste mit einem Eintrag für jeden Platz stehen (Plätze: { $seats }).
record-no-such-space = Ein Feld dieses Namens gibt es nicht.
record-space-twice = { $space } kommt zweimal vor.
record-no-positions = Ein Spiel von { $game } kann nicht mit einer eigenen Stellung beginnen.
record-event-form = Ein Ereignis ist ein Paar: die Nummer eines Platzes und sein Zug oder "dice" und wie die Würfel fielen.
record-too-long = Es sind mehr als { $most } Ereignisse.
record-result = Was da steht, widerspricht dem Spiel; aus diesem folgt { $expected }.
fair-missing = Dieses Spiel wurde ohne Würfel gespielt, die sich prüfen lassen.
fair-game-id = Ein Name aus 1 bis 64 Buchstaben, Ziffern, „-“ und „_“ ist nötig.
fair-digits = { $digits } hexadezimale Ziffern sind nötig, mit kleinen Buchstaben.
fair-one-of = Eines davon ist nötig: { $values }.
fair-seats = Jeder Platz muss genau einmal aufgeführt sein (insgesamt { $seats }).
fair-entry = Dieser Eintrag im Protokoll des Tisches kann dort nicht stehen, oder ihm fehlt etwas.
fair-log-events = Das Protokoll hat andere Ereignisse als diese Aufzeichnung, oder es endet vor Beginn des Spiels.
save-dice = Die Zahl, aus der die Würfe folgen, fehlt.
save-players = Hier muss eine Liste mit „person“ oder dem Namen eines Bots für jeden Platz stehen.

## Würfel, die sich prüfen lassen: was nicht stimmt

fair-not-opened = Das Geheimnis der Würfel ist noch nicht offengelegt. Das geschieht am Ende des Spiels.
fair-commitment = Das Geheimnis ist nicht das, das vor dem Spiel versprochen wurde.
fair-promise = Platz { $seat }: Der Beitrag zu den Würfeln ist nicht der, der versprochen war.
fair-hash = Der Fingerabdruck des Protokolls ist nicht der, den die Aufzeichnung nennt.
fair-list = Die Liste, mit der die Plätze geschlossen wurden, nennt andere als die, die sich gesetzt hatten.
fair-bot = Platz { $seat }: Ein Bot hat ein Versprechen oder einen Beitrag zu den Würfeln. Bots haben beides nicht.
fair-log = „{ $field }“ in der Aufzeichnung ist nicht das, was im Protokoll des Tisches steht.
fair-order = Das Los setzt die Spieler in der Reihenfolge { $expected }, sie sitzen aber in der Reihenfolge { $found }.
fair-first = Nach dem Los beginnt Platz { $expected }, begonnen hat aber Platz { $found }.
fair-piece = Platz { $seat }: Das Los gibt { $expected }, gespielt wurde aber auf { $found }.
fair-material = Eine Tafel oder ein Blatt ist nicht das, was unter diesem Namen zum Spiel gehört.
fair-throw = Wurf { $number } müsste „{ $expected }“ sein, ist aber „{ $found }“.

## Angaben, die nicht zu gebrauchen sind

option-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
option-unknown = Eine Angabe „{ $option }“ gibt es nicht. Es gibt: { $options }.
option-seats = Ein Tisch hat 1 bis { $most } Plätze, nicht { $seats }.
option-names = Jeder Platz hat einen Namen; gebraucht { $seats ->
    [one] wird ein Name
   *[other] werden { $seats } Namen
}.
option-first = Der Platz, der beginnt, ist eine Zahl von 0 bis { $last }.
option-first-seat = { $last ->
    [1] Nur Platz 1 kann beginnen.
   *[other] Der Platz, der beginnt, ist eine Zahl von 1 bis { $last }.
}
option-no-pieces = Das Spiel { $game } hat keine Tafeln oder Blätter.
option-pieces = { $pieces ->
    [one] Es gibt eine Tafel oder ein Blatt
   *[other] Es gibt { $pieces } Tafeln oder Blätter
} für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}; jeder Platz braucht genau eins.
option-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $bots }. Ein eigener heißt paket.modul:Klasse.
option-bot-broken = Der Bot „{ $bot }“ kommt nicht zustande: { $error }
option-bot-choose = „{ $bot }“ ist kein Bot: choose(game, seat) fehlt.
option-bot-data = „{ $bot }“ gibt es nicht: Nur { $bots } können Daten nach einem @ haben, wie in expert@DATEN.
option-bot-no-data = Bei { $game } spielt keine Stufe nach anderen Daten; „{ $data }“ bedeutet dort nichts.
option-player = Einen Spieler „{ $player }“ gibt es nicht. Es gibt: { $players }. „Ada=person“ gibt einem Spieler einen Namen.
option-games = Die Zahl der Spiele liegt zwischen 1 und { $most }.
option-dice = dice= nimmt eine Quelle von Würfen: ein Objekt mit faces(throw, count), etwa SeededDice(7).
option-faces = Die Quelle der Würfel gab { $faces } für { $dice ->
    [one] einen Würfel
   *[other] { $dice } Würfel
}. Sie muss für jeden eine Zahl von 0 bis 5 geben.
option-seed = { $seed } ist kein Startwert. Ein Startwert ist eine ganze Zahl.
option-at-least-one = { $option } ist mindestens 1.
option-price = Der Preis eines Zugs ist eine Zahl von 0 bis { $most } Punkten.
option-sheet-twice = Ein Papier hat zwei Seiten, also muss --sheet zweimal angegeben werden, nicht { $count ->
    [one] einmal
   *[other] { $count }-mal
}.
option-language = Die Sprache „{ $given }“ gibt es hier nicht. Es gibt: { $languages }.
option-command = Einen Befehl „{ $command }“ gibt es nicht. Es gibt: { $commands }.
option-resume-alone = Ein gespeichertes Spiel hat schon Plätze, Tafeln, Würfel und Startspieler: Verwende --resume ohne Angaben dazu.
option-nothing-saved = In { $folder } ist kein unbeendetes Spiel gespeichert.
option-game-over = Das Spiel in { $file } ist aus. „rollwright show“ und „rollwright replay“ zeigen es.
option-svg-record = Als SVG wird nur eine Tafel oder ein Blatt gezeichnet, kein Spiel.
option-no-view = Das Spiel { $game } hat keine Sicht (view), darum können Umgebungen es nicht zeigen.
option-extra = Dazu braucht es { $library }: pip install "rollwright[{ $extra }]" bringt es mit.
option-render-mode = Es gibt keine Darstellung „{ $mode }“ (render_mode). Es gibt: { $modes }.
option-reward = Eine Belohnung „{ $reward }“ gibt es nicht. Es gibt: { $rewards }.
option-reset-first = Es ist noch nichts ausgeteilt: zuerst kommt reset().
option-actions = Aktionen sind ein Array ganzer Zahlen, eine für jede Partie (Partien: { $games }).
option-seat = Den Platz „{ $seat }“ gibt es an diesem Tisch nicht: Plätze sind Zahlen von 0 bis { $last }.
option-opponents = Gegner angegeben: { $bots }; andere Plätze am Tisch: { $seats }.
option-fast-bot = „{ $bot }“ kann nicht Tausende Partien zugleich spielen. Das können: { $bots }.
option-cluster-workers = --workers meint diesen Rechner, und --cluster hat eigene Worker: Nur eines von beiden geht.
tournament-bots = Ein Turnier braucht mindestens zwei Bots; genannte Bots: { $bots }.
tournament-seats = Ein Tisch eines Turniers hat 2 bis 4 Plätze, nicht { $seats }.
tournament-sprt = Der Test braucht zwei Elo-Unterschiede, den kleineren zuerst, etwa 0,10; keiner liegt jenseits von { $most }.
tournament-sprt-errors = Wie oft der Test irren darf (alpha, beta), liegt zwischen 0 und 0,5.
luck-shape = Das Glück, das { $game } angibt, muss eine Tabelle endlicher Zahlen sein, mit einer Zeile für jede Partie ({ $games }) und einer Spalte für jeden Platz ({ $seats }).

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
help-boards = Alle Tafeln und Blätter.
help-svg-folder = Sie stattdessen als Bilder in einen Ordner schreiben.
help-show = Eine Tafel, ein Blatt oder den Stand eines aufgezeichneten Spiels zeigen.
help-show-what = Ein Name wie A oder 1 oder eine Datei mit einer Tafel, einem Blatt oder einem Spiel.
help-svg-file = Tafel oder Blatt stattdessen als Bild in eine Datei schreiben.
help-replay = Ein aufgezeichnetes Spiel prüfen und sein Ergebnis nennen.
help-replay-file = Die Aufzeichnung (.roll.json).
help-step = Ereignis für Ereignis hindurchgehen.
help-verify = Prüfen, dass kein Wurf und keine Auslosung eines aufgezeichneten Spiels verändert oder ausgesucht wurde.
help-verify-files = Aufzeichnungen (.roll.json).
help-check-store = Prüfen, ob die Datei mit den Tischen eines Servers beschädigt ist.
help-check-store-file = Die Datei (tables.sqlite). Ein Server darf darauf laufen.
help-json = Nur JSON ausgeben, für andere Programme.
help-simulate = Bots viele Spiele spielen lassen und diese zusammenfassen.
help-simulate-seat = Der Bot eines Platzes: random, eine Stufe mit Namen oder Nummer (expert@DATEN: nach anderen Gewichten oder Tabellen) oder paket.modul:Klasse. Einmal für jeden Platz; sonst greedy gegen greedy.
help-games = Wie viele Spiele; sonst 1000.
help-workers = Wie viele Prozessorkerne; sonst alle.
help-cluster = Auf dem Dask-Cluster unter dieser Adresse spielen, etwa tcp://host:8786.
help-records = Jedes Spiel als Aufzeichnung in diesen Ordner schreiben.
help-parquet = Jedes Spiel, jede Entscheidung und jeden Wurf als Datensatz (Parquet) in diesen Ordner schreiben.
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
meta-folder = ORDNER
meta-number = ZAHL
meta-pieces = NAMEN
meta-seat = SPIELER
meta-address = ADRESSE
meta-players = SPIELER …
meta-bounds = GRENZEN
meta-board-or-file = TAFEL|DATEI

## Stufen der Bots

level-novice = Neuling
level-novice-about = spielt fast zufällig
level-novice-strength = leicht
level-greedy = Raffzahn
level-greedy-about = nimmt, was sofort am meisten bringt
level-greedy-strength = eher leicht
level-planner = Planer
level-planner-about = plant ein Stück voraus
level-planner-strength = mittel
level-expert = Experte
level-expert-about = spielt sehr gut
level-expert-strength = schwer
level-master = Meister
level-master-about = spielt am besten: behält auch die anderen im Auge und denkt weiter voraus
level-master-strength = sehr schwer

## Am Tisch

list-and = { $first } und { $last }
choose-game = Welches Spiel soll es sein: { $games }? (Eingabetaste: { $default })
choose-game-again = Bitte gib eine Nummer oder einen Namen ein: { $games }
choose-level = Gegen welche Stufe? (Eingabetaste: { $default })
choose-level-again = Bitte gib eine Nummer von 1 bis 5 oder einen Namen ein: { $levels }
seat-person = Spieler { $number }
seat-heading = Platz { $number }: { $name }
seat-active = aktiv
seat-asked = ist gefragt
seat-won = hat gewonnen
score = Stand
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
check-store-good = { $file }: nichts ist beschädigt. Tische: { $tables }, Einträge: { $entries }.
check-store-bad = { $file } ist beschädigt.
check-store-table = Tisch { $table }: { $what }
check-store-unreadable = { $file } lässt sich nicht als Datei mit Tischen lesen: { $why }.
check-store-version = { $file } stammt von einer anderen Version von rollwright. „rollwright serve“ bringt eine ältere auf den neuen Stand.

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

# Training
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
help-open = Die Seite im Browser öffnen; --no-open nennt nur ihre Adresse.
option-lan-host = --lan und --host gehen nicht zusammen; --host sagt genau, wo gelauscht wird.
option-port = --port muss eine ganze Zahl von 0 bis 65535 sein; 0 nimmt irgendeinen freien Port.
serve-ready = Der Server ist bereit: { $address }
serve-lan = Im Heimnetz: { $address }
serve-here-only = Nur dieser Computer erreicht ihn. Eine Einladung auf der Seite oder --lan öffnet ihn für das Heimnetz.
serve-stop = Strg+C beendet den Server; nichts geht verloren.
serve-other-port = Port { $usual } ist belegt; stattdessen wird { $port } genommen.
serve-port = Auf Port { $port } von { $host } kann nicht gelauscht werden: Er ist belegt, oder die Adresse gehört nicht zu diesem Rechner. --port nennt einen anderen.
serve-data-in-use = Ein anderes rollwright hält die Tische in { $folder } schon bereit. Beende es zuerst oder nenne mit --data einen anderen Ordner.
serve-data-newer = { $file } stammt von einer neueren Version von rollwright. Nimm diese, oder nenne mit --data einen anderen Ordner.
serve-data-unusable = Die Tische können in { $folder } nicht aufbewahrt werden: { $why }. Ist Platz auf der Platte, darfst du dort schreiben, und ist { $file } eine Datei von rollwright?
serve-data-damaged = { $file } in { $folder } ist beschädigt oder keine Datei von rollwright: { $why }. Leg eine Sicherungskopie an ihre Stelle, oder nenn mit --data einen anderen Ordner.
serve-setting = { $setting } kann nicht „{ $value }“ sein. Zahlen sehen aus wie 60 oder 0.5, Raten wie 60/0.5 (auf einmal / je Sekunde), Listen wie a,b, Schalter sind 0 oder 1.
serve-no-page = Die Seite ist noch nicht gebaut. „make page“ baut sie; fertige Pakete von rollwright haben sie dabei.
refused-not-your-seat = das ist nicht dein Platz.
refused-watching = du schaust zu; das können nur die, die am Tisch sitzen.
refused-no-seat = du hast keinen Platz an diesem Tisch.
refused-late = die Würfel sind inzwischen wieder gefallen; sieh dir den neuen Wurf an.
refused-possible = dieser Zug ist möglich.
refused-not-now = das ist gerade nicht dran.
refused-over = das Spiel an diesem Tisch ist zu Ende.
refused-bot-plays = ein Bot spielt diesen Platz für dich; übernimm ihn zuerst wieder.
refused-share = das ist nicht der Beitrag zu den Würfeln, der versprochen war.
refused-piece = „{ $piece }“ gibt es hier nicht; möglich sind: { $pieces }.
refused-not-gone = diese Person ist da oder seit weniger als einer Minute weg.
refused-not-away = kein Bot spielt für dich; der Platz gehört dir schon.
refused-others-play = du hast schon gesagt, dass du das Spiel beenden willst; die anderen noch nicht.
refused-nobody-ends = niemand möchte das Spiel beenden.
refused-rematch = jemand hat schon eine Revanche vorgeschlagen; setz dich dazu.
refused-no-table = diesen Tisch gibt es nicht, oder er wurde gelöscht.
refused-no-such-page = unter dieser Adresse gibt es nichts.
refused-lesson = diese Lektion hat sich inzwischen geändert. Beginne sie noch einmal.
refused-not-begun = das Spiel hat noch nicht begonnen.
refused-invite = diese Einladung gilt nicht für diesen Tisch; lass dir den Link noch einmal schicken.
refused-link = dieser Link wurde schon benutzt, oder es gibt einen neueren.
refused-full = kein Platz ist mehr frei; du kannst zuschauen.
refused-nobody-there = dort sitzt niemand.
refused-same-seat = das ist zweimal derselbe Platz.
refused-not-arranger = das kann nur, wer den Tisch eingerichtet hat oder dort sitzt.
refused-no-person = mindestens ein Platz muss deiner sein.
refused-busy = an diesem Tisch geschieht gerade zu viel auf einmal; versuch es noch einmal.
refused-take-backs = in jedem Wurf kannst du { $most }-mal etwas zurücknehmen; spiel jetzt weiter.
refused-log-full = an diesem Tisch ist { $most }-mal etwas geschehen, mehr passt nicht ins Protokoll; er lässt sich nur noch beenden.
refused-replay = diese Partie ließ sich nicht rechtzeitig nachspielen; versuch es später noch einmal.
refused-too-fast = das war zu viel auf einmal; warte einen Augenblick.
refused-too-many-sockets = höchstens { $most } Verbindungen zugleich sind möglich.
refused-too-many-watchers = höchstens { $most } Leute können an einem Tisch zuschauen.
refused-too-large = das ist zu groß; höchstens { $most } Bytes werden angenommen.
refused-too-slow = die Anfrage kam nicht rechtzeitig an.
refused-not-json = nur JSON wird verstanden (Inhaltstyp application/json).
refused-malformed = diese Nachricht wird nicht verstanden; vielleicht ist die Seite von einer anderen Version. Lade sie neu.
refused-origin = diese Anfrage kommt von einer anderen Seite.
refused-host = unter diesem Namen ist der Server nicht bekannt; ROLLWRIGHT_SERVE_HOSTS fügt einen hinzu.
refused-door = dieser Server lässt sich von hier aus nicht für das Heimnetz öffnen. Auf seinem Rechner geht es mit „rollwright serve --lan“.
refused-no-network = dieser Computer ist mit keinem Netz verbunden.
refused-store = das konnte nicht gespeichert werden und ist darum nicht geschehen; versuch es noch einmal.
refused-damaged = dieser Tisch ist in der Datei des Servers beschädigt und lässt sich nicht öffnen; andere Tische sind nicht betroffen.
refused-no-room = der Server hat keinen Platz für weitere Tische. An bestehenden Tischen kann weitergespielt werden.
refused-not-maker = bevor das Spiel beginnt, kann den Tisch nur löschen, wer ihn eingerichtet hat.
refused-fault = auf dem Server ist etwas schiefgegangen; nichts wurde verändert.

## Ein Spiel ohne eigene Texte

any-game-score = Punkte
any-game-aim = Ein Würfelspiel zum Ankreuzen: Erst fallen die Würfel, dann wählst du einen der möglichen Züge.
