# Was Ring & Route nur auf Papier sagt.

ring-and-route-print-setup = Alle haben das gleiche Papier, und jeder entscheidet, mit welchem Blatt er anfängt. Dazu braucht jeder einen Stift. Die drei Würfel kommen in die Mitte.
ring-and-route-print-look = Bevor du noch einmal wirfst, darfst du die Würfel in die Hand nehmen und nachsehen, welche Farbe zu welcher Zahl gehört.
ring-and-route-print-points = Die Punkte stehen in den beiden Tabellen unter dem Blatt: links für die Kreuze auf dem Ring, rechts für die Zahlen der Route.
ring-and-route-print-ring = Ring
ring-and-route-print-route = Route
ring-and-route-print-sheet = Blatt
