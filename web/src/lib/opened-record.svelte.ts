/** The record that was opened last; every page can open one, and the replay shows it. */

import type { RecordShown } from '../protocol';
import { call, Refusal } from './api';
import { router } from './route.svelte';
import { said, sayWhy } from './refusals';
import { capital, t } from './words.svelte';

const LARGEST = 4_000_000;
const INVALID = 422; // the server's answer to what it can't read

class OpenedRecord {
  shown = $state.raw<RecordShown | null>(null);

  /** Opens a file, and goes to a page that shows it. */
  async file(file: File | undefined, to = '/replay'): Promise<void> {
    if (!file) return;
    try {
      this.shown = await call<RecordShown>('POST', '/api/records', await readRecord(file));
      if (location.pathname !== to) router.go(to);
    } catch (error) {
      sayWhy(error instanceof Refusal && error.status === INVALID ? refused(file, error) : error);
    }
  }

  /** A record of this browser's own games. */
  async kept(record: Promise<RecordShown>): Promise<void> {
    try {
      this.shown = await record;
      router.go('/replay');
    } catch (error) {
      sayWhy(error);
    }
  }
}

/** Why a record can't be replayed, with the event or field of it that is meant. */
function refused(file: File, error: Refusal): Refusal {
  return new Refusal('page-record-refused', { file: file.name, why: where(error.params, said(error)) });
}

function where({ index, field }: Refusal['params'], why: string): string {
  if (typeof index === 'number') return t('frame-record-event', { index, why });
  return typeof field === 'string' ? t('frame-record-field', { field, why }) : capital(why);
}

async function readRecord(file: File): Promise<unknown> {
  if (file.size > LARGEST) throw new Refusal('page-record-large', { file: file.name });
  const record = parsed(await file.text());
  if (record === undefined) throw new Refusal('page-record-unreadable', { file: file.name });
  if (record === null || typeof record !== 'object' || Array.isArray(record)) throw refused(file, new Refusal('record-not-mapping'));
  return record;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const openedRecord = new OpenedRecord();
