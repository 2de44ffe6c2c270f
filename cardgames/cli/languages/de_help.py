"""German: what commands and options do, by the English text that stands where they are declared."""
from __future__ import annotations

TEMPLATES = {
    # The program, and options of many commands.
    "Card games whose rules can be read, changed and played.":
        "Kartenspiele, deren Regeln man lesen, ändern und spielen kann.",
    "Begin with: cardgames play GAME (cardgames list names the games). cardgames COMMAND --help tells more.":
        "Für den Anfang: cardgames play SPIEL (cardgames list nennt die Spiele). cardgames BEFEHL --help sagt mehr.",
    "Show the version and end.": "Die Version zeigen und aufhören.",
    "What is spoken: en or de. May stand after a command too.":
        "Welche Sprache: en oder de. Darf auch nach einem Befehl stehen.",
    "Install completion for the current shell.": "Dieser Shell beibringen, Befehle zu ergänzen.",
    "Show completion for the current shell, to copy it or customize the installation.":
        "Zeigen, was dazu eingerichtet würde, um es zu kopieren oder anzupassen.",
    "Install completion for the specified shell.": "Der genannten Shell beibringen, Befehle zu ergänzen.",
    "Show completion for the specified shell, to copy it or customize the installation.":
        "Zeigen, was dazu in der genannten Shell eingerichtet würde, um es zu kopieren oder anzupassen.",
    "Show this message and exit.": "Diese Seite zeigen und aufhören.",
    "A game from `cardgames list`, or the path of a ruleset file.":
        "Ein Spiel aus `cardgames list` oder der Pfad einer Regeldatei.",
    "How many play.": "Wie viele spielen.",
    "A house rule from `cardgames variants GAME`. May be repeated; commas work too.":
        "Eine Hausregel aus `cardgames variants SPIEL`. Darf mehrmals stehen; auch Kommas gehen.",
    "Change one value of the rules, such as moves.build.max=13. May be repeated.":
        "Einen Wert der Regeln ändern, etwa moves.build.max=13. Darf mehrmals stehen.",
    "Who sits where, from seat 1 on: you, or bots (random, greedy, easy, normal, hard, expert, search:N), parted by "
    "commas.":
        "Wer wo sitzt, ab Platz 1: you oder Bots (random, greedy, easy, normal, hard, expert, search:N), durch Kommas "
        "getrennt.",
    "Number or text the cards depend on.": "Startzahl oder Wort, von dem die Karten abhängen.",
    "Cards in the order they are dealt, or a file with them; PACK.ROUND=CARDS for a certain round. May be repeated.":
        "Karten in der Reihenfolge, in der sie gegeben werden, oder eine Datei damit; PACK.RUNDE=KARTEN für eine "
        "bestimmte Runde. Darf mehrmals stehen.",
    "The seat that leads the first round.": "Der Platz, der die erste Runde beginnt.",
    "A folder with further rulesets.": "Ein Ordner mit weiteren Regelwerken.",
    "Print one JSON object, for programs.": "Ein JSON-Objekt ausgeben, für Programme.",
    "auto, always or never.": "auto (von selbst), always (immer) oder never (nie).",
    "One fact a line, cards in words, no colour, nothing drawn or cleared.":
        "Jede Zeile eine Tatsache, Karten in Worten, keine Farbe, nichts gezeichnet oder gelöscht.",
    "letters (5H), unicode (5♥) or words.": "letters (5H), unicode (5♥) oder words (Worte).",
    "How many processes to use.": "Wie viele Prozesse rechnen.",
    "How many matches.": "Wie viele Partien.",
    "Pause after each move of the computer.": "Pause nach jedem Zug des Computers.",
    # play, resume, saves, share, replay, score
    "Play a match.": "Eine Partie spielen.",
    "You sit at seat 1, bots at the others.": "Du sitzt auf Platz 1, auf den anderen sitzen Bots.",
    "Without a terminal bots play alone and the match is printed. Several people can share the keyboard, as in --seats "
    "you,you.":
        "Ohne Terminal spielen Bots allein, und die Partie wird ausgegeben. Mehrere können sich die Tastatur teilen, "
        "etwa mit --seats you,you.",
    "A game from `cardgames list`, the path of a ruleset file, or a share code.":
        "Ein Spiel aus `cardgames list`, der Pfad einer Regeldatei oder ein Spielcode.",
    "What the people are called, or everybody, parted by commas.":
        "Wie die Menschen heißen, oder alle, durch Kommas getrennt.",
    "Take the people's moves from a file, one a line; - is standard input.":
        "Die Züge der Menschen aus einer Datei nehmen, einer je Zeile; - ist die Standardeingabe.",
    "Colours of the suits: 2color, 4color, skat or mono.": "Farben der Karten: 2color, 4color, skat oder mono.",
    "Undo takes back any move; the match is marked.": "undo nimmt jeden Zug zurück; an der Partie wird es vermerkt.",
    "Show no possible moves, hints or unseen cards.": "Keine möglichen Züge, Tipps oder ungesehenen Karten zeigen.",
    "Count the points yourself first, and see what you missed.": "Erst selbst zählen, dann sehen, was gefehlt hat.",
    "Show the result only.": "Nur das Ergebnis zeigen.",
    "Tell also which rules acted, and on which cards.":
        "Auch sagen, welche Regeln gewirkt haben, und auf welche Karten.",
    "Go on with a match that was left.": "Eine verlassene Partie fortsetzen.",
    "It goes on by the rules it was begun with, even if its ruleset has changed since, and as it was played: with "
    "--practice, --no-assist, --count, --delay and --verbose if it was begun so, unless something else is given now.":
        "Sie geht nach den Regeln weiter, mit denen sie begann, auch wenn sich das Regelwerk seither geändert hat, und "
        "so, wie sie gespielt wurde: mit --practice, --no-assist, --count, --delay und --verbose, wenn sie so begann "
        "und jetzt nichts anderes angegeben ist.",
    "The save, by name, path, game or share code; without it the newest of a person.":
        "Der Spielstand: Name, Pfad, Spiel oder Spielcode; sonst der neueste, an dem ein Mensch sitzt.",
    "Show possible moves, hints and unseen cards, or none of them; else as before.":
        "Mögliche Züge, Tipps und ungesehene Karten zeigen oder nichts davon; sonst wie bisher.",
    "Count the points yourself first, or not; else as before.":
        "Erst selbst zählen oder nicht; sonst wie bisher.",
    "List saved matches and score pads, or delete some.": "Gespeicherte Partien und Punkteblöcke zeigen oder löschen.",
    "The newest stands first. Nothing is shown of their cards.":
        "Das Neueste steht zuerst. Von den Karten wird nichts gezeigt.",
    "Delete this save or pad. May be repeated.": "Diesen Spielstand oder Block löschen. Darf mehrmals stehen.",
    "Delete all matches that are over.": "Alle Partien löschen, die zu Ende sind.",
    "Give a match to a friend.": "Eine Partie weitergeben.",
    "Prints its share code, with which the same cards are played. Into a pipe or file goes the transcript of a match "
    "that is over, for cardgames replay; what else is to be said then goes to standard error.":
        "Nennt ihren Spielcode, mit dem dieselben Karten gespielt werden. In eine Pipe oder Datei geht das Protokoll "
        "einer Partie, die zu Ende ist, für cardgames replay; was sonst zu sagen ist, geht dann an die "
        "Standardfehlerausgabe.",
    "The save, by name or path; without it the newest.": "Der Spielstand: Name oder Pfad; sonst der neueste.",
    "Write the transcript to this file; - is standard output.":
        "Das Protokoll in diese Datei schreiben; - ist die Standardausgabe.",
    "Tell a match again from its transcript.": "Eine Partie aus ihrem Protokoll noch einmal erzählen.",
    "In a terminal it goes step by step. It is played by the rules it carries; if anything does not fit it says what, "
    "and ends with 1.":
        "In einem Terminal geht es Schritt für Schritt. Es gelten die Regeln, die im Protokoll stehen; passt etwas "
        "nicht, wird es gesagt, und der Befehl endet mit 1.",
    "A transcript or a save that is over.": "Ein Protokoll oder der Spielstand einer Partie, die zu Ende ist.",
    "Begin after N moves, with the table.": "Nach N Zügen beginnen, mit dem Tisch.",
    "Tell all at once; without it a terminal asks after each move.":
        "Alles auf einmal; sonst fragt ein Terminal nach jedem Zug.",
    "Play on from there, as a match of its own.": "Von dort an weiterspielen, als eigene Partie.",
    "Pause after each move.": "Pause nach jedem Zug.",
    "Keep the score of a match with real cards.": "Die Punkte einer Partie mit echten Karten aufschreiben.",
    "Asks for each count what its rules need, checks that it can be so, and adds up.":
        "Fragt bei jeder Wertung, was die Regeln brauchen, prüft, ob es sein kann, und zählt zusammen.",
    "Answers may come from a pipe, one a line. Every answer is saved; back and undo correct.":
        "Antworten dürfen aus einer Pipe kommen, eine je Zeile. Jede Antwort wird gespeichert; back und undo "
        "berichtigen.",
    "A game from `cardgames list`, or the path of a ruleset file; with --resume also a pad.":
        "Ein Spiel aus `cardgames list` oder der Pfad einer Regeldatei; mit --resume auch ein Block.",
    "Go on with a pad: the newest, or that of the game or name.":
        "Einen Block fortsetzen: den neuesten oder den dieses Spiels oder Namens.",
    "List the pads there are, the newest first.": "Die Blöcke zeigen, die es gibt, den neuesten zuerst.",
    "What the players are called, parted by commas, from seat 1 on.":
        "Wie die Spieler heißen, durch Kommas getrennt, ab Platz 1.",
    # list, rules, variants, why
    "List the games.": "Die Spiele zeigen.",
    "Shows family by family how many can play, how far the rules are to be trusted, and how many variants there are.":
        "Zeigt Familie für Familie, wie viele spielen können, wie weit den Regeln zu trauen ist und wie viele "
        "Varianten es gibt.",
    "Without a terminal the rows are parted by tabs.": "Ohne Terminal sind die Zeilen durch Tabulatoren geteilt.",
    "Rows parted by tabs, as in a pipe.": "Zeilen mit Tabulatoren, wie in einer Pipe.",
    "Write a table in Markdown.": "Eine Tabelle in Markdown schreiben.",
    "Show the rules of a game.": "Die Regeln eines Spiels zeigen.",
    "They are those of one table: with the variants, settings and number of players given.":
        "Es sind die eines Tisches: mit den genannten Varianten, Einstellungen und Spielern.",
    "One part only: object, cards, deal, play, scoring, end, variants, or a move's name.":
        "Nur ein Teil: object, cards, deal, play, scoring, end, variants oder der Name eines Zugs.",
    "Write Markdown.": "Markdown schreiben.",
    "Write plain text at once, without a pager.": "Reinen Text auf einmal schreiben, ohne zu blättern.",
    "List the house rules of a game.": "Die Hausregeln eines Spiels zeigen.",
    "There are presets (whole sets, at most one) and switches (single rules). Each says what it changes, from what, "
    "where it is from and what it does not go with.":
        "Es gibt ganze Regelwerke (höchstens eines) und einzelne Regeln. Jede sagt, was sie ändert, wie es sonst ist, "
        "woher sie kommt und womit sie nicht geht.",
    "Those named with --variant are marked as on; --save makes a game of your own of them.":
        "Die mit --variant genannten sind als geltend vermerkt; --save macht daraus ein eigenes Spiel.",
    "Write the rules of this table down as a game of your own, called NAME.":
        "Die Regeln dieses Tisches als eigenes Spiel aufschreiben, das NAME heißt.",
    "Say whether a move is legal, and why not.": "Sagen, ob ein Zug erlaubt ist, und warum nicht.",
    "Ends with 1 if it is refused in that position.": "Endet mit 1, wenn er in dieser Stellung nicht erlaubt ist.",
    "A move as it is typed in play, such as 9S=5H+4C; it may be several words.":
        "Ein Zug, wie man ihn beim Spielen eingibt, etwa 9S=5H+4C; es dürfen mehrere Wörter sein.",
    "A position as in a ruleset's examples (YAML or JSON); - is standard input.":
        "Eine Stellung wie in den Beispielen eines Regelwerks (YAML oder JSON); - ist die Standardeingabe.",
    # new, check, schema, paths, config, help
    "Begin a ruleset of your own.": "Ein eigenes Regelwerk anlegen.",
    "Writes NAME.yaml, commented, which plays like GAME until you change it.":
        "Schreibt NAME.yaml mit Erklärungen; es spielt sich wie SPIEL, bis du es änderst.",
    "What the new game is called: small letters, figures, hyphens.":
        "Wie das neue Spiel heißt: Kleinbuchstaben, Ziffern, Bindestriche.",
    "The game it begins with.": "Das Spiel, mit dem es beginnt.",
    "Copy all rules instead of writing down what differs.":
        "Alle Regeln abschreiben, statt aufzuschreiben, was anders ist.",
    "The folder to write it to.": "Der Ordner, in den es kommt.",
    "Check rulesets.": "Regelwerke prüfen.",
    "Reads them with all variants, runs their examples, and plays random matches, a few of each variant too. Ends with "
    "1 if anything is wrong.":
        "Liest sie mit allen Varianten, probiert ihre Beispiele und spielt Partien auf gut Glück, auch ein paar mit "
        "jeder Variante. Endet mit 1, wenn etwas falsch ist.",
    "Ruleset files, or games by name.": "Regeldateien oder Namen von Spielen.",
    "Random matches for each number of players.": "Partien auf gut Glück für jede Zahl von Spielern.",
    "Print the JSON Schema of ruleset files.": "Das JSON-Schema der Regeldateien ausgeben.",
    "Editors complete names and mark faults with it.": "Editoren ergänzen damit Namen und zeigen Fehler an.",
    "Write it to this file.": "In diese Datei schreiben.",
    "Show the folders the program uses.": "Zeigen, welche Ordner das Programm benutzt.",
    "CARDGAMES_HOME puts all of them into one folder, CARDGAMES_RULESETS names a further one with rulesets.":
        "CARDGAMES_HOME legt sie alle in einen Ordner, CARDGAMES_RULESETS nennt einen weiteren mit Regelwerken.",
    "Show or change what you prefer.": "Einstellungen zeigen oder ändern.",
    "Flags count most, then variables (CARDGAMES_COLOR), then cardgames.toml in this folder or one above it, then your "
    "own config.toml.":
        "Am meisten gelten Optionen, dann Variablen (CARDGAMES_COLOR), dann cardgames.toml in diesem Ordner oder einem "
        "darüber, dann die eigene config.toml.",
    "show, set KEY VALUE, or unset KEY.": "show, set NAME WERT oder unset NAME.",
    "What is shown or changed.": "Was gezeigt oder geändert wird.",
    "Explain exit codes, notation and other topics.": "Rückgabewerte, Schreibweise und anderes erklären.",
    "cardgames help lists them; cardgames help notation GAME shows how the moves of that game are written.":
        "cardgames help nennt die Themen; cardgames help notation SPIEL zeigt, wie man dessen Züge schreibt.",
    "A topic or a command; without it all are listed.": "Ein Thema oder ein Befehl; sonst werden alle genannt.",
    "After notation: the game whose moves are shown.": "Nach notation: das Spiel, dessen Züge gezeigt werden.",
}
