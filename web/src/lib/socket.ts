/** The connection to a table: comes back by itself, and repeats a command until the server has answered it. */

import type { Command, FromServer, Refused } from '../protocol';
import { Refusal } from './api';
import { randomHex } from './random';

/** What a command says beside its id and its seat. */
export type Act = Command extends infer C ? (C extends Command ? Omit<C, 'type' | 'id' | 'seat'> : never) : never;

export type LinkState = 'connecting' | 'open' | 'lost' | 'elsewhere' | 'closed';

/** The part of a WebSocket that is used, so that tests can bring their own. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

interface Listener {
  since(): number; // the next entry that is missing
  hear(message: FromServer): void;
  link(state: LinkState): void;
  storing(works: boolean): void; // whether the server can store anything at present
}

interface Waiting {
  command: Command;
  settle: (answer: { n: number } | Refusal) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
const QUICK = 8; // attempts without growing pauses, when the server has said that it restarts
const PATIENCE = 6_000; // an answer that takes longer means that the connection is dead
const STORE = 'refused-store';
const FOR_NOW = [STORE, 'refused-busy']; // refusals after which the same command is sent again
const AGAIN = 2_000; // milliseconds until then

export class TableSocket {
  #wire: Wire | null = null;
  #waiting = new Map<string, Waiting>();
  #failures = 0; // below 0: that many attempts are still quick
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #state: LinkState = 'connecting';
  #welcomed = false;

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
    private readonly open: (url: string) => Wire = (url) => new WebSocket(url),
  ) {}

  connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#become('connecting');
    const wire = this.open(this.url);
    this.#wire = wire;
    wire.onopen = () => wire.send(JSON.stringify({ type: 'hello', since: this.listener.since() }));
    wire.onmessage = (event: MessageEvent) => this.#hear(JSON.parse(String(event.data)) as FromServer);
    wire.onclose = () => this.#lost();
  }

  /** Sends a command; it is answered by the number of its entry, or refused. */
  async command(seat: number, act: Act): Promise<number> {
    const command = { type: 'do', id: randomHex(16), seat, ...act } as Command;
    const answer = await new Promise<{ n: number } | Refusal>((settle) => {
      this.#waiting.set(command.id, { command, settle });
      this.#send(command);
    });
    if (answer instanceof Refusal) throw answer;
    return answer.n;
  }

  /** Tries at once instead of waiting out the pause. */
  hurry(): void {
    if (this.#state === 'lost') this.connect();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.#become('closed');
    this.#refuseAll('page-refused-offline');
  }

  #hear(message: FromServer): void {
    if (message.type === 'done') this.#answer(message.id, { n: message.n });
    else if (message.type === 'refused') this.#refused(message);
    else if (message.type === 'elsewhere') this.#elsewhere();
    else if (message.type === 'restarting') this.#comeBack(message.after);
    else if (message.type === 'storing') this.#storing(message.works);
    else this.listener.hear(message);
    if (message.type === 'welcome') this.#enter();
  }

  #enter(): void {
    this.#failures = 0;
    this.#welcomed = true;
    this.listener.storing(true);
    this.#become('open');
    this.#sendWaiting();
  }

  #storing(works: boolean): void {
    this.listener.storing(works);
    if (works) this.#sendWaiting();
  }

  #sendWaiting(): void {
    clearTimeout(this.#again);
    this.#waiting.forEach(({ command }) => this.#send(command));
  }

  #send(command: Command): void {
    if (!this.#welcomed) return;
    this.#wire?.send(JSON.stringify(command));
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lost(), PATIENCE);
  }

  #refused({ id, code, params }: Refused): void {
    if (code === STORE) this.listener.storing(false);
    if (id === null) return;
    if (FOR_NOW.includes(code)) this.#sendLater();
    else this.#answer(id, new Refusal(code, params));
  }

  /** Commands wait for better times. They have not happened, and with the same ids they can't happen twice. */
  #sendLater(): void {
    clearTimeout(this.#watch);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#sendWaiting(), AGAIN);
  }

  #answer(id: string, answer: { n: number } | Refusal): void {
    this.#waiting.get(id)?.settle(answer);
    this.#waiting.delete(id);
    if (this.#waiting.size === 0) clearTimeout(this.#watch);
  }

  #lost(): void {
    this.#drop();
    this.#become('lost');
    const pause = Math.min(FIRST_PAUSE * 2 ** Math.max(0, this.#failures++), LONGEST_PAUSE);
    this.#timer = setTimeout(() => this.connect(), pause * (0.5 + Math.random() / 2));
  }

  /** The server restarts; it has given each page another time to come back. */
  #comeBack(seconds: number): void {
    this.#drop();
    this.#become('lost');
    this.#failures = -QUICK;
    this.#timer = setTimeout(() => this.connect(), seconds * 1000);
  }

  #elsewhere(): void {
    this.#drop();
    this.#become('elsewhere');
    this.#refuseAll('page-refused-elsewhere');
  }

  #refuseAll(code: string): void {
    for (const id of [...this.#waiting.keys()]) this.#answer(id, new Refusal(code));
  }

  #drop(): void {
    clearTimeout(this.#watch);
    clearTimeout(this.#again);
    this.#welcomed = false;
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #become(state: LinkState): void {
    this.#state = state;
    this.listener.link(state);
  }
}
