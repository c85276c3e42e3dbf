/** The Back button closes what is open: dialogs, drawers, the list of moves. Each of them has an entry in the browser's history
    as long as it is open. */

interface Entry {
  open?: number; // how many things are open
}

const entries = (): number => (history.state as Entry | null)?.open ?? 0;

class Back {
  #open: (() => void)[] = [];
  #travelling = false;
  #settling = false;

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    this.#settle(); // a page that was loaded again has nothing open
  }

  /** Something was opened; the answer tells that it was closed. */
  opened(close: () => void): () => void {
    this.#open.push(close);
    this.#settle();
    return () => {
      this.#open = this.#open.filter((other) => other !== close);
      this.#settle();
    };
  }

  #arrive(): void {
    // What was opened while this page itself went back has no entry yet, and stays.
    if (!this.#travelling) this.#open.splice(entries()).reverse().forEach((close) => close());
    this.#travelling = false;
    this.#settle();
  }

  /** As many entries as things that are open, once all has opened and closed: a menu that gives way to a dialog changes nothing. */
  #settle(): void {
    if (this.#settling) return;
    this.#settling = true;
    setTimeout(() => {
      this.#settling = false;
      if (this.#travelling) return;
      for (let open = entries() + 1; open <= this.#open.length; open++) history.pushState({ open }, '');
      if (entries() <= this.#open.length) return;
      this.#travelling = true;
      history.go(this.#open.length - entries());
    });
  }
}

export const back = new Back();

/** Has the Back button close something. To be called while a component is initialised. */
export function closesOnBack(isOpen: () => boolean, close: () => void): void {
  $effect(() => (isOpen() ? back.opened(close) : undefined));
}
