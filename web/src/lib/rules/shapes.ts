/** The strokes of a cross around (x, y). */
export function cross(x: number, y: number, reach: number): string {
  return `M${x - reach} ${y - reach}l${2 * reach} ${2 * reach}m${-2 * reach} 0l${2 * reach} ${-2 * reach}`;
}
