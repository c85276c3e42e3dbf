/* Random play of Diceland, written by hand in C: what the kernel is measured against.

   The rules (D1 to D20) are those of rollwright/games/diceland/rules/kernel.py, whose facts about the boards are the
   input; a row of results has the layout of rollwright/kernel/loops.py. */

#include <stdbool.h>

#include "random.h"

enum { SEATS = 4, COLOURS = 6, HALF = 60, MOST_SPACES = 120, DICE = 6, TREASURE_DICE = 5 };
enum { GOAL = 1, ROUND_LIMIT = 2 };
enum { ROW = 8, ROW_WINNERS = 0, ROW_REASON, ROW_TURNS, ROW_DECISIONS, ROW_SCORES };

typedef struct {
    word_t half[2]; /* spaces 0 to 59, and 60 to 119 */
} set_t;

typedef struct {
    set_t near, territory;
    int size, colour, treasure; /* of its territory; its colour; whether it is a treasure space */
} space_t;

typedef struct {
    set_t start;                    /* the neighbours of the start space */
    uint8_t spaces_of[COLOURS];     /* the number of spaces of each colour */
    set_t room[COLOURS][DICE + 1];  /* by colour and dice: territories with room for so many */
    space_t spaces[MOST_SPACES];
} board_t;

typedef struct {
    int seats, turns, goal; /* the round limit in turns; the treasures needed */
    board_t boards[SEATS];
} table_t;

typedef struct {
    const board_t *board;
    set_t crossed, frontier;     /* the frontier: free spaces next to a cross */
    int treasures, complete, owed;
    uint8_t free[COLOURS];       /* free spaces of the colour's unfinished territory; 0 if it has none */
    uint8_t under_way[COLOURS];  /* a space of that territory */
    uint8_t left[COLOURS];       /* spaces not yet crossed */
} seat_t;

typedef struct {
    const table_t *table;
    word_t dice_key, choice_key;
    int active, turns, decisions, throws, reason, winners;
    seat_t seats[SEATS];
} game_t;

/* The facts as the kernel has them */

enum { F_SEATS = 0, F_TURNS = 1, F_GOAL = 2, F_BOARD = 3 };
enum { F_START = 0, F_COLOURS = 4, F_ROOM = 5 + MOST_SPACES / 8, F_WAYS = F_ROOM + COLOURS * 7 * 2 };
enum { F_SPACE = F_WAYS + MOST_SPACES * 7 + 12, SPACE_SIZE = 8 };

static set_t read_set(const int64_t *facts) { return (set_t){{(word_t)facts[0], (word_t)facts[1]}}; }

static void read_board(board_t *board, const int64_t *facts) {
    int spaces = 0;
    board->start = read_set(facts + F_START);
    for (int colour = 0; colour < COLOURS; colour++) {
        board->spaces_of[colour] = (uint8_t)(facts[F_COLOURS] >> 7 * colour & 127);
        spaces += board->spaces_of[colour];
        for (int dice = 0; dice <= DICE; dice++)
            board->room[colour][dice] = read_set(facts + F_ROOM + (colour * 7 + dice) * 2);
    }
    for (int number = 0; number < spaces; number++) {
        const int64_t *at = facts + F_SPACE + number * SPACE_SIZE;
        board->spaces[number] = (space_t){read_set(at), read_set(at + 2), (int)at[4], (int)at[5], (int)at[6]};
    }
}

static void read_table(table_t *table, const int64_t *facts) {
    table->seats = (int)facts[F_SEATS];
    table->turns = (int)facts[F_TURNS];
    table->goal = (int)facts[F_GOAL];
    for (int seat = 0; seat < table->seats; seat++) read_board(&table->boards[seat], facts + facts[F_BOARD + seat]);
}

/* A seat's board */

static void begin(seat_t *me, const board_t *board) { /* D2: only the start space is crossed */
    *me = (seat_t){.board = board, .frontier = board->start};
    for (int colour = 0; colour < COLOURS; colour++) me->left[colour] = board->spaces_of[colour];
}

static inline bool usable(const seat_t *me, int colour, int dice) { /* D6, D10, D11 */
    const set_t *room = &me->board->room[colour][dice];
    bool in_reach = (me->frontier.half[0] & room->half[0]) | (me->frontier.half[1] & room->half[1]);
    return me->free[colour] ? me->free[colour] >= dice : in_reach;
}

static inline void cross(seat_t *me, int number) { /* D5, D6, D13 */
    const space_t *space = &me->board->spaces[number];
    int colour = space->colour;
    me->crossed.half[number >= HALF] |= (word_t)1 << (number >= HALF ? number - HALF : number);
    for (int half = 0; half < 2; half++)
        me->frontier.half[half] = (me->frontier.half[half] | space->near.half[half]) & ~me->crossed.half[half];
    if (!me->free[colour]) {
        me->free[colour] = (uint8_t)space->size;
        me->under_way[colour] = (uint8_t)number;
    }
    me->free[colour]--;
    me->left[colour]--;
    me->complete += !me->left[colour];
    me->treasures += space->treasure;
    me->owed += space->treasure; /* D13: one throw for each */
}

static bool has_won(const game_t *game, int seat) { /* D4, D20 */
    return game->seats[seat].treasures >= game->table->goal && game->seats[seat].complete;
}

/* The course of the game */

