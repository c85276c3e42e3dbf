# Würfelland auf der Seite, auf Deutsch.

## Tafeln

diceland-page-board = Tafel von { $name }
diceland-page-keys = Die Pfeiltasten führen von Feld zu Feld, Enter kreuzt an, N führt zum nächsten Feld, das du ankreuzen kannst. Zifferntasten drücken die Knöpfe bei den Würfeln, D heißt Fertig, die Rücktaste nimmt zurück.
diceland-page-space = { $space }, { diceland-colour }{ $treasure ->
    [yes] , Schatz
   *[no] {""}
}, { $state ->
    [crossed] angekreuzt
    [held] gewählt, noch nicht bestätigt
    [legal] kann angekreuzt werden
   *[free] frei
}
diceland-page-progress = { $count } von { $goal } Schätzen
diceland-page-complete = Vollständig: { $colours }
diceland-page-complete-none = Noch keine Farbe vollständig
diceland-page-show = Tafel von { $name } zeigen
diceland-page-own = Zu deiner Tafel
diceland-page-to = Zur Tafel von { $name }
diceland-page-turn = ist am Zug
diceland-page-thinking = überlegt
diceland-page-finished = fertig
diceland-page-away = nicht da
diceland-page-owed = { $count ->
    [one] ein Schatzwurf steht aus
   *[other] { $count } Schatzwürfe stehen aus
}
diceland-page-round = Runde { $round }

## Würfel

diceland-page-rolling = Die Würfel rollen.
diceland-page-skip = Tippen überspringt
diceland-page-number = { $count } × { diceland-colour }
diceland-page-aside = Zur Seite gelegt: { $dice }.
diceland-page-others = Auf dem Tisch: { $dice }.
diceland-page-no-dice = Noch ist nicht gewürfelt.
diceland-page-threw = { $throw }: { $dice }.

## Wonach gefragt wird und was es bedeutet

diceland-page-ask-pick = Wähle eine Farbe für diesen Zug
diceland-page-ask-decide = Noch einmal werfen oder aufhören?
diceland-page-ask-use = Nutze eine Farbe oder verzichte
diceland-page-ask-treasure = Dein Schatzwurf: Nutze eine Farbe oder verzichte
diceland-page-ask-cross = { $left ->
    [one] Kreuze ein Feld in { diceland-colour } an
   *[other] Kreuze { $left } Felder in { diceland-colour } an
}
diceland-page-ask-more = { $left ->
    [one] Noch ein Feld in { diceland-colour }
   *[other] Noch { $left } Felder in { diceland-colour }
}
diceland-page-ask-confirm = Alles angekreuzt: Drücke Fertig oder wähle ein anderes Feld
diceland-page-fits = Platz für { $room }
diceland-page-too-many = nur Platz für { $room }
diceland-page-out-of-reach = keins erreichbar
diceland-page-reroll = { $dice ->
    [one] Einen Würfel noch einmal werfen
   *[other] { $dice } Würfel noch einmal werfen
}
diceland-page-reroll-chance = { $percent } für mehr in { diceland-colour }. Kommt nichts, bleibt dir, was zur Seite liegt, und Schluss.
diceland-page-reroll-full = { $percent } für mehr in { diceland-colour }, aber Platz ist nur für { $room }: Mit mehr kreuzt du nichts an.
diceland-page-stop = { $dice ->
    [one] Mit einem aufhören
   *[other] Mit { $dice } aufhören
}
diceland-page-stop-cross = { $dice ->
    [one] Du kreuzt ein Feld in { diceland-colour } an.
   *[other] Du kreuzt { $dice } Felder in { diceland-colour } an.
}
diceland-page-stop-nothing = { $dice ->
    [one] Er passt nirgends: Du kreuzt nichts an.
   *[other] Überwürfelt: Du kreuzt nichts an.
}
diceland-page-use = { $dice ->
    [one] eines ankreuzen
   *[other] { $dice } ankreuzen
}
diceland-page-use-excess = { $free ->
    [one] nur ein Feld frei
   *[other] nur { $free } Felder frei
}
diceland-page-use-no-room = kein Platz erreichbar
diceland-page-pass = Verzichten
diceland-page-pass-hint = nichts ankreuzen
diceland-page-done = Fertig
diceland-page-take-back = Zurücknehmen

## Was die anderen tun und wie es steht

diceland-page-wait-pick = { $name } wählt eine Farbe …
diceland-page-wait-decide = { $name }: noch einmal werfen oder aufhören …
diceland-page-wait-treasure = { $name } nutzt einen Schatzwurf …
diceland-page-wait = Warten auf { $name } …
diceland-page-leads = { $name } führt mit { $count ->
    [one] einem Schatz
   *[other] { $count } Schätzen
}.
diceland-page-won = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $name } hat gewonnen!
   *[other] { $name } haben zusammen gewonnen!
}

## Die Liste der Ereignisse

diceland-page-tell-pick = wählt { diceland-colour }
diceland-page-tell-reroll = würfelt noch einmal
diceland-page-tell-stop = hört auf
diceland-page-tell-use = nutzt { diceland-colour }
diceland-page-tell-pass = verzichtet
diceland-page-tell-cross = kreuzt { $space } an

## Einstellungen

diceland-page-immediate = Würfelland ohne „Fertig“
diceland-page-immediate-hint = Das letzte Kreuz beendet deinen Teil sofort und lässt sich nicht zurücknehmen.
