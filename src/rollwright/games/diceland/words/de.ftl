# Diceland (Würfelland) auf Deutsch. Gründe eines Fehlers stehen hinter einem Doppelpunkt und sind ganze Sätze.

diceland-title = Würfelland
diceland-score = Schätze
diceland-aim = Kreuze vom Startkreuz aus Felder an, eines pro Würfel. Es gewinnt, wer zuerst neun Schätze und alle Felder einer Farbe hat.

## Wonach gefragt wird

diceland-ask-pick = Wähle eine der gewürfelten Farben. Sie gilt für den ganzen Zug.
diceland-ask-reroll = Willst du die anderen Würfel noch einmal werfen oder aufhören?
diceland-ask-use = Wähle eine Farbe und nutze alle ihre Würfel, oder verzichte.
diceland-ask-cross = Kreuze ein Feld an.

## Was gewürfelt wird

diceland-throw = { $name } würfelt
diceland-throw-again = { $name } würfelt noch einmal
diceland-throw-treasure = Schatzwurf von { $name }

## Wie groß es ist

diceland-board-facts = Farbige Felder: { $spaces }, Gebiete: { $territories }, Schatzfelder: { $treasures }, Hindernisfelder: { $obstacles }

## Wie ein Spiel geendet hat

diceland-reason-goal = Das Ziel ist erreicht: genug Schätze und alle Felder einer Farbe.
diceland-reason-round-limit = Die Rundengrenze ist erreicht. Das Spiel bleibt unbeendet, und niemand gewinnt.

## Eine Farbe nach ihrem Buchstaben

diceland-colour = { $colour ->
    [r] Rot
    [y] Gelb
    [g] Grün
    [b] Blau
    [o] Orange
   *[s] Grau
}
diceland-colour-space = { $colour ->
    [r] rotes
    [y] gelbes
    [g] grünes
    [b] blaues
    [o] oranges
   *[s] graues
}
diceland-colour-spaces = { $colour ->
    [r] rote
    [y] gelbe
    [g] grüne
    [b] blaue
    [o] orange
   *[s] graue
}
diceland-colour-dice = { $colour ->
    [r] roten
    [y] gelben
    [g] grünen
    [b] blauen
    [o] orangen
   *[s] grauen
}

## Warum ein Zug oder ein Wurf nicht möglich ist

diceland-throw-number = { $dice ->
    [one] Jetzt wird ein Würfel geworfen, also hat der Wurf einen Buchstaben.
   *[other] Jetzt werden { $dice } Würfel geworfen, also hat der Wurf { $dice } Buchstaben.
}
diceland-throw-letter = „{ $letter }“ ist keine Farbe. Jeder Würfel zeigt eine von { $letters }.
diceland-other-decision = { $asked ->
    [pick] Wähle zuerst eine der gewürfelten Farben.
    [decide] Würfle zuerst noch einmal, oder hör auf.
    [cross] Kreuze zuerst deine { diceland-colour-dice } Felder an.
   *[use] Wähle zuerst eine Farbe, die du nutzt, oder verzichte.
}
diceland-colour-taken = { diceland-colour } hat schon, wer gewürfelt hat. Wähle unter den übrigen Würfeln.
diceland-colour-not-shown = { diceland-colour } ist nicht unter diesen Würfeln. Wähle eine Farbe, die zu sehen ist.
diceland-excess = Dein { diceland-colour-space } Gebiet hat nur noch { $free ->
    [one] ein freies Feld
   *[other] { $free } freie Felder
}: Mit { $dice } Würfeln hast du überwürfelt und kannst keinen nutzen.
diceland-colour-full = Alle { diceland-colour-dice } Felder sind schon angekreuzt. Wähle eine andere Farbe.
diceland-no-room = { $dice ->
    [one] Kein { diceland-colour-space } Gebiet grenzt an eines deiner Kreuze.
   *[other] Kein { diceland-colour-space } Gebiet, das an eines deiner Kreuze grenzt, hat Platz für { $dice } Würfel.
}
diceland-crossed-already = Dieses Feld ist schon angekreuzt. Wähle ein freies.
diceland-wrong-colour = Dieses Feld hat eine andere Farbe. Du kreuzt gerade mit { diceland-colour-dice } Würfeln an.
diceland-territory-under-way = Du hast schon ein { diceland-colour-space } Gebiet angefangen. Fülle es ganz, bevor du ein neues dieser Farbe eröffnest.
diceland-not-adjacent = Dieses Feld berührt keines deiner Kreuze.
diceland-territory-too-small = Dieses Gebiet hat nur { $size ->
    [one] ein Feld
   *[other] { $size } Felder
}, zu wenig für { $dice } Würfel. Eröffne eines, in dem alle Platz haben.

## Vorbereitung

