/** What there is to see of a game whose rules the page doesn't know: a throw is shown for a moment before anybody decides. */

import type { Pacing } from '../../lib/pace.svelte';
import type { Look } from './types';

const THROW = 500; // milliseconds

export const pacing: Pacing<Look> = {
  opening: (moment) => moment,
  steps(from, to, { motion }) {
    const fell = to.throws > from.throws;
    return [{ moment: to, rolls: false, parallel: !fell, hold: fell && motion ? THROW : 0 }];
  },
  keep: (waiting) => waiting,
  quietUntil: 'settled',
};
