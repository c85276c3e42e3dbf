/* Random play of Ring & Route, written by hand in C: what the kernel is measured against.

   The rules (R1 to R20) are those of rollwright/games/ring_and_route/rules/kernel.py, whose facts about the sheets are
   the input; a row of results has the layout of rollwright/kernel/loops.py. */

#include <stdbool.h>
#include <string.h>

#include "random.h"

enum { SEATS = 4, DICE = 3, ALL_DICE = 7, RING = 16, NUMBERS = 13, HIGHEST = 18, LINKS = 78, HALF = 39, MISTHROWS = 3 };
enum { MISTHROWN = 1, FULL_SHEET = 2 };
enum { ROW = 8, ROW_WINNERS = 0, ROW_REASON, ROW_TURNS, ROW_DECISIONS, ROW_SCORES };

static const unsigned FULL_RING = (1u << RING) - 1, ALL_NUMBERS = (1u << NUMBERS) - 1;

/* A sheet: which spaces a die or a sum leads to, and which links cross each other. */
typedef struct {
    uint16_t coloured[DICE][8];     /* by die and number: the ring spaces of that face's colour */
    uint16_t valued[HIGHEST + 1];   /* by sum: the number spaces with this value */
    uint16_t near[NUMBERS];         /* linked number spaces */
    uint8_t link[NUMBERS][NUMBERS]; /* the link between two spaces */
    word_t crossing[LINKS][2];      /* the links that cross a link */
} sheet_t;

typedef struct {
    int seats;
    sheet_t sheets[SEATS][2]; /* the first and the second sheet of each seat */
    int route_points[NUMBERS + 1], ring_points[RING + 1];
} table_t;

typedef struct {
    int which;                     /* 0 the first sheet, 1 the second */
    bool ended;                    /* the first sheet ends after this throw */
    unsigned used;                 /* dice used in this part */
    unsigned crossed, arc;         /* ring spaces: crossed, and those that may be crossed next */
    unsigned visited, ahead;       /* number spaces: on the route, and those to which it may go */
    int length, head;              /* of the route: its length and its last space */
    word_t blocked[2];             /* links that cross a line already drawn */
    int misthrows, banked;
} seat_t;

typedef struct {
    const table_t *table;
    word_t dice_key, choice_key;
    int active, turns, decisions, throws, reason;
    int dice[DICE]; /* the numbers that they show */
    seat_t seats[SEATS];
} game_t;

/* The facts as the kernel has them */

enum { F_SEATS = 0, F_SHEET = 1, F_POINTS = 9, F_RING_POINTS = F_POINTS + NUMBERS + 1 };
enum { F_RING = 0, F_VALUE = DICE * 8, F_NEAR = F_VALUE + HIGHEST + 1, F_LINK = F_NEAR + NUMBERS };
enum { F_CROSSING = F_LINK + NUMBERS * NUMBERS };

static void read_sheet(sheet_t *sheet, const int64_t *facts) {
    for (int die = 0; die < DICE; die++)
        for (int number = 0; number < 8; number++)
            sheet->coloured[die][number] = (uint16_t)facts[F_RING + die * 8 + number];
    for (int value = 0; value <= HIGHEST; value++) sheet->valued[value] = (uint16_t)facts[F_VALUE + value];
    for (int space = 0; space < NUMBERS; space++) {
        sheet->near[space] = (uint16_t)facts[F_NEAR + space];
        for (int other = 0; other < NUMBERS; other++)
            sheet->link[space][other] = (uint8_t)facts[F_LINK + space * NUMBERS + other];
    }
    for (int link = 0; link < LINKS; link++)
        for (int half = 0; half < 2; half++) sheet->crossing[link][half] = (word_t)facts[F_CROSSING + link * 2 + half];
}

static void read_table(table_t *table, const int64_t *facts) {
    table->seats = (int)facts[F_SEATS];
    for (int seat = 0; seat < table->seats; seat++)
        for (int which = 0; which < 2; which++)
            read_sheet(&table->sheets[seat][which], facts + facts[F_SHEET + seat * 2 + which]);
    for (int length = 0; length <= NUMBERS; length++) table->route_points[length] = (int)facts[F_POINTS + length];
    for (int crosses = 0; crosses <= RING; crosses++) table->ring_points[crosses] = (int)facts[F_RING_POINTS + crosses];
}

/* A seat's sheet */

static void new_sheet(seat_t *me) { /* R5, R6: the first cross and the start of the route may be anywhere */
    int which = me->which, banked = me->banked;
    memset(me, 0, sizeof *me);
    me->which = which;
    me->banked = banked;
    me->arc = FULL_RING;
    me->ahead = ALL_NUMBERS;
}

static int points(const table_t *table, const seat_t *me) { /* R17, R18 */
    return table->ring_points[members(me->crossed)] + table->route_points[me->length];
}

static inline void cross_colour(seat_t *me, int space) { /* R5 */
    unsigned crossed = me->crossed | 1u << space;
    unsigned beside = crossed << 1 | crossed >> 1 | crossed >> (RING - 1) | crossed << (RING - 1);
    me->crossed = crossed;
    me->arc = beside & ~crossed & FULL_RING;
}

static inline void mark_number(seat_t *me, const sheet_t *sheet, int space) { /* R6, R7 */
    if (me->length > 0) {
        const word_t *crossing = sheet->crossing[sheet->link[me->head][space]];
        me->blocked[0] |= crossing[0];
        me->blocked[1] |= crossing[1];
    }
    me->visited |= 1u << space;
    me->head = space;
    me->length++;
    unsigned ahead = sheet->near[space] & ~me->visited;
    if (me->blocked[0] | me->blocked[1]) {
        unsigned reached = 0;
        for (unsigned left = ahead; left; left &= left - 1) {
            int other = lowest(left), link = sheet->link[space][other], half = link >= HALF;
            if (!(me->blocked[half] >> (link - half * HALF) & 1)) reached |= 1u << other;
        }
        ahead = reached;
    }
    me->ahead = ahead;
}

