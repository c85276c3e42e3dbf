
### Der Editor für Tafeln in der Werkstatt.

diceland-workshop-grid = Tafel, Reihe für Reihe
diceland-workshop-cell = { $space }, { diceland-colour }{ $treasure ->
    [yes] , Schatz
   *[no] {""}
}
diceland-workshop-cell-other = { $space }, { $kind ->
    [start] Start
    [obstacle] Hindernis
    [outside] gehört nicht zur Tafel
   *[unknown] unlesbar
}
diceland-workshop-brush = Pinsel
diceland-workshop-keys = Tasten
diceland-workshop-treasure = Schatz
diceland-workshop-start = Start
diceland-workshop-obstacle = Hindernis
diceland-workshop-outside = Außen
diceland-workshop-way = Wie abgetippt wird
diceland-workshop-way-rows = Reihe für Reihe
diceland-workshop-way-colours = Farbe für Farbe
diceland-workshop-hint-draw = Wähle einen Pinsel und male: antippen oder ziehen. Zwei Finger zoomen.
diceland-workshop-keys-draw = Pfeile führen weiter, r y g b o s malen, Großbuchstaben mit Schatz, T Schatz, + Start, # Hindernis, . außen.
diceland-workshop-hint-rows = Von links oben an, Reihe für Reihe: Jeder Buchstabe malt ein Feld und geht zum nächsten.
diceland-workshop-keys-rows = r Rot, y Gelb, g Grün, b Blau, o Orange, s Grau; Großbuchstaben sind Schätze. + Start, # Hindernis, . oder Leertaste außen. Enter: nächste Reihe. Rücktaste: zurück.
diceland-workshop-counts = Was auf der Tafel ist
diceland-workshop-colour = Farbe
diceland-workshop-spaces = Felder
diceland-workshop-treasures = Schätze
diceland-workshop-territories = Gebiete
diceland-workshop-sum = Zusammen
diceland-workshop-unusual = ungewöhnlich
diceland-workshop-size = Größe, verschieben, spiegeln
diceland-workshop-columns = Spalten
diceland-workshop-columns-fewer = Eine Spalte weniger
diceland-workshop-columns-more = Eine Spalte mehr
diceland-workshop-rows = Reihen
diceland-workshop-rows-fewer = Eine Reihe weniger
diceland-workshop-rows-more = Eine Reihe mehr
diceland-workshop-move = Alles verschieben
diceland-workshop-move-left = Alles nach links
diceland-workshop-move-right = Alles nach rechts
diceland-workshop-move-up = Alles nach oben
diceland-workshop-move-down = Alles nach unten
diceland-workshop-mirror-sides = Links ↔ rechts
diceland-workshop-mirror-ends = Oben ↔ unten
diceland-workshop-clear = Leeren
diceland-workshop-too-large = Dieser Text ist zu groß zum Zeichnen: Eine Tafel hat höchstens 26 Reihen und 26 Spalten. Ändere den Text oder nimm es zurück.

## Stile neuer Tafeln

diceland-style-field = Feld
diceland-style-field-about = Ungefähr rechteckig, mit verstreuten Hindernissen: so wie die Tafeln des Spiels.
diceland-style-hexagon = Sechseck
diceland-style-hexagon-about = Ein großes Sechseck aus kleinen.
diceland-style-island = Insel
diceland-style-island-about = Eine Küste mit Buchten und Landzungen.
diceland-style-lakes = Seen
diceland-style-lakes-about = Hindernisse liegen beisammen, und Wege führen darum herum.
diceland-style-patchwork = Flickenteppich
diceland-style-patchwork-about = Viele kleine Gebiete: schnell vollständig, und ein neues lässt sich immer öffnen.
diceland-style-estates = Ländereien
diceland-style-estates-about = Wenige große Gebiete: lange unterwegs, und gut für viele Würfel.
diceland-style-turned = Halbe Drehung
diceland-style-turned-about = Um die Hälfte gedreht sieht sie gleich aus, bis auf die Farben.
diceland-style-propeller = Kleeblatt
diceland-style-propeller-about = Sieht bei einer ganzen Drehung dreimal gleich aus, bis auf die Farben.
diceland-style-pinwheel = Windrad
diceland-style-pinwheel-about = Ein Sechseck, das von allen sechs Seiten gleich aussieht, bis auf die Farben.
diceland-style-star = Stern
diceland-style-star-about = Sechs Zacken, ringsum gleich bis auf die Farben.
