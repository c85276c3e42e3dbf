/** A throw at random: `part`, from 0 to 1, of all the ways in which dice can fall. */
export function drawn(throws: Record<string, number>, part: number): string {
  const all = Object.entries(throws);
  let left = part * all.reduce((sum, [, ways]) => sum + ways, 0);
  return (all.find(([, ways]) => (left -= ways) < 0) ?? all.at(-1) ?? [''])[0];
}
