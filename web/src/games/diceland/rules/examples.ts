/** The examples as tools/rules_examples wrote them: positions and dice by the kernel, geometry by the board. */

import type { Board } from '../types';
import data from './examples.json';

export interface Drawn {
  crossed: string;
  legal: string;
  aside: string;
  others: string;
  due: number;
  treasures: number;
  complete: string;
  winners: number[];
}

export interface Step {
  seat: number;
  point?: string; // what the step speaks of: "start", "treasures", …
  events: (string | number)[][];
  drawn: Drawn;
}

export interface Example {
  window?: string; // the part of the board that is shown: "c3 j9"
  status?: boolean;
  steps: Step[];
}

type Drawing = Pick<Board, 'goal' | 'start' | 'spaces' | 'obstacles' | 'borders' | 'status'>;

export const board = data.pieces.A as unknown as Drawing;
export const examples = data.examples as Record<'tour' | 'turn' | 'territories' | 'excess' | 'treasure' | 'goal', Example>;

/** Names in a text such as "g7 f8". */
export function names(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

/** The spaces that the seat has crossed in this step. */
export function fresh(step: Step): string[] {
  return step.events
    .filter(([who, words]) => who === step.seat && String(words).startsWith('cross '))
    .map(([, words]) => String(words).slice('cross '.length));
}

const STAR = Array.from({ length: 16 }, (_, tip) => {
  const reach = tip % 2 ? 0.78 : 1;
  const angle = (Math.PI * tip) / 8;
  return [reach * Math.sin(angle), -reach * Math.cos(angle)] as const;
});

/** The corners of the star under a treasure's symbol. */
export function star(x: number, y: number, radius: number): string {
  return STAR.map(([a, b]) => `${(x + a * radius).toFixed(1)},${(y + b * radius).toFixed(1)}`).join(' ');
}
