"""OpenSpiel: the games as sequential games with explicit chance nodes.

    import pyspiel, rollwright.envs.spiel
    game = pyspiel.load_game("python_rollwright_diceland(players=3,pieces=A D G)")

Parameters: `players` (1 to 4), `first` (the player that begins), `pieces` (the names of the boards or sheets, separated
by spaces; by default those of a deal in which every random number is 0), and `code`, which has what else a game can
begin with: other options of `new_game`, such as boards of one's own and a limit of rounds, and a start position. `load`
writes it.

Of several players that are asked at once the lowest moves first. A chance action is the number of an outcome in the
order of `GameType.outcomes`. A player's return is 1 shared among the winners, else 0. A game that is always won is
constant-sum; the returns of one that may end without a winner add up to 0 then, so it is general-sum. The observation
tensor is the player's observation (`Position.observation`); the information state is the history, as everything is
public. As in OpenSpiel's own games `apply_action` trusts its caller; `apply_action_with_legality_check` does not.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import islice
from random import Random
from typing import Any

import numpy as np

from rollwright.core.conformance import MOST_EVENTS
from rollwright.core.errors import MissingExtra, OptionError
from rollwright.core.game_type import GameType
from rollwright.core.piece_link import pack, unpack
from rollwright.core.position import Position
from rollwright.core.registry import game_names, game_type
from rollwright.core.setup import MOST_SEATS
from rollwright.envs.common import action_count, kind_of, observation_size, reward_of, set_up
from rollwright.envs.render.text import plain

try:
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
except ModuleNotFoundError:
    raise MissingExtra("OpenSpiel", "openspiel") from None

Array = np.ndarray[Any, np.dtype[np.float32]]
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
CODE = "c"  # before a code, which might look like a number else
PARAMETERS = {"players": 2, "first": 0, "pieces": "", "code": ""}
Begun = tuple[str, int, int, tuple[str, ...], str]
"""A game, the number of its seats, the seat that begins, the pieces, and the code of all else."""


class SpielPosition(Position):
    """A position that is pickled as its set-up and the kernel's numbers; OpenSpiel keeps the history."""

    def __init__(self, begun: Begun, state: Sequence[int] | None = None) -> None:
        game, seats, first, pieces, code = begun
        kind = kind_of(game, seats)
        options, start = _read(code)
        if dealt := pieces or kind.material.deal(seats, lambda _: 0):
            options = {kind.material.option: dealt, **options}
        setup = set_up(kind, seats, first, Random(), options)
        super().__init__(kind, setup, start=start, state=state, compiled=True)
        self._begun = begun

    def most_outcomes(self) -> int:
        """How many outcomes a throw can have: no later one has more dice than the first of a game."""
        return len(Position(self.kind, self.setup).outcomes())

    def next_player(self) -> int:
        """The lowest seat that is asked, else the dice, else nobody."""
        if pending := self.pending:
            return pending[0]
        return CHANCE if self.awaiting_roll else TERMINAL

    def __reduce__(self) -> tuple[Any, ...]:
        return SpielPosition, (self._begun, self.state)


def load(game: str, players: int = 2, first: int = 0, start: object = None, **options: Any) -> Any:
    """A game for OpenSpiel with any options of `new_game`, and from a start position if one is given (a record's
    "setup"). `str` of it is all that another process needs for `pyspiel.load_game`."""
    told = json.dumps({"options": options, "start": start}, sort_keys=True)
    code = CODE + pack(told) if options or start is not None else ""
    name = short_name(kind_of(game, players))
    return pyspiel.load_game(name, {"players": players, "first": first, "code": code})


def _read(code: str) -> tuple[dict[str, Any], object]:
    """The options and the start position in a code."""
    if not code:
        return {}, None
    try:
        told = json.loads(unpack(code.removeprefix(CODE)))
        return dict(told["options"]), told["start"]
    except (OptionError, ValueError, KeyError, TypeError):
        raise OptionError("option-spiel-code") from None


@lru_cache(maxsize=64)
def _start(begun: Begun) -> SpielPosition:
    return SpielPosition(begun)


_listed: dict[int, tuple[tuple[tuple[int, int, int], ...], list[tuple[int, float]]]] = {}


