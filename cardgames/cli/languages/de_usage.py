"""German: what the library that reads options says by itself, and the words in capitals that stand for what is typed.

Sentences of several versions of that library stand here; the first that fits is taken.
"""
from __future__ import annotations

LINES = {
    # A page.
    "Usage: ": "Aufruf: ",
    "Arguments": "Angaben",
    "Options": "Optionen",
    "Commands": "Befehle",
    "required": "nötig",
    "default: {value}": "Vorgabe: {value}",
    # Wrong use.
    "Usage: {rest}": "Aufruf: {rest}",
    "Try '{command}' for help.": "Hilfe: {command}",
    "Error: {message}": "Fehler: {message}",
    "No such option: {name} (Possible options: {names})": "Eine Option {name} gibt es nicht; meinst du: {names}?",
    "No such option: {name} Did you mean {names}?": "Eine Option {name} gibt es nicht; meinst du: {names}?",
    "No such option: {name}": "Eine Option {name} gibt es nicht.",
    "No such option '{name}'. Did you mean {names}?": "Eine Option {name} gibt es nicht; meinst du: {names}?",
    "No such option '{name}'.": "Eine Option {name} gibt es nicht.",
    "No such command {name}. Did you mean {names}?": "Einen Befehl {name} gibt es nicht; meinst du: {names}?",
    "No such command {name}.": "Einen Befehl {name} gibt es nicht.",
    "Missing command.": "Der Befehl fehlt.",
    "Missing argument {name}.": "Die Angabe {name} fehlt.",
    "Missing option {name}.": "Die Option {name} fehlt.",
    "Missing parameter {name}.": "Die Angabe {name} fehlt.",
    "Got unexpected extra argument ({words})": "Das ist zu viel: {words}",
    "Got unexpected extra arguments ({words})": "Das ist zu viel: {words}",
    "Got unexpected extra argument(s) ({words})": "Das ist zu viel: {words}",
    "Option {name} requires an argument.": "Nach {name} fehlt der Wert.",
    "Option {name} does not take a value.": "Nach {name} steht kein Wert.",
    "Invalid value for {name}: {why}": "{name} passt nicht: {why}",
    "Invalid value: {why}": "Das passt nicht: {why}",
    # Why a value does not fit.
    "Input should be a valid integer, unable to parse string as an integer": "Das ist keine ganze Zahl.",
    "Input should be a valid number, unable to parse string as a number": "Das ist keine Zahl.",
    "Unable to parse input string as an integer, exceeded maximum size": "Diese Zahl ist zu lang.",
    "Input should be a finite number": "Das ist keine Zahl.",
    "Input should be greater than or equal to {least}": "Der kleinste Wert ist {least}.",
    "Input should be less than or equal to {most}": "Der größte Wert ist {most}.",
    "{value} is not a valid integer.": "{value} ist keine ganze Zahl.",
    "{value} is not a valid float.": "{value} ist keine Zahl.",
    "{value} is not in the range {range}.": "{value} liegt nicht im Bereich {range}.",
    "Value must be an iterable.": "Hier muss eine Liste stehen.",
}
WORDS = {
    "ACTION": "AKTION", "ADDRESS": "ADRESSE", "ARGS": "ANGABEN", "CARDS": "KARTEN", "COLOURS": "FARBEN",
    "COMMAND": "BEFEHL", "DIR": "ORDNER", "FILE": "DATEI", "GAME": "SPIEL", "HOW": "WIE", "KEY": "NAME",
    "LANGUAGE": "SPRACHE", "LIST": "LISTE", "MOVE": "ZUG", "OPTIONS": "OPTIONEN", "OTHER": "ANDERES", "PATH": "PFAD",
    "PERCENT": "PROZENT", "SEAT": "PLATZ", "SECONDS": "SEKUNDEN", "SECTION": "ABSCHNITT", "TOPIC": "THEMA",
    "VALUE": "WERT", "WHEN": "WANN"}
