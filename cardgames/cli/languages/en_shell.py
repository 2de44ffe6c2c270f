"""English: what the program says around a game. Sentences by message id; marks as in `pages/languages/en`."""
from __future__ import annotations

MESSAGES = {
    # The first screen.
    "menu.title": "Card games whose rules can be read, changed and played",
    "menu.continue": "Continue {game}, after {moves:move}",
    "menu.begun": "Continue {game}, just begun",
    "menu.play": "Play a game",
    "menu.rules": "Rules of a game",
    "menu.score": "Score a game with real cards",
    "menu.make": "Make a ruleset of your own",
    "menu.help": "Help",
    "menu.quit": "Quit",
    "menu.prompt": "Your choice > ",
    "menu.not_understood": 'There is no "{text}" here. Type a number or the beginning of a line; a game; or a command '
                           "such as list.",
    "ask.game": "Which game? Number or name, Enter to go back",
    "ask.players": "How many play? {all}; Enter for {usual}",
    "ask.people": "Who plays? Names of all at this keyboard, parted by commas; Enter for you alone",
    "ask.make": "A ruleset of your own is a file that begins like another game and says what is different.",
    "ask.name": "What is it called? Small letters, figures, hyphens; Enter to go back",
    "ask.base": "Which game does it begin with? Enter to go back",
    "ask.exists": "there is a file {file} already; choose another name",
    "ask.no_number": "there is no number {number}; the last is {most}",
    "ask.no_game": 'there is no game "{text}"',
    "ask.other_game": 'there is no game "{text}"; did you mean {near}?',
    "ask.no_players": "it is played by {numbers}",
    "ask.too_many": "there are {seats:seat} only",
    "first": """\
Card games whose rules can be read, changed and played.

  cardgames list            the games
  cardgames play GAME       play one against the computer; type ? whenever it is your turn
  cardgames rules GAME      read its rules
  cardgames variants GAME   its house rules; add one with --variant
  cardgames resume          go on with the match you left
  cardgames help            notation, share codes, settings, exit codes

cardgames --help lists all commands, cardgames play --help all options of one.""",
    # Share codes.
    "share.code": "Share code: {code}",
    "share.how": "With `cardgames play CODE` you or a friend play the same cards by the same rules.",
    "share.how.file": "With it you or a friend who has the ruleset file play the same cards by the same rules; DIR is "
                      "the folder with the file:",
    "share.how.file.line": "  cardgames play CODE --rulesets DIR",
    "share.running": "{title}: {names}; not over after {moves:move}.",
    "share.over": "{title}: {names}; over after {moves:move}.",
    "share.by_hand": "There is no share code: the cards or the first seat were set by hand, so no seed deals them.",
    "share.other_rules": "There is no share code: the rules of this match are no longer found here under its name.",
    "share.transcript": "Its transcript, for a friend: cardgames share {name} --out FILE",
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
    "saves.pad_over": "score pad, over",
    "saves.pad_running": "score pad, running",
    "saves.unreadable": "unreadable",
    "saves.resume": "Go on: cardgames resume {name}",
    "saves.replay": "See it again: cardgames replay {name}",
    "saves.score": "Go on counting: cardgames score --resume {name}",
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
    # Help.
    "help.topics": "Topics, for cardgames help TOPIC:",
    "help.commands": "Commands; cardgames help COMMAND shows the options of one:",
    "topic.notation": "How cards and moves are written",
    "topic.notation.cards":
        "Cards are written rank, then suit: 10D is the ten of diamonds, AS the ace of spades. T for 10, lower case and "
        "suit signs are read too. Suits are C clubs, D diamonds, H hearts, S spades; where it is clear which card is "
        "meant they may be left out.",
    "topic.notation.moves":
        "What is clear may be cut short, as 9=5+4 for 9S=5H+4C. The program repeats each move in full; in that form it "
        "stands in saves, transcripts and JSON. cardgames help notation GAME shows the moves of one game.",
    "form.drop": "drop a card",
    "form.capture": "capture: one card left of =, what it takes right of it",
    "form.groups": "several groups at once, parted by commas",
    "form.pile": "a pile: its cards in braces",
    "form.pile_value": "the pile worth ten",
    "form.build": "build: more than one thing left of =, the hand card first, the value last",
    "form.place": "move a card to a place, which is a zone at a spot; spot zone alone is read too",
    "form.number": "the twelfth move of the list that moves shows",
    "form.pass": "where a seat without a move passes",
    "topic.words": "What may be typed instead of a move",
    "topic.words.text": "Whenever a move is asked for, one of these words may be typed instead:",
    "topic.players": "Who can sit at a seat",
    "topic.players.text":
        "--seats names who sits where, from seat 1 on, parted by commas: {person} for a person at this keyboard, or a "
        "bot. One bot alone sits at every seat. The bots: {bots}.",
    "topic.players.search":
        "From {first} to {last} each looks further ahead than the one before. {search}:1000 says how many lines of "
        "play are tried, {search}:500ms how long.",
    "form.shared": "two people share the keyboard",
    "form.watched": "bots play, you look on",
    "topic.codes": "Share codes: the same cards for a friend",
    "topic.codes.text":
        "A share code says all there is to say of a deal: the game, the number of players, variants, settings, the "
        "seed, and four figures of the rules' hash, so that a change of the rules is noticed instead of played.",
    "topic.codes.more":
        "It stands at the start and the end of a match. cardgames play CODE deals its cards on any machine; cardgames "
        "share tells that of a saved match. A seed may be a word: --seed friday. Who knows the code can find out every "
        "card. Cards laid with --order have no code.",
    "topic.settings": "What you can prefer",
    "topic.settings.text":
        "cardgames config shows all settings, their values, and where each came from; cardgames config set KEY VALUE "
        "writes one down. A flag counts most, then a variable such as CARDGAMES_COLOR, then cardgames.toml in this "
        "folder or the nearest above it, then your own file.",
    "topic.variables": "Variables of the environment",
    "variable.CARDGAMES_HOME": "one folder for all the program writes",
    "variable.CARDGAMES_RULESETS": "a further folder with rulesets",
    "variable.CARDGAMES_...": "a setting by its name, such as CARDGAMES_COLOR; see cardgames help settings",
    "variable.NO_COLOR": "no colour",
    "variable.FORCE_COLOR": "colour although it is no terminal",
    "variable.ACCESSIBLE": "the same as --accessible",
    "variable.LANG": "the language of the system, if nothing else says it; LC_ALL and LC_MESSAGES count more",
    "variable.PAGER": "the program that long pages are read with; less without it, and none if it fails",
    "topic.exit-codes": "What the shell hears when a command has ended",
    "exit.0": "fine; also if whoever reads the output has seen enough, as in cardgames list | head -1",
    "exit.1": "what was asked about is wrong: a ruleset has faults, an example fails, a move is refused, a replay does "
              "not fit; or the output, or a file, cannot be written",
    "exit.2": "used wrongly: an unknown game, variant or option; an order that is not the pack; a person at a seat "
              "without a terminal",
    "exit.70": "our own fault: a crash file to send tells where it happened, the share code and the last moves, and no "
               "hidden card",
    "exit.130": "interrupted, or at the end of what is typed: the match or score pad is saved; of numbers, "
                "what has been finished is shown",
    "notation.title": "{game}: how its moves are written",
    "notation.kind": "What",
    "notation.typed": "You type",
    "notation.full": "In full",
}
