/** The keys of a table (docs/page.md), and a tap that hurries what is being shown. */

import type { Attachment } from 'svelte/attachments';

interface Acts {
  isRolling: () => boolean;
  isSettled: () => boolean;
  hurry: () => void;
  choose: (number: number) => void; // by its place among the choices
  done: () => void;
  undo: () => void;
  focused: (inside: boolean) => void; // something of the table has the focus, or something else has
}

export function keys(acts: Acts): Attachment<HTMLElement> {
  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (acts.isRolling() && ['Enter', ' ', 'Escape'].includes(event.key)) acts.hurry();
    else if (/^[1-9]$/.test(event.key)) acts.choose(Number(event.key) - 1);
    else if (event.key.toLowerCase() === 'd') acts.done();
    else if (event.key === 'Backspace') acts.undo();
    else return;
    event.preventDefault();
  }

  function escape(event: KeyboardEvent): void {
    if (event.key === 'Escape' && acts.isRolling()) acts.hurry();
  }

  function tap(): void {
    if (!acts.isSettled()) acts.hurry();
  }

  return (node) => {
    const focus = (event: FocusEvent): void => acts.focused(node.contains(event.target as Node));
    node.addEventListener('keydown', key);
    node.addEventListener('pointerdown', tap);
    window.addEventListener('keydown', escape);
    document.addEventListener('focusin', focus);
    return () => {
      node.removeEventListener('keydown', key);
      node.removeEventListener('pointerdown', tap);
      window.removeEventListener('keydown', escape);
      document.removeEventListener('focusin', focus);
    };
  };
}
