/** The keys of a table (docs/page.md), wherever the focus is, except where keys have another meaning. */

import { isArrow } from './walk';

interface Acts {
  isDie: (letter: string) => boolean;
  choose: (die: string) => boolean;
  walk: (from: string, arrow: string) => void;
  leap: (backwards: boolean) => boolean; // to the next space that can be marked
  hurry: () => void;
  isRolling: () => boolean;
  letters: Record<string, () => boolean>; // false where there is nothing to do
}

const ELSEWHERE = 'input, select, textarea, dialog';
const PRESSED = 'button, a, summary, [role="button"]'; // Enter and the space bar press it

export function keys(acts: Acts): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.repeat && !isArrow(event.key)) return; // a key held down is no second answer
    if (target.closest(ELSEWHERE) || document.querySelector('dialog[open]')) return;
    const key = event.key.toUpperCase();
    const space = target.closest<SVGElement>('.large [data-space]')?.dataset.space;
    let used = true;
    if (acts.isDie(key)) used = acts.choose(key);
    else if (space && isArrow(event.key)) acts.walk(space, event.key);
    else if (key === 'N') used = acts.leap(event.shiftKey);
    else if (space && (key === 'PAGEDOWN' || key === 'PAGEUP')) used = acts.leap(key === 'PAGEUP');
    else if (acts.isRolling() && !target.closest(PRESSED) && (key === 'ENTER' || key === ' ')) acts.hurry();
    else used = acts.letters[key]?.() ?? false;
    if (used) event.preventDefault();
  };
}
