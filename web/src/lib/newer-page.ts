/** Parts of the page that can't be loaded: without a connection, or because the server has a newer page since this one was opened.
    Both are mended by loading the page again at the same address, once the server is there. */

import { call } from './api';

const PAUSE = 20_000; // milliseconds between two attempts, so that a page that stays broken isn't loaded for ever

export async function isServerThere(): Promise<boolean> {
  return call('GET', '/api/here').then(
    () => true,
    () => false,
  );
}

/** Loads the page again; false if that was tried just now. */
export function loadAgain(): boolean {
  const last = Number(sessionStorage.getItem('rollwright.loaded-again') ?? 0);
  if (Date.now() - last < PAUSE) return false;
  sessionStorage.setItem('rollwright.loaded-again', `${Date.now()}`);
  location.reload();
  return true;
}
