"""German sentences of all else: dealers, orders, scorers and enders, in the order of their files."""
from __future__ import annotations

TIES = {
    "nobody": "Bei Gleichstand bekommt niemand etwas.",
    "split": "Bei Gleichstand werden die Punkte geteilt und abgerundet.",
    "share_each": "Bei Gleichstand bekommt jeder davon die vollen Punkte.",
    "carry": "Bei Gleichstand bekommt niemand etwas; die Punkte warten auf die nächste Wertung, die einen Sieger hat.",
}
"""Who scores when several are level."""

COUNTS = {
    # all_seats
    "rules.all_seats": "Jeder entscheidet einmal. Niemand erfährt, was die anderen gewählt haben, bevor alle so weit "
                       "sind.",
    # best
    "ask.best": "{line:name}: Was ergeben für jeden die besten Karten jeder Farbe zusammen?",
    "rules.best.worth": "Die beste Karte jeder Farbe zählt: {worth}. Die höchste Summe: {points}.",
    "rules.best.every_suit": "Wem eine Farbe ganz fehlt, der kann sie nicht haben.",
    "rules.best.ranks": "Die meisten {of}: {points}.",
    "rules.best.next": "Bei Gleichstand entscheiden nacheinander die meisten davon: {then}.",
    "rules.best.nobody": "Steht es noch immer gleich, bekommt niemand etwas.",
    "rules.best.split": "Steht es noch immer gleich, werden die Punkte geteilt und abgerundet.",
    "rules.best.level.nobody": "Bei Gleichstand bekommt niemand etwas.",
    "rules.best.level.split": "Bei Gleichstand werden die Punkte geteilt und abgerundet.",
    # caught
    "rules.caught.nothing": "Wessen Rolle alle anderen genannt haben, der ist erkannt: In dieser Runde zählt für ihn "
                            "nichts.",
    "rules.caught.keep": "Wessen Rolle alle anderen genannt haben, der ist erkannt: In dieser Runde zählt für ihn nur "
                         "{keep:name}.",
    "rules.caught.at_least": "Was ihm bleibt, zählt nie weniger als {at_least}.",
    "rules.caught.others": "Die anderen bekommen ihre Punkte dafür dennoch.",
    # chain
    "rules.chain": "Die lückenlose Folge ab {first}, mindestens {at_least} Karten: {points} für jede ihrer Karten.",
    "rules.chain.cards": "Die Folge ist {cards}.",
    "rules.chain.whole": "Die ganze Folge: {points}.",
    # deal
    "rules.deal.cards": "{cards:Karte} {to:whom}{packet:more , je # auf einmal}.",
    "rules.deal.schedule": "{first:Karte} {to:whom} bei der ersten Gabe{later:deals}{packet:more , je # auf einmal}.",
    "rules.deal.longer": "Weitere Gaben sind wie die letzte davon.",
    "rules.deal.all": "Alle Karten des Talons {to:whom}{packet:more , je # auf einmal}.",
    "rules.deal.short": "Was für die letzte Gabe übrig ist, wird gleichmäßig verteilt.",
    "rules.deal.undealt": "Was sich nicht gleichmäßig verteilen lässt, bleibt liegen.",
    "rules.deal.top": "Davon sieht man nur die letzte.",
    "rules.deal.pack": "Jeder Spieler bekommt verdeckt {cards:Karte} aus „{pack:name}“; die übrigen kommen ungesehen "
                       "beiseite.",
    "rules.deal.pack.all": "Jeder Spieler bekommt verdeckt {cards:Karte} aus „{pack:name}“.",
    "rules.deal.pack.open": "Jeder Spieler bekommt {cards:Karte} aus „{pack:name}“.",
    "rules.deal.pack.rest": "Die übrigen kommen {rest:to}.",
    # dealer_takes
    "rules.dealer_takes": "Ergeben die Karten der ersten Auslage {total}, so nimmt sie der {who:name}; das zählt "
                          "wie {sweeps}-mal Leerfangen.",
    "rules.dealer_takes.one": "Ergeben die Karten der ersten Auslage {total}, so nimmt sie der {who:name}; das gilt "
                              "als Abräumer.",
    "rules.dealer_takes.split": "Soll es mehrfach zählen, müssen sie sich in so viele Gruppen dieser Summe aufteilen "
                                "lassen.",
    # each
    "rules.each": "{of:every}: {points}.",
    # enough
    "rules.enough": "Mindestens {cards} {of}: {points} für jeden, der sie hat.",
    # everyone_deals
    "rules.everyone_deals.one": "Die Partie endet, wenn jeder eine Runde gegeben hat.",
    "rules.everyone_deals": "Die Partie endet, wenn jeder {times} Runden gegeben hat.",
    "end.everyone_deals": "jeder hat gegeben",
    # first_to
    "rules.first_to": "Die Partie endet, wenn bei einer Wertung jemand {points:Punkt} hat; bei Gleichstand an der "
                      "Spitze geht es weiter.",
    "rules.first_to.shared": "Die Partie endet, wenn bei einer Wertung jemand {points:Punkt} hat, auch bei Gleichstand "
                             "an der Spitze.",
    "rules.first_to.in_play": "Sie endet sofort, wenn jemand sie mit dem erreicht, was ihm durch gewonnene Karten "
                              "sicher ist.",
    "end.first_to": "das Ziel ist erreicht: {points:Punkt}",
    # hand_turns
    "rules.hand_turns": "Reihum spielt jeder eine Karte von seiner Hand, bis niemand mehr eine hat.",
    # highest
    "rules.highest": "Wer die meisten Punkte hat, gewinnt.",
    "rules.highest.first.points": "Bei Gleichstand gewinnen mehr Punkte aus „{line:name}“{rest:then}.",
    "rules.highest.first.last_tally": "Bei Gleichstand gewinnt die höhere Summe von „{line:name}“ in der letzten "
                                      "Runde{rest:then}.",
    "rules.highest.then.points": "mehr Punkte aus „{line:name}“",
    "rules.highest.then.last_tally": "die höhere Summe von „{line:name}“ in der letzten Runde",
    "end.highest.points": "Gleichstand bei den Punkten; es entscheiden mehr Punkte aus „{line:name}“, {best} gegen "
                          "{next}.",
    "end.highest.last_tally": "Gleichstand bei den Punkten; es entscheidet die höhere Summe von „{line:name}“ in der "
                              "letzten Runde, {best} gegen {next}.",
    "rules.highest.shared": "Ist alles gleich, teilt man sich den Platz.",
    # holds
    "rules.holds": "{card}: {points}.",
    # last_capture
    "ask.last_capture": "Wer hat zuletzt gefangen?",
    "rules.last_capture": "Der letzte Fang einer Runde: {points}.",
    # left_of_dealer
    "rules.left_of_dealer": "Es beginnt, wer neben dem Geber an der Reihe ist.",
    "rules.left_of_dealer.next": "Die nächste Runde gibt der nächste Spieler.",
    # leftovers
    "rules.leftovers.last_capturer": "Was am Ende einer Runde auf dem Tisch liegt, bekommt, wer zuletzt gefangen hat.",
    "rules.leftovers.nobody": "Was am Ende einer Runde auf dem Tisch liegt, bekommt niemand.",
    # lowest
    "rules.lowest": "Punkte sind schlecht: Wer am wenigsten hat, gewinnt. Bei Gleichstand teilt man sich den Platz.",
    # lowest_points
    "rules.lowest_points.first_random": "Wer die erste Runde beginnt, bestimmt der Zufall.",
    "rules.lowest_points.first_first_seat": "Spieler 1 beginnt die erste Runde.",
    "rules.lowest_points.match": "Jede weitere Runde beginnt, wer bisher die wenigsten Punkte hat.",
    "rules.lowest_points.round": "Jede weitere Runde beginnt, wer in der letzten die wenigsten Punkte bekommen hat.",
    "rules.lowest_points.tie": "Bei Gleichstand beginnt der Erste davon, der nach dem letzten Anspieler an der Reihe "
                               "ist.",
    # most
    "rules.most": "Die meisten {of}: {points}.",
    **{f"rules.most.{tie}": sentence for tie, sentence in TIES.items()},
    # most_often
    "rules.most_often": "Die meisten {of:names}: {points}.",
    **{f"rules.most_often.{tie}": sentence for tie, sentence in TIES.items()},
    # net
    "rules.net": "{of:names}: Nur wer die meisten hat, bekommt etwas, und zwar {points} für jedes Mal mehr als der "
                 "Nächste ({of:name}).",
    "rules.net.fewest": "{of:names}: Was jede Partei hat, hebt sich auf; für jeden weiteren gibt es {points}.",
    # own_spot
    "ask.own_spot": "Was ergeben für jeden die Karten {zone} dem eigenen Platz?",
    "rules.own_spot": "Jeder Spieler bekommt die Summe der Werte der Karten {zone} seinem eigenen Platz.",
    "rules.own_spot.negative": "Die Summe kann unter null liegen.",
    # pips
    "rules.pips": "Punkte für jede davon: {worth}.",
    "rules.pips.values": "Jede Karte bringt ihren Wert.",
    "rules.pips.of": "Nur {of} zählen.",
    # repair
    "rules.repair.later_goes": "Liegen in der ersten Auslage zwei Karten vom selben Rang, kommt die spätere zurück.",
    "rules.repair.lower_points_go": "Liegen in der ersten Auslage zwei Karten vom selben Rang, kommt die zurück, die "
                                    "weniger zählt.",
    "rules.repair.keep": "Ist eine davon {keep:one}, bleibt sie liegen.",
    "rules.repair.ban": "In der ersten Auslage dürfen nicht liegen: {ban}.",
    "rules.repair.ban.tuck": "In der ersten Auslage dürfen nicht obenauf liegen: {ban}.",
    "rules.repair.replace": "Eine Karte, die zurückkommt, wird unter den Talon gelegt und durch eine neue ersetzt.",
    "rules.repair.bury": "Eine Karte, die zurückkommt, wird in den Talon gesteckt und durch eine neue ersetzt.",
    "rules.repair.tuck": "Eine Karte, die zurückkommt, wird unter die anderen gelegt, die dort liegen, und die nächste "
                         "aufgedeckt; darf keine davon dort liegen, wird neu gemischt und gegeben.",
    "rules.repair.too_many": "Liegen {at_least} oder mehr {of} darin, wird neu gemischt und gegeben.",
    "rules.repair.redeal": "Ist die erste Auslage nicht, wie sie sein soll, wird neu gemischt und gegeben.",
    # right_guess
    "rules.right_guess": "Alle Rollen werden gezeigt. Für jeden anderen, dessen Rolle man genannt hat, gibt es "
                         "{points}.",
    # rounds
    "rules.rounds.one": "Die Partie hat eine Runde.",
    "rules.rounds": "Die Partie hat {rounds} Runden.",
    "end.rounds": "alle Runden sind gespielt",
    # show_bottom
    "rules.show_bottom": "Die unterste Karte wird allen gezeigt. Sie wird zuletzt gegeben.",
    "rules.show_bottom.ban": "Ist sie eine von diesen, wird neu gemischt: {ban}.",
    # stock_turns
    "rules.stock_turns.one": "Reihum zieht jeder die oberste Karte des Talons, zeigt sie und spielt sie.",
    "rules.stock_turns": "Reihum zieht jeder {owed} Karten vom Talon, eine nach der anderen: Jede wird gezeigt und "
                         "gespielt, bevor die nächste gezogen wird.",
    "rules.stock_turns.end": "Das endet, wenn die letzte Karte des Talons gespielt ist. Was dann noch zu ziehen wäre, "
                             "verfällt.",
}
