/** The five levels of bots. */

export const LEVELS = ['novice', 'greedy', 'planner', 'expert', 'master'] as const;
/** What their bots are called, the same in every language: a name needs no article, and no person has one of these. */
export const BOT_NAMES: Record<string, string> = { novice: 'Pixel', greedy: 'Turbo', planner: 'Nova', expert: 'Atlas', master: 'Titan' };
export const FIRST_LEVEL = LEVELS[0]; // of a browser in which nobody has chosen one
