import type { BrowserContext, Page, Request } from '@playwright/test';

/** Something that left a page or stayed behind: where, and what. */
interface Recorded {
  /** For example 'body of POST http://…' or 'localStorage'. */
  readonly where: string;
  readonly text: string;
}

/** Writes down, from a context's first request on, what its pages send, store and log. */
export class Recorder {
  readonly #context: BrowserContext;
  readonly #recorded: Recorded[] = [];
  readonly #pending: Promise<void>[] = [];

  constructor(context: BrowserContext) {
    this.#context = context;
    context.on('request', (request) => this.#pending.push(this.#recordRequest(request)));
    context.on('console', (message) => this.#record(`console.${message.type()}`, message.text()));
    context.on('weberror', (error) =>
      this.#record('uncaught error', error.error().stack ?? error.error().message),
    );
    context.on('page', (page) => {
      page.on('websocket', (socket) => {
        this.#record('address of WebSocket', socket.url());
        socket.on('framesent', ({ payload }) => this.#record(`frame to ${socket.url()}`, payload.toString()));
      });
      page.on('framenavigated', (frame) => this.#record('address of page', frame.url()));
    });
  }

  /** Records the current storage; it may be emptied before the end. */
  async recordStorage(): Promise<void> {
    const stored = await Promise.all(this.#context.pages().map(storageOf));
    const cookies = { where: 'cookies', text: JSON.stringify(await this.#context.cookies()) };
    this.#recorded.push(cookies, ...stored.flat());
  }

  /** Finds occurrences of the texts (in lower case), plain or URL-encoded. */
  async placesOf(texts: readonly string[]): Promise<string[]> {
    await this.recordStorage();
    await Promise.all(this.#pending);
    return this.#recorded.filter(({ text }) => holdsOneOf(texts, text)).map(({ where }) => where);
  }

  #record(where: string, text: string): void {
    this.#recorded.push({ where, text });
  }

  async #recordRequest(request: Request): Promise<void> {
    const name = `${request.method()} ${request.url()}`;
    this.#record(`address of ${request.method()}`, request.url());
    this.#record(`body of ${name}`, request.postDataBuffer()?.toString() ?? '');
    // A request of a closed page has only its initial headers.
    const headers = await request.allHeaders().catch(() => request.headers());
    this.#record(`headers of ${name}`, JSON.stringify(headers));
  }
}

function holdsOneOf(needles: readonly string[], text: string): boolean {
  const readings = [text, decodeForm(text)].map((reading) => reading.toLowerCase());
  return needles.some((needle) => readings.some((reading) => reading.includes(needle)));
}

/** Decodes a form body or query; text with stray percent signs is decoded piece by piece. */
function decodeForm(text: string): string {
  return text.replaceAll('+', ' ').replace(/(%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

async function storageOf(page: Page): Promise<Recorded[]> {
  return page.evaluate(async () => {
    const entries = [
      { where: 'localStorage', text: JSON.stringify(localStorage) },
      { where: 'sessionStorage', text: JSON.stringify(sessionStorage) },
      { where: 'history', text: JSON.stringify(history.state) },
    ];
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const [keys, values] = [await settled(objects.getAllKeys()), await settled(objects.getAll())];
        entries.push({ where: `IndexedDB ${name}/${store}`, text: JSON.stringify([keys, values]) });
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const addresses = (await (await caches.open(name)).keys()).map(({ url }) => url);
      entries.push({ where: `Cache ${name}`, text: JSON.stringify(addresses) });
    }
    return entries;
  });
}
