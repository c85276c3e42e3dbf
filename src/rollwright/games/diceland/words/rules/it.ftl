# Le regole di Diceland come le racconta la pagina. I numeri delle regole sono quelli di RULES.md.

diceland-rules-facts = Per 2–4 giocatori dagli 8 anni in su, circa 20 minuti
diceland-rules-back = Indietro
diceland-rules-next = Avanti
diceland-rules-step = Passo { $step } di { $count }

## Le immagini, per chi le ascolta

diceland-rules-picture = { $crosses ->
    [0] Tabellone A. C’è solo la crocetta di partenza.
   *[other] Tabellone A. Segnate oltre alla partenza: { $crossed }.
} { $choices ->
    [0] Adesso non si può segnare nulla.
   *[other] Adesso si possono segnare: { $legal }.
}
diceland-rules-dice = { $set ->
    [0] Nessun dado è messo da parte.
   *[other] Dadi messi da parte: { $aside }.
} { $lying ->
    [0] Non ci sono altri dadi sul tavolo.
   *[other] Altri dadi: { $others }.
} { $due ->
    [0] Non ci sono dadi da lanciare.
   *[other] Dadi da lanciare: { $due }.
}
diceland-rules-status = Barra informativa: { $treasures ->
    [one] { $treasures } premio
   *[other] { $treasures } premi
} su { $goal }. { $complete ->
    [0] Nessun colore è completo.
   *[other] Un colore è completo.
}

## Scopo

diceland-rules-aim = Lo scopo
diceland-rules-aim-goal = Arriva per primo ad avere entrambe le cose: nove premi e un colore completo. Quali premi e quale colore, lo decidi tu.
diceland-rules-aim-start = La casella bianca del tuo tabellone ha già una crocetta. Da lì le tue crocette si allargano, una per ogni dado che usi.
diceland-rules-tour = Che cosa c’è su un tabellone
diceland-rules-tour-1 = La casella bianca di partenza. Vale come crocetta fin dal primo momento.
diceland-rules-tour-2 = Un gruppo di caselle: caselle di un colore, unite fra loro. I colori sono sei, e ognuno ha più gruppi.
diceland-rules-tour-3 = Le dodici caselle premio, due per colore. Un premio fa parte del gruppo in cui si trova.
diceland-rules-tour-4 = Le caselle nere sono ostacoli. Non si segnano mai, quindi le tue crocette devono girarci intorno.
diceland-rules-tour-5 = La barra informativa: un riquadro per ogni premio e, a sinistra, uno per un colore completo.
diceland-rules-setup = Preparazione
diceland-rules-setup-boards = Ognuno riceve un tabellone a caso e decide se giocare sul lato frontale o sul retro. Con “{ page-play-now }” anche il lato è estratto a sorte.
diceland-rules-setup-first = Il primo giocatore di turno è estratto a sorte. Dopo ogni turno tocca al giocatore successivo in senso orario.
diceland-rules-setup-here = Qui i dadi rotolano da soli. Tocca una casella illuminata per segnarla. “{ diceland-page-take-back }” toglie una crocetta, “{ diceland-page-done }” conferma l’ultima. Se usate lo stesso dispositivo, la pagina dice a chi tocca.

## Un turno

diceland-rules-play = Un turno
diceland-rules-play-phases = Uno di voi è il giocatore di turno e lancia i dadi. Poi tutti segnano caselle, nello stesso momento.
diceland-rules-throw = Fase 1: lanciare
diceland-rules-throw-pick = Il giocatore di turno lancia tutti e sei i dadi e deve scegliere uno dei colori usciti. La scelta vale per tutto il turno. Tutti i dadi di quel colore vanno messi da parte.
diceland-rules-throw-on = Fermarsi qui o lanciare di nuovo tutti gli altri dadi? I nuovi dadi del colore si aggiungono ai primi, e la domanda si ripete. La fase 1 finisce quando il giocatore si ferma, quando un lancio non porta nessun dado del colore o quando tutti e sei sono da parte. I dadi messi da parte restano lì.
diceland-rules-cross = Fase 2: segnare
diceland-rules-cross-active = Il giocatore di turno segna esattamente tante caselle quanti sono i dadi da parte. Non è una scelta: se può, deve. Se non può, non segna nulla e si va avanti.
diceland-rules-cross-others = Ognuno degli altri può prendere uno degli altri colori sul tavolo e segnare con tutti i suoi dadi, oppure passare. Due giocatori possono volere lo stesso colore: nessuno toglie niente a nessuno. Se tutti e sei i dadi sono da parte, agli altri non resta nulla.
diceland-rules-play-next = Quando tutti hanno finito e i lanci premio sono stati fatti, è di turno il giocatore successivo in senso orario.
diceland-rules-turn = Ada lancia, in quattro segnano
diceland-rules-turn-1 = Ada è di turno. Ottiene tre rossi, un giallo e due verdi.
diceland-rules-turn-2 = Sceglie il verde e mette da parte i due dadi verdi. Ne vuole ancora.
diceland-rules-turn-3 = Di nuovo quattro dadi: un altro verde, che deve unirsi ai primi, e tre blu. I verdi ora sono tre, e lei continua.
diceland-rules-turn-4 = Di nuovo tre dadi: due gialli e un arancione. Niente verde: la fase 1 è finita, e Ada tiene i suoi tre. La sua prima crocetta deve toccare la partenza.
diceland-rules-turn-5 = Ada segna tre caselle verdi, perché deve. Ogni nuova crocetta ne tocca una più vecchia.
diceland-rules-turn-6 = Ben usa i due dadi gialli sul suo tabellone. Cleo fa lo stesso sul proprio.
diceland-rules-turn-7 = Dario preferisce l’unico dado arancione. Adesso i dadi passano al giocatore successivo.

