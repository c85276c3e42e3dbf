# Drucken: was auf den gedruckten Seiten steht, was vor dem Drucken gefragt wird, und was nicht gedruckt werden kann.

## Gedruckte Seiten

print-name = Name
print-ruler = 50 mm, wenn mit 100 % (Originalgröße) gedruckt wurde
print-space = Ein Feld ist { $width } mm breit.
print-code = Scannen und im Browser öffnen.
print-code-text = Enthält den Text für die Werkstatt.
print-dice = { $game }: Würfel zum Ausschneiden
print-dice-how = Am besten auf festem Papier. An den durchgezogenen Linien ausschneiden, an den gestrichelten falten und die Laschen nach innen kleben.
print-net = { $named ->
    [yes] Würfel { $name }: Bastelbogen mit sechs Seiten und Klebelaschen.
   *[no] Ein Würfel: Bastelbogen mit sechs Seiten und Klebelaschen.
}
print-rules = { $game }: die Regeln
print-imprint = Rollwright ist eine unabhängige Umsetzung und steht in keiner Verbindung zu den Verlagen der gedruckten Spiele. Alle Tafeln und Blätter sind eigene Entwürfe.

## Vor dem Drucken, auf der Seite

print-what = Was
print-own = Diese Tafel oder dieses Blatt
print-with = Dazu
print-with-dice = Würfel zum Ausschneiden
print-with-rules = Regeln
print-paper = Papier
print-colours = Drucker
print-colour = In Farbe
print-grey = Schwarz-weiß
print-per-page = Auf einer Seite
print-per-page-one = Eins
print-per-page-two = Zwei
print-size = Größe
print-size-large = Groß
print-size-medium = Mittel
print-size-small = Klein
print-copies = Exemplare
print-make = PDF-Datei erstellen
print-made = Hier ist deine PDF-Datei. Drucke sie mit 100 % (Originalgröße).

## Was nicht gedruckt werden kann

option-piece-link = Dieser Link enthält weder eine Tafel noch ein Blatt.
option-print-extra = Zum Drucken fehlen zwei Pakete. So werden sie installiert: pip install "{ $extra }"
option-print-nothing = Es gibt nichts zu drucken. Nenne Tafeln oder Blätter, „dice“ oder „rules“.
option-print-choice = „{ $given }“ ist für { $option } nicht möglich. Zur Wahl stehen: { $allowed }.
option-print-copies = Die Zahl der Exemplare: 1 bis { $most }.
option-print-pages = Das ist zu viel für eine Datei. Die höchste Seitenzahl: { $most }.
option-print-site = „{ $site }“ ist keine Adresse einer Website. Sie sieht so aus: https://example.org.
option-print-picture = Ein Bild kann nicht gedruckt werden: { $why }
