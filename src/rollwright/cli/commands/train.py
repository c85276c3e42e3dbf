"""`rollwright train`: learns what positions are worth by self-play, for levels 4 and 5."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

from rollwright.cli.files import check_writable, write_text
from rollwright.cli.progress import progress_bar
from rollwright.cli.screen import Screen
from rollwright.core.errors import OptionError
from rollwright.core.game_type import GameType
from rollwright.core.registry import game_type
from rollwright.lab.curve import Panel, curve_svg

MOST_BATCHES = 100_000


def run(screen: Screen, game: str, out: str, seed: int | None, batches: int | None, curve: str | None) -> None:
    """Carries out `rollwright train`."""
    kind = game_type(game)
    learning = kind.bots.training()
    if batches is not None and not 1 <= batches <= MOST_BATCHES:
        raise OptionError("option-batches", most=MOST_BATCHES)
    file, picture = check_writable(out), None if curve is None else check_writable(curve)
    if not file.parent.exists():
        raise OptionError("file-not-written", file=out)
    checkpoint = file.with_name(f"{file.name}.part.npz")
    learner = _carry_out(screen, learning, learning.recipe(seed, batches), checkpoint)
    try:
        learning.write(learner, file)
    except OSError:
        raise OptionError("file-not-written", file=out) from None
    if picture is not None:
        write_text(picture, _picture(screen, kind, learner.curve))
    checkpoint.unlink(missing_ok=True)  # not before all that comes of it is written
    last = learner.curve[-1]
    screen.tell("train-done", file=out, turns=screen.decimal(last.turns, 1), error=screen.decimal(last.error, 2))


def _carry_out(screen: Screen, learning: ModuleType, recipe: Any, checkpoint: Path) -> Any:
    """Learns, from the checkpoint on if there is one."""
    words = screen.say("train-learning")
    with progress_bar(screen, words, recipe.batches) as progress:
        try:
            return learning.learn(recipe, checkpoint, lambda point: progress((point.batch + 1) / recipe.batches))
        except KeyboardInterrupt:
            kept = "train-interrupted" if checkpoint.exists() else "train-interrupted-early"
            screen.tell(kept, file=str(checkpoint))
            raise
        except OSError:
            raise OptionError("file-not-written", file=str(checkpoint)) from None
        except learning.CheckpointError:
            raise OptionError("option-checkpoint", file=str(checkpoint)) from None


def _picture(screen: Screen, kind: GameType, curve: Any) -> str:
    panels = [
        Panel(screen.say("train-turns"), [point.turns for point in curve]),
        Panel(screen.say("train-error"), [point.error for point in curve]),
    ]
    return curve_svg(screen.say("train-title", game=screen.title(kind)), screen.say("train-batches"), panels)
