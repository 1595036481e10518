import type { ConnectionState, SiteRequest } from './SiteConnection.ts';

/** State of a connection, and its subscribers. */
export class ConnectionStore {
  #state: ConnectionState = { status: 'waiting' };
  readonly #listeners = new Set<() => void>();

  get state(): ConnectionState {
    return this.#state;
  }

  set(state: ConnectionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  /** Changes the open requests; nothing where there is no site. */
  setRequests(change: (requests: readonly SiteRequest[]) => readonly SiteRequest[]): void {
    if (this.#state.status === 'open') this.set({ ...this.#state, requests: change(this.#state.requests) });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
