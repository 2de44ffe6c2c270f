"""German: what is said while somebody makes a ruleset of their own."""
from __future__ import annotations

MESSAGES = {
    # check
    "check.read": "{file}: Die Regeln lassen sich lesen; {held}.",
    "check.read.played": "{file}: Die Regeln lassen sich lesen; {held}; Partien auf gut Glück: {played}.",
    "check.held.none": "Beispiele gibt es keine",
    "check.held.one": "das Beispiel stimmt",
    "check.held.one.not": "das Beispiel stimmt nicht",
    "check.held": "von {of} Beispielen [stimmt|stimmen|stimmen] {held}",
    "check.played": "{count} mit {players} Spielern",
    "check.problem": "{file}: {problem}",
    "check.unused": "  Hinweis: {path} hatte nie eine Wirkung",
    "check.idle": "  Hinweis: {path}: {values} machte keinen Unterschied ({count:Partie})",
    "check.fine": "  Es ist nichts falsch.",
    "check.mend": "  Es gibt etwas zu verbessern.",
    # new
    "new.written": "{file} ist geschrieben; es spielt sich wie {title}, bis du es änderst.",
    "new.play": "Spielen: cardgames play {file}",
    "new.check": "Prüfen:  cardgames check {file}",
    "new.more": "Alles, was ein Regelwerk sagen kann, steht in docs/rule-language.md (auf Englisch).",
    # What stands in a new file.
    "new.file.head": "Eigene Regeln, die mit denen von {title} beginnen. So, wie sie ist, ändert diese Datei nichts.",
    "new.file.check": "was daran falsch ist, und ob die Beispiele stimmen",
    "new.file.play": "spielen",
    "new.file.simulate": "tausendmal spielen lassen",
    "new.file.summary": "{title} mit eigenen Regeln.",
    "new.file.status": "checked (geprüft), draft (Entwurf) oder doubtful (zweifelhaft)",
    "new.file.variants": "Hausregeln von {title}, die bei dir immer gelten; schreib die gewünschten in die Klammern:",
    "new.file.values": "Die Werte der Regeln, wie sie jetzt sind. Um einen zu ändern, nimm das `# ` davor weg, auch "
                       "vor den Zeilen darüber, zu denen er gehört (die weiter links beginnen, bis hinauf zu "
                       "`change:`), und schreib einen anderen Wert. Was du weglässt, bleibt, wie es ist; was du "
                       "einschaltest, muss anders sein.",
    "new.file.add": "Unter `add:` stehen neue Regeln in derselben Form, unter `remove:` die, die wegfallen, etwa "
                    "[moves.NAME].",
    "new.file.examples": "Beispiele werden durch Spielen geprüft: eine Stellung, ein Zug und was danach gelten muss. "
                         "Schreib eigene; diese stimmen nach den Regeln von {title}.",
    # paths
    "paths.for": "Für",
    "paths.folder": "Ordner",
    "paths.rulesets": "Regelwerke",
    "paths.saves": "Spielstände",
    "paths.pads": "Punkteblöcke",
    "paths.crashes": "Abstürze",
    "paths.config": "Einstellungen",
    "paths.searched": "Regelwerke werden hier gesucht:",
    "paths.missing": "{variable} nennt {folder}, aber das ist kein Ordner und wird übergangen.",
}