static inline int event(const game_t *game) { return game->decisions + game->throws; }

static inline int choose(game_t *game, int seat, int found) {
    int chosen = choice(game->choice_key, event(game), seat, found);
    game->decisions++;
    return chosen;
}

static void throw_dice(game_t *game, int count, int dice[COLOURS]) {
    word_t part = fraction(random_word(game->dice_key, (word_t)game->throws++));
    for (int colour = 0; colour < COLOURS; colour++) dice[colour] = 0;
    while (count--) dice[next_face(&part)]++;
}

/* Crosses so many spaces of a colour, each at random among those that are allowed. */
static void cross_all(game_t *game, int seat, int colour, int crosses) {
    seat_t *me = &game->seats[seat];
    for (; crosses; crosses--) {
        const set_t *within = me->free[colour] ? &me->board->spaces[me->under_way[colour]].territory
                                               : &me->board->room[colour][crosses]; /* D6, D11 */
        word_t low = me->frontier.half[0] & within->half[0], high = me->frontier.half[1] & within->half[1];
        int fewer = members(low), chosen = choose(game, seat, fewer + members(high)), half = chosen >= fewer;
        cross(me, half ? member(high, chosen - fewer) + HALF : member(low, chosen));
    }
}

/* Uses one of these colours or none. False if no colour can be used. */
static bool use(game_t *game, int seat, const int dice[COLOURS]) { /* D12, D14 */
    word_t colours = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        colours |= (word_t)((dice[colour] > 0) & usable(&game->seats[seat], colour, dice[colour])) << colour;
    if (!colours) return false;
    int found = members(colours), chosen = choose(game, seat, found + 1);
    if (chosen < found) {
        int colour = member(colours, chosen);
        cross_all(game, seat, colour, dice[colour]);
    }
    return true;
}

/* Phase 1: the colour and the number of dice set aside; `dice` are those left for the others. */
static int collect(game_t *game, int dice[COLOURS], int *aside) { /* D8, D9 */
    word_t shown = 0;
    throw_dice(game, DICE, dice);
    for (int colour = 0; colour < COLOURS; colour++) shown |= (word_t)(dice[colour] > 0) << colour;
    int picked = member(shown, choose(game, game->active, members(shown)));
    *aside = 0;
    for (;;) {
        int brought = dice[picked];
        dice[picked] = 0;
        *aside += brought;
        if (!brought || *aside == DICE) return picked;
        if (choose(game, game->active, 2) == 1) return picked; /* stops */
        throw_dice(game, DICE - *aside, dice);
    }
}

static void mark(game_t *game) { /* D10, D12, D17 */
    int dice[COLOURS], aside, picked = collect(game, dice, &aside);
    bool anybody = false;
    /* The others' colours are those that they could use before anybody marked; boards are apart, so now is the same. */
    for (int seat = 0; seat < game->table->seats; seat++) {
        if (seat != game->active) {
            anybody |= use(game, seat, dice);
        } else if (usable(&game->seats[seat], picked, aside)) {
            anybody = true;
            cross_all(game, seat, picked, aside);
        }
    }
    if (!anybody) return;
    for (int seat = 0; seat < game->table->seats; seat++)
        if (has_won(game, seat)) game->winners |= 1 << seat;
    if (game->winners) game->reason = GOAL;
}

static void throw_for_treasures(game_t *game) { /* D14, D15, D18 */
    int seat = game->active, dice[COLOURS];
    for (int turn = 0; turn < game->table->seats; turn++) {
        while (game->seats[seat].owed) {
            game->seats[seat].owed--;
            throw_dice(game, TREASURE_DICE, dice);
            if (use(game, seat, dice) && has_won(game, seat)) {
                game->winners = 1 << seat;
                game->reason = GOAL;
                return;
            }
        }
        seat = seat + 1 < game->table->seats ? seat + 1 : 0;
    }
}

static void play_turn(game_t *game) { /* D16, D19 */
    mark(game);
    if (!game->reason) throw_for_treasures(game);
    if (game->reason) return;
    if (++game->turns >= game->table->turns) game->reason = ROUND_LIMIT;
    game->active = game->active + 1 < game->table->seats ? game->active + 1 : 0;
}

static void write_row(const game_t *game, int64_t *row) {
    row[ROW_WINNERS] = game->winners;
    row[ROW_REASON] = game->reason;
    row[ROW_TURNS] = game->turns;
    row[ROW_DECISIONS] = game->decisions;
    for (int seat = 0; seat < game->table->seats; seat++) row[ROW_SCORES + seat] = game->seats[seat].treasures;
}

/* Plays games number `start` to `stop` - 1 of a run, and writes a row of results for each. */
void play_games(const int64_t *facts, int64_t key, int64_t start, int64_t stop, int64_t *rows) {
    static _Thread_local table_t table;
    read_table(&table, facts);
    for (int64_t number = start; number < stop; number++) {
        word_t own = derive((word_t)key, (word_t)number);
        game_t game = {.table = &table, .dice_key = derive(own, 0), .choice_key = derive(own, 1)};
        game.active = (int)(number % table.seats);
        for (int seat = 0; seat < table.seats; seat++) begin(&game.seats[seat], &table.boards[seat]);
        while (!game.reason) play_turn(&game);
        write_row(&game, rows + (number - start) * ROW);
    }
}
