"""German: what a value is that a ruleset must have and does not: the descriptions of what may not be missing."""
from __future__ import annotations

TEMPLATES = {
    "cards at one spot, all sides together; odd, so that two sides cannot tie":
        "Karten an einer Stelle, alle Parteien zusammen; ungerade, damit zwei nicht gleich sein können",
    "cards for each seat (or for the table); a list is a schedule, one number a deal; all = the whole pack":
        "Karten für jeden Platz (oder für den Tisch); eine Liste gibt für jede Gabe eine Zahl an; all = alle",
    "cards of the class that a side must have": "wie viele dieser Karten eine Partei haben muss",
    "for a total of the layout the sweeps it counts for, such as {15: 1, 30: 2}":
        "für eine Summe der Auslage, als wie viele Abräumer sie zählt, etwa {15: 1, 30: 2}",
    "how many of them are too many": "wie viele davon zu viele sind",
    "one for the table, or one for each seat, side or spot":
        "eine für den Tisch, oder eine für jeden Platz, jede Partei oder Stelle",
    "points a side must have": "Punkte, die eine Partei haben muss",
    "points for each card": "Punkte für jede Karte",
    "points for each right guess": "Punkte für jeden richtigen Tipp",
    "points for each side that has them": "Punkte für jede Partei, die sie hat",
    "points for the best": "Punkte für den Besten",
    "points for the card": "Punkte für die Karte",
    "points for the majority": "Punkte für die Mehrheit",
    "points of a rank or of a single card, such as {A: 1, 10: 1, 10D: 2}: a card's own entry comes before its rank's, "
    "others score nothing; values = each card its value":
        "Punkte eines Rangs oder einer einzelnen Karte, etwa {A: 1, 10: 1, 10D: 2}: Der Eintrag einer Karte geht dem "
        "ihres Rangs vor, andere bringen nichts; values = jede Karte ihren Wert",
    "rounds of a match": "Runden einer Partie",
    "the card, by its text": "die Karte, wie man sie schreibt",
    "the cards of the whole run in their order, such as [AD, 2D, 3D, 4D]":
        "die Karten der ganzen Folge in ihrer Reihenfolge, etwa [AD, 2D, 3D, 4D]",
    "the cards that are counted in the layout": "die Karten, die in der Auslage zählen",
    "the cards that are counted; any = all of them": "die Karten, die gezählt werden; any = alle",
    "the cards that may not be the first of a round": "die Karten, die nicht die ersten einer Runde sein dürfen",
    "the cards that score": "die Karten, die Punkte bringen",
    "the example in a sentence": "das Beispiel in einem Satz",
    "the form of this file; 1 is the only one there is": "die Form dieser Datei; es gibt nur 1",
    "the hand cards that take everything": "die Handkarten, die alles nehmen",
    "the kind of card": "die Art der Karte",
    "the kind of card that strikes": "die Art der Karte, die trifft",
    "the kinds of cards that may be placed": "die Arten von Karten, die angelegt werden dürfen",
    "the moves that card may be used for, as named in section moves":
        "die Züge, zu denen die Karte dienen darf, wie sie im Abschnitt moves heißen",
    "the name of the game": "der Name des Spiels",
    "the numbers of players this game is for, such as [2, 3, 4]":
        "die Zahlen von Spielern, für die das Spiel ist, etwa [2, 3, 4]",
    "the pack of role cards": "das Kartenspiel mit den Rollen",
    "the position: zones with their cards, whose turn it is, and more":
        "die Stellung: Zonen mit ihren Karten, wer am Zug ist, und mehr",
    "the rule in a few words": "die Regel in wenigen Worten",
    "the scoring line that is compared": "die Zeile der Wertung, die verglichen wird",
    "the steps of a turn": "die Schritte eines Zugs",
    "the steps of a turn in this phase, as named in section turn":
        "die Schritte eines Zugs in dieser Phase, wie sie im Abschnitt turn heißen",
    "the trigger whose tally is netted": "der Auslöser, dessen Zahl verrechnet wird",
    "the zone of a seat where its own role card lies": "die Zone eines Platzes, in der seine eigene Rolle liegt",
    "the zone of each spot that gets the cards of the fuller side":
        "die Zone jeder Stelle, in die die Karten der volleren Seite kommen",
    "the zone of the seat with its role card": "die Zone des Platzes mit seiner Rolle",
    "the zone of the spot whose values are added": "die Zone der Stelle, deren Werte addiert werden",
    "the zone that gets all other cards": "die Zone, in die alle anderen Karten kommen",
    "the trigger whose tally is compared: of captures, or of sweeps that are only tallied in play":
        "der Auslöser, dessen Zählung verglichen wird: der Fänge, oder der Abräumer, die im Spiel nur gezählt werden",
    "the zone that gets the cards; a zone of seats gets them for each seat":
        "die Zone, in die die Karten kommen; eine Zone der Plätze bekommt sie für jeden Platz",
    "the zone the card comes from that is played; nothing = no card is played":
        "die Zone, aus der die gespielte Karte kommt; nothing = es wird keine gespielt",
    "the zone where the struck card goes; across = the other of the two zones of that spot":
        "die Zone, in die die getroffene Karte kommt; across = die andere der beiden Zonen dieser Stelle",
    "the zones of a spot that compete": "die Zonen einer Stelle, die miteinander wetteifern",
    "the zones of a spot where a card may be placed": "die Zonen einer Stelle, an die man anlegen darf",
    "the zones of a spot where the struck card lies": "die Zonen einer Stelle, in denen die getroffene Karte liegt",
    "what happens when a round opens, and who leads": "was am Anfang einer Runde geschieht, und wer beginnt",
    "what is counted": "was gezählt wird",
    "what is dealt when a deal opens: named, each with one dealer":
        "was am Anfang einer Gabe gegeben wird: mit Namen, jedes mit einem Geber",
    "what it is called, with its author": "wie sie heißt, mit dem Verfasser",
    "what it is worth as the card that captures; several = any one of them":
        "was sie als fangende Karte wert ist; mehrere = eines davon",
    "what it is worth on the floor, and as a card that is built with; several = any one of them":
        "was sie auf dem Tisch wert ist, und als Karte, mit der gebaut wird; mehrere = eines davon",
    "what may be done with a card, each with its mover": "was man mit einer Karte tun darf, jedes mit seinem Zug",
    "what sets it off": "was es auslöst",
    "when the match is over and who has won": "wann die Partie zu Ende ist, und wer gewonnen hat",
    "when the match is over: one ender": "wann die Partie zu Ende ist: ein Ende",
    "where cards lie": "wo Karten liegen",
    "whether cards are counted after each deal or once a round":
        "ob Karten nach jeder Gabe oder einmal je Runde gezählt werden",
    "who sees the cards; top = of cards dealt to a row all see the last one only":
        "wer die Karten sieht; top = von Karten, die in eine Reihe gegeben werden, sehen alle nur die letzte",
    "who sits at the table": "wer am Tisch sitzt",
}
