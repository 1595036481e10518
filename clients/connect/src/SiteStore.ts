import type { SiteState } from '@everything-wallet/core/connect/connectProtocol';
import type { Emitter } from './Emitter.ts';
import { parseSiteState } from './parseSiteState.ts';
import { ProviderRpcError } from './ProviderRpcError.ts';
import { StoredJson } from './StoredJson.ts';

/** Longer timers fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Permission of this site, shared by the tabs of the site. Emits each change once. */
export class SiteStore {
  readonly #stored: StoredJson;
  readonly #emitter: Emitter;
  readonly #disconnected: SiteState;
  #emitted: SiteState;
  #expiry: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param url Origin of the wallet.
   * @param chainId Chain that is selected while the site is not connected, as hex.
   */
  constructor(url: string, chainId: string, emitter: Emitter) {
    this.#stored = new StoredJson(`everything-wallet:${url}`);
    this.#emitter = emitter;
    this.#disconnected = { accounts: [], chainId, chains: [], expiresAt: null };
    this.#emitted = this.#read();
    addEventListener('storage', this.#sync);
    // A page in the back-forward cache gets no storage events.
    addEventListener('pageshow', this.#sync);
    this.#sync();
  }

  /** Current state, after the events of what has changed. */
  current(): SiteState {
    this.#sync();
    return this.#emitted;
  }

  /** Stores the state of an answer, to be emitted with the next `current`. A malformed state is ignored. */
  save(state: unknown): void {
    const parsed = parseSiteState(state);
    if (parsed) this.#stored.write(parsed);
  }

  clear(): void {
    this.#stored.write(undefined);
  }

  readonly #sync = (): void => {
    const before = this.#emitted;
    const state = this.#read();
    const { accounts, chainId, expiresAt } = state;
    this.#emitted = state;
    clearTimeout(this.#expiry);
    if (accounts[0] && expiresAt !== null) {
      this.#expiry = setTimeout(this.#sync, Math.min(expiresAt - Date.now(), MAX_TIMER_MS));
    }
    if (accounts[0] && !before.accounts[0]) this.#emitter.emit('connect', { chainId });
    if (chainId !== before.chainId) this.#emitter.emit('chainChanged', chainId);
    if (accounts.join() !== before.accounts.join()) this.#emitter.emit('accountsChanged', [...accounts]);
    if (!accounts[0] && before.accounts[0]) {
      this.#emitter.emit('disconnect', new ProviderRpcError(4900, 'The site is disconnected.'));
    }
  };

  #read(): SiteState {
    const state = parseSiteState(this.#stored.read()) ?? this.#disconnected;
    return state.expiresAt !== null && state.expiresAt <= Date.now()
      ? { ...state, accounts: [], chains: [] }
      : state;
  }
}
