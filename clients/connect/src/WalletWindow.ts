import { CONNECT_VERSIONS, connectLimits } from '@everything-wallet/core/connect/connectProtocol';
import type { HelloMessage, SiteMessage } from '@everything-wallet/core/connect/connectProtocol';
import { parseJson } from './parseJson.ts';
import { popupFeatures } from './popupFeatures.ts';
import { ProviderRpcError } from './ProviderRpcError.ts';
import { toRecord } from './toRecord.ts';
import { toRpcError } from './toRpcError.ts';

const POLL_MS = 100;

/** A user takes longer to close a window; a browser that cuts it off does not. */
const CUT_OFF_MS = 1000;

/** Key in sessionStorage: a page whose windows the browser cuts off has the same header after a reload. */
const CUT_OFF_KEY = 'everything-wallet:cut-off';

interface WindowRequest {
  readonly method: string;
  readonly params: unknown;
  /** Selected chain as hex. */
  readonly chainId: string;
}

interface OpenRequest {
  readonly message: WindowRequest & SiteMessage;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The wallet's window, its handshake and its open requests. It opens for the first request and serves all others. */
export class WalletWindow {
  readonly #url: string;
  readonly #onState: (state: unknown) => void;
  readonly #requests = new Map<unknown, OpenRequest>();
  #lastId = 0;
  #window: Window | undefined;
  #port: MessagePort | undefined;
  /** Set from the first request until the end. */
  #timer: ReturnType<typeof setInterval> | undefined;
  #hideDialog: (() => void) | undefined;
  #isCutOff = !!parseJson(() => sessionStorage.getItem(CUT_OFF_KEY));

  /**
   * @param url Origin of the wallet.
   * @param onState Receives the unchecked state of each answer, before the answer itself.
   */
  constructor(url: string, onState: (state: unknown) => void) {
    this.#url = url;
    this.#onState = onState;
  }

