/** Cache Storage in memory, with what the release's worker uses of it. */
export class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  /** True to refuse every write, as a full disk does. */
  isFull = false;

  open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return Promise.resolve({
      match: (request: Request | string) => Promise.resolve(store.get(pathOf(request))?.clone()),
      keys: () => Promise.resolve([...store.keys()].map((path) => new Request(new URL(path, location.href)))),
      delete: (request: Request | string) => Promise.resolve(store.delete(pathOf(request))),
      put: (request: Request | string, response: Response) => {
        if (this.isFull) return Promise.reject(new DOMException('No space', 'QuotaExceededError'));
        store.set(pathOf(request), response);
        return Promise.resolve();
      },
    });
  }

  has(name: string) {
    return Promise.resolve(this.stores.has(name));
  }

  keys() {
    return Promise.resolve([...this.stores.keys()]);
  }

  delete(name: string) {
    return Promise.resolve(this.stores.delete(name));
  }

  match(request: string, options: { cacheName?: string; ignoreSearch?: boolean } = {}) {
    const { cacheName, ignoreSearch = false } = options;
    const names = cacheName === undefined ? [...this.stores.keys()] : [cacheName];
    const isWanted = (path: string) => (ignoreSearch ? path.split('?')[0] : path) === request;
    for (const name of names) {
      for (const [path, response] of this.stores.get(name) ?? []) {
        if (isWanted(path)) return Promise.resolve(response.clone());
      }
    }
    return Promise.resolve(undefined);
  }
}

function pathOf(request: Request | string): string {
  const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, location.href);
  return pathname + search;
}
