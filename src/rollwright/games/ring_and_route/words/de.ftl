# Ring & Route auf Deutsch. Gründe eines Fehlers stehen hinter einem Doppelpunkt und sind ganze Sätze.

ring-and-route-title = Ring & Route
ring-and-route-score = Punkte
ring-and-route-aim = Die Farben der Würfel kreuzt du auf dem Ring an, mit ihren Zahlen ziehst du deine Route. Wer auf beiden Blättern zusammen die meisten Punkte hat, gewinnt.

## Wonach gefragt wird

ring-and-route-ask-keep = Behältst du die Würfel, oder welche wirfst du ein einziges Mal neu?
ring-and-route-ask-ring = Trage mit den Würfeln etwas ein und schließe dann ab.
ring-and-route-ask-route = Trage mit den Würfeln etwas ein und schließe dann ab.
ring-and-route-ask-done = Trage mit den Würfeln etwas ein und schließe dann ab.

## Was gewürfelt wird

ring-and-route-throw = { $name } würfelt
ring-and-route-throw-again = { $name } würfelt noch einmal

## Wie groß es ist

ring-and-route-sheet-facts = Ringfelder: 16, Zahlenfelder: 13, Verbindungen: { $links }

## Wie ein Spiel geendet hat

ring-and-route-reason-misthrows = Das Spiel ist aus: Auf einem zweiten Blatt stehen drei Fehlwürfe.
ring-and-route-reason-full-sheet = Das Spiel ist aus: Ein zweites Blatt ist voll.
ring-and-route-reason-misthrows-and-full-sheet = Das Spiel ist aus: Ein zweites Blatt ist voll, und auf einem zweiten Blatt stehen drei Fehlwürfe.

## Eine Farbe nach ihrem Buchstaben

ring-and-route-colour = { $colour ->
    [r] Rot
    [y] Gelb
    [g] Grün
    [b] Blau
    [p] Violett
   *[s] Grau
}

## Warum ein Zug oder ein Wurf nicht möglich ist

ring-and-route-throw-dice = Das sind nicht die Würfel, die jetzt geworfen werden. Gib für jeden von { $dice } eine Seite an; „A6g“ ist Würfel A mit 6 und Grün.
ring-and-route-throw-face = „{ $face }“ ist keine Seite dieses Würfels. Seine Seiten sind { $faces }.
ring-and-route-other-decision = { $asked ->
    [keep] Behalte zuerst die Würfel, oder wirf welche noch einmal.
   *[mark] Die Würfel bleiben jetzt, wie sie sind. Markiere damit und schließe dann ab.
}
ring-and-route-second-sheet = Das ist dein zweites Blatt; nur das erste lässt sich vorzeitig beenden.
ring-and-route-all-used = Du hast alle drei Würfel genutzt.
ring-and-route-die-used = Schon genutzt ({ $dice }). Jeder Würfel zählt nur einmal.
ring-and-route-crossed-already = Dieses Ringfeld ist schon angekreuzt.
ring-and-route-no-such-colour = Keiner deiner freien Würfel zeigt { ring-and-route-colour }.
ring-and-route-wrong-colour = Würfel { $dice } zeigt { ring-and-route-colour }, und dieses Ringfeld hat eine andere Farbe.
ring-and-route-not-beside = Dieses Ringfeld liegt nicht neben einem angekreuzten. Weiter geht es an den beiden Enden.
ring-and-route-visited-already = Hier war die Route schon, und sie besucht jede Zahl nur einmal.
ring-and-route-no-such-sum = { $count ->
    [one] Das ist die { $value }, und der einzige freie Würfel zeigt { $numbers }.
   *[other] Die { $value } lässt sich aus { $numbers } nicht bilden.
}
ring-and-route-wrong-sum = Du hast { $sum } gewählt, aber diese Zahl ist die { $value }.
ring-and-route-not-linked = Die Route geht nur zu einer Zahl weiter, die mit ihrem neuesten Ende verbunden ist.
ring-and-route-crosses-route = Diese Verbindung würde die Linie deiner Route kreuzen.

## Vorbereitung

