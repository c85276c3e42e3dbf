import type { Place } from '../../protocol';
import { call } from '../../lib/api';

/** The address under which others reach this server: on a home network it is not the one of this browser. */
export async function publicOrigin(): Promise<string> {
  try {
    return (await call<Place>('GET', '/api/here')).origin;
  } catch {
    return location.origin;
  }
}
