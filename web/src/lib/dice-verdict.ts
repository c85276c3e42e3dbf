/** Whether the dice of a record were as promised: recomputed, and compared with what this browser has seen of the game. */

import type { GameRecord } from '../games/contract';
import type { Said } from '../protocol';
import { faultsOf } from './dice-check/check';
import { readRecord } from './dice-check/form';
import { keptShares } from './dice-share';
import { keptSeen, notCompared, otherThanSeen, type Seen } from './dice-witness';
import { gameDice } from './games';
import type { DiceVerdict } from './my-games';

export interface DiceCheck {
  verdict: DiceVerdict;
  faults: Said[];
  throws: number;
  part: string | null; // a message about what could not be compared
  digests: { label: string; digest: string }[];
}

/** Checks a record: of this table, or of the one that it names. `found` are faults that the server found, which knows the
    rules too; `seen` is what the browser has seen, if it is not to be looked up. */
export async function checkDice(record: unknown, table?: string, found: Said[] = [], seen?: Seen | null): Promise<DiceCheck> {
  const shown = readRecord(record);
  if (typeof shown === 'string') {
    const wrong: Said = shown === 'fair' ? { code: 'fair-missing', params: {} } : { code: 'page-check-form', params: { field: shown } };
    return { verdict: 'bad', faults: [wrong], throws: 0, part: null, digests: [] };
  }
  const dice = await gameDice(record as GameRecord);
  const { events, fair } = shown;
  const id = table ?? fair.game_id;
  const known = seen === undefined ? keptSeen(id) : seen;
  const shares = keptShares(id);
  const own = [...(known ? otherThanSeen(fair, id, known, shares) : []), ...faultsOf(shown, dice)];
  const faults = [...own, ...found.filter(({ code }) => !own.some((fault) => fault.code === code))];
  const part = notCompared(fair, known, shares) ?? (dice.told ? 'page-check-part-told' : null);
  const digests = [
    { label: 'page-check-words', digest: fair.commitment },
    { label: 'page-check-log-words', digest: fair.hash },
  ];
  return {
    verdict: faults.length ? 'bad' : part ? 'part' : 'good',
    faults,
    throws: events.filter(([who]) => who === 'dice').length,
    part,
    digests: digests.filter(({ digest }) => digest !== ''),
  };
}
