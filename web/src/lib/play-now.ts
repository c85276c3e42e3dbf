import { gameModule } from './games';
import { preferences } from './preferences.svelte';
import { sayWhy } from './refusals';
import { router } from './route.svelte';
import { bot, makeTable, person } from './tables';

/** A game against one bot, with no question asked; false if there is none, and then the reason has been said. */
export async function playNow(game: string, level: string): Promise<boolean> {
  void gameModule(game); // comes while the table is made
  try {
    const seats = [person(preferences.names[0] ?? ''), bot(level)];
    const made = await makeTable({ game, seats, pieces: 'lot', order: 'given', options: {} });
    router.go(`/table/${made.table}`);
    return true;
  } catch (error) {
    sayWhy(error);
    return false;
  }
}
