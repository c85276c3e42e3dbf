/** Which die lies where, so that each is seen to move: six dice, known by their numbers. */

import type { Colour } from './types';

export interface Lying {
  die: number; // 0 to 5
  colour: Colour | null; // null as long as it has not fallen
  aside: boolean;
}

/** The dice as they lie now: those set aside first. A die keeps its number wherever it can. */
export function arrange(before: readonly Lying[], aside: string, others: string, due: number): Lying[] {
  const left = [...before];
  const take = (fits: (die: Lying) => boolean): number | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.die;
  };
  const wanted: Omit<Lying, 'die'>[] = [
    ...[...aside].map((colour) => ({ colour: colour as Colour, aside: true })),
    ...[...others].map((colour) => ({ colour: colour as Colour, aside: false })),
    ...Array.from({ length: due }, () => ({ colour: null, aside: false })),
  ];
  const dice: (number | undefined)[] = wanted.map((die) =>
    take((old) => old.aside === die.aside && old.colour === die.colour && die.colour !== null),
  );
  wanted.forEach((die, at) => (dice[at] ??= die.colour ? take((old) => old.colour === die.colour) : undefined));
  const used = new Set(dice);
  const unused = [0, 1, 2, 3, 4, 5].filter((die) => !used.has(die));
  return wanted.map((die, at) => ({ die: dice[at] ?? (unused.shift() as number), ...die }));
}