## Segnare

diceland-rules-mark = Dove vanno le crocette
diceland-rules-mark-touch = Una nuova crocetta ha un lato in comune con una più vecchia, di qualunque colore. La partenza conta, e anche la crocetta appena fatta.
diceland-rules-mark-one = Tutti i dadi di un lancio vanno in un solo gruppo del loro colore.
diceland-rules-mark-finish = Un gruppo iniziato deve essere pieno prima che tu ne inizi un altro dello stesso colore. Ogni colore va per conto suo.
diceland-rules-mark-all = Tutto o niente: se i dadi sono più delle caselle libere del gruppo, sono troppi (dadi in eccesso), e non ne puoi usare nessuno. Se in quel colore non hai un gruppo iniziato, ne inizi uno che ha posto per tutti i dadi.
diceland-rules-territories = Prima si finisce
diceland-rules-territories-1 = Ada ha crocette in cinque colori. Il suo gruppo blu è pieno.
diceland-rules-territories-2 = Un dado blu: il vecchio gruppo blu è pieno, quindi può iniziarne uno nuovo, là dove tocca una crocetta.
diceland-rules-territories-3 = Un dado rosso: prima viene il gruppo rosso già iniziato. Lo stesso vale per il grigio, il verde e l’arancione.
diceland-rules-territories-4 = Un dado giallo: in giallo non c’è ancora nulla. Può iniziare qualsiasi gruppo giallo che tocca una delle sue crocette.
diceland-rules-excess = Troppi dadi
diceland-rules-excess-1 = Il gruppo rosso di Ada ha due caselle libere.
diceland-rules-excess-2 = Con un dado rosso ne segna una.
diceland-rules-excess-3 = Con due dadi rossi le segna entrambe, e il gruppo è pieno.
diceland-rules-excess-4 = Tre dadi rossi non ci stanno. Non segna proprio nulla: né due qui né una altrove.

## Premi

diceland-rules-treasures = I premi
diceland-rules-treasures-earn = Ogni casella premio che segni viene segnata anche sulla barra informativa e ti dà un lancio premio, appena tutti hanno finito la fase 2.
diceland-rules-treasures-throw = Un lancio premio è un solo lancio di cinque dadi. Puoi prendere uno dei colori usciti e segnare con tutti i suoi dadi, con le stesse regole, oppure rinunciare. Un premio segnato così dà subito un altro lancio.
diceland-rules-treasures-order = Se più giocatori hanno lanci premio, comincia il giocatore di turno e gli altri seguono in senso orario, ognuno con tutti i suoi.
diceland-rules-treasure = Un premio conviene
diceland-rules-treasure-1 = Ada ha due dadi gialli. Nel suo gruppo giallo tre caselle sono libere, e una è un premio.
diceland-rules-treasure-2 = Segna il premio e un’altra casella. Anche sulla barra informativa viene segnato un riquadro.
diceland-rules-treasure-3 = Ben passa, quindi la fase 2 è finita. Ada si è guadagnata un lancio di cinque dadi.
diceland-rules-treasure-4 = Un rosso, un verde, un blu, due arancioni. Può usare uno di questi colori, o nessuno.
diceland-rules-treasure-5 = Prende i due arancioni e riempie in un colpo un piccolo gruppo. Poi è di turno il giocatore successivo.

## Fine

diceland-rules-end = La fine
diceland-rules-end-phase = Quando tutti hanno fatto le crocette della fase 2, vincono insieme tutti quelli che hanno nove premi e un colore completo. La partita è finita, e i lanci premio non si fanno più.
diceland-rules-end-treasure = Se qualcuno ci arriva con un lancio premio, la partita finisce con quel lancio e ha un solo vincitore.
diceland-rules-goal = Il nono premio
diceland-rules-goal-1 = Ada ha otto premi, e tutte le caselle gialle e tutte quelle verdi sono segnate.
diceland-rules-goal-2 = Sceglie il grigio e ha due dadi. Nessun gruppo grigio è iniziato, quindi può iniziarne uno qualsiasi a portata che ha posto per due.
diceland-rules-goal-3 = Prende quello con il premio. È il nono, e un colore completo ce l’ha già: Ada vince.

## Europe

