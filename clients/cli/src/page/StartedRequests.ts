/** Ids of the requests that this tab has passed to the wallet. They survive a reload, and the way to the wallet and back. */
export class StartedRequests {
  readonly #key = `ew-connect:${location.pathname}`;

  all(): number[] {
    try {
      const ids: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? '[]');
      return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
    } catch {
      return [];
    }
  }

  add(id: number): void {
    this.#write([...this.all(), id]);
  }

  delete(id: number): void {
    this.#write(this.all().filter((other) => other !== id));
  }

  #write(ids: readonly number[]): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(ids));
    } catch {
      // Without storage a reload leaves the request to its time limit.
    }
  }
}
