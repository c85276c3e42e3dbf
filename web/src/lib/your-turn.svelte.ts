/** Tells whose turn has come that it has: by a sound after a wait, and by a notification where the page is not seen. */

import { settings } from './settings.svelte';
import { sound } from './sounds';

const WAIT = 4000; // milliseconds; whoever plays move after move knows

export const canNotify = (): boolean => 'Notification' in globalThis && Notification.permission !== 'denied';

/** Asks the browser once; false if notifications are not allowed. */
export async function allowNotes(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** To be called while a component is initialised. */
export function tellTurns(isMine: () => boolean, words: () => { title: string; body: string; tag: string }): void {
  let since = Date.now(); // when the last turn ended
  let note: Notification | undefined;
  $effect(() => {
    if (!isMine()) return;
    if (Date.now() - since > WAIT || document.hidden) sound('turn');
    if (document.hidden && settings.notify) note = show(words());
    return () => {
      since = Date.now();
      note?.close();
    };
  });
}

function show({ title, body, tag }: { title: string; body: string; tag: string }): Notification | undefined {
  try {
    const note = new Notification(title, { body, tag, icon: '/icon.svg' });
    note.onclick = () => (focus(), note.close());
    return note;
  } catch {
    return undefined; // some phones allow them to apps only
  }
}
