/** The keys of a table (docs/page.md), while something of it has the focus. */

import { isArrow } from './walk';

interface Acts {
  isDie: (letter: string) => boolean;
  choose: (die: string) => void;
  walk: (from: string, arrow: string) => void;
  leap: (backwards: boolean) => void; // to the next space that can be marked
  hurry: () => void;
  isRolling: () => boolean;
  letters: Record<string, () => boolean>; // false where there is nothing to do
}

export function keys(acts: Acts): (event: KeyboardEvent & { currentTarget: HTMLElement }) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toUpperCase();
    const space = (event.target as Element).closest<SVGElement>('.large [data-space]')?.dataset.space;
    const plain = event.target === event.currentTarget; // no button that the key would press
    let used = true;
    if (acts.isDie(key)) acts.choose(key);
    else if (space && isArrow(event.key)) acts.walk(space, event.key);
    else if (space && (key === 'PAGEDOWN' || key === 'PAGEUP')) acts.leap(key === 'PAGEUP');
    else if (acts.isRolling() && plain && (key === 'ENTER' || key === ' ')) acts.hurry();
    else used = acts.letters[key]?.() ?? false;
    if (used) event.preventDefault();
  };
}
