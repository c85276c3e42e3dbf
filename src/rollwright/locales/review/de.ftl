# Auswertungen und Übungen auf der Seite, auf Deutsch. Was auch das Terminal sagt, steht in ../coach.

page-review-points = { $points ->
        [one] { $points } Prozentpunkt
       *[other] { $points } Prozentpunkte
    }

## Während gerechnet wird

page-review-working = Wird ausgerechnet: Was war Glück, was Können? …
page-review-again = Noch einmal versuchen
page-review-unfinished = Ein Spiel, das nicht zu Ende ist

## Die Bilanz

page-review-account = Glück oder Können?
page-review-meaning = Was bedeuten diese Zahlen?
page-review-account-about = Die Balken führen von der Gewinnchance am Anfang bis zum Ergebnis. Verlorene Chancen kann man zurückgewinnen und wieder verlieren, deshalb kann ein Balken länger als 100 sein.
page-review-rest = Glück ist, wie viel besser oder schlechter die Würfel fielen als im Durchschnitt. Eine Entscheidung wird mit dem besten Zug in diesem Moment verglichen. Der Rest ist, wie weit unsere Schätzungen danebenlagen. Ein einzelnes Spiel kann das Glück entscheiden; über viele Spiele gleichen sich gute und schlechte Würfe aus.
page-review-why-you = { $cause ->
        [won-luck] Du hast gewonnen, vor allem dank guter Würfel.
        [won-other] Du hast gewonnen, vor allem, weil { $name } Fehler gemacht hat.
        [won-others] Du hast gewonnen, vor allem, weil die anderen Fehler gemacht haben.
        [lost-luck] Du hast verloren, vor allem, weil die Würfel gegen dich waren.
        [lost-own] Du hast verloren, vor allem, weil einige deiner Entscheidungen viel gekostet haben.
       *[lost-others] Du hast verloren, vor allem durch das, was die anderen entschieden haben.
    }
page-review-why = { $cause ->
        [won-luck] { $who } hat gewonnen, vor allem dank guter Würfel.
        [won-other] { $who } hat gewonnen, vor allem durch Fehler der Gegenseite.
        [won-others] { $who } hat gewonnen, vor allem, weil die anderen Fehler gemacht haben.
        [lost-luck] { $who } hat verloren, vor allem durch schlechte Würfel.
        [lost-own] { $who } hat verloren, vor allem, weil einige Entscheidungen viel gekostet haben.
       *[lost-others] { $who } hat verloren, vor allem durch das, was die anderen entschieden haben.
    }
page-review-table = Bilanz von { $name }
page-review-part = Teil
page-review-value = Gewinnchance oder Änderung in Prozentpunkten
page-review-now = Jetzt
page-review-luckiest = Glücklichster Wurf
page-review-unluckiest = Unglücklichster Wurf
page-review-tally = { $kind ->
        [good] gut: { $count }
        [unclear] nicht zu unterscheiden: { $count }
        [mistake] Fehler: { $count }
        [blunder] grobe Fehler: { $count }
       *[forced] ohne Wahl: { $count }
    }
page-review-errors = { $unforced ->
        [one] Die einzige Entscheidung mit echter Wahl kostete { $mean } Prozentpunkte Gewinnchance
       *[other] { $unforced } Entscheidungen mit echter Wahl kosteten im Schnitt je { $mean } Prozentpunkte Gewinnchance
    } (wahrscheinlich zwischen { $low } und { $high }).
page-review-level = Das ist etwa so gut wie dieser Bot: { $level }. Nach nur einem Spiel ist das ungenau: Es kann alles von { $lowest } bis { $highest } sein.
page-review-level-only = Das ist etwa so gut wie dieser Bot: { $level }.
page-review-no-level = Das ist zu wenig, um eine Stufe zu nennen.

## Die teuersten Entscheidungen

page-review-dear = Die teuersten Entscheidungen
page-review-whose = Wessen Entscheidungen
page-review-cost = { page-review-points } verloren
page-review-played = Gespielt
page-review-better = Besser
page-review-group = { $count ->
        [one] Ein weiterer Zug ist genauso gut
       *[other] { $count } weitere Züge sind genauso gut
    }
page-review-confirmed = Die Zahl oben ist geschätzt. Als beide Züge { $games } Mal mit denselben Würfeln weitergespielt wurden, betrug der Unterschied { page-review-points } (± { $error }).
page-review-show = Im Spiel zeigen
page-review-no-mistakes = Keine klaren Fehler: Wo ein anderer Zug besser aussah, kann das auch Zufall sein.
page-review-searching = Klare Fehler werden gesucht …

## Der Verlauf des Spiels

