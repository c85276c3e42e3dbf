# Die Werkstatt für Ring & Route, auf Deutsch.

## Statt der Worte der Seite über Pläne

ring-and-route-page-workshop-yours = Deine Blätter
ring-and-route-page-workshop-type-in = Eigene Blätter abtippen
ring-and-route-page-workshop-copy = Die Blätter des Spiels ändern
ring-and-route-page-workshop-name-new = Meine Blätter
ring-and-route-page-workshop-name-copy = Blatt { $piece }, geändert
ring-and-route-page-workshop-name-typed = Von meinem Tisch
ring-and-route-page-workshop-make-title = Neue Blätter
ring-and-route-page-workshop-another = Andere
ring-and-route-page-workshop-take = Diese nehmen
ring-and-route-page-workshop-from-link = Blätter für dich

## Teile und Werkzeuge

ring-and-route-workshop-part = Teil des Papiers
ring-and-route-workshop-part-wrong = { $part } ⚠
ring-and-route-workshop-material = Würfel, Punkte
ring-and-route-workshop-colour = Farbe
ring-and-route-workshop-colour-letter = { $colour } ({ $letter })
ring-and-route-workshop-bare = noch ohne Farbe
ring-and-route-workshop-tool = Im Ring
ring-and-route-workshop-tool-move = Zahlen
ring-and-route-workshop-tool-link = Verbindungen
ring-and-route-workshop-hint-move = Zieh eine Zahl, um sie zu verschieben, oder tippe sie an, um sie zu ändern. Auch eine Verbindung lässt sich antippen.
ring-and-route-workshop-hint-place = { $count } von { $most } Zahlen. Tippe auf eine freie Stelle für die { $value }.
ring-and-route-workshop-hint-link = Zieh von einer Zahl zur anderen, oder tippe beide an. Noch einmal dasselbe entfernt die Verbindung.
ring-and-route-workshop-hint-to = Jetzt das andere Ende der Verbindung von der { $value }.
ring-and-route-workshop-keys = Mit den Pfeiltasten geht es von Feld zu Feld. Auf dem Ring färben die Buchstaben r, y, g, b, p und s ein Feld und gehen zum nächsten. Auf einer Zahl ändern Ziffern sie, Umschalt und eine Pfeiltaste verschieben sie, L beginnt oder beendet eine Verbindung, Entf entfernt sie. Die Eingabetaste färbt, wählt oder setzt.

## Felder und Verbindungen

ring-and-route-workshop-place = Stelle für die { $value }, bei { $x }, { $y }
ring-and-route-workshop-linked-to = verbunden mit { $numbers }
ring-and-route-workshop-unlinked = ohne Verbindung
ring-and-route-workshop-number = Zahl { $value } ({ $name })
ring-and-route-workshop-value = Zahl
ring-and-route-workshop-less = Eins weniger
ring-and-route-workshop-more = Eins mehr
ring-and-route-workshop-nudge = Nach { $way ->
    [left] links
    [right] rechts
    [up] oben
   *[down] unten
} verschieben
ring-and-route-workshop-link-from = Von hier verbinden
ring-and-route-workshop-remove = Entfernen
ring-and-route-workshop-link = Verbindung { $link }
ring-and-route-workshop-unlink = Verbindung entfernen
ring-and-route-workshop-unlink-this = Verbindung { $link } entfernen
ring-and-route-workshop-links = { $count ->
    [0] Keine Verbindungen
    [one] 1 Verbindung
   *[other] { $count } Verbindungen
}

## Was sich geändert hat

ring-and-route-workshop-said-placed = { $value } gesetzt, { $count } von { $most } Zahlen
ring-and-route-workshop-said-moved = { $value } verschoben nach { $x }, { $y }
ring-and-route-workshop-said-removed = { $value } entfernt
ring-and-route-workshop-said-linked = { $a } und { $b } verbunden
ring-and-route-workshop-said-unlinked = Verbindung zwischen { $a } und { $b } entfernt
ring-and-route-workshop-said-ring = { $count } von { $most } Ringfeldern

## Abtippen

ring-and-route-workshop-ring = Ring
ring-and-route-workshop-ring-hint = { $count } von { $most } Buchstaben: r Rot, y Gelb, g Grün, b Blau, p Violett, s Grau; im Uhrzeigersinn ab der Ecke oben links.
ring-and-route-workshop-numbers = Zahlen
ring-and-route-workshop-numbers-hint = { $count ->
    [one] Gib die letzte Zahl ein und tippe dann auf ihre Stelle.
   *[other] Gib die { $count } Zahlen in beliebiger Reihenfolge ein und tippe dann in derselben Reihenfolge auf ihre Stellen.
}
ring-and-route-workshop-numbers-next = { $count ->
    [one] Tippe jetzt auf die Stelle der { $value }.
   *[other] Tippe jetzt auf die Stelle der { $value }, danach auf die der anderen (insgesamt { $count }).
}
ring-and-route-workshop-pairs = Verbindungen
ring-and-route-workshop-pairs-hint = Paarweise mit den Namen neben den Zahlen: „0 1“ verbindet n0 und n1.
ring-and-route-workshop-pairs-wrong = Das sind keine zwei verschiedenen Felder: { $pairs }

## Würfel und Punkte

ring-and-route-workshop-die = Würfel { $die }
ring-and-route-workshop-dice-about = Jede Farbe ist auf jedem Würfel einmal, und die drei Würfel sind verschieden. Tippe auf eine Würfelseite, um ihr die gewählte Farbe zu geben; die beiden Seiten tauschen.
ring-and-route-workshop-dice-usual = Übliche Würfel
ring-and-route-workshop-points = Punkte einer Route
ring-and-route-workshop-points-about = Nach der Länge der Route; eine längere bringt nie weniger.
ring-and-route-workshop-points-usual = Übliche Punkte
ring-and-route-workshop-points-of = { $length ->
    [one] Punkte einer Route mit 1 Zahl
   *[other] Punkte einer Route mit { $length } Zahlen
}

## Ein Text, der sich nicht zeichnen lässt

ring-and-route-workshop-unreadable = Dieser Text ist noch kein Papier und lässt sich deshalb nicht zeichnen. Verbessere ihn, oder fang neu an.
ring-and-route-workshop-begin = Mit leerem Papier anfangen

## Stile neuer Papiere

ring-and-route-style-scatter = Verstreut
ring-and-route-style-scatter-about = Zahlenfelder irgendwo, verbunden mit dem, was nahe liegt.
ring-and-route-style-grid = Gitter
ring-and-route-style-grid-about = Zahlenfelder in Reihen; eine Hälfte ist das Spiegelbild der anderen.
ring-and-route-style-rings = Ringe
ring-and-route-style-rings-about = Kreise um die Mitte.
ring-and-route-style-spiral = Spirale
ring-and-route-style-spiral-about = Eine lange Spirale, mit Verbindungen zwischen ihren Windungen.
ring-and-route-style-mirror = Spiegel
ring-and-route-style-mirror-about = Die rechte Hälfte ist das Spiegelbild der linken.
ring-and-route-style-weave = Geflecht
ring-and-route-style-weave-about = Viele Verbindungen, die sich kreuzen: Eine Linie versperrt viele Wege.
ring-and-route-style-paths = Pfade
ring-and-route-style-paths-about = Wenige Verbindungen, und keine kreuzt eine andere: Vorausschauen hilft.
