"""German: what is wrong with files, records and positions, by the English template of the error."""
from __future__ import annotations

TEMPLATES = {
    # Why the system refuses something.
    "no such file or directory": "Datei oder Ordner gibt es nicht",
    "permission denied": "dazu fehlt die Erlaubnis",
    "is a directory": "es ist ein Ordner",
    "not a directory": "es ist kein Ordner",
    "file exists": "das gibt es schon",
    "no space left on device": "der Datenträger ist voll",
    "read-only file system": "der Datenträger ist nur zum Lesen",
    "file name too long": "der Name ist zu lang",
    "input/output error": "der Datenträger antwortet nicht",
    # Files of all kinds.
    "standard input": "Standardeingabe",
    "standard input is too long to be read": "Die Standardeingabe ist zu lang, um gelesen zu werden",
    "{name} is too long to be read": "{name} ist zu lang, um gelesen zu werden",
    "{name} is no text in UTF-8": "{name} ist kein Text in UTF-8",
    "{name} cannot be read: {why}": "{name} lässt sich nicht lesen: {why}",
    "{path} cannot be read: {why}": "{path} lässt sich nicht lesen: {why}",
    "{file} cannot be read: {why}": "{file} lässt sich nicht lesen: {why}",
    "{path} cannot be written: {why}": "{path} lässt sich nicht schreiben: {why}",
    "{path} cannot be {what}: {why}": "{path} lässt sich nicht {what}: {why}",
    "written": "schreiben",
    "opened": "öffnen",
    "{path} cannot be deleted: {why}": "{path} lässt sich nicht löschen: {why}",
    "{path} cannot be made a folder: {why}": "{path} lässt sich nicht als Ordner anlegen: {why}",
    "it is a folder": "es ist ein Ordner",
    "there is no folder {folder}": "es gibt keinen Ordner {folder}",
    "the folder {path} cannot be made: {why}; {home} can name another":
        "Der Ordner {path} lässt sich nicht anlegen: {why}; {home} kann einen anderen nennen",
    "standard output cannot be written: {why}": "Die Standardausgabe lässt sich nicht schreiben: {why}",
    "it is closed": "sie ist geschlossen",
    "standard output is closed, so there is nowhere to write to":
        "Die Standardausgabe ist geschlossen, also kann nichts geschrieben werden",
    # Matches that are kept.
    "there is no match to resume; one is saved as soon as it is played":
        "Es gibt keine Partie, die fortzusetzen wäre; jede wird gespeichert, sobald man sie spielt",
    "there is no match to resume; one is saved as soon as it is played; {name} cannot be read: {why}":
        "Es gibt keine Partie, die fortzusetzen wäre; jede wird gespeichert, sobald man sie spielt; {name} lässt "
        "sich nicht lesen: {why}",
    "there is no match to resume that has the code {name}; to begin one: cardgames play {name}":
        "Es gibt keine Partie mit dem Code {name}, die fortzusetzen wäre; eine anfangen: cardgames play {name}",
    "there is no match {name} to go on with; there are {names}":
        "Eine Partie {name}, die fortzusetzen wäre, gibt es nicht; es gibt {names}",
    "no person plays in a match that could be resumed; to go on with one of bots alone: cardgames resume {name}":
        "In keiner Partie, die fortzusetzen wäre, spielt ein Mensch; eine der Bots fortsetzen: cardgames resume {name}",
    "there is no match to share; one is saved as soon as it is played":
        "Es gibt keine Partie, die zu teilen wäre; jede wird gespeichert, sobald man sie spielt",
    "there is no file {name}": "Es gibt keine Datei {name}",
    "{name} is a folder; the path of a transcript is wanted, or the name of a save":
        "{name} ist ein Ordner; gebraucht wird der Pfad eines Protokolls oder der Name eines Spielstands",
    "there is no save {name} in {home}": "Es gibt keinen Spielstand {name} in {home}",
    "there is no save {name}; did you mean {near}?": "Es gibt keinen Spielstand {name}; meinst du {near}?",
    "{home} has a thousand saves called {stem}": "In {home} heißen schon tausend Spielstände {stem}",
    "{stem} is being played by another program just now": "{stem} wird gerade von einem anderen Programm gespielt",
    "the match {stem} is over; to see it again: cardgames replay {path}":
        "Die Partie {stem} ist zu Ende; noch einmal ansehen: cardgames replay {path}",
    "saves are deleted by their names, and {name} is a path; cardgames saves lists the names":
        "Spielstände werden mit ihrem Namen gelöscht, und {name} ist ein Pfad; cardgames saves nennt die Namen",
    "{file} is not over; telling it would show the cards of all seats. Go on with it first: cardgames resume {name}":
        "{file} ist nicht zu Ende; die Partie zu erzählen, würde die Karten aller zeigen. Setz sie erst fort: "
        "cardgames resume {name}",
    "{file} is not over; looking back at it would show what other seats hold. Go on with it first: "
    "cardgames resume {name}":
        "{file} ist nicht zu Ende; der Rückblick würde zeigen, was andere halten. Setz die Partie erst fort: "
        "cardgames resume {name}",
    "{stem} is not over; its transcript would show the cards of all seats. Without --out its share code is told":
        "{stem} ist nicht zu Ende; das Protokoll würde die Karten aller zeigen. Ohne --out wird der Spielcode genannt",
    "{file} has {moves} moves, so it cannot be told from {first} on":
        "{file} hat {moves} Züge, lässt sich also nicht von Zug {first} an erzählen",
    # Score pads.
    "there is no score pad to go on with; begin one with: cardgames score GAME":
        "Es gibt keinen Block, der fortzusetzen wäre; fang einen an mit: cardgames score SPIEL",
    "there is no score pad {name}": "Es gibt keinen Block {name}",
    "there is no score pad {name} in {home}": "Es gibt keinen Block {name} in {home}",
    "there is no score pad {name}; did you mean {near}?": "Es gibt keinen Block {name}; meinst du {near}?",
    "{home} has a thousand pads called {stem}": "In {home} heißen schon tausend Blöcke {stem}",
    "{name} is empty or broken; a score pad begins with its header":
        "{name} ist leer oder beschädigt; ein Block beginnt mit seinem Kopf",
    "{name}: a score pad says which seat led first, from 1 to {players}":
        "{name}: Ein Block sagt, welcher Platz zuerst ausgespielt hat, von 1 bis {players}",
    "{name}: answer {number} does not fit: {error}": "{name}: Antwort {number} passt nicht: {error}",
    '{name}:{number}: a line of a score pad has what was "told", how many answers to go "back" to, or the "end"':
        "{name}:{number}: Eine Zeile eines Blocks hat die Antwort „told“, „back“ für die Zahl der Antworten, die "
        "bleiben, oder „end“",
    "--json reads the answers from a pipe, such as: cardgames score GAME --json < answers.txt":
        "--json liest die Antworten aus einer Datei, etwa: cardgames score SPIEL --json < antworten.txt",
    "a pad that is taken up again has its own players, names and rules; leave the options out":
        "Ein Block, der fortgesetzt wird, hat schon Spieler, Namen und Regeln; lass die Optionen weg",
    "name the game that is played: cardgames score GAME (cardgames list names the games); cardgames score --resume "
    "goes on with the last pad":
        "Nenne das Spiel: cardgames score SPIEL (cardgames list nennt die Spiele); cardgames score --resume setzt "
        "den letzten Block fort",
    # Transcripts.
    "{file} is too long for a transcript": "{file} ist zu lang für ein Protokoll",
    "{name} is broken: its first line, the header, was cut off":
        "{name} ist beschädigt: Die erste Zeile, der Kopf, ist abgeschnitten",
    "{name} is empty; a transcript begins with its header": "{name} ist leer; ein Protokoll beginnt mit seinem Kopf",
    "{name}:{number}: a line of a transcript is an object in braces":
        "{name}:{number}: Eine Zeile eines Protokolls ist ein Objekt in geschweiften Klammern",
    "{name}:{number}: this line is no JSON; was the file cut off or edited?":
        "{name}:{number}: Diese Zeile ist kein JSON; wurde die Datei abgeschnitten oder bearbeitet?",
    '{where}: "seats" has {count} seats for {players} players':
        "{where}: „seats“ hat {count} Plätze für {players} Spieler",
    '{where}: "{key}" cannot be {value}': "{where}: „{key}“ kann nicht {value} sein",
    '{where}: "{key}" is missing': "{where}: „{key}“ fehlt",
    '{where}: a line is a "move", an "order", an "undo", a "hint", a "note", a "manner" or the "end"':
        "{where}: Eine Zeile ist „move“, „order“, „undo“, „hint“, „note“, „manner“ oder „end“",
    "{where}: move {expected} should follow here, not {number}":
        "{where}: Hier müsste Zug {expected} folgen, nicht {number}",
    "{where}: of {moves} moves all but {number} cannot be taken back":
        "{where}: Von {moves} Zügen lassen sich nicht alle bis auf {number} zurücknehmen",
    "{where}: rules of format {format}; this program reads {known}":
        "{where}: Die Regeln haben Format {format}; dieses Programm liest {known}",
    "{where}: the match had ended in the line before": "{where}: Die Partie war in der Zeile davor zu Ende",
    "{where}: there is no seat {seat}": "{where}: Es gibt keinen Platz {seat}",
    "{where}: there was never a transcript of version {version}":
        "{where}: Ein Protokoll der Version {version} gab es nie",
    '{where}: this is no {kind} of a match: it would begin with "kind": "{kind}"':
        '{where}: Das ist kein „{kind}“ einer Partie: Es müsste mit "kind": "{kind}" beginnen',
    "{where}: this was made by a newer version of the program ({what} {version}; this one knows {what} {known})":
        "{where}: Das stammt von einer neueren Version des Programms ({what} {version}; diese kennt {what} {known})",
    "{where}: {what} cannot have {strange}; was this made by a newer version of the program, or edited?":
        "{where}: {strange} gehört nicht in {what}; stammt das von einer neueren Version des Programms, oder wurde "
        "es bearbeitet?",
    "a header": "einen Kopf",
    "the rules": "die Regeln",
    "the manner of play": "die Spielweise",
    " (it was recorded by engine {engine}, this is engine {own})":
        " (aufgezeichnet von Version {engine} der Engine, dies ist {own})",
    " (it was shuffled by version {version}, this is version {own})":
        " (gemischt von Version {version}, dies ist {own})",
    "{name} carries rules that this program cannot play{versions}: {error}":
        "{name} enthält Regeln, die dieses Programm nicht spielen kann{versions}: {error}",
    "{name} has an end, but after its {moves} moves the match is not over{versions}":
        "{name} hat ein Ende, aber nach den {moves} Zügen ist die Partie nicht zu Ende{versions}",
    "{name} was edited: its rules do not fit their own hash {hash}":
        "{name} wurde bearbeitet: Die Regeln passen nicht zu ihrer eigenen Prüfsumme {hash}",
    "{name}: every move fits, but the final position is not the one recorded{versions}":
        "{name}: Jeder Zug passt, aber die letzte Stellung ist nicht die aufgezeichnete{versions}",
    "{name}: its cards do not fit its rules: {error}": "{name}: Die Karten passen nicht zu den Regeln: {error}",
    "{name}: move {number}, {move} of seat {seat}": "{name}: Zug {number}, {move} von Platz {seat}",
    "{where}: it is the turn of seat {seat}{versions}": "{where}: Platz {seat} ist am Zug{versions}",
    "{where}: the match was over by then{versions}": "{where}: Da war die Partie schon zu Ende{versions}",
    # Positions.
    "a position names zones and their cards, such as {floor: 5C, hand: {1: 5S}, turn: 1}":
        "eine Stellung nennt Zonen und ihre Karten, etwa {floor: 5C, hand: {1: 5S}, turn: 1}",
    "there is no position in {called}: it is empty; {names}": "{called} ist leer, enthält also keine Stellung; {names}",
    "there is no position in {called}: {names}": "{called} enthält keine Stellung: {names}",
    "{name}: variants is a list, settings a map, players a number":
        "{name}: variants ist eine Liste, settings eine Zuordnung, players eine Zahl",
    "1 card": "1 Karte",
    "{cards} cards": "{cards} Karten",
    "; {card} is missing": "; {card} fehlt",
    "order {key}": "order {key}",
    "{where}: it has {cards}, the pack {size}{lack}": "{where}: {cards} genannt, der Satz hat {size}{lack}",
    "a position of this game has no {key!r}; it may have {names}":
        "Eine Stellung dieses Spiels hat kein „{key}“; sie kann {names} haben",
    "{key} says which table it is, not what lies on it: write it beside given, not in it; in Python it is for load":
        "{key} sagt, welcher Tisch es ist, nicht, was darauf liegt: Schreib es neben given, nicht hinein; in Python "
        "gehört es zu load",
    "{field} is a number from {least} to {most}, not {value}":
        "{field} ist eine Zahl von {least} bis {most}, nicht {value}",
    "{field} is {least} or more, not {value}": "{field} ist mindestens {least}, nicht {value}",
    "facts is a list of what is known of hands, each such as {example}, not {value!r}":
        "facts ist eine Liste dessen, was man von Blättern weiß, jedes etwa {example}, nicht „{value}“",
    "{where} must say {names} and nothing else, such as {example}":
        "{where} muss {names} sagen und sonst nichts, etwa {example}",
    "{where}: {zone!r} is no zone with hands; there are {names}":
        "{where}: „{zone}“ ist keine Zone mit Blättern; es gibt {names}",
    "{where}: holds is true or false, not {value!r}": "{where}: holds ist true oder false, nicht „{value}“",
    "an order is a text with all cards of a pack, or a map such as {{{pack}.1: …}}, not {value!r}":
        "Eine Reihenfolge ist ein Text mit allen Karten eines Satzes oder eine Zuordnung wie {{{pack}.1: …}}, nicht "
        "„{value}“",
    "an order is named by pack and round, such as {pack}.1, not {key!r}":
        "Eine Reihenfolge wird nach Kartensatz und Runde benannt, etwa {pack}.1, nicht „{key}“",
    "it is the turn of a seat from 1 to {seats}, not {turn}": "Am Zug ist ein Platz von 1 bis {seats}, nicht {turn}",
    "points: there is no side {key!r} or no score line {line!r}":
        "points: Es gibt keine Seite „{key}“ oder keine Punktezeile „{line}“",
    "seat {seat} has no move in this position: it may lack cards in {where}, or the card that is shown; turn: 0 "
    "says that the match is over":
        "Platz {seat} hat in dieser Stellung keinen Zug: Vielleicht fehlen Karten in {where} oder die offene Karte; "
        "turn: 0 sagt, dass die Partie zu Ende ist",
    "there is no phase {phase!r}; the phases are {names}": "Es gibt keine Phase „{phase}“; die Phasen sind {names}",
    "{field} has no {per} {key!r}; they count from 1 to {count}":
        "{field} hat kein {per} „{key}“; gezählt wird von 1 bis {count}",
    "{field} is a whole number, not {value!r}": "{field} ist eine ganze Zahl, nicht „{value}“",
    "{field} is given for each {per}, such as {{1: 2}}": "{field} wird für jedes {per} angegeben, etwa {{1: 2}}",
    "{name} has no {of} {key!r}; there are {names}": "{name} hat kein {of} „{key}“; es gibt {names}",
    '{name} is given for each {of}, such as {{1: "…"}}': '{name} wird für jedes {of} angegeben, etwa {{1: "…"}}',
    "{where} is a text with cards, not {text!r}": "{where} ist ein Text mit Karten, nicht „{text}“",
    "{where}: not every group of {token} is worth {value}": "{where}: Nicht jede Gruppe von {token} ist {value} wert",
    "{where}: there is no card {token!r} in this game": "{where}: In diesem Spiel gibt es keine Karte „{token}“",
    '{where}: {text} is read as a number; a card is a text, so write "{text}" in quotes':
        '{where}: {text} wird als Zahl gelesen; eine Karte ist ein Text, also schreib "{text}" in Anführungszeichen',
    "{where}: {token!r} can be several cards; write the whole card, such as {card}":
        "{where}: „{token}“ kann mehrere Karten heißen; schreib die ganze Karte, etwa {card}",
    "{where}: {token!r} is no pile; a pile is written {{3C+7S=10@1}} where piles may lie":
        "{where}: „{token}“ ist kein Stapel; einen Stapel schreibt man {{3C+7S=10@1}}, wo Stapel liegen dürfen",
    "{where}: {token} belongs to seat {owner}, but there are {seats} seats":
        "{where}: {token} gehört Platz {owner}, aber es gibt nur {seats} Plätze",
    "{where}: {token} lies somewhere else already": "{where}: {token} liegt schon woanders",
}
