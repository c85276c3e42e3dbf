# Wörter der Seite, die zu keinem Spiel gehören.

## Überall

page-skip = Zum Inhalt springen
page-home = Startseite
page-close = Schließen
page-cancel = Abbrechen
page-name = Name
page-your-name = Dein Name
page-you = du
page-me = Ich
page-language = Sprache
page-menu = Menü
page-rules = Regeln
page-rules-of = Die Regeln von { $game }
page-play = Spielen
page-connecting = Verbindung wird aufgebaut …
page-lost = Hier ist nichts
page-lost-about = Diese Adresse führt nirgendwohin. Alles beginnt auf der Startseite.

## Startseite

page-tagline = Würfeln und ankreuzen
page-welcome = Zwei Würfelspiele für zwei bis vier Spieler, auch gegen Bots. Ein Klick, und es geht los.
page-play-now = Jetzt spielen
page-play-friends = Mit Freunden
page-play-device = An diesem Gerät
page-play-bots = Mehrere Bots
page-level = Stufe des Bots
page-level-against = Gegner
page-level-named = { $strength } · { $name }
page-go-on = Ein Spiel fortsetzen
page-go-on-turn = Du bist dran
page-go-on-gather = Noch nicht begonnen
page-go-on-first = Du hast noch ein Spiel offen
page-go-on-yes = Weiterspielen
page-go-on-new = Neues Spiel
page-quit = Dieses Spiel entfernen
page-quit-about = Gegen Bots wird das Spiel gelöscht. Spielen andere mit, gibst du deinen Platz auf, und ein Bot kann für dich weiterspielen.
page-quit-yes = Entfernen
page-games = Meine Spiele
page-games-about = Deine Spiele werden in diesem Browser aufbewahrt.
page-games-none = Du hast in diesem Browser noch kein Spiel zu Ende gespielt.
page-games-finished = Beendet
page-games-dice-good = Die Würfel sind wie versprochen.
page-games-dice-part = Die Würfel passen zur Aufzeichnung.
page-games-dice-bad = Diese Würfel sind nicht wie versprochen.
page-stats = Statistik
page-stats-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
page-stats-against = Gegen
page-stats-played = Gespielt
page-stats-won = Gewonnen
page-stats-people = Andere Leute
page-stats-device = An diesem Gerät
page-stats-alone = Allein
page-games-delete = Löschen
page-games-delete-sure = Dieses Spiel löschen?
page-games-delete-about = Ergebnis und Aufzeichnung sind dann endgültig weg.
page-game-missing = Rollwright hat kein Spiel mit diesem Namen.
page-record-open = Aufgezeichnetes Spiel öffnen
page-record-open-about = Wähle die Datei eines Spiels oder zieh sie hierher, und geh es Zug um Zug durch.
page-record-large = { $file } ist zu groß für ein aufgezeichnetes Spiel.
page-record-unreadable = { $file } lässt sich nicht lesen: Ein aufgezeichnetes Spiel ist eine JSON-Datei.
page-record-refused = { $file } lässt sich nicht als aufgezeichnetes Spiel öffnen. { $why }

## Einstellungen

page-settings = Einstellungen
page-settings-theme = Aussehen
page-settings-theme-auto = Wie das Gerät
page-settings-theme-light = Hell
page-settings-theme-dark = Dunkel
page-settings-text = Schriftgröße
page-settings-text-usual = Normal
page-settings-text-large = Groß
page-settings-text-largest = Sehr groß
page-settings-symbols = Symbole auf Farben
page-settings-symbols-hint = Jede Farbe hat ihr eigenes Zeichen.
page-settings-sound = Töne
page-settings-volume = Lautstärke
page-settings-motion = Animationen
page-settings-speed = Tempo der Animationen
page-settings-speed-slow = Langsam
page-settings-speed-usual = Normal
page-settings-speed-fast = Schnell

## Einen Tisch einrichten

page-setup-bot = Gegen Bots spielen
page-setup-friends = Mit Freunden spielen
page-setup-device = An diesem Gerät spielen
page-setup-start = Spiel beginnen
page-setup-invite = Freunde einladen
page-seats = Spieler
page-seat = Spieler { $number }
page-seat-open = frei
page-seat-numbered = { $name } { $number }
page-seat-add = Spieler hinzufügen
page-seat-remove = Spieler { $number } entfernen
page-seat-kind-person = Hier
page-seat-kind-open = Per Link
page-seat-kind-bot = Bot
page-seat-open-about = Wer den Link zuerst öffnet, bekommt diesen Platz.
page-seat-bot-for = Ein Bot spielt für diese Person
page-pieces = Tafeln und Reihenfolge
page-pieces-sides = Wie in den Regeln
page-pieces-sides-about = Die Tafeln werden zugelost, die Seite wählt jeder selbst.
page-pieces-lot = Alles auslosen
page-pieces-lot-about = Tafel und Seite werden ausgelost, und es geht gleich los.
page-pieces-hand = Von Hand
page-pieces-hand-about = Du entscheidest, wer auf welcher Tafel spielt.
page-piece = { $piece }
page-piece-change = { $piece }: ändern
page-piece-choose = Worauf spielt Spieler { $number }?
page-order = Sitzordnung (wer beginnt, wird ausgelost)
page-order-lot = Auslosen
page-order-given = Wie in der Liste
page-setup-print = Diese Tafeln drucken
page-setup-own-missing = Die gewünschte Tafel ist nicht in diesem Browser oder nicht spielbar. Hier sind die des Spiels.

