/** The keys of a table (docs/page.md), wherever the focus is, and a tap that hurries what is being shown. */

import type { Attachment } from 'svelte/attachments';

interface Acts {
  isRolling: () => boolean;
  isSettled: () => boolean;
  hurry: () => void;
  choose: (number: number) => void; // by its place among the choices
  done: () => void;
  undo: () => void;
  only: () => boolean; // presses what there is to press, if it is only one thing
  next: (backwards: boolean) => void; // goes to a space that can be crossed
  focused: (inside: boolean) => void; // something of the table has the focus, or something else has
}

/** Whether a key is meant for something else: a field, a menu, or a dialog. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable], [role=menu], [role=listbox]') !== null;
}

const isUndo = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Whether nothing that could be pressed itself has the focus. */
const isFree = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, summary, [role=button]') === null;

export function keys(acts: Acts): Attachment<HTMLElement> {
  return (node) => {
    function key(event: KeyboardEvent): void {
      if (event.defaultPrevented || isElsewhere(event)) return;
      if (isUndo(event)) return (acts.undo(), event.preventDefault());
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const inside = event.target === document.body || node.contains(event.target as Node);
      if (acts.isRolling() && (event.key === 'Escape' || (inside && ['Enter', ' '].includes(event.key)))) acts.hurry();
      else if (event.key === 'Enter' && isFree(event.target) && acts.only()) event.preventDefault();
      else if (/^[1-9]$/.test(event.key)) acts.choose(Number(event.key) - 1);
      else if (event.key.toLowerCase() === 'd') acts.done();
      else if (event.key.toLowerCase() === 'n') acts.next(event.shiftKey);
      else if (event.key === 'Backspace') acts.undo();
      else return;
      event.preventDefault();
    }

    function tap(): void {
      if (!acts.isSettled()) acts.hurry();
    }

    const focus = (event: FocusEvent): void => acts.focused(node.contains(event.target as Node));
    node.addEventListener('pointerdown', tap);
    document.addEventListener('keydown', key);
    document.addEventListener('focusin', focus);
    return () => {
      node.removeEventListener('pointerdown', tap);
      document.removeEventListener('keydown', key);
      document.removeEventListener('focusin', focus);
    };
  };
}
