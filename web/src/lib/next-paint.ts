/** Resolves in a task of its own, so that what is done before and after is never long at a time. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves after the next paint, for work that must not delay it. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

let last: Promise<void> = Promise.resolve();

/** Resolves after all who have asked before, with a paint between two of them: much work, but never long at a time. */
export function nextTurn(): Promise<void> {
  const turn = last;
  last = turn.then(nextPaint);
  return turn;
}