def _chances(outcomes: tuple[tuple[int, int, int], ...]) -> list[tuple[int, float]]:
    """Outcomes as OpenSpiel lists them. The last list of each length is kept: comparing is faster than dividing."""
    known = _listed.get(len(outcomes))
    if known is None or known[0] != outcomes:
        known = outcomes, [(number, count / all_) for number, (_, count, all_) in enumerate(outcomes)]
        _listed[len(outcomes)] = known
    return known[1].copy()


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A kind of game with its set-up. `register` makes a subclass for each kind."""

    kind: GameType
    spiel_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = {**PARAMETERS, **(params or {})}
        seats, pieces = int(params["players"]), tuple(str(params["pieces"]).split())
        self.start = _start((self.kind.name, seats, int(params["first"]), pieces, str(params["code"])))
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(self.kind),
            max_chance_outcomes=self.start.most_outcomes(),
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if self.kind.always_won else None,
            max_game_length=MOST_EVENTS,
        )
        super().__init__(self.spiel_type, info, params)

    def new_initial_state(self) -> TableState:
        """OpenSpiel asks for the state at the beginning."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """OpenSpiel asks for the observer."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return SeatObserver(self.start, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (str(self),)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A position and its history, which OpenSpiel keeps."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position = game.start.copy()
        self._player = self.position.next_player()

    def current_player(self) -> int:
        """OpenSpiel asks who is to move: a seat, chance, or nobody."""
        return self._player

    def is_terminal(self) -> bool:
        """OpenSpiel asks whether the game is over."""
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        """OpenSpiel asks for each seat's return."""
        position = self.position
        return [reward_of("win", position.winners, position.scores, seat) for seat in range(position.seats)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """OpenSpiel asks for all outcomes of the throw that is due, with their chances."""
        return _chances(tuple(self.position.kind.chance.outcomes(self.position.numbers)))

    def _outcome(self, number: int) -> int:
        return next(islice(self.position.kind.chance.outcomes(self.position.numbers), number, None))[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions(player) if player == self._player else []

    def _apply_action(self, action: int) -> None:
        if self._player == CHANCE:
            self.position.fall(self._outcome(action))
        else:
            self.position.act(self._player, action)
        self._player = self.position.next_player()

    def _action_to_string(self, player: int, action: int) -> str:
        kind, setup = self.position.kind, self.position.setup
        if player == CHANCE:
            return kind.notation.write_throw(setup, self._outcome(action))
        return kind.notation.write_action(setup, player, action)

    def __str__(self) -> str:
        """Whose move it is, the table, and a mark that tells positions apart that are drawn alike."""
        asked = {CHANCE: "dice to fall", TERMINAL: "over"}.get(self._player, f"seat {self._player} to move")
        position = self.position
        mark = blake2b(position.observation(0).tobytes(), digest_size=8).hexdigest()
        picture = position.kind.picture
        lines = [[(f"{asked}, position {mark}", "")], picture.dice_line(position)]
        for seat, score in enumerate(position.scores):
            lines += [[(f"seat {seat}, score {score}", "")], *picture.seat_lines(position, seat)]
        return plain(lines)


class SeatObserver:
    """A player's observation as numbers, or the table as text."""

    def __init__(self, position: Position, params: Any) -> None:
        if params:
            raise OptionError("option-unknown", option=next(iter(params)), options="-")
        self.tensor: Array = np.zeros(observation_size(position.kind, position.seats), dtype=np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """OpenSpiel has the observation of a seat written."""
        self.tensor[:] = state.position.observation(player)

    def string_from(self, state: TableState, player: int) -> str:
        """OpenSpiel asks for the observation of a seat as text."""
        return str(state)


def short_name(kind: GameType) -> str:
    """The name of a game in OpenSpiel."""
    return f"python_rollwright_{kind.name.replace('-', '_')}"


def register(game: str) -> None:
    """Registers a game with OpenSpiel. Those in Rollwright's registry are registered when this module is imported."""
    kind = kind_of(game, 1)
    utility = pyspiel.GameType.Utility
    spiel_type = pyspiel.GameType(
        short_name=short_name(kind),
        long_name=f"Rollwright: {kind.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if kind.always_won else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )

    pyspiel.register_game(spiel_type, type(kind.name, (TableGame,), {"kind": kind, "spiel_type": spiel_type}))


def _load(text: str) -> Any:
    """A pickled game. It is a function of this module so that unpickling imports it, which registers the games."""
    return pyspiel.load_game(text)


for _name in game_names():
    if game_type(_name).observation.module is not None:
        register(_name)