## Vor dem Spiel

page-gather = Lade deine Freunde ein
page-gather-watch = Der Tisch wird vorbereitet
page-gather-who = Am Tisch
page-gather-open = Freier Platz
page-gather-kept = Reserviert für { $name }
page-gather-bare = Du schaust zu. Wenn du mitspielen möchtest, lass dir den Einladungslink schicken.
page-gather-full = Der Tisch ist voll. Du schaust zu.
page-gather-rename = { $name } umbenennen
page-gather-down = { $name }: einen Platz nach unten
page-gather-free = { $name }: diesen Platz freigeben
page-gather-free-sure = Diesen Platz freigeben?
page-gather-free-about = { $name } verliert den Platz. Wer als Nächstes den Link öffnet, kann ihn nehmen.
page-gather-free-yes = Platz freigeben
page-save = Speichern
page-gather-start = { $open ->
    [0] Beginnen
    [one] Beginnen, ein Bot nimmt den freien Platz
   *[other] Beginnen, Bots nehmen die freien Plätze
}
page-leave = Tisch verlassen
page-leave-sure = Den Tisch verlassen?
page-leave-about = Dein Platz wird frei. Die anderen bleiben.
page-leave-about-alone = Der Tisch wird aufgelöst, und der Link funktioniert nicht mehr.
page-link = Link zum Tisch
page-link-qr = Der Link als QR-Code
page-link-copy = Link kopieren
page-link-copied = Der Link ist kopiert.
page-link-share = Teilen
page-reach-here = Noch ist dieser Tisch nur von diesem Gerät aus erreichbar.
page-reach-open = Andere zu Hause mitspielen lassen
page-reach-open-about = Handys, Tablets und Computer in deinem Heimnetz erreichen den Tisch dann, bis du Rollwright beendest.
page-reach-command = Andere zu Hause können mitspielen, wenn Rollwright mit diesem Befehl gestartet wird:
page-reach-far = Für Freunde anderswo muss Rollwright auf einem Server im Internet laufen: siehe docs/operations.md.
page-reach-window = Link für ein anderes Fenster auf diesem Gerät
page-join = Setz dich dazu
page-join-about = { $game } mit { $names }. Wie heißt du?
page-join-sit = Hinsetzen
page-revealing = Die Würfel werden vorbereitet …
page-choose-side = Wähle deine Seite
page-choose-side-of = { $name }, wähle deine Seite
page-choose-side-about = Diese Tafel hast du bekommen. Auf welcher Seite spielst du?
page-choose-wait = Alle wählen ihre Seite
page-choose-done = hat gewählt
page-choose-still = wählt noch …
page-waiting-for = Wir warten auf { $names } …
page-table-missing = Diesen Tisch gibt es nicht, oder er wurde gelöscht.
page-table-never-began = Dieser Tisch wurde aufgelöst, bevor das Spiel begann.

## Lektionen

page-learn = Spielen lernen
page-print = Drucken
page-learn-of = { $game } lernen
page-learn-lessons = Lektionen
page-learn-place = { $number } von { $count }
page-learn-done = geschafft
page-learn-again = Diese Lektion neu beginnen
page-learn-read-on = Weiter
page-learn-next = Nächste Lektion
page-learn-new-game = Jede Lektion ist ein neues Spiel.
page-learn-once-more = Noch einmal
page-learn-play = Jetzt richtig spielen
page-learn-offer = Neu hier? Lern es in drei Minuten.

## Am Tisch

