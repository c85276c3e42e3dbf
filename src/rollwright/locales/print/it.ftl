# La stampa: che cosa dicono le pagine stampate, che cosa si chiede prima e che cosa non si può stampare.

## Pagine stampate

print-name = Nome
print-ruler = 50 mm, se stampato al 100 % (dimensioni reali)
print-space = Una casella è larga { $width } mm.
print-code = Da scansionare per aprirlo nel browser.
print-code-text = Contiene il testo per l’officina.
print-dice = { $game }: dadi da ritagliare
print-dice-how = Meglio su carta spessa. Ritaglia lungo le linee continue, piega lungo quelle tratteggiate e incolla le linguette verso l’interno.
print-net = { $named ->
    [yes] Dado { $name }: sviluppo di sei facce con linguette da incollare.
   *[no] Un dado: sviluppo di sei facce con linguette da incollare.
}
print-rules = { $game }: le regole
print-imprint = Rollwright è una realizzazione indipendente, senza legami con gli editori dei giochi stampati. Tabelloni e schede sono di sua creazione.

## Prima di stampare, sulla pagina

print-what = Che cosa
print-own = Questo tabellone o foglio
print-with = Inoltre
print-with-dice = Dadi da ritagliare
print-with-rules = Regole
print-paper = Carta
print-colours = Stampante
print-colour = A colori
print-grey = Bianco e nero
print-per-page = Su ogni pagina
print-per-page-one = Uno
print-per-page-two = Due
print-size = Dimensione
print-size-large = Grande
print-size-medium = Media
print-size-small = Piccola
print-copies = Copie
print-make = Crea un file PDF
print-made = Ecco il tuo file PDF. Stampalo al 100 % (dimensioni reali).

## Che cosa non si può stampare

option-piece-link = Questo link non contiene né un tabellone né un foglio con due schede.
option-print-extra = Per stampare mancano due pacchetti. Si installano così: pip install "{ $extra }"
option-print-nothing = Non c’è niente da stampare. Indica tabelloni o schede, “dice” o “rules”.
option-print-choice = “{ $given }” non è possibile per { $option }. Si può scegliere tra: { $allowed }.
option-print-copies = Il numero di copie: da 1 a { $most }.
option-print-pages = È troppo per un solo file. Il numero massimo di pagine: { $most }.
option-print-site = “{ $site }” non è l’indirizzo di un sito. Somiglia a https://example.org.
option-print-picture = Un’immagine non si può stampare: { $why }
