"""German: what in a ruleset does not fit together, and what in its examples and in play is wrong. By the English."""
from __future__ import annotations

TEMPLATES = {
    # Sections and mechanics.
    'there is no section "{name}"{hint}': "einen Abschnitt „{name}“ gibt es nicht{hint}",
    "one of pack (the only one) and packs (several, by name) must be there, and not both":
        "es muss entweder pack da sein (das einzige Kartenspiel) oder packs (mehrere, mit Namen), nicht beides",
    "dealer": "Geber", "mover": "Zug", "duty": "Pflicht", "trigger": "Auslöser", "order": "Reihenfolge",
    "scorer": "Wertung", "ender": "Ende",
    "a dealer": "ein Geber", "a mover": "ein Zug", "a duty": "eine Pflicht", "a trigger": "ein Auslöser",
    "an order": "eine Reihenfolge", "a scorer": "eine Wertung", "an ender": "ein Ende",
    "dealers are": "Geber sind", "movers are": "Züge sind", "duties are": "Pflichten sind",
    "triggers are": "Auslöser sind", "orders are": "Reihenfolgen sind", "scorers are": "Wertungen sind",
    "enders are": "Enden sind",
    "which cards go where when a round or deal opens": "welche Karten wohin kommen, wenn Runde oder Gabe beginnt",
    "what the seat to move may do, and what happens then": "was man am Zug tun darf, und was dann geschieht",
    "which otherwise legal moves are forbidden now": "welche sonst erlaubten Züge jetzt verboten sind",
    "what else happens after a move": "was nach einem Zug noch geschieht",
    "who decides next, and with which card": "wer als Nächster entscheidet, und mit welcher Karte",
    "what is counted, and what it is worth": "was gezählt wird, und was es wert ist",
    "when a round or match is over, and what follows": "wann Runde oder Partie zu Ende ist, und was folgt",
    'there is no {kind} "{name}"{use}{hint}': "{kind} „{name}“ gibt es nicht{use}{hint}",
    "; a rule with a name of its own says use: …": "; eine Regel mit eigenem Namen sagt use: …",
    "{name} is {kind} and says {says}; here must stand {wanted}: {names}":
        "{name} ist {kind} und sagt, {says}; hier muss stehen: {wanted} ({names})",
    "{name} is no {kind} for this place; here fits {names}": "{name} passt hier nicht ({kind}); hier passt {names}",
    "exactly one {kind} must be named here: {names}": "hier muss genau eines stehen ({kind}): {names}",
    "a turn takes its card from a zone of seats, from the stock, or from nothing; not from here":
        "ein Zug nimmt seine Karte aus einer Zone der Plätze, vom Talon oder von nirgends; nicht von hier",
    # Seats, zones, spots, steps.
    "each of the seats 1 to {players} must be in exactly one team":
        "jeder der Plätze 1 bis {players} muss in genau einer Partei sein",
    "{number} stands here twice; each number of players is named once":
        "{number} steht hier zweimal; jede Zahl von Spielern steht einmal da",
    "one zone must be ordered: the stock cards come from, such as stock: {of: table, ordered: true, …}":
        "eine Zone muss geordnet sein: der Talon, von dem die Karten kommen, etwa stock: {of: table, ordered: true, …}",
    "only one zone can be the stock, and {name} is ordered already":
        "nur eine Zone kann der Talon sein, und {name} ist schon geordnet",
    "there are no spots; section spots must name them": "es gibt keine Stellen; der Abschnitt spots muss sie nennen",
    "{what} must be of the table": "{what} muss zum Tisch gehören",
    "the stock": "der Talon",
    "a zone with piles": "eine Zone mit Stapeln",
    "a zone with a row must be of the table or of a side":
        "eine Zone mit einer Reihe muss zum Tisch oder zu einer Partei gehören",
    "only a row has a top; write holds: row, or all or nobody here":
        "nur eine Reihe hat ein Oben; schreib holds: row, oder hier all oder nobody",
    "a zone of the table has no owner; write nobody or all":
        "eine Zone des Tisches hat keinen Besitzer; schreib nobody oder all",
    "a zone of a spot has no owner; write nobody or all":
        "eine Zone einer Stelle hat keinen Besitzer; schreib nobody oder all",
    "{spot} stands here twice; each spot has a name of its own":
        "{spot} steht hier zweimal; jede Stelle hat einen eigenen Namen",
    'there is no move "{move}"{hint}': "einen Zug „{move}“ gibt es nicht{hint}",
    'there is no step "{step}"{hint}': "einen Schritt „{step}“ gibt es nicht{hint}",
    'there is no zone "{name}"{hint}': "eine Zone „{name}“ gibt es nicht{hint}",
    "moves are": "Züge sind", "steps are": "Schritte sind", "zones are": "Zonen sind", "packs are": "Kartenspiele sind",
    "lines are": "Zeilen sind", "spots are": "Stellen sind", "cards are": "Karten sind", "ranks are": "Ränge sind",
    "suits are": "Farben sind", "kinds are": "Arten sind", "cards or ranks are": "Karten oder Ränge sind",
    "kinds with values are": "Arten mit Werten sind",
    "zone": "Zone", "pack": "Kartenspiel", "line": "Zeile", "move": "Zug", "spot": "Stelle",
    "card": "Karte", "rank": "Rang", "suit": "Farbe", "kind": "Art", "card or rank": "Karte oder Rang",
    'there is no {what} "{name}"{default}{hint}': "{what} „{name}“ gibt es nicht{default}{hint}",
    " (meant unless {key} names another)": " (gemeint, wenn {key} nichts anderes nennt)",
    "a seat without a move could not drop either: none of the moves here is a drop":
        "wer keinen Zug hat, könnte auch nicht ablegen: Keiner der Züge hier ist ein Ablegen",
    "no cards are ever dealt to {card_from}, so nobody could play one":
        "nach {card_from} werden nie Karten gegeben, also könnte niemand eine spielen",
    "a turn of several steps cannot be played yet; give each step a phase of its own (round.phases)":
        "ein Zug aus mehreren Schritten lässt sich noch nicht spielen; gib jedem Schritt eine eigene Phase "
        "(round.phases)",
    "no phase of section round uses this step": "keine Phase des Abschnitts round gebraucht diesen Schritt",
    "{name} is of {whose}; cards are counted in zones of sides":
        "{name} gehört {whose}; gezählt werden Karten in Zonen der Parteien",
    "each seat": "je einem Platz", "each side": "je einer Partei", "each spot": "je einer Stelle",
    "the table": "dem Tisch", "a seat": "einem Platz", "a side": "einer Partei", "a spot": "einer Stelle",
    "cards set aside must go to another zone": "beiseitegelegte Karten müssen in eine andere Zone",
    "a seat could be left without a move: piles are never taken, and nothing equal may be dropped":
        "jemand könnte ohne Zug bleiben: Stapel werden nie genommen, und Gleiches darf nicht abgelegt werden",
    "{name} is the stock{default}; cards are dealt from it and never put there":
        "{name} ist der Talon{default}; von ihm werden Karten gegeben und nie dorthin gelegt",
    "{name} is a zone of {whose}{default}; here must be one of {wanted}{fitting}":
        "{name} gehört {whose}{default}; hier muss die Zone {wanted} gehören{fitting}",
    "{value} is even, so two sides could be level; write an odd number":
        "{value} ist gerade, also könnten zwei Parteien gleich sein; schreib eine ungerade Zahl",
    "{rule} needs a zone that says holds: {wanted}; {name} holds {what}":
        "{rule} braucht eine Zone mit holds: {wanted}; {name} enthält {what}",
    "{rule} needs a zone whose last card is seen; write seen_by: top, or all":
        "{rule} braucht eine Zone, deren letzte Karte man sieht; schreib seen_by: top, oder all",
    "{rule} needs a zone whose cards are seen; write seen_by: all":
        "{rule} braucht eine Zone, deren Karten man sieht; schreib seen_by: all",
    "cards are played from {name}, so whoever plays must see them; write seen_by: {wanted}":
        "aus {name} werden Karten gespielt, also muss sie sehen, wer spielt; schreib seen_by: {wanted}",
    "nobody sees the cards of the stock; write seen_by: nobody":
        "die Karten des Talons sieht niemand; schreib seen_by: nobody",
    "the stock holds its cards in order; leave holds out here":
        "der Talon enthält seine Karten in ihrer Reihenfolge; lass holds hier weg",
    "piles lie open for all to see; write seen_by: all": "Stapel liegen offen für alle; schreib seen_by: all",
    "a row": "eine Reihe",
    "piles": "Stapel",
    "single cards only": "nur einzelne Karten",
    "cards dealt here name spots, but there is no spot {names}":
        "hierher gegebene Karten nennen Stellen, aber eine Stelle {names} gibt es nicht",
    # Packs and cards.
    "a pack has either a base or faces: base: french52, or faces: {name: copies}":
        "ein Kartenspiel hat entweder base oder faces: base: french52, oder faces: {name: copies}",
    'there is no rank "{rank}" in this pack{hint}': "einen Rang „{rank}“ gibt es in diesem Kartenspiel nicht{hint}",
    "a value is at least 1; write none for no value": "ein Wert ist mindestens 1; schreib none für keinen Wert",
    "a rank is a number below 100, or capital letters": "ein Rang ist eine Zahl unter 100 oder Großbuchstaben",
    "values must say what {rank} is worth; none = no value":
        "values muss sagen, was {rank} wert ist; none = kein Wert",
    'there is no suit "{suit}"; suits are {names}': "eine Farbe „{suit}“ gibt es nicht; Farben sind {names}",
    'there is no card "{card}" left to remove{hint}': "eine Karte „{card}“ ist nicht da, um sie wegzunehmen{hint}",
    "{field} belongs to a pack with a base; this one has faces":
        "{field} gehört zu einem Kartenspiel mit base; dieses hat faces",
    "the copies of a card are 1 to {most}, not {count}": "eine Karte gibt es 1- bis {most}-mal, nicht {count}-mal",
    '"{value}" is no value; values are whole numbers such as +5, -2 or 3':
        "„{value}“ ist kein Wert; Werte sind ganze Zahlen wie +5, -2 oder 3",
    'there is no kind "{bare}" with values in this pack{hint}':
        "eine Art „{bare}“ mit Werten gibt es in diesem Kartenspiel nicht{hint}",
    "the cards of this pack are {count}, not {total}; correct one or the other":
        "dieses Kartenspiel hat {count} Karten, nicht {total}; berichtige das eine oder das andere",
    "a pack has 1 to {most} cards; this one has {count}":
        "ein Kartenspiel hat 1 bis {most} Karten; dieses hat {count}",
    "{text} is worth {worth}; cards that are added up are worth {most} at most":
        "{text} ist {worth} wert; Karten, die addiert werden, sind höchstens {most} wert",
    "{count} cards are worth {most}; of cards to be added up {alike} may be alike":
        "{count} Karten sind {most} wert; von Karten, die addiert werden, dürfen {alike} gleich sein",
    "nothing here deals from the stock, so it would never be empty":
        "nichts hier gibt vom Talon, also würde er nie leer",
    "the first deal takes {needed} cards for {players} players, but the opening leaves {cards}":
        "die erste Gabe braucht {needed} Karten für {players} Spieler, aber die Eröffnung lässt {cards} übrig",
    "at least one card is dealt each time": "jedes Mal wird mindestens eine Karte gegeben",
    "of a pack that is dealt out at once each gets a number of cards, such as 1":
        "von einem Kartenspiel, das auf einmal gegeben wird, bekommt jeder eine Zahl von Karten, etwa 1",
    "this takes {amount} cards for {players} players, but pack {name} has {there} left":
        "das braucht {amount} Karten für {players} Spieler, aber im Kartenspiel {name} sind noch {there}",
    "1 card of pack {name} is left over; rest must name the zone where it goes":
        "vom Kartenspiel {name} bleibt 1 Karte übrig; rest muss die Zone nennen, in die sie kommt",
    "{count} cards of pack {name} are left over; rest must name the zone where they go":
        "vom Kartenspiel {name} bleiben {count} Karten übrig; rest muss die Zone nennen, in die sie kommen",
    # Sources and examples as they are written.
    "checked rules say where they are from: section sources is missing":
        "geprüfte Regeln sagen, woher sie sind: Der Abschnitt sources fehlt",
    "where is this rule from? the rules are called checked, but sources is missing here":
        "woher ist diese Regel? Die Regeln heißen geprüft, aber hier fehlt sources",
    "an example says exactly one of then, refused, legal and count":
        "ein Beispiel sagt genau eines von then, refused, legal und count",
    "; here are {names}": "; hier stehen {names}",
    "an example with refused names one move": "ein Beispiel mit refused nennt einen Zug",
    "an example with then names one of move and moves": "ein Beispiel mit then nennt eines von move und moves",
    "{claim} is about the position; no move goes with it": "bei {claim} geht es um die Stellung; dazu gehört kein Zug",
    # Examples as they are played.
    "{where}: examples.{name}: {problem}": "{where}: examples.{name}: {problem}",
    "holds": "stimmt",
    "none": "keine",
    "empty": "leer",
    "this table cannot be set: {error}": "so lässt sich der Tisch nicht decken: {error}",
    "{text} should be legal, but it is refused by {rule}: {error}":
        "{text} sollte erlaubt sein, aber {rule} erlaubt es nicht: {error}",
    "{text} should be legal, but {error}": "{text} sollte erlaubt sein, aber: {error}",
    "{text} {kind}, so no rule refuses it: {error}": "{text} {kind}, also gibt es keine Regel dagegen: {error}",
    "is not one move": "ist nicht ein einziger Zug",
    "is no move": "ist kein Zug",
    "{text} should be refused by {rule}, but it is legal":
        "{rule} sollte {text} nicht erlauben, aber es ist erlaubt",
    "{text} should be refused by {rule}, but it is refused by {other} ({message})":
        "{rule} sollte {text} nicht erlauben, aber {other} tut es ({message})",
    "there are too many moves to list them all": "es gibt zu viele Züge, um sie alle zu nennen",
    "there should be {count} legal moves, but there are {found}: {shown}":
        "es sollte {count} erlaubte Züge geben, aber es sind {found}: {shown}",
    "legal too, but not listed: {moves}": "auch erlaubt, aber nicht genannt: {moves}",
    "there is no {key!r} to compare; there are {names}": "„{key}“ gibt es nicht zu vergleichen; es gibt {names}",
    "{what} should be {wanted}, but it is {found}": "{what} sollte {wanted} sein, ist aber {found}",
    "{name} has no {of} {key}": "{name} hat kein {of} {key}",
    '"{seat}={role}" names no one role of one seat': "„{seat}={role}“ nennt nicht eine Rolle eines Platzes",
    '"{text}" should name roles, such as 2={role}': "„{text}“ sollte Rollen nennen, etwa 2={role}",
    "over is true or false, not {value!r}": "over ist true oder false, nicht „{value}“",
    "this is empty, so the example could never fail: moves are played, then says what holds afterwards, such as "
    "{turn: 2}":
        "das ist leer, also könnte das Beispiel nie fehlschlagen: Züge werden gespielt, then sagt, was danach gilt, "
        "etwa {turn: 2}",
    # What only shows in play.
    "{players} players{on}, seed {seed}, decision {number}: {message}":
        "{players} Spieler{on}, Startzahl {seed}, Entscheidung {number}: {message}",
    "it is not over after {most} decisions": "nach {most} Entscheidungen ist sie nicht zu Ende",
    "seat {seat} has no legal move; {path}.stuck can say what happens then: drop or pass":
        "Platz {seat} hat keinen erlaubten Zug; {path}.stuck kann sagen, was dann geschieht: drop oder pass",
    "{path}: the cards were shuffled and dealt {times} times, and the opening was never as it should be; let it forbid "
    "less":
        "{path}: Die Karten wurden {times}-mal gemischt und gegeben, und die Auslage war nie, wie sie sein soll; lass "
        "sie weniger verbieten",
    "{text} is listed as legal, but {rule} refuses it": "{text} wird als erlaubt genannt, aber {rule} erlaubt es nicht",
    "{text} is the text of a legal move, but it is not read back: {error}":
        "{text} ist der Text eines erlaubten Zugs, wird aber nicht wieder gelesen: {error}",
    "{text} is the text of a legal move, but it is read back as {read}":
        "{text} ist der Text eines erlaubten Zugs, wird aber als {read} wieder gelesen",
    "{card} lies in two places": "{card} liegt an zwei Orten",
    "{card} is nowhere any more": "{card} ist nirgends mehr",
    "side {side} has {points} points, but its score lines make {lines}":
        "Partei {side} hat {points} Punkte, aber ihre Zeilen ergeben {lines}",
}
