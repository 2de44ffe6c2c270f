"""German: what is wrong with what was asked for, by the English template of the error. The marks are the same."""
from __future__ import annotations

TEMPLATES = {
    # Games, variants and settings.
    'there is no game "{name}"': "Es gibt kein Spiel „{name}“",
    'there is no game "{id}"{hint}': "Es gibt kein Spiel „{id}“{hint}",
    'there is no game "{name}", but a file {file} is here: for that write ./{file}':
        "Es gibt kein Spiel „{name}“, aber hier liegt eine Datei {file}: Für die schreib ./{file}",
    "two rulesets are called {id}: {first} and {other}; rename one, or give the file itself":
        "Zwei Regelwerke heißen {id}: {first} und {other}; benenne eines um oder gib die Datei selbst an",
    "two rulesets are called {id}: {near}, which lies beside this file, and {known}; rename the one beside it":
        "Zwei Regelwerke heißen {id}: {near}, das neben dieser Datei liegt, und {known}; benenne das daneben um",
    "{path} would extend {id}, but from there {base} is not found: write it beside that file with --to {folder}{more}":
        "{path} würde {id} erweitern, aber von dort wird {base} nicht gefunden: Schreib sie mit --to {folder} neben "
        "diese Datei{more}",
    ", or copy all rules with --full": " oder kopiere mit --full alle Regeln",
    "{folder} is no folder with rulesets": "{folder} ist kein Ordner mit Regelwerken",
    "It cannot be read; cardgames check {file} says why.":
        "Es lässt sich nicht lesen; cardgames check {file} sagt, warum.",
    "the variants of {id} have faults; check the file first":
        "Die Varianten von {id} haben Fehler; prüfe zuerst die Datei",
    "{id} is for {players} players, not {asked!r}": "{id} ist für {players} Spieler, nicht für {asked}",
    "; {players} can play with --variant {ids}": "; für {players} gibt es --variant {ids}",
    'there is no variant "{name}"{hint}': "Es gibt keine Variante „{name}“{hint}",
    "variant {id} needs {other} as well": "Die Variante {id} braucht auch {other}",
    "variants {one} and {other} exclude each other": "Die Varianten {one} und {other} schließen einander aus",
    "variants {one} and {other} are both whole sets of rules; at most one can be on":
        "Die Varianten {one} und {other} sind beide ganze Regelwerke; höchstens eines kann gelten",
    "with all that it requires {id} can never be on: {why}":
        "mit allem, was sie braucht, kann {id} nie gelten: {why}",
    "variants {one} and {other} do not go together: both set {path}{where}":
        "Die Varianten {one} und {other} passen nicht zusammen: Beide setzen {path}{where}",
    " ({first} and {second})": " ({first} und {second})",
    '"{text}" is no setting; write it as path=value, such as moves.build.max=13':
        "„{text}“ ist keine Einstellung; schreib sie als Pfad=Wert, etwa moves.build.max=13",
    '"{text}" cannot be read: {error}': "„{text}“ lässt sich nicht lesen: {error}",
    "{name} cannot be set to {value!r}: values are text, whole numbers, true, false, lists and maps":
        "{name} kann nicht „{value}“ sein: Werte sind Text, ganze Zahlen, true, false, Listen und Zuordnungen",
    "{name} cannot be set{hint}": "{name} lässt sich nicht einstellen{hint}",
    'there is no {name} to set; did you mean "{near}"?': "{name} gibt es nicht zum Einstellen; meinst du „{near}“?",
    "there is no {name} to set{hint}": "{name} gibt es nicht zum Einstellen{hint}",
    "{path} holds": "{path} enthält",
    "settings are in": "Einstellungen stehen in",
    "there are": "es gibt",
    "sections are": "Abschnitte sind",
    '; did you mean "{near}"?': "; meinst du „{near}“?",
    "{shown}, and {more} more": "{shown} und {more} weitere",
    "{names} or {last}": "{names} oder {last}",
    'the rules of {id} have no section "{section}"{hint}':
        "Die Regeln von {id} haben keinen Abschnitt „{section}“{hint}",
    "there are no words in {language!r}; there are {names}": "In „{language}“ gibt es keine Wörter; es gibt {names}",
    "cards are shown as {names}, not as {style!r}": "Karten werden als {names} gezeigt, nicht als „{style}“",
    '{id} has no example "{example}"': "{id} hat kein Beispiel „{example}“",
    # What is preferred, and options of every command.
    'there is no language "{asked}"; --lang is {accepts}': "Es gibt keine Sprache „{asked}“; --lang ist {accepts}",
    'there is no setting "{name}"{hint}': "Es gibt keine Einstellung „{name}“{hint}",
    "{path}: there is no setting {name}{hint}": "{path}: Es gibt keine Einstellung {name}{hint}",
    '{name} cannot be "{text}"; it is {accepts}': "{name} kann nicht „{text}“ sein, sondern {accepts}",
    "{source}: {name} cannot be {value!r}; it is {accepts}":
        "{source}: {name} kann nicht „{value}“ sein, sondern {accepts}",
    "{path} is no TOML: {why}": "{path} ist kein TOML: {why}",
    "{path} cannot be read: it is too long": "{path} lässt sich nicht lesen: Die Datei ist zu lang",
    "{path} cannot be changed by the program as it is written; change it by hand":
        "{path} kann das Programm so, wie es geschrieben ist, nicht ändern; ändere es von Hand",
    "cardgames config shows all settings.": "cardgames config zeigt alle Einstellungen.",
    "use it as cardgames config show, config set KEY VALUE, or config unset KEY":
        "Es heißt cardgames config show, config set NAME WERT oder config unset NAME",
    "auto, always or never": "auto, always oder never",
    "true or false": "true oder false",
    "letters, unicode or words": "letters, unicode oder words",
    "seconds, 0 or more": "Sekunden, 0 oder mehr",
    "a whole number, 1 or more": "eine ganze Zahl, 1 oder mehr",
    "a folder that is there": "ein Ordner, den es gibt",
    "--deck is {names}, not {asked}": "--deck ist {names}, nicht {asked}",
    "--color is auto, always or never, not {asked}": "--color ist auto, always oder never, nicht {asked}",
    "--suits is letters, unicode or words, not {asked}": "--suits ist letters, unicode oder words, nicht {asked}",
    'there is no help on "{topic}"{hint}': "Zu „{topic}“ gibt es keine Hilfe{hint}",
    "there is on": "es gibt sie zu",
    "only notation is told of a single game: cardgames help notation {game}":
        "Nur die Notation wird von einem einzelnen Spiel erklärt: cardgames help notation {game}",
    # Those who play.
    "there are {seats} seats, but --seats names {named}; try --seats {example}":
        "Es gibt {seats} Plätze, aber --seats nennt {named}; versuch --seats {example}",
    "only bots can play here ({names}): nobody is asked for a move":
        "Hier können nur Bots spielen ({names}): Niemand wird nach einem Zug gefragt",
    'nobody called "{name}" can take a seat; did you mean {near}?':
        "Niemand namens „{name}“ kann Platz nehmen; meinst du {near}?",
    'nobody called "{name}" can take a seat; there are {names}':
        "Niemand namens „{name}“ kann Platz nehmen; es gibt {names}",
    '"{given}" is no budget of a search; give a level ({levels}), a number of iterations ({search}:1000) or a time '
    "({search}:500ms, {search}:2s)":
        "„{given}“ sagt nicht, wie lange gesucht wird; gib eine Stufe an ({levels}), eine Zahl von Durchläufen "
        "({search}:1000) oder eine Zeit ({search}:500ms, {search}:2s)",
    "{name} plays without estimating its moves; take another bot, such as {other}":
        "{name} spielt, ohne seine Züge zu schätzen; nimm einen anderen Bot, etwa {other}",
    "--seats puts a person at seat {seat}, but nobody can be asked here; take a bot ({names}) or give the moves "
    "with --moves FILE":
        "--seats setzt einen Menschen auf Platz {seat}, aber hier kann niemand gefragt werden; nimm einen Bot "
        "({names}) oder gib die Züge mit --moves DATEI an",
    "--seats puts a person at the table, but there is no terminal to ask at; take bots (--seats {bots}) or give "
    "the moves with --moves FILE":
        "--seats setzt einen Menschen an den Tisch, aber es gibt kein Terminal, an dem man fragen kann; nimm Bots "
        "(--seats {bots}) oder gib die Züge mit --moves DATEI an",
    "--moves are the moves of people, but --seats has none; put you at a seat":
        "--moves sind die Züge von Menschen, aber --seats hat keine; setz „you“ auf einen Platz",
    "--json prints a match when it is over; take bots with --seats, or give the moves with --moves FILE":
        "--json gibt eine Partie aus, wenn sie zu Ende ist; nimm mit --seats Bots oder gib die Züge mit --moves "
        "DATEI an",
    "--names gives {count}; give {first}{seats}, one for every seat":
        "--names nennt {count}; nenne {first}{seats}, einen für jeden Platz",
    "1 name": "1 Namen",
    "{count} names": "{count} Namen",
    "at most {people}, for the people, or ": "höchstens {people}, für die Menschen, oder ",
    'the name "{name}" is too long; names have at most {longest} letters':
        "Der Name „{name}“ ist zu lang; Namen haben höchstens {longest} Buchstaben",
    'seats {other} and {seat} are both called "{name}"; each needs a name of its own, and capital letters make no '
    "other name":
        "Platz {other} und Platz {seat} heißen beide „{name}“; jeder braucht einen eigenen Namen, und Großbuchstaben "
        "machen keinen anderen",
    "the starter is one of the seats 1 to {seats}, not {starter}":
        "Es beginnt einer der Plätze 1 bis {seats}, nicht {starter}",
    "a person plays in this match, but there is no terminal; give the moves with --moves FILE":
        "In dieser Partie spielt ein Mensch, aber es gibt kein Terminal; gib die Züge mit --moves DATEI an",
    "--practice is for one person against bots; several people agree among themselves, and undo takes a move back "
    "until the next one has the keyboard":
        "--practice ist für einen Menschen gegen Bots; mehrere einigen sich selbst, und undo nimmt einen Zug zurück, "
        "bis der Nächste die Tastatur hat",
    "--quiet shows the result only, but a person at the table must see what is played; take bots with --seats":
        "--quiet zeigt nur das Ergebnis, aber ein Mensch am Tisch muss sehen, was gespielt wird; nimm mit --seats "
        "Bots",
    "--count and --no-assist are for people, but nobody sits at this table; put you at a seat":
        "--count und --no-assist sind für Menschen, aber an diesem Tisch sitzt keiner; setz „you“ auf einen Platz",
    "the match is not over yet, so it has no outcome": "Die Partie ist noch nicht zu Ende, also gibt es kein Ergebnis",
    # Share codes and orders of cards.
    "a share code says all of players, variants, settings and seed; leave the options out, or name the game "
    "instead of the code":
        "Ein Spielcode sagt schon Spieler, Varianten, Einstellungen und Startzahl; lass die Optionen weg oder nenne "
        "statt des Codes das Spiel",
    '"{text}" is no share code; one looks like {example}': "„{text}“ ist kein Spielcode; einer sieht so aus: {example}",
    '"{part}" does not belong in a share code at this place ({text}); one looks like {example}':
        "„{part}“ gehört in einem Spielcode nicht an diese Stelle ({text}); einer sieht so aus: {example}",
    "the code was made for rules {check} of {id}, but here they are {today}: the ruleset has changed since; leave "
    "the last part of the code off to play by the rules of today":
        "Der Code gilt für die Regeln {check} von {id}, aber hier sind es {today}: Das Regelwerk hat sich seither "
        "geändert; lass den letzten Teil des Codes weg, um nach den heutigen Regeln zu spielen",
    "the table is for {coded} players, but --players says {asked}":
        "Der Tisch ist für {coded} Spieler, aber --players sagt {asked}",
    'of several orders each says which it is, such as main.1="{order}…"':
        'Von mehreren Reihenfolgen sagt jede, welche sie ist, etwa main.1="{order}…"',
    'rounds count from 1, so "{name}" is none; the first is {pack}.1':
        "Runden zählen von 1 an, also ist „{name}“ keine; die erste ist {pack}.1",
    "--order: {error}": "--order: {error}",
    "--order gives {name} twice": "--order nennt {name} zweimal",
    'the cards of an order are parted by blanks, not commas, such as --order "AS 10D 4C …"':
        'Die Karten einer Reihenfolge trennen Leerzeichen, keine Kommas, etwa --order "AS 10D 4C …"',
    "--{where}: {token} stands there too often": "--{where}: {token} steht dort zu oft",
    # Rulesets of one's own.
    "--save writes down house rules, so name some with --variant or --set":
        "--save schreibt Hausregeln auf, also nenne welche mit --variant oder --set",
    "these rules cannot be written as a file that extends {game}: {error}":
        "Diese Regeln lassen sich nicht als Datei schreiben, die {game} erweitert: {error}",
    "these rules cannot be written as a file that extends {game}; begin one with: cardgames new {name} --from "
    "{game}":
        "Diese Regeln lassen sich nicht als Datei schreiben, die {game} erweitert; fang eine an mit: cardgames new "
        "{name} --from {game}",
    "a file of your own can only extend a game of `cardgames list`, and {game} is none":
        "Eine eigene Datei kann nur ein Spiel aus `cardgames list` erweitern, und {game} ist keines",
    '"{name}" cannot name a game: use small letters, figures and hyphens, such as my-game':
        "„{name}“ kann kein Spiel heißen: Nimm Kleinbuchstaben, Ziffern und Bindestriche, etwa mein-spiel",
    "a name of {length} letters is too long for a game; {longest} are enough":
        "Ein Name mit {length} Buchstaben ist zu lang für ein Spiel; {longest} genügen",
    "there is a game called {name} already; choose another name":
        "Es gibt schon ein Spiel namens {name}; wähle einen anderen Namen",
    "{path} is there already; choose another name, or another folder with --to":
        "{path} gibt es schon; wähle einen anderen Namen oder mit --to einen anderen Ordner",
    # Playing many matches.
    "compare needs a second table: another game, or --variant or --set for the same game":
        "compare braucht einen zweiten Tisch: ein anderes Spiel, oder --variant oder --set für dasselbe",
    '"{text}" names no values to go through; write it as {example}':
        "„{text}“ nennt keine Werte, die durchzugehen wären; schreib es so: {example}",
    '"{text}" names a value twice': "„{text}“ nennt einen Wert zweimal",
    "{option} is a number from {least} up, not {number}": "{option} ist eine Zahl ab {least}, nicht {number}",
    "--jobs is a number from 1 to {most}, not {jobs}": "--jobs ist eine Zahl von 1 bis {most}, nicht {jobs}",
    "the tables have {seats} and {others} seats; tables that are compared have the same, see --players":
        "Die Tische haben {seats} und {others} Plätze; verglichene Tische haben gleich viele, siehe --players",
    "a ladder is between two bots or more, each named once":
        "Eine Rangliste ist zwischen zwei Bots oder mehr, jeder einmal genannt",
    "bots are measured against each other, so the game must have two sides or more":
        "Bots werden aneinander gemessen, also braucht das Spiel zwei Seiten oder mehr",
    "there is no seat {seat}; the seats are 1 to {seats}": "Es gibt keinen Platz {seat}; die Plätze sind 1 bis {seats}",
    "--cluster needs Dask, which is not installed: pip install 'cardgames-compendium[dask]'":
        "--cluster braucht Dask, und das ist nicht installiert: pip install 'cardgames-compendium[dask]'",
    "no cluster answers at {address}; give --cluster the address of a Dask scheduler, such as tcp://127.0.0.1:8786 "
    "({why})":
        "Unter {address} antwortet kein Cluster; gib --cluster die Adresse eines Dask-Schedulers, etwa "
        "tcp://127.0.0.1:8786 ({why})",
    "the cluster at {address} has no workers; start one with: dask worker {address}":
        "Der Cluster unter {address} hat keine Worker; starte einen mit: dask worker {address}",
    "the worker {other} has version {version} of this program, here it is {own}; results would differ":
        "Der Worker {other} hat Version {version} dieses Programms, hier ist es {own}; die Ergebnisse wären "
        "verschieden",
    "the workers at {address} cannot run this program; install cardgames-compendium there as here ({why})":
        "Die Worker unter {address} können dieses Programm nicht ausführen; installiere cardgames-compendium dort "
        "wie hier ({why})",
    "--set holds {path}, and --sweep goes through its values; give one of the two":
        "--set hält {path} fest, und --sweep geht die Werte davon durch; gib eines von beiden an",
    "there is no seat {seat!r}; seats count from 1 to {last}, and 0 is an onlooker":
        "Einen Platz „{seat}“ gibt es nicht; Plätze zählen von 1 bis {last}, und 0 sieht nur zu",
    "an observation cannot be played on: most of its cards are unknown; play on the state, or on a world that "
    "game.imagine makes of the observation":
        "Auf einer Beobachtung lässt sich nicht weiterspielen, denn die meisten ihrer Karten sind unbekannt; spiele "
        "auf dem Zustand weiter oder auf einer Welt, die game.imagine aus ihr macht",
    "--sweep goes through the values of one rule, but {count} are given; hold the others with --set, or run simulate "
    "once for each":
        "--sweep geht die Werte einer Regel durch, gegeben sind aber {count}; halte die anderen mit --set fest, oder "
        "rufe simulate für jede einzeln auf",
    # Our own fault.
    "This is a fault of the program, not yours. Nothing you typed should have led here.":
        "Das ist ein Fehler des Programms, nicht deiner. Nichts, was du eingibst, sollte hierher führen.",
    "What a programmer needs to mend it is in {path}": "Was man braucht, um ihn zu beheben, steht in {path}",
}
