"""German: what is wrong with a ruleset as a text: its YAML, its form, its patches. By the English sentence."""
from __future__ import annotations

TEMPLATES = {
    # The report.
    "      = defined at {file}:{line}": "      = steht in {file}:{line}",
    "{count} in {subject}; nothing was played.": "{subject}: {count}; gespielt wurde nichts.",
    "1 problem": "1 Fehler",
    "{count} problems": "{count} Fehler",
    "1 player": "1 Spieler",
    "{count} players": "{count} Spieler",
    "variant {names}": "Variante {names}",
    "variants {names}": "Varianten {names}",
    "{where} still names {name}; remove or change that too":
        "{where} nennt noch {name}; nimm auch das weg oder ändere es",
    "with this, {where} is wrong: {message}": "damit ist {where} falsch: {message}",
    # Reading.
    "this file is too long; at most {most} kB are read": "diese Datei ist zu lang; gelesen werden höchstens {most} kB",
    "this file is too long; at most {most} values are read":
        "diese Datei ist zu lang; gelesen werden höchstens {most} Werte",
    "this is not text in UTF-8; save the file as UTF-8": "das ist kein Text in UTF-8; speichere die Datei als UTF-8",
    "an invisible character (U+{code:04X}) stands here; delete it":
        "hier steht ein unsichtbares Zeichen (U+{code:04X}); lösche es",
    "a ruleset is a map of sections; it begins with format: 1":
        "ein Regelwerk ist eine Zuordnung von Abschnitten; es beginnt mit format: 1",
    "*{anchor} repeats another value; write the value out here":
        "*{anchor} wiederholt einen anderen Wert; schreib den Wert hier aus",
    "&{anchor} names a value for use elsewhere; write the value out in each place":
        "&{anchor} benennt einen Wert, um ihn anderswo zu gebrauchen; schreib den Wert an jeder Stelle aus",
    "lines that begin with % are not read here; delete them":
        "Zeilen, die mit % beginnen, werden hier nicht gelesen; lösche sie",
    "one file holds one ruleset; what follows --- belongs in a file of its own":
        "eine Datei enthält ein Regelwerk; was nach --- folgt, gehört in eine eigene Datei",
    "<< would merge another map in; write its values out here":
        "<< würde eine andere Zuordnung hereinholen; schreib ihre Werte hier aus",
    "a name is missing before this colon": "vor diesem Doppelpunkt fehlt ein Name",
    '"{name}" stands here twice; a name can have only one value':
        "„{name}“ steht hier zweimal; ein Name kann nur einen Wert haben",
    "this is nested too deeply; at most {most} levels are read":
        "das ist zu tief verschachtelt; gelesen werden höchstens {most} Ebenen",
    "a name must be a single word, not a list or a map":
        "ein Name muss ein einzelnes Wort sein, keine Liste und keine Zuordnung",
    "a word that begins with ! gives a YAML type; delete it, or quote it if it is text":
        "ein Wort, das mit ! beginnt, gibt einen YAML-Typ an; lösche es, oder setz es in Anführungszeichen, wenn es "
        "Text ist",
    'numbers are whole here; if {word} is meant as text, write "{word}"':
        'Zahlen sind hier ganz; wenn {word} als Text gemeint ist, schreib "{word}"',
    '{word} could be read as another number; write it plainly, or "{word}" if it is text':
        '{word} könnte als andere Zahl gelesen werden; schreib sie einfach, oder "{word}", wenn es Text ist',
    "this number is too long; at most {most} digits are read":
        "diese Zahl ist zu lang; gelesen werden höchstens {most} Ziffern",
    # What the reader of YAML complains of.
    "this colon does not fit here; text that contains a colon needs quotes":
        "dieser Doppelpunkt passt hier nicht; Text mit einem Doppelpunkt braucht Anführungszeichen",
    "a comma or the closing } is missing before this": "davor fehlt ein Komma oder die schließende }",
    "a comma or the closing ] is missing before this": "davor fehlt ein Komma oder die schließende ]",
    "a list with dashes begins in a line of its own; or write [a, b]":
        "eine Liste mit Strichen beginnt in einer eigenen Zeile; oder schreib [a, b]",
    "a value is missing before this": "davor fehlt ein Wert",
    "in double quotes a backslash is special; use single quotes":
        "in doppelten Anführungszeichen hat \\ eine eigene Bedeutung; nimm einfache",
    "a tab cannot be used here; use spaces": "ein Tabulator geht hier nicht; nimm Leerzeichen",
    "this does not belong to anything above; is it indented rightly?":
        "das gehört zu nichts darüber; ist es richtig eingerückt?",
    "after | or > the text begins in the next line": "nach | oder > beginnt der Text in der nächsten Zeile",
    "a word that begins with ! gives a YAML type, which is not read here; quote it if it is text":
        "ein Wort, das mit ! beginnt, gibt einen YAML-Typ an, der hier nicht gelesen wird; setz es in "
        "Anführungszeichen, wenn es Text ist",
    "a word that begins with & or * has a meaning of its own in YAML; quote it":
        "ein Wort, das mit & oder * beginnt, hat in YAML eine eigene Bedeutung; setz es in Anführungszeichen",
    "this does not fit the list above; its entries begin with a dash in the same column":
        "das passt nicht zur Liste darüber; ihre Einträge beginnen mit einem Strich in derselben Spalte",
    "this does not fit what is above; check indentation, colons, brackets":
        "das passt nicht zu dem, was darüber steht; prüfe Einrückung, Doppelpunkte und Klammern",
    'a word that begins with @ must be in quotes: "@…"':
        'ein Wort, das mit @ beginnt, braucht Anführungszeichen: "@…"',
    'a word that begins with ` must be in quotes: "`…"':
        'ein Wort, das mit ` beginnt, braucht Anführungszeichen: "`…"',
    'a word that begins with % must be in quotes: "%…"':
        'ein Wort, das mit % beginnt, braucht Anführungszeichen: "%…"',
    "the quotation mark that opens here is never closed":
        "das Anführungszeichen, das hier öffnet, wird nie geschlossen",
    "this character does not fit here; quote the text":
        "dieses Zeichen passt hier nicht; setz den Text in Anführungszeichen",
    "a colon is missing after this name": "nach diesem Namen fehlt ein Doppelpunkt",
    "this is not YAML as it is read here; check quotes, colons and brackets around it":
        "das ist kein YAML, wie es hier gelesen wird; prüfe Anführungszeichen, Doppelpunkte und Klammern in der Nähe",
    # The form of values.
    "this must be {wanted}, not {found}{hint}": "hier muss stehen: {wanted}, nicht {found}{hint}",
    "this name must be {wanted}": "dieser Name muss sein: {wanted}",
    "nothing is written here; it must be {wanted}": "hier steht nichts; es muss sein: {wanted}",
    "nothing is written here; write {} if there is nothing to set":
        "hier steht nichts; schreib {}, wenn nichts einzustellen ist",
    "a whole number": "eine ganze Zahl",
    "text": "ein Text",
    "a list, such as [a, b]": "eine Liste, etwa [a, b]",
    "a map, such as {a: 1}": "eine Zuordnung, etwa {a: 1}",
    "a map with {names}": "eine Zuordnung mit {names}",
    "a map; write {} if there is nothing to set": "eine Zuordnung; schreib {}, wenn nichts einzustellen ist",
    "something else": "etwas anderes",
    "nothing": "nichts",
    "a map": "eine Zuordnung",
    "a list": "eine Liste",
    "this long text": "dieser lange Text",
    "known here": "hier gibt es",
    '"{name}" is not known here{hint}': "„{name}“ gibt es hier nicht{hint}",
    "; there is nothing to set here": "; hier ist nichts einzustellen",
    '; if it is meant as text, write "{text}"': '; wenn es als Text gemeint ist, schreib "{text}"',
    "; write {value}": "; schreib {value}",
    "{name} is missing: {what}": "{name} fehlt: {what}",
    "{name} is missing here": "{name} fehlt hier",
    "names are written in small letters, digits, - and _, and begin with a letter":
        "Namen schreibt man mit Kleinbuchstaben, Ziffern, - und _, und am Anfang steht ein Buchstabe",
    "this must be at least {least}": "das muss mindestens {least} sein",
    "this must be more than {least}": "das muss mehr als {least} sein",
    "this must be at most {most}": "das darf höchstens {most} sein",
    "this must be less than {most}": "das muss weniger als {most} sein",
    "at least {things} must be named here": "hier muss stehen: mindestens {things}",
    "at most {things} may be named here": "hier darf stehen: höchstens {things}",
    "one thing": "1 Eintrag",
    "{count} things": "{count} Einträge",
    "a class of cards names exactly one of card, rank, suit, kind, but":
        "eine Art von Karten nennt genau eines von card, rank, suit, kind, but",
    "the best are found by exactly one of worth (a table) and ranks (a list)":
        "die Besten bestimmt genau eines von worth (eine Tabelle) und ranks (eine Liste)",
    "by_players is a map from numbers of players to values, such as {2: 8, 4: 6}, and nothing else stands beside it":
        "by_players ordnet Zahlen von Spielern Werte zu, etwa {2: 8, 4: 6}, und daneben steht nichts anderes",
    '"{name}" is no number of players; write it in figures':
        "„{name}“ ist keine Zahl von Spielern; schreib sie in Ziffern",
    "there is no value for {players} players; there is one for {names}":
        "für {players} Spieler gibt es keinen Wert; es gibt einen für {names}",
    # Files that extend others, and patches.
    "format is missing: a ruleset begins with format: {format}":
        "format fehlt: Ein Regelwerk beginnt mit format: {format}",
    "this program reads format {format} only; is the file for a later one?":
        "dieses Programm liest nur format {format}; ist die Datei für ein neueres?",
    "{verb} belongs to a file that extends another; here there is nothing to extend":
        "{verb} gehört in eine Datei, die eine andere erweitert; hier gibt es nichts zu erweitern",
    "a file that extends another says what differs: put {name} under change or add":
        "eine Datei, die eine andere erweitert, sagt, was anders ist: Setz {name} unter change oder add",
    "this must be the id of a game: the name of its file without .yaml":
        "hier muss die Kennung eines Spiels stehen: der Name seiner Datei ohne .yaml",
    "this goes round in a circle: {chain}": "das geht im Kreis: {chain}",
    "this must be a list of variants of the game that is extended":
        "hier muss eine Liste von Varianten des erweiterten Spiels stehen",
    "this must be a list of sections, such as [sources, variants]":
        "hier muss eine Liste von Abschnitten stehen, etwa [sources, variants]",
    "{name} cannot be kept{hint}": "{name} lässt sich nicht behalten{hint}",
    "what can be": "behalten lässt sich",
    "{path} is kept from the base and written here as well; do one of the two":
        "{path} ist von der Grundlage behalten und hier auch geschrieben; mach eines von beiden",
    '"{name}" is kept from the base as well; give this one another name':
        "„{name}“ ist auch von der Grundlage behalten; gib diesem einen anderen Namen",
    "this must be a map of sections": "hier muss eine Zuordnung von Abschnitten stehen",
    "a patch cannot reach {name}{hint}": "eine Änderung erreicht {name} nicht{hint}",
    "it can reach": "sie erreicht",
    "this must be a list of paths, such as [moves.build, duties.forced]":
        "hier muss eine Liste von Pfaden stehen, etwa [moves.build, duties.forced]",
    "this changes nothing: the rules it is written for say the same":
        "das ändert nichts: Die Regeln, für die es geschrieben ist, sagen dasselbe",
    "nothing here to change{hint}": "hier gibt es nichts zu ändern{hint}",
    "; to write what the rules do not yet say, use add": "; was die Regeln noch nicht sagen, gehört unter add",
    "only one fits here, and there is {value}; use change to replace it":
        "hier passt nur eines, und es gibt {value}; change ersetzt es",
    "{path} is there already; use change to give it another value":
        "{path} gibt es schon; change gibt ihm einen anderen Wert",
    'there is no {path} to remove; did you mean "{near}"?': "{path} gibt es nicht wegzunehmen; meinst du „{near}“?",
    "there is no {path} to remove{hint}": "{path} gibt es nicht wegzunehmen{hint}",
    'there is no source "{name}"{hint}': "eine Quelle „{name}“ gibt es nicht{hint}",
    'there is no other variant "{name}"{hint}': "eine andere Variante „{name}“ gibt es nicht{hint}",
    "{name} is required here, so it must stand above {id}": "{name} ist hier nötig, also muss es über {id} stehen",
    'the ruleset has no "{name}" in section {section}{hint}':
        "das Regelwerk hat im Abschnitt {section} kein „{name}“{hint}",
    # Words and sentences.
    "the braces of this sentence do not match; a mark is written {name}, a brace itself {{ or }}":
        "die Klammern dieses Satzes passen nicht zueinander; eine Marke schreibt man {name}, eine Klammer {{ oder }}",
    "a word has one form, or two with a slash between: one, and several, such as sweep/sweeps":
        "ein Wort hat eine Form, oder zwei mit Schrägstrich: eines und mehrere, etwa Fang/Fänge",
    'there is no sentence "{name}"{hint}': "einen Satz „{name}“ gibt es nicht{hint}",
    'this sentence has no mark "{name}"{hint}': "dieser Satz hat keine Marke „{name}“{hint}",
    "marks are": "Marken sind",
    'nothing is called "{name}", neither in the rules nor in what is said of them{hint}':
        "nichts heißt „{name}“, weder in den Regeln noch in dem, was von ihnen gesagt wird{hint}",
}
