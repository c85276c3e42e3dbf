climb-title = L’escalier
climb-aim = Un dé tombe pour tous : monte d’autant de marches ou repose-toi. Celui qui s’arrête exactement sur la marche 15 gagne.
climb-score = Marches
climb-ask-climb = Monter ou se reposer ?
climb-ask-rest = Le dé est trop élevé. Tu dois te reposer.
climb-reason-top = La marche 15 est atteinte.
climb-reason-tired = Après 60 lancers, tout le monde est fatigué.
climb-throw = le dé montre un nombre de 1 à 6.