  /**
   * Sends a request to the window. Opens it, if it is not open, before this returns: browsers allow that in the task
   * of a click only.
   */
  request(request: WindowRequest, signal?: AbortSignal): Promise<unknown> {
    if (this.#window?.closed) this.#endClosed();
    if (this.#requests.size >= connectLimits.MAX_OPEN_REQUESTS) {
      return Promise.reject(new ProviderRpcError(-32005, 'Too many open requests.'));
    }
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      const message = { type: 'request', id, ...request } as const;
      this.#requests.set(id, { message, resolve, reject });
      signal?.addEventListener('abort', () => {
        // False once it is answered.
        if (!this.#requests.delete(id)) return;
        reject(signal.reason as Error);
        this.#post({ type: 'cancel', id });
        if (!this.#port && !this.#requests.size) this.#end(undefined, true);
      });
      this.#window?.focus();
      if (this.#timer) this.#post(message);
      else this.#open();
    });
  }

  #open(isRetry = false): void {
    const canOpen = typeof window.open === 'function' && !this.#isCutOff;
    const popup = canOpen && window.open(`${this.#url}/connect`, '_blank', popupFeatures());
    if (popup && !popup.closed) this.#watch(popup);
    else void this.#openOtherwise(popup === null && !isRetry);
  }

  /** Asks for another click where the browser blocked the window, else leaves the page with the first request. */
  async #openOtherwise(isBlocked: boolean): Promise<void> {
    const fail = () => {
      const error = new ProviderRpcError(-32603, 'The browser opened no window.');
      if (this.#timer === timer) this.#end(error);
    };
    // For a page that is not left after all.
    const timer = setTimeout(fail, connectLimits.HANDSHAKE_TIMEOUT_MS);
    this.#timer = timer;
    try {
      // Both are rarely needed, so they are loaded then. Meanwhile all requests may be withdrawn.
      if (isBlocked) {
        const { showOpenDialog } = await import('./showOpenDialog.ts');
        if (this.#timer !== timer) return;
        clearTimeout(timer);
        this.#hideDialog = showOpenDialog(() => this.#open(true), this.#reject);
      } else {
        const { startRedirect } = await import('./startRedirect.ts');
        const [request] = this.#requests.values();
        if (!request || !startRedirect(this.#url, request.message)) fail();
      }
    } catch {
      fail();
    }
  }

  #watch(popup: Window): void {
    const openedAt = Date.now();
    let wasClosed = false;
    this.#window = popup;
    addEventListener('message', this.#onMessage);
    addEventListener('pagehide', this.#onPageHide);
    this.#timer = setInterval(() => {
      const age = Date.now() - openedAt;
      if (wasClosed || (!this.#port && age > connectLimits.HANDSHAKE_TIMEOUT_MS)) this.#endClosed();
      // It ends a turn later, since an answer may still be on its way.
      wasClosed = popup.closed;
      if (wasClosed && !this.#port && age < CUT_OFF_MS) this.#noteCutOff();
    }, POLL_MS);
  }

  #noteCutOff(): void {
    this.#isCutOff = true;
    try {
      sessionStorage.setItem(CUT_OFF_KEY, '1');
    } catch {
      // Blocked: the next page finds out by itself.
    }
  }

  readonly #onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== this.#window || origin !== this.#url || this.#port) return;
    const { everythingWallet, versions } = toRecord(data);
    if (everythingWallet !== 'ready' || !Array.isArray(versions)) return;
    if (!CONNECT_VERSIONS.some((version) => versions.includes(version))) {
      const message = `The wallet has protocol versions ${versions.join()}, this page ${CONNECT_VERSIONS.join()}.`;
      this.#end(new ProviderRpcError(-32603, message), true);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    const title = document.title.slice(0, connectLimits.MAX_TITLE_CHARACTERS);
    const hello: HelloMessage = { everythingWallet: 'hello', versions: CONNECT_VERSIONS, title };
    this.#port = port1;
    port1.onmessage = (event: MessageEvent<unknown>) => this.#onPortMessage(toRecord(event.data));
    this.#window.postMessage(hello, this.#url, [port2]);
    for (const { message } of this.#requests.values()) this.#post(message);
  };

  #onPortMessage(message: Readonly<Record<string, unknown>>): void {
    const { type, id, result, error, state } = message;
    const request = this.#requests.get(id);
    if (type === 'closed') {
      this.#reject();
    } else if (type === 'refused') {
      this.#end(toRpcError(error));
    } else if (type === 'answer' && request && (error || 'result' in message)) {
      this.#requests.delete(id);
      this.#onState(state);
      if (error) request.reject(toRpcError(error));
      else request.resolve(result);
    }
  }

  readonly #onPageHide = (): void => {
    this.#post({ type: 'bye' });
    this.#end(new ProviderRpcError(4900, 'The page was left.'));
  };

  readonly #reject = (): void =>
    this.#end(new ProviderRpcError(4001, 'The user rejected the request or closed the window.'));

  #endClosed(): void {
    const message = 'The window did not get ready: Cross-Origin-Opener-Policy: same-origin cuts it off.';
    if (this.#port) this.#reject();
    else this.#end(new ProviderRpcError(-32603, message), true);
  }

  /** Forgets the window and fails all requests, which have all ended where there is no error. */
  #end(error?: ProviderRpcError, isToBeClosed = false): void {
    clearInterval(this.#timer);
    removeEventListener('message', this.#onMessage);
    removeEventListener('pagehide', this.#onPageHide);
    this.#hideDialog?.();
    this.#port?.close();
    if (isToBeClosed) this.#window?.close();
    this.#hideDialog = this.#port = this.#window = this.#timer = undefined;
    const requests = [...this.#requests.values()];
    this.#requests.clear();
    for (const { reject } of requests) reject(error);
  }

  #post(message: SiteMessage): void {
    this.#port?.postMessage(message);
  }
}