page-thinking = überlegt
page-away = nicht da
page-your-turn = Du bist dran
page-seat-show = { $name } ansehen
page-bot-slow = { $count ->
    [one] { $names } überlegt noch. Das dauert etwas länger …
   *[other] { $names } überlegen noch. Das dauert etwas länger …
}
page-notify = Sag mir, wenn ich dran bin
page-notify-hint = Als Mitteilung, während du etwas anderes ansiehst.
page-notify-refused = Dein Browser erlaubt keine Mitteilungen dieser Seite.
page-keys = Tasten
page-keys-everywhere = Mit Tab kommst du von einem zum nächsten, mit Enter oder der Leertaste drückst du darauf, mit Escape schließt du, was offen ist. In „Zug um Zug“ gehst du mit den Pfeiltasten vor und zurück. Das Fragezeichen zeigt diese Tasten.
page-hand-over = { $name }, du bist dran
page-hand-over-wait = Die anderen spielen …
page-link-lost = Verbindung verloren, neuer Versuch …
page-not-storing = Gerade lässt sich nichts speichern. Züge warten, und alles geht von selbst weiter.
page-elsewhere = Du spielst woanders
page-elsewhere-about = Dein Platz ist in einem anderen Tab oder auf einem anderen Gerät offen. Du kannst ihn jederzeit hierher zurückholen.
page-elsewhere-here = Hier spielen
page-elsewhere-moved = Dein Platz ist jetzt auf dem anderen Gerät. Willst du ihn zurückholen, dann wähle dort „{ $item }“ und öffne den Link hier.
page-elsewhere-watch = Zuschauen
page-gone = { $name } ist seit mehr als einer Minute nicht da.
page-gone-wait = Warten
page-gone-bot = Einen Bot übernehmen lassen
page-end = Spiel beenden
page-end-about = Das Spiel endet ohne Sieger, sobald alle Mitspieler am Tisch einverstanden sind.
page-end-about-alone = Das Spiel endet sofort und ohne Sieger.
page-end-yes = Ja, beenden
page-end-no = Nein, weiterspielen
page-ending = { $count ->
    [one] { $names } möchte das Spiel beenden.
   *[other] { $names } möchten das Spiel beenden.
}
page-ending-agree = Einverstanden
page-ending-withdraw = Doch weiterspielen
page-plays-on = { $name } möchte weiterspielen.
page-move = An einem anderen Gerät weiterspielen
page-move-about = Öffne diesen Link auf dem anderen Gerät, und dein Platz zieht dorthin um. Der Link ist nur für dich und gilt einmal.
page-watch-link = Andere zuschauen lassen
page-watch-about = Wer diesen Link öffnet, kann zuschauen, aber nicht mitspielen.
page-watching = Du schaust zu
page-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

## Danach

page-result = Ergebnis
page-over = Das Spiel ist aus.
page-over-you = Du hast gewonnen!
page-over-you-share = Du teilst dir den Sieg mit { $names }
page-over-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
page-over-nobody = Niemand hat gewonnen
page-over-ended = Das Spiel wurde vorzeitig beendet.
page-rematch = Revanche
page-rematch-easier = Noch mal, aber leichter
page-rematch-harder = Noch mal, aber schwerer
page-rematch-wanted = { $name } möchte eine Revanche.
page-rematch-sit = Dazusetzen
page-rematch-go = Zur Revanche
page-challenge = Freunde herausfordern
page-share-result = Ergebnis teilen
page-result-more = Mehr zu diesem Spiel
page-share-text = { $game }: { $stand }
page-record-download = Aufzeichnung herunterladen
page-replay = Ein aufgezeichnetes Spiel
page-history = Zug um Zug
page-history-wait = Die Züge kommen gleich …
page-history-now = Zurück zum aktuellen Stand
page-history-start = Der Anfang
page-history-dice = Würfel
page-history-event = { $name }: { $what }
page-history-first = Zum Anfang
page-history-back = Einen Schritt zurück
page-history-next = Einen Schritt weiter
page-history-last = Zum Ende

## Würfel prüfen

