"""English: what is said while somebody makes a ruleset of their own."""
from __future__ import annotations

MESSAGES = {
    # check
    "check.read": "{file}: the rules can be read; {held}.",
    "check.read.played": "{file}: the rules can be read; {held}; random matches played: {played}.",
    "check.held.none": "it has no examples",
    "check.held.one": "its example holds",
    "check.held.one.not": "its example does not hold",
    "check.held": "{held} of {of} examples [holds|hold|hold]",
    "check.played": "{count} with {players:player}",
    "check.problem": "{file}: {problem}",
    "check.unused": "  note: {path} never had an effect",
    "check.idle": "  note: {path}: {values} made no difference in {count:match}",
    "check.fine": "  Nothing is wrong.",
    "check.mend": "  There is something to mend.",
    # new
    "new.written": "{file} is written; it plays like {title} until you change it.",
    "new.play": "Play it:  cardgames play {file}",
    "new.check": "Check it: cardgames check {file}",
    "new.more": "All a ruleset can say is in docs/rule-language.md.",
    # What stands in a new file.
    "new.file.head": "Your own rules, beginning with those of {title}. As it stands this file changes nothing.",
    "new.file.check": "what is wrong with it, and whether its examples hold",
    "new.file.play": "try it",
    "new.file.simulate": "play it a thousand times",
    "new.file.summary": "{title} with rules of our own.",
    "new.file.status": "checked, draft or doubtful: how far these rules are to be trusted",
    "new.file.variants": "House rules of {title} that always hold in yours; put those you want between the brackets:",
    "new.file.values": "The values of the rules, as they are now. To change one, take away the `# ` before it and "
                       "before the lines above it that it belongs to (those that begin further left, up to "
                       "`change:`), and write another value. What you leave off stays as it is; what is switched on "
                       "must differ.",
    "new.file.add": "`add:` has new rules in the same form, `remove:` lists what goes, such as [moves.NAME].",
    "new.file.examples": "Examples are checked by play: a position, a move, and what must hold afterwards. Write your "
                         "own; these hold by the rules of {title}.",
    # paths
    "paths.for": "For",
    "paths.folder": "Folder",
    "paths.rulesets": "rulesets",
    "paths.saves": "saves",
    "paths.pads": "pads",
    "paths.crashes": "crashes",
    "paths.config": "config",
    "paths.searched": "Rulesets are looked for in:",
    "paths.missing": "{variable} names {folder}, but that is no folder, so it is passed over.",
}
