climb-title = La scala
climb-aim = Un dado cade per tutti: sali di altrettanti gradini o riposati. Vince chi si ferma esattamente sul gradino 15.
climb-score = Gradini
climb-ask-climb = Salire o riposare?
climb-ask-rest = Il dado è troppo alto. Devi riposare.
climb-reason-top = Il gradino 15 è raggiunto.
climb-reason-tired = Dopo 60 lanci sono tutti stanchi.
climb-throw = il dado mostra un numero da 1 a 6.
