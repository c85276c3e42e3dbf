/** Where others reach this server: on a home network it is not the address of this browser. */

import type { Place } from '../protocol';
import { call } from './api';

class Reach {
  place = $state.raw<Place>({ origin: location.origin, here_only: false, can_open: false });

  /** Asks again: the network may have been let in since. */
  async look(): Promise<Place> {
    try {
      this.place = await call<Place>('GET', '/api/here');
    } catch {
      // links have the address of this browser
    }
    return this.place;
  }

  /** Lets the home network in, until the server ends. */
  async open(): Promise<void> {
    this.place = await call<Place>('POST', '/api/here', {});
  }
}

export const reach = new Reach();
