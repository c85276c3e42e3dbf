/** The examples as tools/rules_examples wrote them: marks and dice by the kernel, geometry by the sheets. */

import type { Sheet } from '../types';
import data from './examples.json';

export interface Drawn {
  sheet: string;
  ring: number[];
  route: number[];
  misthrows: number;
  open: number[]; // links that the route may still use
  legal: string;
  dice: string;
  used: string;
  points: { ring: number; route: number; total: number };
}

export interface Step {
  seat: number;
  point?: string; // what the step speaks of: "ring", "misthrows", …
  events: (string | number)[][];
  drawn: Drawn;
}

export interface Example {
  part?: string; // only legal spaces of this part are shown: "ring" or "route"
  points?: boolean;
  steps: Step[];
}

export const sheets = data.pieces as unknown as Record<string, Omit<Sheet, 'name'>>;
export const facts = data.facts;
export const examples = data.examples as Record<'tour' | 'turn' | 'ring' | 'route' | 'misthrow' | 'score', Example>;

/** Positions of the legal spaces of a part: "c" for the ring, "n" for the numbers. */
export function legal(drawn: Drawn, kind: 'c' | 'n'): Set<number> {
  const found = drawn.legal.split(' ').filter((name) => name.startsWith(kind));
  return new Set(found.map((name) => Number(name.slice(1))));
}
