"""English: what the program says around a game. Sentences by message id; marks as in `pages/languages/en.py`."""
from __future__ import annotations

MESSAGES = {
    # Share codes.
    "share.code": "Share code: {code}",
    "share.how": "With `cardgames play CODE` you or a friend play the same cards by the same rules.",
    "share.how.file": "With it you or a friend who has the ruleset file play the same cards by the same rules; DIR is "
                      "the folder with the file:",
    "share.running": "{title}: {names}; not over after {moves:move}.",
    "share.over": "{title}: {names}; over after {moves:move}.",
    "share.by_hand": "There is no share code: the cards or the first seat were set by hand, so no seed deals them.",
    "share.other_rules": "There is no share code: the rules of this match are no longer found here under its name.",
    "share.transcript": "Its transcript tells the match to whoever gets the file: cardgames replay {path}",
    "share.later": "Its transcript would show the cards of all seats, so it can be shared when the match is over.",
    "share.written": "The transcript is in {path}; a friend tells it with `cardgames replay FILE`.",
    # Saves.
    "saves.none": "No match is saved yet. Each is saved as it is played.",
    "saves.begin": "Begin one: cardgames play GAME",
    "saves.none_over": "No saved match is over, so nothing was deleted.",
    "saves.deleted": "Deleted: {name}",
    "saves.name": "Save",
    "saves.game": "Game",
    "saves.moves": "Moves",
    "saves.state": "State",
    "saves.played": "Last played",
    "saves.over": "over",
    "saves.running": "running",
    "saves.unreadable": "unreadable",
    "saves.resume": "Go on: cardgames resume {name}",
    "saves.replay": "See it again: cardgames replay {name}",
    "saves.delete": "Delete: cardgames saves --delete {name}",
    # Preferences.
    "config.name": "Setting",
    "config.value": "Value",
    "config.source": "From",
    "config.default": "default",
    "config.nothing": "not set",
    "config.files": "Files, the one that counts most first:",
    "config.absent": "not there",
    "config.faults": "What cannot be read:",
    "config.written": "Written to {path}",
    "config.outdone": "Here {source} counts more, so {name} is still {value}.",
}
