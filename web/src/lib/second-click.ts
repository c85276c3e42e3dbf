/** Nothing by accident: a click may fall on what has come to the place of what was meant. So a click soon after another one at the
    same place counts only if it hits the same thing; whoever goes on tapping hits nothing new. And where things change by
    themselves, what has just appeared, moved or been renamed can't be clicked yet, wherever the last click was. */

import type { Attachment } from 'svelte/attachments';

const REST = 700; // milliseconds
const FRESH = 350; // milliseconds within which nobody can have seen something and clicked on it
const NEAR = 20; // pixels
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role=button]';
const DECIDES = /^(Enter| |[a-z0-9])$/i; // keys that press something

interface Click {
  at: number;
  x: number;
  y: number;
  on: Element | null;
  label: string;
}

type Pointed = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY' | 'detail' | 'target'>;

export class SecondClick {
  #last: Click | null = null;

  /** `changed` tells when something last appeared, moved or was renamed. */
  constructor(private readonly changed: (control: Element) => number = changedAt) {}

  /** Whether a click is one too many. Clicks by keys have no number (`detail`) and are always meant. */
  refuses(event: Pointed): boolean {
    if (event.detail === 0) return false;
    const on = control(event.target as Element | null);
    const click = { at: event.timeStamp, x: event.clientX, y: event.clientY, on, label: labelOf(on) };
    const last = this.#last;
    const again = last !== null && click.at - last.at < REST && Math.hypot(click.x - last.x, click.y - last.y) < NEAR;
    if (again && (last.on !== click.on || last.label !== click.label)) {
      this.#last = { ...last, at: click.at };
      return true;
    }
    const isFresh = on !== null && !(again && last.on === on) && click.at - this.changed(on) < FRESH;
    if (!isFresh) this.#last = click;
    return isFresh;
  }
}

interface Seen {
  x: number;
  y: number;
  label: string;
  at: number;
}

const seen = new WeakMap<Element, Seen>();
const changedAt = (control: Element): number => seen.get(control)?.at ?? -Infinity;

/** Watches over what can be clicked in a place that changes by itself. */
export const changesByItself: Attachment<HTMLElement> = (place) => {
  const look = (): void => place.querySelectorAll(CONTROLS).forEach(notice);
  const observer = new MutationObserver(look);
  observer.observe(place, { childList: true, characterData: true, subtree: true });
  const first = requestAnimationFrame(look); // when it is laid out, and not before
  return () => (cancelAnimationFrame(first), observer.disconnect());
};

function notice(control: Element): void {
  const { left: x, top: y } = control.getBoundingClientRect();
  const [before, label] = [seen.get(control), labelOf(control)];
  const same = before?.label === label && Math.hypot(x - before.x, y - before.y) < NEAR;
  seen.set(control, { x, y, label, at: same ? before.at : performance.now() });
}

/** What a click is for: of a label and its field the field. */
function control(target: Element | null): Element | null {
  const found: (Element & { control?: Element | null }) | null = target?.closest(CONTROLS) ?? null;
  return found?.control ?? found;
}

function labelOf(element: Element | null): string {
  return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
}

/** A key that is held down presses once, too; in a field it writes on. */
export function repeats({ repeat, key, target }: Pick<KeyboardEvent, 'repeat' | 'key' | 'target'>): boolean {
  return repeat && DECIDES.test(key) && !(target as Element | null)?.closest('input:not([type=radio], [type=checkbox]), select, textarea');
}

/** Guards all that can be clicked, before anything else hears of it. */
export function guardClicks(): void {
  const second = new SecondClick();
  const swallow = (event: Event): void => (event.preventDefault(), event.stopImmediatePropagation());
  addEventListener('click', (event) => second.refuses(event) && swallow(event), { capture: true });
  addEventListener('keydown', (event) => repeats(event) && swallow(event), { capture: true });
}
