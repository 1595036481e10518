import {
  CONNECT_VERSIONS,
  connectLimits,
  type ReadyMessage,
  type RpcErrorObject,
  type SiteState,
  type WalletMessage,
} from '@everything-wallet/core/connect/connectProtocol';
import { originKind } from '@everything-wallet/core/connect/originKind';
import { ConnectionStore } from './ConnectionStore.ts';
import { readHello } from './readHello.ts';
import { readSiteMessage } from './readSiteMessage.ts';
import type { ConnectionState, SiteConnection, SiteRequest } from './SiteConnection.ts';
import type { SiteLimit } from './SiteLimit.ts';

/** State in answers that the wallet gives before it knows the user. */
const UNKNOWN_STATE: SiteState = { accounts: [], chainId: '0x1', chains: [], expiresAt: null };

/** Milliseconds between two checks that the site's page is still open. */
const CHECK_MS = 500;

/**
 * Connection to the page that opened this window (docs/connect-protocol.md). The origin that the browser
 * reports with the first `hello` is the site's identity.
 */
export class PopupConnection implements SiteConnection {
  readonly #scope: Window;
  readonly #opener: Window;
  readonly #store = new ConnectionStore();
  readonly #ended = new AbortController();
  readonly #signed = new Map<number, { readonly result: unknown; readonly state: SiteState }>();
  /** Signed requests that the page has withdrawn: they end if it turns out that nothing was sent. */
  readonly #withdrawn = new Set<number>();
  readonly isRedirect = false;
  #hasAnswered = false;
  #port: MessagePort | undefined;

  /**
   * @param scope this window
   * @param opener the window that opened it
   */
  constructor(scope: Window, opener: Window) {
    this.#scope = scope;
    this.#opener = opener;
    scope.addEventListener('message', (event) => this.#hear(event), { signal: this.#ended.signal });
    // A page in the back-forward cache would otherwise look open to the site.
    scope.addEventListener('pagehide', () => this.#close());
    this.#announce(connectLimits.MAX_READY_MESSAGES);
  }

  get state(): ConnectionState {
    return this.#store.state;
  }

  readonly subscribe = (onChange: () => void): (() => void) => this.#store.subscribe(onChange);

  readonly answer = (id: number, result: unknown, state: SiteState): void => {
    if (this.#end(id)) this.#post({ type: 'answer', id, result, state });
  };

  readonly refuse = (id: number, error: RpcErrorObject, state: SiteState, limit?: SiteLimit): void => {
    if (!this.#end(id, limit)) return;
    this.#post({ type: 'answer', id, error, state });
  };

  readonly noteSigned = (id: number, result: unknown, state: SiteState): void => {
    this.#signed.set(id, { result, state });
  };

  readonly forgetSigned = (id: number): void => {
    this.#signed.delete(id);
    if (this.#withdrawn.delete(id)) this.#end(id);
  };

  readonly signedAnswer = (id: number): unknown => this.#signed.get(id)?.result;

  readonly answerSigned = (): void => {
    for (const [id, { result, state }] of this.#signed) this.answer(id, result, state);
  };

  /** Answers what was signed: the site must not take a transaction that may be sent for a rejected one. */
  #close(): void {
    this.answerSigned();
    this.#post({ type: 'closed' });
  }

  #announce(left: number): void {
    if (this.#ended.signal.aborted || left === 0) return;
    // The only message to any origin: it says nothing, and any page that has opened this window may read it.
    this.#opener.postMessage(
      { everythingWallet: 'ready', versions: CONNECT_VERSIONS } satisfies ReadyMessage,
      '*',
    );
    this.#scope.setTimeout(() => this.#announce(left - 1), connectLimits.READY_INTERVAL_MS);
  }

  #hear({ source, origin, data, ports }: MessageEvent): void {
    const [port] = ports;
    if (source !== this.#opener || !port) return;
    const hello = readHello(data);
    if (!hello) return;
    this.#ended.abort();
    if (originKind(origin) === undefined) {
      this.#refuseAll(port, 'noOrigin', origin);
      return;
    }
    if (!hello.versions.some((version) => CONNECT_VERSIONS.includes(version))) {
      this.#refuseAll(port, 'version', origin);
      return;
    }
    this.#port = port;
    this.#store.set({
      status: 'open',
      site: { origin, title: hello.title },
      requests: [],
      hasLeft: false,
    });
    port.addEventListener('message', (event: MessageEvent<unknown>) => this.#take(event.data));
    port.addEventListener('close', () => this.#leave());
    port.start();
    const check = this.#scope.setInterval(() => {
      if (!this.#opener.closed) return;
      this.#scope.clearInterval(check);
      this.#leave();
    }, CHECK_MS);
  }

  #refuseAll(port: MessagePort, problem: 'noOrigin' | 'version', origin: string): void {
    const message =
      problem === 'version'
        ? `The wallet understands versions ${CONNECT_VERSIONS.join(', ')} of its protocol`
        : 'The page has no origin that the wallet can name';
    port.postMessage({ type: 'refused', versions: CONNECT_VERSIONS, error: { code: -32603, message } });
    this.#store.set({ status: 'refused', problem, origin });
  }

  #take(data: unknown): void {
    const { state } = this;
    if (state.status !== 'open' || state.hasLeft) return;
    const isFull = state.requests.length >= connectLimits.MAX_OPEN_REQUESTS;
    const message = readSiteMessage(data, isFull);
    switch (message?.type) {
      case 'request':
        if (!state.requests.some(({ id }) => id === message.request.id)) this.#queue(message.request);
        break;
      case 'refuse':
        this.#post({ type: 'answer', id: message.id, error: message.error, state: UNKNOWN_STATE });
        break;
      case 'cancel':
        if (this.#signed.has(message.id)) this.#withdrawn.add(message.id);
        else this.#end(message.id);
        break;
      case 'bye':
        this.#leave();
        break;
      case undefined:
    }
  }

  #queue(request: SiteRequest): void {
    this.#store.setRequests((requests) => [...requests, request]);
  }

  /** Takes a request out of the queue; false if it is not in there. */
  #end(id: number, limit?: SiteLimit): boolean {
    const { state } = this;
    if (state.status !== 'open' || !state.requests.some((request) => request.id === id)) return false;
    this.#hasAnswered = true;
    const requests = state.requests.filter((request) => request.id !== id);
    this.#store.set({ ...state, requests, limit });
    return true;
  }

  #leave(): void {
    const { state } = this;
    if (state.status !== 'open') return;
    const requests = state.requests.filter(({ id }) => this.#signed.has(id));
    for (const { id } of requests) this.#withdrawn.add(id);
    // A page that has its answers may go, as many do after a sign-in: the window closes by itself then.
    const hasLeft = !this.#hasAnswered || requests.length < state.requests.length;
    this.#store.set({ ...state, requests, hasLeft });
  }

  #post(message: WalletMessage): void {
    this.#port?.postMessage(message);
  }
}
