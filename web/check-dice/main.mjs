// The command line of docs/check-dice.mjs; build.mjs bundles it.

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { faultsOf } from '../src/lib/dice-check/check';
import { readRecord } from '../src/lib/dice-check/form';

const FOLDERS = import.meta.glob(['../src/games/*/dice-check.ts', '!../src/games/generic/*'], { eager: true, import: 'dice' });
const GAMES = new Map(Object.entries(FOLDERS).map(([path, dice]) => [path.split('/').at(-2), dice]));

const NEEDED = {
  record: 'this is no record',
  seats: 'seats: a list of 1 to 4 objects is needed',
  first: 'first: a seat is needed',
  events: 'events: pairs are needed, of a seat or "dice" and words',
  fair: 'fair: this game was played without dice that can be checked',
  'fair.version': 'fair.version: 1 or 2 is needed',
  'fair.game_id': 'fair.game_id is no such name',
  'fair.commitment': 'fair.commitment: 64 hexadecimal digits are needed',
  'fair.secret': 'fair.secret: 64 hexadecimal digits or null are needed',
  'fair.lot.order': 'fair.lot.order: lot or given is needed',
  'fair.lot.pieces': 'fair.lot.pieces: lot, sides or hand is needed',
  'fair.shares': 'fair.shares: one for each seat is needed, with seat, promise and share',
  'fair.hash': 'fair.hash: 64 hexadecimal digits are needed',
  'fair.log': 'fair.log is no log of a table with these events',
};

const WORDS = {
  'fair-not-opened': () => 'the secret has not been opened yet',
  'fair-commitment': () => 'the secret is not the one that was promised',
  'fair-promise': ({ seat }) => `seat ${seat}: its share is not the one that it promised`,
  'fair-bot': ({ seat }) => `seat ${seat}: a bot has a promise or a share`,
  'fair-hash': () => 'the hash of the log is not the one that the record names',
  'fair-list': () => 'the seats were closed with a list that differs from those who had sat down',
  'fair-log': ({ field }) => `${field}: the record differs from its log`,
  'fair-order': ({ expected }) => `the order by lot is ${expected}`,
  'fair-first': ({ expected, found }) => `by lot seat ${expected} begins, not seat ${found}`,
  'fair-set': ({ set }) => `there is no set “${set}” to deal from`,
  'fair-piece': ({ seat, expected, found }) => `seat ${seat}: the lot gives ${expected}, not ${found}`,
  'fair-throw': ({ number, expected, found }) => `throw ${number} should be “${expected}”, not “${found}”`,
};

/** All faults of a record, as sentences. */
function check(record) {
  const read = readRecord(record);
  if (read === 'record') return [NEEDED.record];
  const dice = GAMES.get(record.game);
  if (!dice) return ['the game is not known'];
  if (typeof read === 'string') return [NEEDED[read]];
  return faultsOf(read, dice).map(({ code, params }) => WORDS[code](params));
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Prints the faults of a file; returns whether there are none. */
async function checkFile(file) {
  let number = 0;
  let records = 0;
  let wrong = 0;
  let old = 0;
  let whole = null; // the lines so far of a record that has several
  const tell = (where, record) => {
    const faults = check(record);
    records++;
    old += record?.fair?.version === 1;
    wrong += faults.length > 0;
    for (const fault of faults) console.log(`${where}: ${fault}`);
  };
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number++;
    if (whole === null && line.trim() === '') continue;
    if (records === 0 && !file.endsWith('.jsonl') && parsed(line) === undefined) whole ??= [];
    if (whole === null) tell(`${file}:${number}`, parsed(line));
    else whole.push(line);
  }
  if (whole !== null) tell(file, parsed(whole.join('\n')));
  const byFirst = old ? ` (${records === 1 ? '' : `${old} `}by the first version of these dice)` : '';
  if (wrong === 0 && records > 0) console.log(`${file}: ok${records === 1 ? '' : `, ${records} records`}${byFirst}`);
  else console.log(`${file}: ${records === 0 ? 'there is no record' : `${wrong} of ${records} wrong`}`);
  return wrong === 0 && records > 0;
}

let good = process.argv.length > 2;
if (!good) console.error('node check-dice.mjs FILE…');
for (const file of process.argv.slice(2)) {
  try {
    good = (await checkFile(file)) && good;
  } catch (error) {
    if (error.code === undefined) throw error;
    console.error(`${file}: it can't be read (${error.code})`);
    good = false;
  }
}
process.exitCode = good ? 0 : 1;