/* The course of the game */

static void throw_dice(game_t *game, unsigned thrown) { /* R9 */
    word_t part = fraction(random_word(game->dice_key, (word_t)game->throws++));
    for (int die = 0; die < DICE; die++)
        if (thrown >> die & 1) game->dice[die] = next_face(&part) + 1;
}

static inline int event(const game_t *game) { return game->decisions + game->throws; }

/* Carries out one of the seat's marks at random, in the order of the kernel's action numbers, or ends its part: then
   false. */
static inline bool mark(game_t *game, int number) {
    seat_t *me = &game->seats[number];
    const sheet_t *sheet = &game->table->sheets[number][me->which];
    /* Sets of marks, without branches: ring spaces for each die; number spaces for each sum, in two words */
    word_t ring = 0, few = 0, many = 0;
    for (int die = 0; die < DICE; die++) {
        word_t unused = (me->used >> die & 1) - (word_t)1;
        ring |= (sheet->coloured[die][game->dice[die]] & me->arc & unused) << RING * die;
    }
    for (unsigned chosen = 1; chosen <= ALL_DICE; chosen++) { /* R8: one die, or the sum of several */
        int sum = (chosen & 1 ? game->dice[0] : 0) + (chosen & 2 ? game->dice[1] : 0) + (chosen & 4 ? game->dice[2] : 0);
        word_t spaces = chosen & me->used ? 0 : sheet->valued[sum] & me->ahead;
        if (chosen <= 4)
            few |= spaces << NUMBERS * (chosen - 1);
        else
            many |= spaces << NUMBERS * (chosen - 5);
    }
    int rings = members(ring), fews = members(few), marks = rings + fews + members(many);
    int found = marks + (me->which == 0 ? 2 : 1); /* R10: done; R13: turn */
    int chosen = choice(game->choice_key, event(game), number, found);
    game->decisions++;
    if (chosen >= marks) {
        int due = number == game->active ? DICE : DICE - 1; /* R11 */
        me->misthrows += members(me->used) < due;
        me->ended = (chosen > marks) | (me->misthrows >= MISTHROWS); /* R12, R13 */
        return false;
    }
    if (chosen < rings) {
        int at = member(ring, chosen);
        me->used |= 1u << at / RING;
        cross_colour(me, at % RING);
    } else {
        chosen -= rings;
        int at = chosen < fews ? member(few, chosen) : member(many, chosen - fews) + 4 * NUMBERS;
        me->used |= (unsigned)(at / NUMBERS + 1);
        mark_number(me, sheet, at % NUMBERS);
    }
    return true;
}

static int reason(const game_t *game) { /* R15, R20 */
    int why = 0;
    for (int seat = 0; seat < game->table->seats; seat++) {
        const seat_t *me = &game->seats[seat];
        if (me->which == 0) continue;
        if (me->misthrows >= MISTHROWS)
            why = MISTHROWN;
        else if (!why && me->crossed == FULL_RING && me->length == NUMBERS)
            why = FULL_SHEET;
    }
    return why;
}

static void play_turn(game_t *game) {
    const table_t *table = game->table;
    throw_dice(game, ALL_DICE);
    unsigned again = (unsigned)choice(game->choice_key, event(game), game->active, ALL_DICE + 1);
    game->decisions++;
    if (again) throw_dice(game, again); /* R9 */
    for (int seat = 0; seat < table->seats; seat++)
        while (mark(game, seat)) {}
    game->turns++;
    game->reason = reason(game);
    if (game->reason) return;
    for (int seat = 0; seat < table->seats; seat++) { /* R12, R13 */
        seat_t *me = &game->seats[seat];
        me->used = 0;
        if (me->ended) {
            me->banked = points(table, me);
            me->which = 1;
            new_sheet(me);
        }
    }
    game->active = game->active + 1 < table->seats ? game->active + 1 : 0; /* R14 */
}

static void write_row(const game_t *game, int64_t *row) { /* R19 */
    int most = -1;
    row[ROW_WINNERS] = 0;
    for (int seat = 0; seat < game->table->seats; seat++) {
        int score = game->seats[seat].banked + points(game->table, &game->seats[seat]);
        if (score > most) {
            most = score;
            row[ROW_WINNERS] = 0;
        }
        if (score == most) row[ROW_WINNERS] |= 1 << seat;
        row[ROW_SCORES + seat] = score;
    }
    row[ROW_REASON] = game->reason;
    row[ROW_TURNS] = game->turns;
    row[ROW_DECISIONS] = game->decisions;
}

/* Plays games number `start` to `stop` - 1 of a run, and writes a row of results for each. */
void play_games(const int64_t *facts, int64_t key, int64_t start, int64_t stop, int64_t *rows) {
    table_t table;
    read_table(&table, facts);
    for (int64_t number = start; number < stop; number++) {
        word_t own = derive((word_t)key, (word_t)number);
        game_t game = {.table = &table, .dice_key = derive(own, 0), .choice_key = derive(own, 1)};
        game.active = (int)(number % table.seats);
        for (int seat = 0; seat < table.seats; seat++) new_sheet(&game.seats[seat]);
        while (!game.reason) play_turn(&game);
        write_row(&game, rows + (number - start) * ROW);
    }
}
