"""German: what the commands that count do, and their options, by the English text."""
from __future__ import annotations

TEMPLATES = {
    "Look back at a match: which decisions cost most.": "Auf eine Partie zurückblicken: was am meisten gekostet hat.",
    "A bot judges each by what the seat could know then, and tells what it would have played.":
        "Ein Bot beurteilt jede Entscheidung nach dem, was man auf dem Platz wissen konnte, und sagt, was er gespielt "
        "hätte.",
    "Whose decisions; without it those of people, or of all if none played. Repeatable.":
        "Wessen Entscheidungen; sonst die von Menschen, oder die aller, wenn keiner spielte. Darf mehrmals stehen.",
    "The bot in whose eyes moves are good or bad.": "Der Bot, in dessen Augen Züge gut oder schlecht sind.",
    "How many decisions to tell.": "Wie viele Entscheidungen gezeigt werden.",
    "Play many matches between bots.": "Viele Partien zwischen Bots spielen.",
    "Shows who wins, points line by line, and how long it takes. The result is the same for any number of --jobs.":
        "Zeigt, wer gewinnt, die Punkte Zeile für Zeile, und wie lange es dauert. Das Ergebnis hängt nicht davon ab, "
        "wie viele --jobs rechnen.",
    "Which bots play, parted by commas, from seat 1 on; one alone sits at every seat.":
        "Welche Bots spielen, durch Kommas getrennt, ab Platz 1; einer allein sitzt überall.",
    "Simulate once with each of these values of one rule, on equal cards.":
        "Einmal mit jedem dieser Werte einer Regel spielen, mit gleichen Karten.",
    "Let the workers of a Dask cluster play, such as tcp://127.0.0.1:8786.":
        "Die Rechner eines Dask-Clusters spielen lassen, etwa tcp://127.0.0.1:8786.",
    "Write the numbers to a file of comma-separated values.":
        "Die Zahlen in eine Datei schreiben, durch Kommas getrennt.",
    "Draw a picture into this file.": "Ein Bild in diese Datei zeichnen.",
    "Tell what house rules change.": "Sagen, was Hausregeln ändern.",
    "Plays the same cards at two tables: that of GAME, and OTHER or GAME with --variant and --set. Shows the first "
    "seat's edge, points line by line, lengths, moves and events at both, and the change with its 95% interval.":
        "Spielt dieselben Karten an zwei Tischen: dem von SPIEL, und ANDERES oder SPIEL mit --variant und --set. Zeigt "
        "den Vorteil des ersten Platzes, die Punkte Zeile für Zeile, Länge, Züge und Ereignisse an beiden, und den "
        "Unterschied mit seinem 95-%-Intervall.",
    "A game, the path of a ruleset file, or a table such as game/variant/path=value.":
        "Ein Spiel, der Pfad einer Regeldatei oder ein Tisch wie spiel/variante/pfad=wert.",
    "The other table, written in the same way; without it the same game again.":
        "Der andere Tisch, ebenso geschrieben; sonst noch einmal dasselbe Spiel.",
    "A house rule of the second table. May be repeated; commas work too.":
        "Eine Hausregel des zweiten Tisches. Darf mehrmals stehen; auch Kommas gehen.",
    "Change one value of the second table's rules. May be repeated.":
        "Einen Wert der Regeln des zweiten Tisches ändern. Darf mehrmals stehen.",
    "Let all bots play against all.": "Alle Bots gegen alle spielen lassen.",
    "The same cards are played with changed seats, so neither favours anybody. Shows Elo points, shares of wins and "
    "leads, with 95% intervals.":
        "Dieselben Karten werden mit getauschten Plätzen gespielt, sodass nichts davon jemanden bevorzugt. Zeigt "
        "Elo-Punkte, Anteile der Siege und Vorsprünge, mit 95-%-Intervallen.",
    "The bots, parted by commas; without it all.": "Die Bots, durch Kommas getrennt; sonst alle.",
    "At most so many sets of matches for two bots: the same cards in all seatings.":
        "Höchstens so viele Sätze von Partien für je zwei Bots: dieselben Karten in jeder Sitzordnung.",
    "Stop when the share of wins is known so well, to either side.":
        "Aufhören, wenn der Anteil der Siege nach jeder Seite so genau bekannt ist.",
    "Tell what kind of game the rules make.": "Sagen, was für ein Spiel die Regeln ergeben.",
    "Shows how much choice there is, how long it takes, how much a choice matters, how often the lead changes, what "
    "the first seat is worth, and which rules never mattered.":
        "Zeigt, wie viel Wahl man hat, wie lange es dauert, wie viel eine Wahl ausmacht, wie oft die Führung wechselt, "
        "was der erste Platz wert ist, und welche Regeln nie etwas ausgemacht haben.",
    "The bot that estimates what each move is worth.": "Der Bot, der schätzt, was jeder Zug wert ist.",
    "Write choice.csv, lead.csv, spread.csv and results.csv into this folder.":
        "choice.csv, lead.csv, spread.csv und results.csv in diesen Ordner schreiben.",
    "Count all sequences of moves to a depth.": "Alle Zugfolgen bis zu einer Tiefe zählen.",
    "It looks at all cards, so its numbers tell what lies hidden.":
        "Dabei sind alle Karten bekannt, also verraten die Zahlen, was verdeckt liegt.",
    "Moves to look ahead.": "Wie viele Züge weit.",
    "Tell it for each first move.": "Für jeden ersten Zug einzeln.",
    "Count from this position; else from the start.": "Von dieser Stellung an zählen; sonst vom Anfang an.",
}
