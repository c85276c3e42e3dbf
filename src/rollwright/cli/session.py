"""A game at the terminal: asks people for their decisions, lets bots play, shows what happens."""

from __future__ import annotations

from rollwright.bots.registry import Bot, make_bot
from rollwright.cli import show_game
from rollwright.cli.move_list import move_lines
from rollwright.cli.read_line import COMMANDS, Command, meant_moves, read_command, spelled_out
from rollwright.cli.saves import PERSON, Save, named_file
from rollwright.cli.screen import WIDEST, Screen, reason
from rollwright.cli.signals import uninterrupted
from rollwright.core.errors import IllegalMove, OptionError

SHOWN_AT_ONCE = 6  # moves that a line could mean


class PlayerLeft(Exception):
    """The player leaves the table."""


class Session:
    """One game, its players and the terminal that they share."""

    def __init__(self, screen: Screen, save: Save, *, show_all: bool = False) -> None:
        self.screen = screen
        self.save = save
        self.game = save.game
        self.show_all = show_all
        self.seat = save.game.setup.first  # the one that played last
        self.bots: list[Bot | None] = [
            None if player == PERSON else make_bot(player, save.seed + seat) for seat, player in enumerate(save.players)
        ]

    def play(self) -> None:
        """Plays until the game is over or the player leaves; either way it is saved."""
        self.save.write()  # fails now rather than after the first moves
        try:
            while not self.game.over:
                if self.game.awaiting_roll:
                    self.throw()
                else:
                    self.seat = self.next_seat()
                    self.let_play(self.seat)
        except (EOFError, KeyboardInterrupt, PlayerLeft) as end:
            with uninterrupted():
                file = self.save.write()
            if not isinstance(end, PlayerLeft):
                self.screen.write()
            self.screen.tell("table-saved", file=file)
            self.screen.tell("table-resume", command="rollwright play --resume")
        else:
            show_game.show_result(self.screen, self.game)
            self.screen.tell("table-record", file=self.save.write())
            self.screen.tell("table-look-at-record")

    # Turns

    def throw(self) -> None:
        """The dice fall."""
        code, params = self.game.kind.announcements.throw_due(self.game)
        words = self.screen.say_or(self.screen.say("throw-due"), code, **params)
        before = self.game.state
        self.game.roll()
        dice = self.game.kind.picture.dice_line(self.game) or [(self.game.events[-1][1], "bold")]
        self.screen.draw([[(f"{words}{self.screen.colon()}", ""), *dice]])
        self.announce(before)

    def next_seat(self) -> int:
        """The seat that played last, as long as it is asked; then the next one clockwise."""
        seats = self.game.seats
        return min(self.game.pending, key=lambda seat: (seat - self.seat) % seats)

    def let_play(self, seat: int) -> None:
        bot = self.bots[seat]
        if bot is None:
            self.ask(seat)
        else:
            self.let_bot_play(bot, seat)

    def let_bot_play(self, bot: Bot, seat: int) -> None:
        """A bot plays as long as it is asked; one line shows all its moves."""
        moves = []
        before = self.game.state
        while seat in self.game.pending:
            moves.append(bot.choose(self.game, seat))
            self.game.play(seat, moves[-1])
        self.screen.write(f"{self.name(seat)}{self.screen.colon()}{', '.join(moves)}")
        self.announce(before)

    def announce(self, before: tuple[int, ...]) -> None:
        """What is announced at the table, such as a treasure."""
        for code, params in self.game.kind.announcements.after(self.game, before):
            self.screen.tell(code, "bold", **params)

    # A person's decision

    def ask(self, seat: int) -> None:
        self.show_decision(seat)
        while not self.answer(seat, self.screen.ask(self.name(seat))):
            pass
        self.save.write()  # so that no decision of a person is lost if the program is killed

    def show_decision(self, seat: int) -> None:
        """The board, the dice, what is asked and what is legal."""
        screen, game = self.screen, self.game
        screen.write()
        screen.heading(self.name(seat), screen.say("table-turn", number=game.turns + 1))
        if self.show_all:
            for other in range(game.seats):
                if other != seat:
                    show_game.show_seat(screen, game, other)
        show_game.show_scores(screen, game)
        screen.draw(game.kind.picture.seat_lines(game, seat))
        if dice := game.kind.picture.dice_line(game):
            screen.draw([[(f"{screen.say('table-dice')}{screen.colon()}", ""), *dice]])
        self.show_moves(seat)

    def show_moves(self, seat: int) -> None:
        legal = self.game.legal_moves(seat)
        word = legal[0].partition(" ")[0]
        asked = self.screen.say_or(self.screen.say("table-ask"), f"{self.game.kind.name}-ask-{word}")
        self.screen.write(asked, "bold")
        lines = move_lines(legal, min(self.screen.console.width, WIDEST))
        if len(legal) == 1:
            lines[-1].append((f" {self.screen.say('table-enter')}", "dim"))
        self.screen.draw(lines)

    def answer(self, seat: int, line: str) -> bool:
        """Carries out what a line says. True if the game has changed."""
        legal = self.game.legal_moves(seat)
        command = None if line in legal else read_command(self.screen, line)
        if command is not None:
            return self.obey(seat, command)
        match meant_moves(line, legal):
            case [move]:
                before = self.game.state
                self.game.play(seat, move)
                self.announce(before)
                return True
            case []:
                self.refuse(seat, line, legal)
            case several:
                more = ", …" if len(several) > SHOWN_AT_ONCE else ""
                shown = ", ".join(several[:SHOWN_AT_ONCE]) + more
                self.screen.tell("table-ambiguous", "red", line=line, moves=shown)
        return False

    def refuse(self, seat: int, line: str, legal: list[str]) -> None:
        """Says why a line is not a legal move."""
        if not line or line.isdecimal():
            self.screen.tell("table-which", "red", last=len(legal))
            return
        move = spelled_out(self.game, seat, line)
        try:
            self.game.play(seat, move)
        except IllegalMove as error:
            if error.code == "move-not-understood":
                self.screen.tell("table-not-understood", "red", line=line)
            else:
                why = reason(error, self.screen.language)
                self.screen.tell("table-illegal", "red", move=move, why=why)

    # Commands

    def obey(self, seat: int, command: Command) -> bool:
        """Carries out a command. True if the game has changed."""
        match command.word:
            case "help":
                self.show_help()
            case "moves":
                self.show_moves(seat)
            case "look":
                self.look(command.rest)
            case "save":
                self.save_to(command.rest)
            case "quit":
                raise PlayerLeft
            case _:
                return self.undo(seat)
        return False

    def show_help(self) -> None:
        say, kind = self.screen.say, self.game.kind
        for code in (f"{kind.name}-aim", f"{kind.name}-letters"):
            if words := self.screen.say_or("", code):
                self.screen.write(words)
        self.screen.tell("table-help-moves")
        for word in COMMANDS[1:]:
            form, meaning = say(f"command-{word}-form"), say(f"command-{word}-help")
            self.screen.write(f"  {form:18}{meaning}", indent=" " * 20)

    def look(self, rest: str) -> None:
        """Shows the board of a seat, by its number, or of every seat."""
        seats = [str(seat + 1) for seat in range(self.game.seats)]
        if rest and rest not in seats:
            self.screen.tell("table-look-which", "red", last=len(seats))
            return
        for seat in [int(rest) - 1] if rest else range(self.game.seats):
            show_game.show_seat(self.screen, self.game, seat)

    def save_to(self, name: str) -> None:
        try:
            self.screen.tell("table-saved", file=self.save.write(named_file(name) if name else None))
        except OptionError as error:
            self.screen.write(error.say(self.screen.language), "red")

    def undo(self, seat: int) -> bool:
        """Takes everything back to the last decision of a person at the table."""
        decided = [(number, who) for number, (who, _) in enumerate(self.game.events) if self.is_person(who)]
        if not decided:
            self.screen.tell("table-nothing-to-undo", "red")
            return False
        number, who = decided[-1]
        taken = self.game.events[number][1]
        while len(self.game.events) > number:
            self.game.undo()
        self.seat = seat if isinstance(who, str) else who
        self.screen.tell("table-undone", name=self.name(self.seat), move=taken)
        return True

    def is_person(self, who: int | str) -> bool:
        return isinstance(who, int) and self.bots[who] is None

    def name(self, seat: int) -> str:
        return show_game.seat_name(self.game, seat)