page-review-course = Der Verlauf des Spiels
page-review-course-about = Die Gewinnchancen nach jedem Ereignis. Fahr über die Kurve oder nimm die Pfeiltasten: Das Bild darunter zeigt denselben Moment.
page-review-curve = Gewinnchancen Zug für Zug
page-review-lanes = Eine Raute ist ein Fehler. Unter der Kurve steht für { $name } das Glück jedes Wurfs, nach oben, wenn es gut war, und was jede Entscheidung gekostet hat.
page-review-hash = Alle Chancen sind Schätzungen des stärksten Bots, vorher festgelegt und für jedes Spiel dieselben. Ihr Fingerabdruck:
page-review-hash-title = Woher die Chancen kommen
page-review-leave = Zurück

## Einen besseren Zug finden

page-review-find = Besseren Zug finden
page-review-find-all = { $count ->
        [one] Besseren Zug finden
       *[other] Bessere Züge finden ({ $count })
    }
page-review-back = Zurück zur Auswertung
page-review-previous = Zurück
page-review-next = Weiter
page-review-count = { $number } von { $count }
page-review-task = { $name }: { $played }. Das kostete { page-review-points }. Was ist besser?
page-review-right = Richtig! Die Gewinnchance ist jetzt { $share }.
page-review-wrong = Noch nicht: Das verliert { page-review-points }.
page-review-try-again = Noch einmal versuchen
page-review-hint-chances = Der beste Zug gewinnt in { $share } aller Fälle, der gespielte in { $played }.
page-review-solution = Lösung
page-review-solution-is = { $moves }. { $more ->
        [0] Nichts anderes ist so gut.
        [one] Ein weiterer Zug ist genauso gut.
       *[other] { $more } weitere Züge sind genauso gut.
    }
page-review-skip = Überspringen
page-review-finish = Fertig. Gefunden: { $found } von { $count }

## Tipps beim Spielen

page-hint-chances = Deine Gewinnchance: { $share }
page-hint-best = Bester Zug ({ $chance }):
page-hint-plain = Weniger kühn ({ $share }): { $moves }
page-hint-more = { $count ->
        [one] Ein weiterer Zug ist genauso gut.
       *[other] { $count } weitere Züge sind genauso gut.
    }
page-hint-no-idea = Such den Zug, der diese Chance erhält.
page-hint-show = Zug zeigen

## Das Analysebrett

page-analysis-about = Stell eine beliebige Stellung auf: Du siehst alle Chancen und was jeder Zug wert ist, und kannst von dort weiterspielen.
page-analysis-working = Der Trainer sieht sich die Stellung an …
page-analysis-game = Spiel
page-analysis-players = Mitspieler
page-analysis-begin = Stellung aufbauen
page-analysis-new = Anderes Brett
page-analysis-text = Stellung als Text
page-analysis-text-about = Ändere ihn, oder füge eine andere Stellung, die Aufzeichnung einer Partie oder einen Link ein.
page-analysis-text-paste = Füge eine Stellung, die Aufzeichnung einer Partie oder einen Link ein.
page-analysis-text-set = Diesen Text aufbauen
page-analysis-text-wrong = Das ist weder eine Stellung noch ein Link zu einer.
page-analysis-share = Link und Text
page-analysis-link = Link zu dieser Stellung
page-analysis-link-about = Die Stellung steckt im Link selbst. Auf dem Server wird nichts gespeichert.
page-analysis-link-wrong = In diesem Link steckt keine Stellung. Vielleicht wurde er abgeschnitten.
page-analysis-rule = Regel { $rule }: { $why }
page-analysis-chances = Gewinnchancen
page-analysis-moves-of = Züge von { $name }
page-analysis-best = Bester
page-analysis-best-is = Am besten: { $moves }
page-analysis-more = Alle zeigen ({ $count })
page-analysis-play = Diesen Zug spielen
page-analysis-no-moves = Jetzt wird gewürfelt: Lege die Würfel oben hin, oder würfle.
page-analysis-over = Das Spiel ist aus. Nimm zurück, um zu sehen, wie es dazu kam.
page-analysis-throw-which = Welche Würfel fallen?
page-analysis-lay = Würfel hinlegen
page-analysis-random = Würfeln
page-analysis-back = Zurücknehmen
page-analysis-edit = Stellung ändern
page-analysis-done = Fertig
page-analysis-whose = Wessen Seite
page-analysis-turn = Wer am Zug ist
page-analysis-dice-off = Würfel vom Tisch nehmen
page-analysis-clear = Leeren
page-analysis-marks-back = Was mit den Würfeln auf dem Tisch eingetragen wurde, ist hier nicht zu sehen; eine Änderung nimmt es zurück.
page-analysis-on = Von hier weiterspielen
page-analysis-on-about = Wer spielt? Wenn du alle Plätze selbst spielst, spielst du gegen dich.
page-analysis-on-own = Diese Tafeln oder Blätter gehören nicht zum Spiel, darum lässt sich mit ihnen kein Tisch eröffnen. Hier kannst du Zug um Zug weiterspielen.
page-analysis-me = Ich
