"""German: what the program says around a game. Sentences by message id; marks as in English, but for their forms."""
from __future__ import annotations

MESSAGES = {
    # The first screen.
    "menu.title": "Kartenspiele, deren Regeln man lesen, ändern und spielen kann",
    "menu.continue": "{game} fortsetzen, bisher {moves:Zug}",
    "menu.begun": "{game} fortsetzen, gerade erst begonnen",
    "menu.play": "Ein Spiel spielen",
    "menu.rules": "Regeln eines Spiels",
    "menu.score": "Punkte einer Partie mit echten Karten zählen",
    "menu.make": "Ein eigenes Regelwerk anlegen",
    "menu.help": "Hilfe",
    "menu.quit": "Schluss",
    "menu.prompt": "Deine Wahl > ",
    "menu.not_understood": "„{text}“ gibt es hier nicht. Gib eine Nummer oder den Anfang einer Zeile ein, ein Spiel "
                           "oder einen Befehl wie list.",
    "ask.game": "Welches Spiel? Nummer oder Name; Enter geht zurück",
    "ask.players": "Wie viele spielen? {all}; Enter heißt {usual}",
    "ask.people": "Wer spielt? Die Namen aller an dieser Tastatur, durch Kommas getrennt; Enter heißt du allein",
    "ask.make": "Ein eigenes Regelwerk ist eine Datei, die mit einem anderen Spiel beginnt und sagt, was anders ist.",
    "ask.name": "Wie heißt es? Kleine Buchstaben, Ziffern, Bindestriche; Enter geht zurück",
    "ask.base": "Mit welchem Spiel beginnt es? Enter geht zurück",
    "ask.exists": "eine Datei {file} gibt es schon; nimm einen anderen Namen",
    "ask.no_number": "eine Nummer {number} gibt es nicht; die letzte ist {most}",
    "ask.no_game": "ein Spiel „{text}“ gibt es nicht",
    "ask.other_game": "ein Spiel „{text}“ gibt es nicht; meinst du {near}?",
    "ask.no_players": "man spielt es mit so vielen: {numbers}",
    "ask.too_many": "es sind nur {seats:Platz}",
    "first": """\
Kartenspiele, deren Regeln man lesen, ändern und spielen kann.

  cardgames list             die Spiele
  cardgames play SPIEL       eines gegen den Computer spielen; ? hilft, wann immer du am Zug bist
  cardgames rules SPIEL      seine Regeln lesen
  cardgames variants SPIEL   seine Hausregeln; eine dazunehmen mit --variant
  cardgames resume           die Partie fortsetzen, die du verlassen hast
  cardgames help             Schreibweise, Spielcodes, Einstellungen, Rückgabewerte

cardgames --help nennt alle Befehle, cardgames play --help alle Optionen eines Befehls.""",
    # Share codes.
    "share.code": "Spielcode: {code}",
    "share.how": "Mit `cardgames play CODE` spielst du oder spielt jemand anderes dieselben Karten nach denselben "
                 "Regeln.",
    "share.how.file": "Damit spielst du oder spielt jemand, der die Regeldatei hat, dieselben Karten nach denselben "
                      "Regeln; ORDNER ist der Ordner mit der Datei:",
    "share.how.file.line": "  cardgames play CODE --rulesets ORDNER",
    "share.running": "{title}: {names}; nicht zu Ende, bisher {moves:Zug}.",
    "share.over": "{title}: {names}; zu Ende nach so vielen Zügen: {moves}.",
    "share.by_hand": "Einen Spielcode gibt es nicht: Karten oder erster Spieler wurden von Hand bestimmt.",
    "share.other_rules": "Einen Spielcode gibt es nicht: Die Regeln dieser Partie finden sich hier nicht mehr unter "
                         "ihrem Namen.",
    "share.transcript": "Das Protokoll, für andere: cardgames share {name} --out DATEI",
    "share.later": "Das Protokoll würde die Karten aller zeigen; teilen kann man es, wenn die Partie zu Ende ist.",
    "share.written": "Das Protokoll steht in {path}; wer es bekommt, sieht es mit `cardgames replay DATEI`.",
    # Saves.
    "saves.none": "Noch ist keine Partie gespeichert. Jede wird gespeichert, während man sie spielt.",
    "saves.begin": "Eine beginnen: cardgames play SPIEL",
    "saves.none_over": "Keine gespeicherte Partie ist zu Ende, also wurde nichts gelöscht.",
    "saves.deleted": "Gelöscht: {name}",
    "saves.name": "Spielstand",
    "saves.game": "Spiel",
    "saves.moves": "Züge",
    "saves.state": "Stand",
    "saves.played": "Zuletzt gespielt",
    "saves.over": "zu Ende",
    "saves.running": "läuft",
    "saves.pad_over": "Punkteblock, zu Ende",
    "saves.pad_running": "Punkteblock, läuft",
    "saves.unreadable": "unlesbar",
    "saves.resume": "Fortsetzen: cardgames resume {name}",
    "saves.replay": "Noch einmal ansehen: cardgames replay {name}",
    "saves.score": "Weiterzählen: cardgames score --resume {name}",
    "saves.delete": "Löschen: cardgames saves --delete {name}",
    # Preferences.
    "config.name": "Einstellung",
    "config.value": "Wert",
    "config.source": "Woher",
    "config.default": "Vorgabe",
    "config.nothing": "nicht gesetzt",
    "config.files": "Dateien, die wichtigste zuerst:",
    "config.absent": "nicht da",
    "config.faults": "Was sich nicht lesen lässt:",
    "config.written": "Geschrieben in {path}",
    "config.outdone": "Hier gilt {source} mehr, also bleibt {name} {value}.",
    # Help.
    "help.topics": "Themen, für cardgames help THEMA:",
    "help.commands": "Befehle; cardgames help BEFEHL zeigt die Optionen eines Befehls:",
    "topic.notation": "Wie Karten und Züge geschrieben werden",
    "topic.notation.cards":
        "Karten schreibt man erst mit dem Rang, dann mit der Farbe: 10D ist die Karo-Zehn, AS das Pik-Ass. Auch T für "
        "10, kleine Buchstaben und Farbzeichen werden gelesen. Farben sind C Kreuz, D Karo, H Herz, S Pik; Bilder J "
        "Bube, Q Dame, K König. Wo klar ist, welche Karte gemeint ist, darf die Farbe fehlen.",
    "topic.notation.moves":
        "Was klar ist, darf gekürzt werden, etwa 9=5+4 für 9S=5H+4C. Das Programm wiederholt jeden Zug in voller Form; "
        "so steht er in Spielständen, Protokollen und JSON. cardgames help notation SPIEL zeigt die Züge eines "
        "Spiels.",
    "form.drop": "eine Karte ablegen",
    "form.capture": "fangen: links von = eine Karte, rechts, was sie fängt",
    "form.groups": "mehrere Gruppen auf einmal, durch Kommas getrennt",
    "form.pile": "ein Stapel: seine Karten in Klammern",
    "form.pile_value": "der Stapel, der zehn wert ist",
    "form.build": "bauen: links von = mehr als eines, die Handkarte zuerst, am Ende der Wert",
    "form.place": "eine Karte an einen Platz legen, das ist eine Seite an einer Stelle; „Stelle Seite“ genügt auch",
    "form.number": "der zwölfte Zug der Liste, die moves zeigt",
    "form.pass": "wo passt, wer keinen Zug hat",
    "topic.words": "Was man statt eines Zugs eingeben kann",
    "topic.words.text": "Wann immer nach einem Zug gefragt wird, kann man stattdessen eines dieser Wörter eingeben:",
    "topic.players": "Wer mitspielen kann",
    "topic.players.text":
        "--seats sagt, wer wo sitzt, ab Spieler 1 und durch Kommas getrennt: {person} für jemanden an dieser Tastatur, "
        "oder ein Bot. Ein Bot allein sitzt überall. Die Bots: {bots}.",
    "topic.players.search":
        "Von {first} bis {last} sieht jeder weiter voraus als der vorige. {search}:1000 sagt, wie viele Spielverläufe "
        "versucht werden, {search}:500ms, wie lange.",
    "form.shared": "zwei teilen sich die Tastatur",
    "form.watched": "Bots spielen, du siehst zu",
    "topic.codes": "Spielcodes: dieselben Karten für jemand anderen",
    "topic.codes.text":
        "Ein Spielcode sagt alles, was es von einer Partie zu sagen gibt: Spiel, Zahl der Spieler, Varianten, "
        "Einstellungen, Startzahl und vier Zeichen der Prüfsumme der Regeln, damit geänderte Regeln auffallen.",
    "topic.codes.more":
        "Er steht am Anfang und am Ende einer Partie. cardgames play CODE gibt seine Karten auf jedem Rechner; "
        "cardgames share nennt den einer gespeicherten Partie. Die Startzahl darf ein Wort sein: --seed freitag. Wer "
        "den Code kennt, kann jede Karte herausfinden. Karten, die mit --order gelegt sind, haben keinen Code.",
    "topic.settings": "Was man einstellen kann",
    "topic.settings.text":
        "cardgames config zeigt alle Einstellungen, ihre Werte und woher sie kommen; cardgames config set NAME WERT "
        "schreibt eine auf. Am meisten gilt eine Option, dann eine Variable wie CARDGAMES_COLOR, dann cardgames.toml "
        "in diesem Ordner oder dem nächsten darüber, dann die eigene Datei.",
    "topic.variables": "Variablen der Umgebung",
    "variable.CARDGAMES_HOME": "ein Ordner für alles, was das Programm schreibt",
    "variable.CARDGAMES_RULESETS": "ein weiterer Ordner mit Regelwerken",
    "variable.CARDGAMES_...": "eine Einstellung unter ihrem Namen, etwa CARDGAMES_COLOR; siehe cardgames help settings",
    "variable.NO_COLOR": "keine Farbe",
    "variable.FORCE_COLOR": "Farbe, auch wenn es kein Terminal ist",
    "variable.ACCESSIBLE": "dasselbe wie --accessible",
    "variable.LANG": "die Sprache des Systems, wenn sonst nichts sie nennt; LC_ALL und LC_MESSAGES gelten mehr",
    "variable.PAGER": "das Programm, mit dem lange Seiten gelesen werden; sonst less, und keines, wenn es nicht geht",
    "topic.exit-codes": "Was die Shell hört, wenn ein Befehl zu Ende ist",
    "exit.0": "gut; auch wenn der Leser genug gesehen hat, wie in cardgames list | head -1",
    "exit.1": "wonach gefragt war, ist falsch: ein Regelwerk hat Fehler, ein Beispiel gilt nicht, ein Zug ist nicht "
              "erlaubt, ein Protokoll passt nicht; oder die Ausgabe oder eine Datei lässt sich nicht schreiben",
    "exit.2": "falsch benutzt: ein unbekanntes Spiel, eine unbekannte Variante oder Option; eine Reihenfolge, die "
              "nicht das Kartenspiel ist; ein Mensch am Tisch ohne Terminal",
    "exit.70": "unser Fehler: eine Absturzdatei zum Einsenden sagt, wo es geschah, den Spielcode und die letzten Züge, "
               "und keine verdeckte Karte",
    "exit.130": "unterbrochen, oder die Eingabe ist zu Ende: Partie oder Punkteblock ist gespeichert; von Zahlen wird "
                "gezeigt, was fertig ist",
    "notation.title": "{game}: wie man seine Züge schreibt",
    "notation.kind": "Was",
    "notation.typed": "Eingabe",
    "notation.full": "In voller Form",
}