diceland-option-boards = „boards“ ist eine Liste mit einem Eintrag pro Platz: eine der Tafeln { $names } oder eine Tafel als Text.
diceland-option-board-set = „board_set“ ordnet jedem Namen den Text einer Tafel zu.
diceland-option-round-limit = Die Rundengrenze ist eine ganze Zahl von 1 bis { $most }.
diceland-option-treasures = Eine neue Tafel hat 12 Schatzfelder, oder 6 wie in der Europa-Variante.
diceland-data-none = „{ $file }“ enthält keine Gewichte. Nach dem @ muss eine Datei folgen, die rollwright train diceland geschrieben hat.
diceland-data-finite = „{ $file }“ hat Gewichte, die keine endlichen Zahlen sind. Nach dem @ muss eine Datei folgen, die rollwright train diceland geschrieben hat.
diceland-data-hidden = „{ $file }“ hat Gewichte von { $hidden } verborgenen Einheiten. Es dürfen 0, 4, 8 … { $most } sein.
diceland-data-size = „{ $file }“ hat { $numbers } Gewichte. Bei { $hidden } verborgenen Einheiten sind es { $right }.
diceland-boards-mixed = Manche haben 12 Schätze, manche 6. An einem Tisch brauchen alle Tafeln gleich viele.

## Aufzeichnungen

diceland-record-board = Das ist keine der Tafeln dieser Aufzeichnung. Jeder Platz nennt eine Tafel, deren Text unter „boards“ steht.
diceland-record-not-connected = { $space } ist nicht mit dem Startkreuz verbunden. Alle Kreuze müssen mit ihm zusammenhängen.
diceland-record-two-under-way = Zwei { diceland-colour-spaces } Gebiete sind angefangen. In jeder Farbe müssen alle eröffneten Gebiete bis auf eines komplett sein.
diceland-record-won = Dieser Platz hat das Ziel schon erreicht. Ein Spiel beginnt mit einer Stellung, in der noch niemand gewonnen hat.

## Warum auf einem Text nicht gespielt werden kann

diceland-board-empty = Der Text enthält keine Reihe. Eine Tafel hat für jede Reihe eine Zeile, etwa „r r Y # + g“.
diceland-board-unknown-character = „{ $character }“ bedeutet auf einer Tafel nichts. Ein Feld ist r y g b o s, ein Schatzfeld R Y G B O S, + ist das Startkreuz, # ein Hindernis, und . gehört nicht zur Tafel.
diceland-board-no-blank = „{ $first }“ und „{ $second }“ stehen direkt nebeneinander. Zwischen zwei Feldern steht ein Leerzeichen.
diceland-board-too-many-columns = Diese Reihe hat mehr als { $most } Felder. Eine Reihe hat höchstens { $most }, die mit . mitgezählt.
diceland-board-too-many-rows = Diese Reihe ist eine zu viel. Eine Tafel hat höchstens { $most } Reihen, auch solche nur aus . mitgezählt.
diceland-board-too-many-spaces = Es gibt { $count } farbige Felder. Eine Tafel hat höchstens { $most }.
diceland-board-no-start = Das Startkreuz fehlt. Genau ein Feld ist ein +.
diceland-board-several-starts = Das ist ein zweites Startkreuz; { $first } ist schon eines. Genau ein Feld ist ein +.
diceland-board-colour-missing = Kein Feld hat die Farbe { diceland-colour } ({ $colour }). Jede der sechs Farben r y g b o s braucht mindestens eines.
diceland-board-treasures = { $count ->
    [0] Es gibt kein Schatzfeld
    [one] Es gibt ein Schatzfeld
   *[other] Es gibt { $count } Schatzfelder
}. Eine Tafel hat 12 oder 6 davon (Großbuchstaben).
diceland-board-out-of-reach = { $space } ist vom Startkreuz aus nicht erreichbar. Jedes farbige Feld hängt über aneinandergrenzende farbige Felder mit dem Startkreuz zusammen; Hindernisse und . verbinden nicht.
diceland-board-not-shipped = Es gibt keine Tafel mit diesem Namen. Es gibt { $names }, und jede Tafel lässt sich als Text angeben.

## Was an einer spielbaren Tafel ungewöhnlich ist

diceland-notice-spaces = Es gibt { $count } farbige Felder; üblich sind etwa { $usual }.
diceland-notice-territory = Das Gebiet in { diceland-colour } bei { $space } hat { $size ->
    [one] ein Feld
   *[other] { $size } Felder
}; üblich sind 2 bis 6.
diceland-notice-treasures = In { diceland-colour } gibt es { $count ->
    [0] kein Schatzfeld
    [one] ein Schatzfeld
   *[other] { $count } Schatzfelder
}; { $usual ->
    [one] üblich ist eines je Farbe.
   *[other] üblich sind { $usual } je Farbe.
}
diceland-notice-start = Das Startkreuz { $space } liegt weit weg von der Mitte der Tafel.

## What is announced at the table

diceland-news-treasure = { $name } hat einen Schatz angekreuzt: { $count } von { $goal }.
diceland-news-colour = { $name } hat eine Farbe komplett: { diceland-colour }!
diceland-news-unused = { $dice ->
    [one] { $name } kann den { diceland-colour-dice } Würfel nicht nutzen und kreuzt nichts an.
   *[other] { $name } kann die { $dice } { diceland-colour-dice } Würfel nicht nutzen und kreuzt nichts an.
}
diceland-news-throw-unused = { $name } konnte keinen Würfel des Schatzwurfs nutzen.
diceland-letters = Buchstaben: r Rot, y Gelb, g Grün, b Blau, o Orange, s Grau; *R* ist ein Schatzfeld, [r] kann jetzt angekreuzt werden, rx ist angekreuzt.
