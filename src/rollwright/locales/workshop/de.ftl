### Die Werkstatt: eigene Tafeln und Blätter.

page-workshop-about = Zeichne eigene Tafeln und Blätter, tippe deine vom Tisch ab oder lass dir neue machen. Dann spiel und druck sie.
page-workshop-all = Alle Tafeln und Blätter
page-workshop-missing = In diesem Browser gibt es das nicht. Tafeln und Blätter bleiben dort, wo sie entstanden sind; ein Link oder eine Datei bringt sie anderswohin.
page-workshop-link-wrong = Der Link ist beschädigt. Vielleicht wurde er beim Kopieren abgeschnitten.

## Die Liste

page-workshop-yours = Deine Tafeln
page-workshop-draw = Neu zeichnen
page-workshop-draw-about = Ganz von vorn.
page-workshop-type-in = Eigene Tafel vom Tisch abtippen
page-workshop-type-in-about = Schnell, mit Buchstaben oder Tippen; ein Foto kann danebenliegen.
page-workshop-make = Eine machen lassen
page-workshop-make-about = In einem Stil deiner Wahl; es gibt immer noch eine.
page-workshop-copy = Eine Tafel des Spiels abwandeln
page-workshop-copy-about = Fang mit etwas Bekanntem an.
page-workshop-open = Datei öffnen
page-workshop-open-about = Was du früher gespeichert hast.
page-workshop-unfinished = Noch nicht spielbar
page-workshop-rename = „{ $name }“ umbenennen
page-workshop-delete = „{ $name }“ löschen
page-workshop-deleted = „{ $name }“ ist gelöscht.
page-workshop-bring-back = Zurückholen
page-workshop-name = Name
page-workshop-nameless = Ohne Namen
page-workshop-name-new = Meine Tafel
page-workshop-name-copy = Tafel { $piece }, abgewandelt
page-workshop-name-typed = Von meinem Tisch

## Der Generator

page-workshop-make-title = Eine neue Tafel
page-workshop-style = Stil
page-workshop-another = Noch eine
page-workshop-take = Diese nehmen
page-workshop-seed = Nummer

## Die Werkbank

page-workshop-editor = Editor
page-workshop-undo = Rückgängig
page-workshop-redo = Wiederholen
page-workshop-mode = Wie sie entsteht
page-workshop-mode-draw = Zeichnen
page-workshop-mode-copy = Abtippen
page-workshop-text-only = Für dieses Spiel gibt es keinen Editor; ändere den Text.
page-workshop-kept = Jede Änderung wird in diesem Browser aufbewahrt.
page-workshop-not-kept = In diesem Browser ist kein Platz mehr: Speichere sie als Datei.
page-workshop-checking = Wird geprüft …
page-workshop-playable = So kann man spielen.
page-workshop-rule = { $what } ({ $rule })
page-workshop-show-place = Zeile { $line }, Spalte { $column }
page-workshop-unusual = { $count ->
    [one] Eines ist ungewöhnlich
   *[other] { $count } Dinge sind ungewöhnlich
}
page-workshop-too-long = Das ist zu lang: Ein Text hat höchstens { $most } Zeichen.
page-workshop-refused-long = Nichts wurde geändert: Ein Text hat höchstens { $most } Zeichen, und dieser wäre ab Zeile { $line }, Spalte { $column } zu lang.
page-workshop-picture = Auf dem Tisch
page-workshop-picture-old = So sah es aus, als man zuletzt damit spielen konnte.
page-workshop-picture-none = Hier siehst du es, sobald man damit spielen kann.
page-workshop-text = Text
page-workshop-text-about = Ändere den Text, und das Bild folgt; ändere das Bild, und der Text folgt.

## Ein Foto

page-workshop-photo = Foto danebenlegen
page-workshop-photo-other = Anderes Foto
page-workshop-photo-turn = Drehen
page-workshop-photo-away = Weglegen
page-workshop-photo-about = Das Foto verlässt dieses Gerät nie: Niemand sonst bekommt es zu sehen.
page-workshop-photo-alt = Dein Foto

## Spielen, weitergeben

page-workshop-play = Spielen
page-workshop-play-about = Wie möchtest du darauf spielen?
page-workshop-share = Teilen und speichern
page-workshop-link = Link
page-workshop-link-about = Im Link steckt alles. Wer ihn öffnet, kann damit spielen, sie drucken und ändern.
page-workshop-file = Als Datei speichern
page-workshop-file-about = „{ page-workshop-open }“ liest sie wieder ein, und die Befehle im Terminal tun es auch.
page-workshop-from-link = Eine Tafel für dich
page-workshop-keep = Behalten und ändern
page-workshop-change = Ändern
