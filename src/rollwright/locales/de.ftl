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
fair-set = Laut Protokoll wurde aus dem Satz „{ $set }“ ausgeteilt, den es nicht gibt.
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
option-set = Einen Satz „{ $set }“ gibt es nicht. Es gibt: { $sets }.
option-edition = Eine Auflage { $edition } der Tafeln oder Blätter gibt es nicht. Die neueste ist { $newest }.
option-no-pieces = Das Spiel { $game } hat keine Tafeln oder Blätter.
option-no-own-pieces = Das Spiel { $game } nimmt keine eigenen Tafeln oder Blätter an.
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
option-no-workshop = Für { $game } lassen sich keine Tafeln oder Blätter herstellen.
option-style = Einen Stil „{ $style }“ gibt es nicht. Es gibt: { $styles }.
option-wish = Bei { $game } gibt es für neue Tafeln oder Blätter keinen Wunsch „{ $wish }“. Es gibt: { $wishes }.
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
option-seeds = Startzahlen angegeben: { $seeds }; Partien der Umgebung: { $games }.
option-dealing = „{ $one }“ und „{ $other }“ sagen beide, worauf gespielt wird: Bitte nur eines von beiden angeben.
option-split = Eine Aufteilung „{ $split }“ gibt es nicht. Es gibt: { $splits }.
option-split-generated = Eine Aufteilung (split) gibt es nur bei hergestellten Tafeln oder Blättern: generated=True.
option-autoreset = Einen Modus „{ $mode }“ (autoreset_mode) gibt es nicht. Es gibt: { $modes }.
option-reset-mask = reset_mask ist ein Array von Wahrheitswerten, einer für jede Partie (Partien: { $games }), ohne Startzahl und ohne weitere Optionen.
option-spiel-code = Der Code dieses Spiels für OpenSpiel lässt sich nicht lesen: rollwright.envs.spiel.load schreibt ihn.
option-cluster-workers = --workers meint diesen Rechner, und --cluster hat eigene Worker: Nur eines von beiden geht.
tournament-bots = Ein Turnier braucht mindestens zwei Bots; genannte Bots: { $bots }.
tournament-seats = Ein Tisch eines Turniers hat 2 bis 4 Plätze, nicht { $seats }.
tournament-sprt = Der Test braucht zwei Elo-Unterschiede, den kleineren zuerst, etwa 0,10; keiner liegt jenseits von { $most }.
tournament-sprt-errors = Wie oft der Test irren darf (alpha, beta), liegt zwischen 0 und 0,5.
luck-shape = Das Glück, das { $game } angibt, muss eine Tabelle endlicher Zahlen sein, mit einer Zeile für jede Partie ({ $games }) und einer Spalte für jeden Platz ({ $seats }).

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
level-master-about = spielt am besten, behält auch die anderen im Auge und denkt weiter voraus
level-master-strength = sehr schwer

## Am Tisch

list-and = { $first } und { $last }
seat-person = Spieler { $number }
seat-won = hat gewonnen
score = Stand

## Der Server

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
refused-hints = Tipps gibt es nur, wenn ein Mensch allein oder gegen Bots spielt, oder an einem Lehrtisch.
refused-not-over = das geht erst, wenn die Partie an diesem Tisch vorbei ist.
refused-coach-busy = der Trainer hat gerade zu viel zu tun; versuch es gleich noch einmal.
refused-coach-slow = der Trainer ist nicht rechtzeitig fertig geworden; versuch es später noch einmal.
refused-coach-starting = der Trainer macht sich noch bereit; versuch es gleich noch einmal.
refused-try = diese Züge passen nicht mehr zur Stellung; fang noch einmal an.
refused-setup-lot = eine Partie ab einer Stellung braucht feste Plätze und feste Tafeln oder Blätter, kein Los.
refused-setup-over = in dieser Stellung ist die Partie vorbei; hier lässt sich nicht weiterspielen.
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
refused-banned = wer diesen Server betreibt, lässt dein Netz nicht zu.
refused-restarting = der Server startet gerade neu; versuch es gleich noch einmal.
refused-store = das konnte nicht gespeichert werden und ist darum nicht geschehen; versuch es noch einmal.
refused-damaged = dieser Tisch ist in der Datei des Servers beschädigt und lässt sich nicht öffnen; andere Tische sind nicht betroffen.
refused-no-room = der Server hat keinen Platz für weitere Tische. An bestehenden Tischen kann weitergespielt werden.
refused-not-maker = bevor das Spiel beginnt, kann den Tisch nur löschen, wer ihn eingerichtet hat.
refused-fault = auf dem Server ist etwas schiefgegangen; nichts wurde verändert.

## Ein Spiel ohne eigene Texte

any-game-score = Punkte
any-game-aim = Ein Würfelspiel zum Ankreuzen: Erst fallen die Würfel, dann wählst du einen der möglichen Züge.
