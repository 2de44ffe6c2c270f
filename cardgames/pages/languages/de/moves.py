"""German sentences of what may be done in a turn: movers, duties and triggers, in the order of their files."""
from __future__ import annotations

MOVES = {
    # build
    "build.nothing": "zum Bauen nennt man die Handkarte und mindestens etwas auf dem Tisch",
    "build.not_there": "{card} liegt nicht auf dem Tisch",
    "build.no_value": "{card} hat keinen Wert, damit lässt sich nicht bauen",
    "build.max": "ein Stapel ist an diesem Tisch höchstens {max} wert",
    "build.holding": "um {value} zu bauen, musst du noch eine Karte vom Wert {value} halten",
    "build.pile_part": "ein Stapel wird ganz genommen: {pile} gehört zusammen",
    "build.raise": "Stapel werden an diesem Tisch nicht erhöht",
    "build.raise_own": "{pile} gehört dir: an diesem Tisch dürfen nur die anderen ihn erhöhen",
    "build.raise_with": "erhöht wird allein mit der Handkarte, also müssen {pile} und {card} zusammen {value} ergeben",
    "build.locked": "{pile} besteht aus mehreren Gruppen, sein Wert ist fest",
    "build.group": "diese Karten ergeben mehr als eine Gruppe von {value}; Gruppen werden an diesem Tisch nicht "
                   "zusammengelegt",
    "build.wrong_sum": "{group} ergibt {total}, nicht {value}",
    "build.no_split": "{cards} lassen sich nicht in Gruppen von {value} aufteilen",
    "build.loose_equals": "{cards} sind gleiche lose Karten; sie kommen nur zu einem Stapel oder zu einer Summe ihres "
                          "Werts",
    "build.from": "an diesem Tisch baut man mit der Handkarte und einer einzigen Tischkarte",
    "build.equal_ranks": "Karten vom selben Rang dürfen an diesem Tisch nicht addiert werden",
    "build.group_with": "{pile} gehört dir nicht: an diesem Tisch legt nur der Besitzer Gruppen dazu",
    "build.tops_not_there": "{card} liegt nicht zuletzt auf dem Gewinn eines Gegners",
    "build.tops_alone": "{card} liegt zuletzt auf dem Gewinn eines Gegners: mit ihr muss noch etwas vom Tisch verbaut "
                        "werden",
    "build.tops_sums": "{card} liegt zuletzt auf dem Gewinn eines Gegners und ist hier kein Teil einer Summe",
    "build.tops_others": "{card} liegt zuletzt auf dem Gewinn eines Gegners: sie kommt zu keinem Stapel eines anderen",
    "rules.build.from_one": "Man darf eine Handkarte auf eine Karte des Tischs legen und so ihre Summe bauen.",
    "rules.build.from_any": "Man darf eine Handkarte mit beliebigen Tischkarten vereinen und so ihre Summe bauen.",
    "rules.build.holding": "Wer baut, muss noch eine Karte vom Wert des Stapels auf der Hand haben.",
    "rules.build.max": "Ein Stapel ist höchstens {max} wert.",
    "rules.build.raise_nobody": "Den Wert eines Stapels darf niemand ändern.",
    "rules.build.raise_opponents": "Ein Gegner des Besitzers darf etwas auf einen Stapel legen und so seinen Wert "
                                   "erhöhen.",
    "rules.build.raise_anyone": "Jeder darf etwas auf einen Stapel legen, der nicht fest ist, und so seinen Wert "
                                "erhöhen.",
    "rules.build.raise_with": "Den Wert eines Stapels ändert nur die Handkarte, niemals eine Karte vom Tisch.",
    "rules.build.group_equals": "Auch Karten eines einzigen Werts dürfen so zusammengelegt werden.",
    "rules.build.group": "Mehrere Gruppen desselben Werts dürfen zu einem Stapel zusammengelegt werden. Er ist dann "
                         "fest: Niemand kann ihn erhöhen.",
    "rules.build.group_with": "Eine Gruppe legt nur der Besitzer zu seinem Stapel.",
    "rules.build.tops": "Mit der letzten gewonnenen Karte eines Gegners darf man bauen, als läge sie auf dem Tisch.",
    "rules.build.tops_alone": "Dabei muss auch etwas vom Tisch selbst verbaut werden.",
    "rules.build.tops_sums": "Eine solche Karte ist eine Gruppe für sich und kein Teil einer Summe.",
    "rules.build.tops_others": "Sie kommt zu keinem Stapel, der einem anderen gehört.",
    "rules.build.equal_ranks": "Karten vom selben Rang dürfen nicht addiert werden.",
    # capture
    "capture.nothing": "{card} kann hier nichts fangen",
    "capture.not_there": "{card} liegt nicht auf dem Tisch",
    "capture.no_pile": "auf dem Tisch liegt kein Stapel {pile}",
    "capture.pile_part": "ein Stapel wird ganz genommen: {pile} gehört zusammen",
    "capture.pile_value": "{pile} ist {worth} wert, und {card} ist es nicht",
    "capture.no_piles": "Stapel werden an diesem Tisch nicht gefangen",
    "capture.rank": "eine Karte fängt an diesem Tisch nur eine Karte vom selben Rang",
    "capture.no_equal": "an diesem Tisch fängt man keine gleichen Karten, nur Summen",
    "capture.court": "{taken} fängt man nur mit einer Karte vom selben Rang",
    "capture.wrong_sum": "{group} ergibt {total}, nicht {value}",
    "capture.no_value": "{card} hat keinen Wert und fängt darum nur Karten vom selben Rang",
    "capture.no_sums": "Summen werden an diesem Tisch nicht gefangen",
    "capture.sum_size": "{group} ist zu lang: eine Summe hat an diesem Tisch höchstens {most} Karten",
    "capture.sum_distinct": "die Ränge einer Summe müssen an diesem Tisch verschieden sein",
    "capture.no_split": "{taken} lassen sich nicht in Summen von {value} aufteilen",
    "capture.several": "an diesem Tisch muss man alles fangen, was geht: {card} kann mehr fangen als das",
    "capture.one": "eine Karte fängt an diesem Tisch nur eines oder eine einzige Summe",
    "capture.prefer_single": "{card} kann stattdessen eine einzelne Karte fangen und muss das tun",
    "capture.prefer_fewest": "{card} kann weniger Karten fangen als {group} und muss das tun",
    "capture.of": "{card} fängt nicht auf diese Weise",
    "capture.takes": "{card} fängt {taken} nicht",
    "capture.total": "{card} und {group} ergeben nicht {total}",
    "capture.tops_not_there": "{card} liegt nicht zuletzt auf dem Gewinn eines Gegners",
    "capture.tops_alone": "{card} liegt zuletzt auf dem Gewinn eines Gegners: mit ihr muss noch etwas vom Tisch "
                          "gefangen werden",
    "capture.tops_sums": "{card} liegt zuletzt auf dem Gewinn eines Gegners und ist hier kein Teil einer Summe",
    "rules.capture.of": "Es fangen nur diese: {of}.",
    "rules.capture.takes": "Sie fangen nichts als diese: {takes}.",
    "rules.capture.equal_all": "Eine Karte fängt Karten vom selben Rang, eine oder mehrere.",
    "rules.capture.equal_one": "Eine Karte fängt eine Karte vom selben Rang.",
    "rules.capture.courts_all": "Karten ohne Wert fangen nur Karten vom selben Rang, eine oder mehrere.",
    "rules.capture.courts_one": "Karten ohne Wert fangen nur eine Karte vom selben Rang.",
    "rules.capture.courts_none": "Karten ohne Wert fangen keine Karten vom selben Rang.",
    "rules.capture.total_any": "Eine Karte fängt Karten, die mit ihr zusammen {total} ergeben.",
    "rules.capture.total_most": "Eine Karte fängt bis zu {most} Karten, die mit ihr zusammen {total} ergeben.",
    "rules.capture.single": "Eine einzelne Karte dieses Werts gilt als Summe, welchen Rang sie auch hat.",
    "rules.capture.sum_two": "Eine Karte fängt zwei Karten, deren Werte ihren Wert ergeben.",
    "rules.capture.sum_any": "Eine Karte fängt beliebig viele Karten, deren Werte zusammen ihren Wert ergeben.",
    "rules.capture.sum_most": "Eine Karte fängt bis zu {most} Karten, deren Werte zusammen ihren Wert ergeben.",
    "rules.capture.distinct": "Die Ränge in einer Summe müssen alle verschieden sein.",
    "rules.capture.piles": "Eine Karte fängt Stapel ihres Werts, jeden als Ganzes, wer auch immer sie gebaut hat.",
    "rules.capture.piles_in_sums": "Ein Stapel, der nicht fest ist, darf Teil einer Summe sein.",
    "rules.capture.several_optional": "Eine Karte darf mehreres davon zugleich fangen oder auch nur einen Teil.",
    "rules.capture.several_all": "Eine Karte muss alles fangen, was sie kann: Ein größerer Fang darf nicht möglich "
                                 "sein.",
    "rules.capture.several_one": "Eine Karte fängt nur eines davon.",
    "rules.capture.one_total": "Eine Karte fängt nur eine solche Gruppe.",
    "rules.capture.tops": "Auch die letzte gewonnene Karte eines Gegners darf man fangen, als läge sie auf dem Tisch.",
    "rules.capture.tops_alone": "Dabei muss auch etwas vom Tisch selbst gefangen werden.",
    "rules.capture.tops_sums": "Man fängt sie als Karte gleichen Werts, nie als Teil einer Summe.",
    "rules.capture.prefer_single": "Wo eine einzelne Karte gefangen werden kann, sind Summen nicht erlaubt.",
    "rules.capture.prefer_fewest": "Bei mehreren Möglichkeiten darf man nicht mehr fangen als nötig.",
    # draw_after
    "rules.draw_after": "Nach jedem Zug zieht der Spieler {cards:Karte} vom Talon, solange er reicht.",
    # draw_more
    "draw_more.card": "{card} bringt keine weiteren Karten",
    "draw_more.must": "die weiteren Karten darf man an diesem Tisch nicht ablehnen",
    "draw_more.empty": "der Talon ist leer, also gibt es nichts zu ziehen",
    "rules.draw_more.may": "Mit der Karte „{card:name}“ darf man in diesem Zug noch {owe} weitere Karten ziehen, eine "
                           "nach der anderen, alle oder keine.",
    "rules.draw_more.must": "Mit der Karte „{card:name}“ zieht man in diesem Zug noch {owe} weitere Karten, eine nach "
                            "der anderen.",
    "rules.draw_more.gone": "Danach kommt „{card:name}“ {to:to}. Ist sie selbst eine solche weitere Karte, zählt sie "
                            "als eine davon.",
    # drop
    "rules.drop": "Man darf eine Karte auf den Tisch legen, ohne etwas zu fangen.",
    # drop_only_if
    "drop_only_if.hand": "solange {card} fangen kann, darf keine Karte abgelegt werden",
    "drop_only_if.card": "{card} kann fangen und darf darum nicht abgelegt werden",
    "drop_only_if.equal-value": "{card} darf nicht neben {other} abgelegt werden: gleicher Rang oder Wert",
    "rules.drop_only_if.hand": "Eine Karte darf nur abgelegt werden, wenn keine Karte der Hand fangen kann.",
    "rules.drop_only_if.card": "Eine Karte, die fangen kann, darf nicht abgelegt werden.",
    "rules.drop_only_if.equal-value": "Eine Karte darf nicht abgelegt werden, solange ihr Rang oder Wert auf dem Tisch "
                                      "liegt.",
    "rules.drop_only_if.builds": "Bauen darf man trotzdem.",
    # guess
    "guess.self": "genannt werden alle anderen und sonst niemand",
    "guess.blank": "jeder andere Spieler bekommt eine Rolle: Spieler {seat} hat keine",
    "guess.own": "{role} ist deine eigene Rolle, also hat sie kein anderer",
    "guess.same": "{role} ist zweimal genannt: keine zwei Spieler haben dieselbe Rolle",
    "guess.seat": "einen anderen Spieler {seat} gibt es nicht",
    "guess.twice": "Spieler {seat} ist zweimal genannt",
    "guess.missing": "Spieler {seat} fehlt: schreib {seat}=-, um ihn offen zu lassen",
    "guess.role": "eine Rolle {role} gibt es nicht",
    "ask.guess": "Wessen Rollen hat {who} richtig genannt?",
    "rules.guess": "Verdeckt nennt jeder Spieler für jeden anderen eine Rolle. Niemand sieht sie, bevor alle so weit "
                   "sind.",
    "rules.guess.distinct": "Dieselbe Rolle darf nicht für zwei Spieler genannt werden.",
    "rules.guess.free": "Dieselbe Rolle darf für mehrere Spieler genannt werden.",
    "rules.guess.own": "Auch die eigene Rolle darf man für einen anderen nennen.",
    "rules.guess.not_own": "Die eigene Rolle darf man für keinen anderen nennen.",
    "rules.guess.blank": "Man darf einen Spieler offen lassen; das ist nie richtig.",
    # no_opening
    "no_opening": "{card} darf nicht die erste Karte einer Runde sein",
    "rules.no_opening": "Auf leerem Tisch darf die erste Karte einer Runde keine von diesen sein: {of}.",
    # owner
    "owner.no_drop": "dir gehört ein Stapel vom Wert {value}, und der Besitzer darf keine Karte ablegen",
    "owner.one_pile": "dir gehört ein Stapel vom Wert {value}, und der Besitzer darf keinen zweiten bauen",
    "owner.keep_card": "dir gehört ein Stapel vom Wert {value}, und du musst eine Karte behalten, die ihn fängt",
    "rules.owner": "Ein Stapel gehört dem, der zuletzt etwas dazugelegt hat.",
    "rules.owner.no_drop": "Wem ein Stapel gehört, der darf keine Karte ablegen.",
    "rules.owner.no_drop.stuck": "Wem ein Stapel gehört, der darf keine Karte ablegen, außer er hat keinen anderen "
                                 "Zug.",
    "rules.owner.last_deal": "In der letzten Gabe einer Runde darf er es.",
    "rules.owner.one_pile": "Wem ein Stapel gehört, der darf keinen zweiten bauen.",
    "rules.owner.keep_card": "Wem ein Stapel gehört, der muss eine Karte behalten, die ihn fängt.",
    # place
    "place.card": "{card} wird nicht angelegt, sondern für ihre Wirkung gespielt",
    "rules.place": "Die Karte wird an einem beliebigen Platz angelegt: {zones:or}.",
    "rules.place.cards": "Angelegt werden können: {cards:names}.",
    # resolve
    "rules.resolve.when": "Sobald an einem Platz {spot_holds} Karten liegen ({sides} zusammen), wird der Tisch "
                          "abgerechnet.",
    "rules.resolve.majority": "Es zählt die Seite dieses Platzes, auf der mehr Karten liegen: An jedem Platz kommen "
                              "ihre Karten {majority_to:to} ihn.",
    "rules.resolve.others": "Alle anderen Karten an den Plätzen kommen {others_to:to}.",
    "rules.resolve.level": "Sind beide Seiten gleich stark, kommen alle Karten {others_to:to}.",
    # strike
    "strike.card": "{card} kann das nicht; dazu braucht es „{wanted:name}“ ({verb:name})",
    "strike.one": "getroffen wird eine Karte, nicht mehr und nicht weniger",
    "strike.nowhere": "an keinem Platz liegt {struck}",
    "strike.nothing": "hier liegt keine Karte: {place}",
    "strike.not_there": "{struck} liegt nicht hier: {place}",
    "strike.targets": "{struck} kann an diesem Tisch nicht getroffen werden",
    "rules.strike.across": "Mit „{card:name}“ kommt eine Karte, die an einem Platz liegt, auf dessen andere Seite.",
    "rules.strike.to": "Mit „{card:name}“ kommt eine Karte, die an einem Platz liegt, {to:to}.",
    "rules.strike.targets": "Getroffen werden können nur: {targets:names}.",
    "rules.strike.gone": "„{card:name}“ selbst kommt danach {gone:to}. Ohne eine Karte zum Treffen geht es nicht.",
    # count_captures
    "rules.count_captures": "Es wird gezählt, wie oft jede Partei fängt.",
    "ask.count_captures": "{of:name}: Wie oft hat jeder gefangen?",
    # sweep
    "ask.sweep": "{of:name}: Wie oft hat jeder den Tisch leergefangen?",
    "ask.sweep.seat": "{of:name}: Wie oft hat jeder Spieler den Tisch leergefangen?",
    "ask.sweep.pips": "{of:name}: Was ergeben für jeden alle Karten, die dabei weggingen?",
    "rules.sweep.points": "Wer mit einem Fang den Tisch leert, bekommt sofort {points} (Abräumer).",
    "rules.sweep.pips": "Wer mit einem Fang den Tisch leert, bekommt sofort die Werte aller Karten, die weggehen "
                        "(Abräumer).",
    "rules.sweep.pips_times": "Wer mit einem Fang den Tisch leert, bekommt sofort {points} für jede Einheit des Werts "
                              "aller Karten, die weggehen (Abräumer).",
    "rules.sweep.net": "Den Tisch mit einem Fang zu leeren, gilt als Abräumer. Das wird im Spiel nur vermerkt und erst "
                       "bei der Wertung verrechnet.",
    "rules.sweep.penalty": "Wer unmittelbar davor gespielt hat, verliert {points}.",
    "rules.sweep.by": "Nur mit diesen gilt es als Abräumer: {by}.",
    "rules.sweep.at_least": "Der Fang hat mindestens {cards:Karte} vom Tisch.",
    "rules.sweep.at_most": "Der Fang hat höchstens {cards:Karte} vom Tisch.",
    "rules.sweep.total_at_most": "Die gefangenen Karten müssen alle einen Wert haben und zusammen höchstens {total} "
                                 "ergeben.",
    "rules.sweep.equal": "Die gefangenen Karten müssen alle vom Rang der fangenden Karte sein.",
    "rules.sweep.first_play": "Der allererste Zug einer Runde gilt nie als Abräumer.",
    "rules.sweep.last_play": "Der allerletzte Zug einer Runde gilt nie als Abräumer.",
    "rules.sweep.last_deal": "In der letzten Gabe einer Runde gilt nichts als Abräumer.",
    "rules.sweep.stop_at": "Sobald eine Partei {points} hat, gilt nichts mehr als Abräumer.",
    "rules.sweep.leftovers": "Den Rest am Ende zu bekommen, gilt nicht als Abräumer.",
    # take_all
    "take_all.of": "{card} fängt nicht alles",
    "take_all.nothing": "es liegt nichts da, was {card} fangen könnte",
    "take_all.unless": "{card} fängt nicht alles, solange {other} auf dem Tisch liegt",
    "take_all.part": "{card} fängt hier alles oder nichts",
    "rules.take_all": "Diese fangen alles auf dem Tisch: {of}.",
    "rules.take_all.takes": "Diese fangen alle {takes} auf dem Tisch: {of}.",
    "rules.take_all.unless": "Sie tun es nicht, solange eine von diesen auf dem Tisch liegt: {unless}.",
    "rules.take_all.drop": "Auf einen leeren Tisch werden sie gelegt wie andere Karten.",
    "rules.take_all.take_itself": "Auf leerem Tisch fängt eine solche Karte sich selbst und kommt zu den gewonnenen "
                                  "Karten.",
    # take_pile
    "take_pile.empty": "es gibt keinen Stapel zu nehmen",
    "take_pile.rank": "{card} nimmt den Stapel nicht: seine letzte Karte ist {top}",
    "take_pile.part": "{card} nimmt den ganzen Stapel oder nichts",
    "rules.take_pile": "Eine Karte vom Rang der letzten Karte des Stapels nimmt den ganzen Stapel.",
    "rules.take_pile.always": "Diese nehmen den Stapel, was auch zuletzt darauf liegt: {always}.",
    # take_odd
    "take_odd": "{card} nimmt an diesem Tisch eine Karte ihres Rangs oder drei, nicht zwei",
    "rules.take_odd": "Vom eigenen Rang nehmen diese eine Karte oder drei, nie zwei: {of}.",
    # unique
    "unique": "{other} liegt schon da: nach einem Zug darf nichts von gleichem Rang oder Wert auf dem Tisch liegen",
    "unique.pile": "ein Stapel vom Wert {value} liegt schon da: nach einem Zug darf nichts von gleichem Wert auf dem "
                   "Tisch liegen",
    "rules.unique": "Nach einem Zug dürfen keine zwei Karten vom selben Rang auf dem Tisch liegen.",
    "rules.unique.only_piles": "Nach einem Zug dürfen keine zwei Stapel von gleichem Wert auf dem Tisch liegen.",
    "rules.unique.piles": "Nach einem Zug dürfen keine zwei Karten oder Stapel von gleichem Rang oder Wert auf dem "
                          "Tisch liegen.",
}
