/** Which page is shown. Addresses are plain paths; moving between them loads nothing anew. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string; way: Way; own: string | null }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string; lesson: string | null }
  | { page: 'replay' }
  | { page: 'review'; id: string | null }
  | { page: 'analysis'; game: string | null }
  | { page: 'workshop'; game: string | null; piece: string | null }
  | { page: 'games' }
  | { page: 'lost' };

export type Way = 'bot' | 'friends' | 'device';

export function readRoute(path: string, query = ''): Route {
  const [first = '', second = '', third = null] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { page: 'home' };
  if (first === 'table' && second) return { page: 'table', id: second };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'learn' && second) return { page: 'learn', game: second, lesson: third };
  if (first === 'games') return { page: 'games' };
  if (first === 'replay') return { page: 'replay' };
  if (first === 'review') return { page: 'review', id: second || null };
  if (first === 'analysis') return { page: 'analysis', game: second || null };
  if (first === 'workshop') return { page: 'workshop', game: second || null, piece: third };
  if (first === 'new' && second) return setUp(second, new URLSearchParams(query));
  return { page: 'lost' };
}

/** `own` is a board or sheet of one's own (lib/my-pieces.ts). */
function setUp(game: string, query: URLSearchParams): Route {
  return { page: 'new', game, way: readWay(query.get('way')), own: query.get('own') };
}

function readWay(text: string | null): Way {
  return text === 'friends' || text === 'device' ? text : 'bot';
}

class Router {
  route = $state.raw<Route>(readRoute(location.pathname, location.search));

  #address = location.pathname + location.search;

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#click(event));
  }

  /** What is open is left behind with its entry (back.svelte.ts). */
  go(path: string, replace = history.state !== null): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** The page stays as it is where only the part behind the # has changed. */
  #read(): void {
    const address = location.pathname + location.search;
    if (address === this.#address) return;
    this.#address = address;
    this.route = readRoute(location.pathname, location.search);
  }

  /** Links of the page itself are followed without loading it again. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
