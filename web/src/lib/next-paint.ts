/** When what is there so far has been painted: what can come a moment later does not hold it up. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
