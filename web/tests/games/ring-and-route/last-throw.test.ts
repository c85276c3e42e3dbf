import { describe, expect, it } from 'vitest';
import { isLastThrow, type Look, type SheetLook } from '../../../src/games/ring-and-route/types';

const sheet = (misthrows: number, ring = 0, route = 0) => ({ misthrows, ring: Array(ring), route: Array(route) }) as unknown as SheetLook;
const look = (phase: string, ...sheets: SheetLook[]) =>
  ({ phase, tables: { ring: [[7, 8], [16, 25]], route: Array(13) }, seats: [{ sheets: [sheet(0)] }, { sheets }] }) as unknown as Look;

describe('a throw is the last one', () => {
  it.each([
    ['with three misthrows on a second sheet', look('mark', sheet(1), sheet(3)), true],
    ['with a full second sheet', look('mark', sheet(1), sheet(0, 16, 13)), true],
    ['not with three misthrows on a first one', look('mark', sheet(3)), false],
    ['not with a full ring alone', look('mark', sheet(1), sheet(2, 16, 12)), false],
    ['not when the game is over', look('over', sheet(1), sheet(3)), false],
  ])('%s', (_, now, last) => expect(isLastThrow(now)).toBe(last));
});