page-check = Würfel prüfen
page-check-running = Jeder Wurf wird nachgerechnet …
page-check-good = { $count ->
    [one] Der einzige Wurf ist wie versprochen.
   *[other] Alle { $count } Würfe sind wie versprochen.
}
page-check-bad = Diese Würfel sind nicht wie versprochen.
page-check-part = { $count ->
    [one] Der einzige Wurf passt zur Aufzeichnung.
   *[other] Alle { $count } Würfe passen zur Aufzeichnung.
}
page-check-counted = Gezählt ist jedes Mal, dass Würfel fielen, auch wenn nur einige noch einmal geworfen wurden.
page-check-all = Dein Browser hat dieses Spiel von Anfang an gesehen, und die Aufzeichnung ist das, was er gesehen hat.
page-check-part-file = Dein Browser hat dieses Spiel nicht gesehen: Ob es so gespielt wurde, wie es in der Aufzeichnung steht, konnte er nicht vergleichen.
page-check-part-late = Dein Browser hat diesen Tisch erst gesehen, als die Plätze schon geschlossen waren: Was vorher versprochen wurde, konnte er nicht vergleichen.
page-check-part-left = Dein Browser hat nur einen Teil dieses Spiels gesehen: Was danach kam, konnte er nicht vergleichen.
page-check-part-told = Wie dieses Spiel seine Würfe schreibt und was es austeilt, konnte dein Browser nur vom Server erfahren.
page-check-part-first = Dieses Spiel wurde mit der ersten Fassung dieser Würfel gespielt: Die Aufzeichnung ließ sich nur mit sich selbst vergleichen.
page-check-part-silent = Dein Browser hat seinen Beitrag nicht rechtzeitig geschickt, die Würfel sind deshalb ohne ihn entstanden.
page-check-words = Das Versprechen in vier Wörtern, für alle am Tisch dieselben:
page-check-log-words = Das ganze Spiel in vier Wörtern. Lesen andere dieselben, haben sie dasselbe Spiel gesehen:
page-check-form = Die Aufzeichnung lässt sich nicht prüfen: „{ $field }“ ist nicht, wie es sein muss.
page-check-other-game = Das ist die Aufzeichnung eines anderen Tisches.
page-check-other-promise = Das Versprechen ist nicht das, das dein Browser am Anfang gesehen hat.
page-check-other-lot = Was das Los entscheidet, ist nicht das, was dein Browser am Anfang gesehen hat.
page-check-other-list = Die Liste, mit der die Plätze geschlossen wurden, ist nicht die, die dein Browser gesehen hat.
page-check-not-listed = Das Versprechen deines Browsers stand nicht in der Liste, mit der die Plätze geschlossen wurden. Dein Browser hat seinen Beitrag deshalb nicht geschickt.
page-check-other-share = Dein Browser hat seinen Beitrag geschickt, aber laut Aufzeichnung kam er nie an.
page-check-missing = { $count ->
    [one] Ein Eintrag, den dein Browser gesehen hat, fehlt in der Aufzeichnung.
   *[other] { $count } Einträge, die dein Browser gesehen hat, fehlen in der Aufzeichnung.
}
page-check-other-log = Die Aufzeichnung ist nicht das, was dein Browser gesehen hat.
page-check-rewritten = Der Server hat deinem Browser zwei verschiedene Verläufe dieses Tisches gezeigt.
page-check-how = Was wird hier geprüft?
page-check-how-promise = Bevor sich jemand setzte, zog der Server ein Geheimnis und zeigte dessen Fingerabdruck. Nach dem Spiel öffnet er das Geheimnis, und der Fingerabdruck muss passen.
page-check-how-shares = Jeder Browser hat einen Beitrag versprochen. Als die Plätze geschlossen wurden, nannte eine Liste alle mit ihren Versprechen; erst danach zeigten die Browser ihre Beiträge. Liste und Beiträge gingen in die Würfel ein, Bots haben keinen Beitrag. So konnte niemand seinen Beitrag wählen, nachdem er die anderen gesehen hatte.
page-check-how-throws = Geheimnis, Liste und Beiträge legen zusammen fest, wer beginnt, was ausgeteilt wird und wie jeder Wurf fällt. Dein Browser rechnet alles nach und vergleicht die Aufzeichnung mit dem, was er vom Spiel gesehen hat, falls er dabei war.
page-check-how-limits = Möglich bleibt: Wer seinen Beitrag als Letzter zeigt, kann ihn zurückhalten und so zwischen zwei Spielen wählen. Der Server kann einen Tisch beenden oder behaupten, ein Beitrag sei nie angekommen; die Seite dessen, dem er gehört, sagt das dann. Und der Betreiber des Servers kann das Geheimnis während des Spiels angesehen haben.

## Was nicht ging

page-refused-offline = Der Server ist nicht erreichbar. Bitte versuch es noch einmal.
page-refused-elsewhere = Du spielst jetzt woanders.
page-refused-unknown = Das hat nicht geklappt ({ $what }).
page-not-loaded = Dieser Teil der Seite ließ sich nicht laden. Er kommt, sobald der Server erreichbar ist.
page-newer = Es gibt eine neue Fassung der Seite. Sie wird gerade geladen …
page-try-again = Noch einmal versuchen

## Ein Spiel, das auf der Seite keinen eigenen Ordner hat

page-any-choose = Wähle einen Zug.
page-any-waits = Warten auf { $names }.
page-any-dice = Würfel: { $dice }
page-any-show = { $name } groß zeigen
page-any-take-back = Zurücknehmen

## Reviews and hints

page-review = Auswertung
page-workshop = Werkstatt
page-workshop-own = Eigene Tafeln und Blätter:
page-analysis = Analysebrett
page-look = Stellung ansehen
page-analysis-from = Mit einer eigenen Stellung anfangen:
page-hint = Tipp
page-hint-thinking = Der Trainer denkt nach …
page-teaching = Lehrtisch
page-teaching-about = Hier dürfen alle um Tipps bitten, und die Aufzeichnung sagt „mit Tipps“.
page-hinted = Mit ein wenig Hilfe durch Tipps: { $names }
