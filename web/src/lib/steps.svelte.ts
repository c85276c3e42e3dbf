/** A text that is changed step by step; each step can be undone and done again. */

const MOST = 500; // steps that are remembered

export class Steps {
  text = $state('');
  #past = $state.raw<string[]>([]);
  #future = $state.raw<string[]>([]);
  #gesture: unknown; // that the last step belongs to

  constructor(text: string) {
    this.text = text;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Changes with the same gesture are one step. */
  change(text: string, gesture?: unknown): void {
    if (text === this.text) return;
    const goesOn = gesture !== undefined && gesture === this.#gesture;
    if (!goesOn) this.#past = [...this.#past, this.text].slice(-MOST);
    [this.text, this.#future, this.#gesture] = [text, [], gesture];
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    [this.#past, this.#future] = [this.#past.slice(0, -1), [this.text, ...this.#future]];
    [this.text, this.#gesture] = [before, undefined];
  }

  redo(): void {
    const [next] = this.#future;
    if (next === undefined) return;
    [this.#past, this.#future] = [[...this.#past, this.text], this.#future.slice(1)];
    [this.text, this.#gesture] = [next, undefined];
  }
}
