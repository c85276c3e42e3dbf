/** The record that was opened last; every page can open one, and the replay shows it. */

import type { RecordShown } from '../protocol';
import { call, Refusal } from './api';
import { router } from './route.svelte';
import { sayWhy } from './refusals';

const LARGEST = 4_000_000;

class OpenedRecord {
  shown = $state.raw<RecordShown | null>(null);

  async file(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      this.shown = await call<RecordShown>('POST', '/api/records', await readRecord(file));
      if (router.route.page !== 'replay') router.go('/replay');
    } catch (error) {
      sayWhy(error);
    }
  }
}

async function readRecord(file: File): Promise<unknown> {
  if (file.size > LARGEST) throw new Refusal('page-record-large', { file: file.name });
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    throw new Refusal('page-record-unreadable', { file: file.name });
  }
}

export const openedRecord = new OpenedRecord();