ring-and-route-option-sheets = „sheets“ ist eine Liste mit einem Eintrag pro Platz, dem Blatt, auf dem er beginnt: eines von { $names }.
ring-and-route-option-data = „{ $data }“ ist kein Preis eines Zugs. Nach dem @ muss eine Zahl von 0 bis { $most } Punkten folgen; expert@0 spielt nur auf Punkte.
ring-and-route-option-sheet-set = „sheet_set“ ordnet zwei Namen je ein Blatt zu, die beiden Seiten des Papiers.
ring-and-route-option-one-paper = Alle spielen auf demselben Papier, darum nimmt ein Tisch ein eigenes Papier an.
ring-and-route-option-one-paper-each = Die Blätter { $sheets } gehören zu verschiedenen Papieren. Alle spielen auf den beiden Seiten eines Papiers: 1 und 2, 3 und 4 oder 5 und 6.

## Aufzeichnungen

ring-and-route-record-sheet = Das ist keines der beiden Blätter dieser Aufzeichnung. Jeder Platz nennt das Blatt, auf dem er beginnt.
ring-and-route-record-side = Das ist weder 1 noch 2. Ein Platz ist auf seinem ersten Blatt (1) oder auf seinem zweiten (2).
ring-and-route-record-full = Dieser Platz hat sein zweites Blatt schon voll, damit wäre das Spiel zu Ende. Ein Spiel beginnt mit einer Stellung, in der es noch weitergeht.

## Warum auf einem Blatt nicht gespielt werden kann

ring-and-route-sheet-unknown = Es gibt kein Blatt mit diesem Namen. Es gibt { $known }.
ring-and-route-sheet-too-large = Der Text ist länger als { $limit } Zeichen. Ein Blatt braucht etwa zweitausend.
ring-and-route-sheet-not-json = Hier ist das JSON fehlerhaft. Ein Blatt sieht so aus: {"{"}"ring": "…", "numbers": […], "links": […]{"}"}.
ring-and-route-paper-not-json = Hier ist das JSON fehlerhaft. Ein Papier sieht so aus: {"{"}"sheets": {"{"}"1": {"{"}…{"}"}, "2": {"{"}…{"}"}{"}"}{"}"}.
ring-and-route-paper-no-sheets = Ein Papier ist ein Objekt mit „sheets“: seinen beiden Seiten, jede unter ihrem Namen.
ring-and-route-paper-names = Der Name einer Seite hat 1 bis { $longest } sichtbare Zeichen.
ring-and-route-sheet-too-deep = Die Listen sind zu tief verschachtelt. Ein Blatt hat Listen von Feldern und von Verbindungen, tiefer geht es nicht.
ring-and-route-sheet-too-many-routes = Dieses Blatt hat zu viele Routen, um gelöst zu werden: mehr als { $limit }. Mit weniger Verbindungen werden es weniger.
ring-and-route-sheet-number-too-long = Eine Zahl hat Tausende von Stellen. Werte sind 1 bis 18, Positionen höchstens 10000.
ring-and-route-sheet-not-a-mapping = Ein Blatt ist eine Zuordnung mit ring, numbers und links, nicht { $found }.
ring-and-route-sheet-field-missing = Diese Angabe fehlt. Ein Blatt hat ring, numbers und links, ein Zahlenfeld hat value, x und y.
ring-and-route-sheet-ring-not-text = Der Ring ist ein Text aus 16 Farbbuchstaben, nicht { $found }.
ring-and-route-sheet-ring-length = Der Ring hat 16 Farbbuchstaben, nicht { $count }.
ring-and-route-sheet-ring-letter = Feld { $space } hat { $found } als Farbe. Möglich ist einer der Buchstaben r y g b p s.
ring-and-route-sheet-ring-colour-missing = Kein Ringfeld hat die Farbe { ring-and-route-colour } ({ $colour }). Jede der sechs Farben r y g b p s braucht mindestens eines.
ring-and-route-sheet-numbers-not-a-list = Die Zahlenfelder sind eine Liste von 13, nicht { $found }.
ring-and-route-sheet-numbers-count = Ein Blatt hat 13 Zahlenfelder, nicht { $count }.
ring-and-route-sheet-number-not-a-mapping = Ein Zahlenfeld ist eine Zuordnung mit value, x und y, nicht { $found }.
ring-and-route-sheet-value = Ein Wert ist eine ganze Zahl von 1 bis { $highest }, wie drei Würfel sie ergeben können, nicht { $found }.
ring-and-route-sheet-position = Eine Position ist eine ganze Zahl von -{ $farthest } bis { $farthest }, nicht { $found }.
ring-and-route-sheet-same-position = Dieses Feld liegt bei { $x }, { $y } wie { $other }. Jedes Feld braucht seinen eigenen Ort.
ring-and-route-sheet-links-not-a-list = Die Verbindungen sind eine Liste von Feldpaaren, nicht { $found }.
ring-and-route-sheet-links-count = 13 Felder haben höchstens { $most } Verbindungen, nicht { $count }.
ring-and-route-sheet-link-malformed = Eine Verbindung ist ein Paar von Feldern wie [0, 1], nicht { $found }.
ring-and-route-sheet-link-unknown-space = Es gibt kein Zahlenfeld { $found }. Eine Verbindung geht zwischen zwei der Felder 0 bis { $last }.
ring-and-route-sheet-link-to-itself = Hier ist { $space } mit sich selbst verbunden. Eine Verbindung geht zwischen zwei verschiedenen Feldern.
ring-and-route-sheet-link-twice = Das ist dieselbe Verbindung wie { $other }. Jede wird einmal angegeben.
ring-and-route-sheet-link-through = Die Verbindung von { $a } nach { $b } geht durch { $third }. Verschiebe ein Feld, oder verbinde { $third } mit beiden.
ring-and-route-sheet-out-of-reach = Das Feld { $space } ist von n0 aus nicht erreichbar. Jedes Zahlenfeld braucht über Verbindungen einen Weg zu jedem anderen.

