"""What runs in each page of a test before its own scripts."""

from __future__ import annotations

REPORT = """addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`))"""

# All that is announced, since it is taken away after a few seconds.
LISTEN = """window.heard = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    if (target.role === 'log') heard.push(...[...addedNodes].map((one) => one.textContent));
}).observe(document, { childList: true, subtree: true })"""

# As far as the page can tell, each touch comes `pause` milliseconds after the one before and is over at once, however
# busy the machine is. So nobody's click is taken for an accident or a long look, and nobody has to wait for that.
TOUCH = """{
  window.pause = 1000;
  let now = 0;
  const touch = (event) => {
    if (event.type === 'pointerdown') now = Math.max(now, performance.now()) + pause; // and as long after what is seen
    Object.defineProperty(event, 'timeStamp', { value: now });
  };
  for (const type of ['pointerdown', 'click']) addEventListener(type, touch, { capture: true });
}"""

# `isQuiet` once the server has answered all that the page has asked, and what followed is shown.
QUIET = """{
  const sockets = [], newest = {}; // the number of the last entry, by address
  let unseen = 0; // answers
  const show = () => requestAnimationFrame(() => requestAnimationFrame(() => unseen--));
  const ask = fetch;
  window.fetch = async (...given) => {
    unseen++;
    try {
      const answer = await ask(...given);
      await answer.clone().arrayBuffer();
      return answer;
    } finally {
      show();
    }
  };
  window.WebSocket = class extends WebSocket {
    #asked = new Set();
    #due = -1; // the entry that the last answer has told of
    constructor(...given) {
      super(...given);
      sockets.push(this);
      this.addEventListener('message', ({ data }) => this.#hear(JSON.parse(data)));
    }
    get isAnswered() {
      const isClosed = this.readyState > this.OPEN;
      return isClosed || (this.readyState === this.OPEN && this.#asked.size === 0 && this.#due <= newest[this.url]);
    }
    send(text) {
      const { type, id } = JSON.parse(text);
      this.#asked.add(type === 'hello' ? 'welcome' : id);
      super.send(text);
    }
    #hear({ type, id, n, entries }) {
      if (type === 'done') this.#due = Math.max(this.#due, n);
      this.#asked.delete(type === 'welcome' ? type : id);
      if (entries?.length) newest[this.url] = entries.at(-1).n;
      unseen++;
      show();
    }
  };
  window.entries = () => Math.max(-1, ...Object.values(newest)) + 1; // how many the table has, as far as the page knows
  window.isQuiet = () => unseen === 0 && sockets.every((socket) => socket.isAnswered);
}"""

INIT_SCRIPTS = (REPORT, LISTEN, TOUCH, QUIET)
