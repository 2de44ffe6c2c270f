"""`by_players: {2: …, 4: …}` becomes the one value that holds for the number of players at this table."""
from __future__ import annotations

from cardgames.errors import Fault, Said
from cardgames.rules import layout, scalars
from cardgames.rules.near import listed
from cardgames.rules.tree import Path, Tree, at_name, at_value, item

KEY = "by_players"


def resolve(tree: Tree, players: int, faults: list[Fault], path: Path = ()) -> Tree:
    """A copy of the rules for `players` players. What is missing or misplaced is added to `faults`."""
    if isinstance(tree.data, dict) and KEY in tree.data:
        return _chosen(tree, players, faults, path)
    if isinstance(tree.data, list):
        return _list(tree, players, faults, path)
    if not isinstance(tree.data, dict):
        return tree
    found = {name: resolve(kid, players, faults, (*path, name)) for name, kid in tree.kids()}
    return _joined(tree, {name: kid.data for name, kid in found.items()}, found)


def _list(tree: Tree, players: int, faults: list[Fault], path: Path) -> Tree:
    if not any(isinstance(each, dict | list) for each in tree.data):
        return tree
    found = {}
    for number in range(1, len(tree.data) + 1):
        kid = tree.kid(item(number))
        assert kid is not None
        found[item(number)] = resolve(kid, players, faults, (*path, item(number)))
    return _joined(tree, [kid.data for kid in found.values()], found)


def _joined(tree: Tree, data: object, found: dict[str, Tree]) -> Tree:
    if tree.where is None:
        return Tree(data)
    return Tree(data, tree.where._replace(kids={name: kid.where for name, kid in found.items() if kid.where}))


def _chosen(tree: Tree, players: int, faults: list[Fault], path: Path) -> Tree:
    key = tree.kid(KEY)
    assert key is not None
    if not layout.is_by_players(tree.data) or not key.data:
        message = (Said("by_players is a map from numbers of players to values, such as {2: 8, 4: 6}, and nothing "
                        "else stands beside it"))
        faults.append(at_name(key, (*path, KEY), message))
        return Tree(None, tree.where)
    for name, kid in key.kids():
        if not scalars.WHOLE.match(name):
            faults.append(at_name(kid, (*path, KEY, name), Said(
                '"{name}" is no number of players; write it in figures', name=name)))
    chosen = key.kid(str(players))
    if chosen is None:
        message = Said("there is no value for {players} players; there is one for {names}", players=players,
                       names=listed(key.data))
        faults.append(at_value(key, (*path, KEY), message))
        return Tree(None, tree.where)
    resolved = resolve(chosen, players, faults, path)
    if resolved.where and tree.where:  # the name of the value is the one before by_players
        return Tree(resolved.data, resolved.where._replace(key=tree.where.key))
    return resolved