diceland-rules-europe = Europa
diceland-rules-europe-boards = I tabelloni di Europa hanno la forma di paesi e coste, circa 84 caselle e nessun ostacolo.
diceland-rules-europe-goal = Ci sono sei premi, uno per colore. Ne bastano cinque: con cinque premi e un colore completo vinci. Tutto il resto è come sempre.
diceland-rules-europe-same = A un tavolo si gioca tutti sui tabelloni di Europa, o nessuno: i due tipi non si mescolano.

## Per chi vuole discutere

diceland-rules-argue = Nei casi dubbi
diceland-rules-argue-why = Le regole stampate lasciano aperto qualche punto. Ecco come facciamo noi; i numeri sono quelli delle regole complete qui sotto.
diceland-rules-full = Le regole complete, numerate (in inglese)
diceland-rules-ruling-d7 = A e B sono i due lati di un tabellone, e così C e D, E e F, G e H. Il sorteggio dà a ognuno un tabellone diverso; se siete d’accordo potete usare qualsiasi lato, anche tutti lo stesso.
diceland-rules-ruling-d13 = Due premi in una fase danno due lanci.
diceland-rules-ruling-d15 = I lanci premio cominciano dal giocatore di turno. Chi ne ha più di uno li fa tutti prima che cominci il successivo.
diceland-rules-ruling-d17 = Se qualcuno raggiunge lo scopo nella fase 2, i lanci premio appena guadagnati si perdono.
diceland-rules-ruling-d18 = Solo dopo l’ultima crocetta di un lancio premio si guarda se fa vincere. Tutti i lanci ancora da fare si perdono.
diceland-rules-ruling-d19 = Niente vieta di scegliere sempre colori inutili. Perciò una partita si ferma dopo 200 giri, e non vince nessuno.
diceland-rules-ruling-d20 = Ci sono anche tabelloni con soli sei premi. Sono i tabelloni a dire quanti ne servono: 9 su 12 o 5 su 6. I due tipi non si mescolano.
diceland-rules-editions = Dove le quattro edizioni stampate sono diverse
diceland-rules-edition-d2 = Il riquadro a sinistra della barra informativa: una didascalia dell’edizione italiana parla di un gruppo di un colore, tutto il resto di un colore intero. Qui è un colore intero.
diceland-rules-edition-d3 = Gli ostacoli: nell’edizione francese non ci si passa attraverso, nelle altre non si segnano. Il risultato è lo stesso.
diceland-rules-edition-d7 = La preparazione: l’edizione italiana si legge come se fosse casuale la disposizione sui tabelloni. Nelle altre, e qui, è casuale chi riceve quale.
diceland-rules-edition-d10 = La fase 2: nell’edizione francese il giocatore di turno segna finché può, ma non con meno di tutti i dadi. Le altre dicono semplicemente: una casella per dado. Qui è con tutti i dadi o con nessuno.
diceland-rules-edition-d11 = Un gruppo iniziato con due caselle libere: nell’edizione tedesca si usa esattamente un dado o esattamente due, nell’inglese e nella francese se ne possono usare uno o due, nell’italiana si deve. Qui, come sempre, si usano tutti i dadi del colore o nessuno.
diceland-rules-edition-d13 = I premi: il “tutte le volte” dell’edizione tedesca e di quella italiana riguarda l’annuncio. In tutte e quattro la ricompensa è al singolare, e non si dice che cosa danno due premi insieme. Qui ognuno dà un lancio.
diceland-rules-edition-d14 = Il sesto dado, che nei lanci premio non serve: nell’edizione francese sta davanti a chi sarà di turno dopo, nelle altre e qui davanti a chi è di turno adesso.
diceland-rules-edition-d14b = I lanci premio: l’edizione francese non dice che si usano tutti i dadi del colore. Qui sì.

## Segni

diceland-rules-signs = Colori, segni, notazione
diceland-rules-colours = Colori
diceland-rules-sign = Segno
diceland-rules-name = Colore
diceland-rules-letter = Lettera
diceland-rules-spaces = Sul tabellone
diceland-rules-space-start = La partenza, segnata fin dall’inizio
diceland-rules-space-treasure = Una casella premio
diceland-rules-space-obstacle = Una casella ostacolo
diceland-rules-space-crossed = Una casella segnata
diceland-rules-space-legal = Una casella che si può segnare adesso
diceland-rules-coordinates = Una casella prende il nome dalla colonna e dalla fila: a1 è in alto a sinistra. Una fila su due è spostata di mezza casella verso destra.
diceland-rules-moves = Come si scrive una partita
diceland-rules-move-1 = un lancio: tre rossi, un giallo, due verdi
diceland-rules-move-2 = sceglie il verde
diceland-rules-move-3 = lancia di nuovo gli altri dadi
diceland-rules-move-4 = si ferma
diceland-rules-move-5 = usa i dadi gialli
diceland-rules-move-6 = non segna nulla
diceland-rules-move-7 = segna la casella d5
diceland-rules-text = Come si scrive un tabellone
diceland-rules-text-1 = caselle dei sei colori
diceland-rules-text-2 = caselle premio dei sei colori
diceland-rules-text-3 = la partenza
diceland-rules-text-4 = un ostacolo
diceland-rules-text-5 = non fa parte del tabellone
