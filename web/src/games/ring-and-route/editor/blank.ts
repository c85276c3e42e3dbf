import { paperText } from './paper';
import { BARE, RING } from './side';

const EMPTY = { ring: BARE.repeat(RING), numbers: [], links: [] };

/** A paper on which nothing is drawn yet. */
export const BLANK = paperText({ sheets: { 1: EMPTY, 2: EMPTY } });
