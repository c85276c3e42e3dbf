climb-title = Treppe
climb-aim = Ein Würfel fällt für alle: Steig so viele Stufen, oder ruh dich aus. Wer genau auf Stufe 15 steht, gewinnt.
climb-score = Stufen
climb-ask-climb = Steigen oder ausruhen?
climb-ask-rest = Der Würfel zeigt zu viel. Du musst dich ausruhen.
climb-reason-top = Stufe 15 ist erreicht.
climb-reason-tired = Nach 60 Würfen sind alle müde.
climb-throw = Der Würfel zeigt eine Zahl von 1 bis 6.
