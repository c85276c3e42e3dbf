import { fromHex } from './dice-check/sha256';

/** A commitment for people to compare: a word for each of its first four bytes. */
export async function fourWords(commitment: string): Promise<string> {
  const { default: list } = await import('../../../src/rollwright/core/four_words.txt?raw');
  const all = list.split(/\s+/);
  return Array.from(fromHex(commitment.slice(0, 8)) ?? [], (byte) => all[byte]).join(' ');
}
