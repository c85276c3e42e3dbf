/** The shapes of a review: bars of a waterfall, the curve of chances, and which of its points is nearest. Pure geometry. */

import type { Decision, Side } from '../protocol';

export const PARTS = ['start', 'luck', 'own', 'others', 'rest', 'result'] as const;
export type Part = (typeof PARTS)[number];

/** A bar of a waterfall, from 0 to 1 of its width. */
export interface Bar {
  part: Part;
  value: number; // chances, or a change of them
  from: number;
  to: number;
}

/** The bars of an account: start and result stand on zero, each change begins where the one before it has ended. All sides have
    the same scale, so that bars can be compared; it holds all sums on the way, which may be below 0 or above 1. */
export function waterfall(side: Side, [low, high]: [number, number]): Bar[] {
  const at = (chances: number): number => (chances - low) / (high - low);
  let sum = 0;
  return PARTS.map((part) => {
    const value = side[part];
    const total = part === 'start' || part === 'result';
    const before = total ? 0 : sum;
    sum = before + value;
    return { part, value, from: at(before), to: at(sum) };
  });
}

/** What decided a finished game for a side: the largest part that led the way the game went. Null where it ended as it began. */
export function mainCause(side: Side): 'luck' | 'own' | 'others' | null {
  const way = Math.sign(side.result - side.start);
  const leading = (['luck', 'own', 'others'] as const).filter((part) => side[part] * way > 0);
  return leading.sort((one, other) => Math.abs(side[other]) - Math.abs(side[one]))[0] ?? null;
}

/** The least and the most that any sum of the accounts comes to. */
export function extent(sides: Side[]): [number, number] {
  const sums = sides.flatMap(({ start, luck, own, others, rest }) => {
    let sum = start;
    return [sum, ...[luck, own, others, rest].map((change) => (sum += change))];
  });
  return [Math.min(0, ...sums), Math.max(1, ...sums)];
}

/** The frame of a drawing, and its scales. */
export interface Field {
  left: number;
  right: number;
  top: number;
  bottom: number;
  moments: number; // of the whole game
}

export const acrossTo = ({ left, right, moments }: Field, moment: number): number =>
  left + ((right - left) * moment) / Math.max(1, moments - 1);

export const upTo = ({ top, bottom }: Field, chances: number): number => bottom - (bottom - top) * chances;

/** The curve of one side as the data of a path. */
export function curvePath(field: Field, curve: number[][], side: number): string {
  const point = (chances: number[], moment: number): string =>
    `${acrossTo(field, moment).toFixed(1)} ${upTo(field, chances[side] ?? 0).toFixed(1)}`;
  return curve.map((chances, moment) => `${moment ? 'L' : 'M'}${point(chances, moment)}`).join('');
}

/** The moment that is nearest to a place across the drawing. */
export function momentAt(field: Field, x: number): number {
  const part = (x - field.left) / Math.max(1, field.right - field.left);
  return Math.min(Math.max(Math.round(part * (field.moments - 1)), 0), field.moments - 1);
}

/** Labels at the ends of curves, moved apart so that each keeps its distance. */
export function apart(places: number[], distance: number, top: number, bottom: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  order.forEach((i, rank) => {
    const above = rank ? moved[order[rank - 1]!]! + distance : top;
    moved[i] = Math.max(moved[i]!, above);
  });
  order.reverse().forEach((i, rank) => {
    const below = rank ? moved[order[rank - 1]!]! - distance : bottom;
    moved[i] = Math.min(moved[i]!, below);
  });
  return moved;
}

/** The mistakes of a seat that stand, the costliest first: what it can be asked to do better. */
export function mistakesOf(decisions: Decision[], seat: number): Decision[] {
  const made = decisions.filter((one) => one.seat === seat && isMistake(one) && one.good.length > 0);
  return made.sort((one, other) => other.played.loss - one.played.loss);
}

export const isMistake = ({ verdict }: Decision): boolean => verdict === 'mistake' || verdict === 'blunder';
