/** The set of spaces or links that the server encodes as a hexadecimal bit mask. */
export function bitsOf(hexadecimal: string): Set<number> {
  const found = new Set<number>();
  [...hexadecimal].reverse().forEach((digit, at) => {
    const bits = Number.parseInt(digit, 16);
    for (let bit = 0; bit < 4; bit++) if ((bits >> bit) & 1) found.add(4 * at + bit);
  });
  return found;
}
