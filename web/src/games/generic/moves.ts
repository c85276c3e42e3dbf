/** Legal moves as rows of buttons: those that begin with the same word together, and all single ones in one row. */

export interface Row {
  name: string; // the word that its moves begin with; '' for single ones
  moves: string[];
}

export function rows(moves: string[]): Row[] {
  const byWord = new Map<string, string[]>();
  for (const move of moves) {
    const word = move.split(' ')[0]!;
    byWord.set(word, [...(byWord.get(word) ?? []), move]);
  }
  const several = [...byWord].filter(([, moves]) => moves.length > 1).map(([name, moves]) => ({ name, moves }));
  const single = [...byWord.values()].filter((moves) => moves.length === 1).flat();
  return single.length ? [...several, { name: '', moves: single }] : several;
}
