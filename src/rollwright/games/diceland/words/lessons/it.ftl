# Le lezioni di Diceland: che cosa dice l’allenatore. Una riga sul telefono, perché la si legga.

## Le prime crocette

diceland-lesson-first-cross = Le tue prime crocette
diceland-lesson-first-cross-1 = Due dadi sono verdi. Tocca il verde!
diceland-lesson-first-cross-2 = Due bastano. Fermati!
diceland-lesson-first-cross-3 = Segna due caselle verdi, poi “{ diceland-page-done }”.
diceland-lesson-first-cross-done = Ogni nuova crocetta ne tocca un’altra.
diceland-lesson-first-cross-later = Rilanciare viene dopo. Qui fermati!

## Andare avanti

diceland-lesson-again = Rilanciare
diceland-lesson-again-1 = Due dadi grigi. Prendi il grigio!
diceland-lesson-again-2 = 6 caselle grigie libere: rilancia!
diceland-lesson-again-3 = Un altro! Avanti: rilancia!
diceland-lesson-again-4 = Niente grigio. Segna tre caselle.
diceland-lesson-again-done = È uscito il tuo colore? Puoi rilanciare.
diceland-lesson-again-go-on = C’è ancora posto. Rilancia!

## Gli altri scelgono fra i dadi finali

diceland-lesson-others = Quando lanciano gli altri
diceland-lesson-others-1 = Rosso a Pixel. Tu vorresti il giallo…
diceland-lesson-others-2 = Pixel rilancia: ora prendi il grigio!
diceland-lesson-others-3 = Segna due caselle grigie.
diceland-lesson-others-done = Un colore diverso dal suo, oppure passa.
diceland-lesson-others-gone = Il giallo non c’è più. Guarda i dadi.
diceland-lesson-others-red = Il rosso è di Pixel. Prendine un altro.

## Un gruppo per colore

diceland-lesson-territory = Uno dopo l’altro
diceland-lesson-territory-1 = Una linea spessa circonda ogni gruppo.
diceland-lesson-territory-2 = Restano due dadi blu. Prendi il blu!
diceland-lesson-territory-3 = Prima finisci il tuo gruppo blu.
diceland-lesson-territory-4 = Completo! Ora uno nuovo: prendi il blu!
diceland-lesson-territory-5 = Due dadi, due caselle. Fermati!
diceland-lesson-territory-6 = Segna il nuovo gruppo blu.
diceland-lesson-territory-done = Per ogni colore, un gruppo alla volta.
diceland-lesson-territory-second = Questo è nuovo. Prima finisci l’altro!

## Troppi dadi

diceland-lesson-excess = Troppi dadi
diceland-lesson-excess-1 = Tre rossi, due caselle. Prendi il rosso!
diceland-lesson-excess-2 = Fermati e guarda che cosa succede.
diceland-lesson-excess-3 = Troppi dadi: non segni nulla!
diceland-lesson-excess-4 = Riprova con due: prendi il rosso!
diceland-lesson-excess-5 = Due dadi, due caselle. Fermati!
diceland-lesson-excess-6 = Segna le due caselle rosse.
diceland-lesson-excess-done = I dadi devono stare tutti in un gruppo.
diceland-lesson-excess-worse = Altro rosso ci sta ancora meno. Fermati!
diceland-lesson-excess-third = Un terzo rosso non ci sta. Fermati!

## Lanci premio

diceland-lesson-treasure = I premi
diceland-lesson-treasure-1 = Una stella vicina! Prendi il giallo!
diceland-lesson-treasure-2 = Basta un dado. Fermati!
diceland-lesson-treasure-3 = Segna la stella, poi “{ diceland-page-done }”.
diceland-lesson-treasure-4 = Lancio premio, 5 dadi: prendi il verde!
diceland-lesson-treasure-5 = Altre due crocette in regalo!
diceland-lesson-treasure-done = Ogni premio: cinque dadi solo per te.
diceland-lesson-treasure-beside = La stella rende di più. Toccala!

## Nove premi e un colore

diceland-lesson-goal = Come si vince
diceland-lesson-goal-1 = Manca un premio. Prendi il grigio!
diceland-lesson-goal-2 = Basta un dado. Fermati!
diceland-lesson-goal-3 = Segna la stella grigia.
diceland-lesson-goal-4 = Nove! Ora un colore completo: il giallo!
diceland-lesson-goal-5 = Segna l’ultima casella gialla!
diceland-lesson-goal-6 = 9 premi + un colore completo: hai vinto!
diceland-lesson-goal-done = Finite insieme? Vincete tutti e due!
diceland-lesson-goal-beside = Il premio è la stella grigia.
