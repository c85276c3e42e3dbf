/* Random streams as in rollwright/kernel/stream.py, so that games can be compared one by one. */

#ifndef RANDOM_H
#define RANDOM_H

#include <stdint.h>

typedef uint64_t word_t;

static const word_t MASK = ((word_t)1 << 62) - 1;
static const word_t STRIDE = 0x1E3779B97F4A7C15u;
enum { FRACTION_BITS = 58, FACES = 6 };

static inline word_t mix(word_t word) {
    word = ((word ^ (word >> 30)) * 0x3F58476D1CE4E5B9u) & MASK;
    word = ((word ^ (word >> 27)) * 0x14D049BB133111EBu) & MASK;
    return word ^ (word >> 31);
}

static inline word_t random_word(word_t key, word_t position) { return mix((key + (position + 1) * STRIDE) & MASK); }

static inline word_t derive(word_t key, word_t branch) { return mix(random_word(key, branch) ^ STRIDE); }

static inline int below(word_t random, int limit) { return (int)(((random >> 31) * (word_t)limit) >> 31); }

/* The dice of a throw, taken one after the other from a binary fraction. */
static inline word_t fraction(word_t random) { return random >> (62 - FRACTION_BITS); }

static inline int next_face(word_t *part) {
    word_t product = *part * FACES;
    *part = product & (((word_t)1 << FRACTION_BITS) - 1);
    return (int)(product >> FRACTION_BITS);
}

/* The choice of a random player among `found` actions, in event number `event` of a game. */
static inline int choice(word_t key, int event, int seat, int found) {
    return below(random_word(key, (word_t)event * 4 + (word_t)seat), found);
}

static inline int lowest(word_t set) { return __builtin_ctzll(set); }

static inline int members(word_t set) { return __builtin_popcountll(set); }

/* The member of a set before which there are so many others. */
#ifdef __BMI2__
#include <immintrin.h>
static inline int member(word_t set, int number) { return lowest(_pdep_u64((word_t)1 << number, set)); }
#else
static inline int member(word_t set, int number) {
    while (number--) set &= set - 1;
    return lowest(set);
}
#endif

#endif
