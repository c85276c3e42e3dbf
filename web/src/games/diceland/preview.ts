/** Looking at a colour before choosing it: the pointer rests on it, the keyboard is at it, or a finger stays on it. */

import type { Attachment } from 'svelte/attachments';
import type { Colour } from './types';

const LONG = 450; // milliseconds after which a finger only looks

/** `look` is called with the colour, and with null when it is looked at no more. */
export function looks(colour: Colour, look: (colour: Colour | null) => void): Attachment<Element> {
  return (node) => {
    let since = Infinity;
    const on = (): void => look(colour);
    const off = (): void => queueMicrotask(() => look(null)); // a button that is taken away is blurred while nothing may change
    const press = (event: Event): void => {
      since = (event as PointerEvent).pointerType === 'mouse' ? Infinity : event.timeStamp;
      on();
    };
    /** A long look is no choice. */
    const click = (event: Event): void => {
      if (event.timeStamp - since < LONG || since === Infinity) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const listeners: [string, (event: Event) => void, boolean?][] = [
      ['pointerenter', on],
      ['pointerdown', press],
      ['pointerleave', off],
      ['focus', on],
      ['blur', off],
      ['click', click, true],
      ['contextmenu', (event) => since !== Infinity && event.preventDefault()],
    ];
    listeners.forEach(([name, listen, first]) => node.addEventListener(name, listen, first));
    return () => {
      off();
      listeners.forEach(([name, listen, first]) => node.removeEventListener(name, listen, first));
    };
  };
}
