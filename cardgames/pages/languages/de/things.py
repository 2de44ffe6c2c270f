"""German words for things: what rulesets have by these ids, the zones, the nouns that are counted."""
from __future__ import annotations

ZONES = {
    "stock": "Talon", "hand": "Hand", "floor": "Tisch", "won": "gewonnene Karten", "counted": "gezählte Karten",
    "aside": "beiseitegelegte Karten", "removed": "aus dem Spiel", "shown": "offene Karte", "role": "Rolle",
    "above": "oberhalb", "below": "unterhalb", "under": "darunter"}
"""What zones are called."""

TO = {
    "stock": "auf den Talon", "hand": "auf die Hand", "floor": "auf den Tisch", "won": "zu den gewonnenen Karten",
    "counted": "zu den gezählten Karten", "aside": "beiseite", "removed": "aus dem Spiel"}
"""Where cards go that go to a zone."""

NAMES = {
    **ZONES, "won": "gewonnen", "counted": "gezählt", "aside": "beiseite",
    # Moves.
    "capture": "fangen", "build": "bauen", "drop": "ablegen", "take_all": "alles fangen",
    "take_pile": "den Stapel nehmen", "place": "anlegen", "draw_more": "weiterziehen", "guess": "tippen",
    "pass": "passen", "decline": "verzichten", "strike": "treffen",
    # Lines of the score pad.
    "cards": "Karten", "spades": "Pik", "diamonds": "Karo", "hearts": "Herz", "clubs": "Kreuz", "aces": "Asse",
    "jacks": "Buben", "queens": "Damen", "kings": "Könige",
    "sweep": "Abräumer", "trick": "Stich", "tricks": "Stiche", "last_capture": "letzter Fang",
    # Families of games.
    "fishing": "Fischspiele", "hidden roles": "verborgene Rollen",
    # What a position names.
    "round": "Runde", "deal": "Gabe", "phase": "Phase", "play": "Spiel", "dealer": "Geber",
    "leader": "Anspieler", "starter": "Anspieler",
    "points": "Punkte", "last_capturer": "fing zuletzt", "owed": "noch zu ziehen", "seat": "Spieler",
    "side": "Partei", "pile": "Stapel", "turn": "Zug", "match": "Partie", "points_before": "Punkte davor"}
"""What things of rulesets are called, by their ids, where no text of the ruleset says so."""

NOUNS = {
    "card": "Karte", "point": "Punkt", "player": "Spieler", "seat": "Spieler", "move": "Zug", "match": "Partie",
    "hint": "Tipp", "round": "Runde", "deal": "Gabe", "name": "Name", "number": "Zahl", "other card": "weitere Karte",
    "more card": "weitere Karte"}
"""Nouns that the program counts, by their English names."""

PLURALS = {
    "Ass": "Asse", "Bube": "Buben", "Dame": "Damen", "König": "Könige", "Zwei": "Zweien", "Drei": "Dreien",
    "Vier": "Vieren", "Fünf": "Fünfen", "Sechs": "Sechsen", "Sieben": "Siebenen", "Acht": "Achten", "Neun": "Neunen",
    "Zehn": "Zehnen", "Zug": "Züge", "Stich": "Stiche", "Punkt": "Punkte", "Platz": "Plätze", "Zahl": "Zahlen",
    "verdeckte Karte": "verdeckte Karten", "Tipp": "Tipps", "Mal": "Mal",
    "weitere Karte": "weitere Karten"}
"""Plurals that no rule makes."""