## Was an einem spielbaren Blatt ungewöhnlich ist

ring-and-route-sheet-notice-no-full-route = Keine Route kommt durch alle { $spaces } Zahlenfelder, ohne sich selbst zu kreuzen; die höchsten Zahlenpunkte sind also unerreichbar.
ring-and-route-sheet-notice-close = Die Verbindung von { $a } nach { $b } führt so dicht an { $third } vorbei, dass es aussieht, als berührte sie es.

## Würfel

ring-and-route-dice-not-a-mapping = Die Würfel sind eine Zuordnung wie {"{"}"A": "rbypsg", "B": …, "C": …{"}"}, nicht { $found }.
ring-and-route-dice-faces = Ein Würfel hat sechs Farbbuchstaben für die Zahlen 1 bis 6, jeden von r y g b p s einmal, nicht { $found }.
ring-and-route-dice-alike = Dieser Würfel hat seine Farben auf denselben Zahlen wie Würfel { $other }. Die drei Würfel müssen sich unterscheiden.

## Zahlenpunkte

ring-and-route-points-not-a-list = Die Zahlenpunkte sind eine Liste von 13 ganzen Zahlen, nicht { $found }.
ring-and-route-points-count = Zahlenpunkte gibt es für Routen von 1 bis 13 Feldern, also 13 Angaben, nicht { $count }.
ring-and-route-points-not-points = Punkte sind eine ganze Zahl von 0 bis { $highest }, nicht { $found }.
ring-and-route-points-fall = { $points } ist weniger als { $before }, die Punkte der kürzeren Route. Eine längere Route bringt nie weniger.

## What is announced at the table

ring-and-route-news-misthrow = { $count ->
    [3] { $name } hat den dritten Fehlwurf: Das { $sheet ->
        [2] zweite
       *[1] erste
    } Blatt von { $name } ist zu Ende.
   *[other] { $name } hat einen Fehlwurf ({ $count } von 3).
}
ring-and-route-news-last-misthrow = Nach diesem Wurf ist Schluss: { $name } hat drei Fehlwürfe.
ring-and-route-news-turned = { $points ->
    [one] { $name } beendet das erste Blatt mit einem Punkt und spielt auf dem zweiten weiter.
   *[other] { $name } beendet das erste Blatt mit { $points } Punkten und spielt auf dem zweiten weiter.
}
ring-and-route-letters = Buchstaben: r Rot, y Gelb, g Grün, b Blau, p Violett, s Grau; A, B und C sind die Würfel.
