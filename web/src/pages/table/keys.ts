/** Which keys are for the game, wherever the focus is. */

/** Letters, digits and the key that takes back; not in a field or a dialog, and not with the keys of the browser. */
export function isForGame(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  if (!/^([a-z0-9]|Backspace)$/i.test(event.key)) return false;
  return !(event.target as Element).closest?.('input, select, textarea, dialog') && !document.querySelector('dialog[open]');
}

/** Whether the focus is at nothing that a person has chosen. */
export function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.matches('h1, main');
}
