import type { PageRequest } from './PageRequest.ts';
import { RpcError } from './RpcError.ts';

const MAX_PENDING = 10;
const TIMEOUT_MS = 10 * 60 * 1000;
const PAGE_TIMEOUT_MS = 2 * 60 * 1000;

/** An open page. */
interface OpenPage {
  /** Receives the list of requests after each change. */
  readonly show: (requests: readonly PageRequest[]) => void;
  /** Ends it: another page was opened, or ew connect stops. */
  readonly end: (reason: 'replaced' | 'stopped') => void;
}

interface Entry {
  request: PageRequest;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: RpcError) => void;
  readonly timer: NodeJS.Timeout;
  pageTimer?: NodeJS.Timeout | undefined;
}

/** Requests that wait for the page. One page at a time answers them, so none is answered twice. */
export class PendingRequests {
  readonly #entries = new Map<number, Entry>();
  readonly #onPageMissing: () => void;
  #lastId = 0;
  #page: OpenPage | undefined;
  #isEnded = false;

  /** @param onPageMissing Called when a request waits and no page is open. */
  constructor(onPageMissing: () => void) {
    this.#onPageMissing = onPageMissing;
  }

  /**
   * Waits for the page's answer.
   *
   * @param signal Withdraws the request.
   * @throws RpcError of the answer; -32005 with 10 pending requests, -32603 after 10 minutes, 4900 after 2 minutes
   *   without a page
   */
  ask(request: Omit<PageRequest, 'id' | 'isStarted'>, signal: AbortSignal): Promise<unknown> {
    if (this.#isEnded || signal.aborted) return Promise.reject(new RpcError(4900, 'The request has ended.'));
    if (this.#entries.size >= MAX_PENDING) {
      return Promise.reject(
        new RpcError(-32005, `${MAX_PENDING} requests are pending. Answer them on the page first.`),
      );
    }
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => {
      this.#end(id, -32603, 'The request was not answered within 10 minutes.');
    }, TIMEOUT_MS);
    this.#entries.set(id, { request: { ...request, id, isStarted: false }, resolve, reject, timer });
    signal.addEventListener('abort', () => this.#fail(id, new RpcError(4900, 'The request was withdrawn.')));
    if (!this.#page) {
      this.#waitForPage(id);
      this.#onPageMissing();
    }
    this.#show();
    return promise;
  }

  /** Connects a page, which replaces the one before. @returns A function to call when the page is closed. */
  openPage(page: OpenPage): () => void {
    this.#page?.end('replaced');
    this.#page = page;
    for (const entry of this.#entries.values()) clearTimeout(entry.pageTimer);
    this.#show();
    return () => {
      if (this.#page !== page) return;
      this.#page = undefined;
      for (const id of this.#entries.keys()) this.#waitForPage(id);
      if (this.#entries.size > 0) this.#onPageMissing();
    };
  }

  /** Marks a request as passed to the wallet. @returns False if it has ended, or was marked before. */
  start(id: unknown): boolean {
    const entry = this.#entries.get(id as number);
    if (!entry || entry.request.isStarted) return false;
    entry.request = { ...entry.request, isStarted: true };
    return true;
  }

  /** Ends a request with the page's answer. @returns False if it has ended before. */
  answer(id: unknown, outcome: { readonly result: unknown } | { readonly error: RpcError }): boolean {
    if ('error' in outcome) return this.#fail(id as number, outcome.error);
    const entry = this.#take(id as number);
    entry?.resolve(outcome.result);
    return entry !== undefined;
  }

  /** Ends all requests, also later ones, with 4900. */
  end(): void {
    this.#isEnded = true;
    for (const id of [...this.#entries.keys()]) this.#end(id, 4900, 'ew connect was stopped.');
    this.#page?.end('stopped');
    this.#page = undefined;
  }

  #waitForPage(id: number): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    entry.pageTimer = setTimeout(() => {
      this.#end(id, 4900, 'The page of ew connect is not open in a browser.');
    }, PAGE_TIMEOUT_MS);
  }

  /** Ends a request without an answer. */
  #end(id: number, code: number, reason: string): void {
    const isStarted = this.#entries.get(id)?.request.isStarted;
    // Without this a tool, or its user, would send again what the wallet has sent.
    const advice = isStarted ? ' The wallet may have signed: check its history before you try again.' : '';
    this.#fail(id, new RpcError(code, reason + advice));
  }

  #fail(id: number, error: RpcError): boolean {
    const entry = this.#take(id);
    entry?.reject(error);
    return entry !== undefined;
  }

  #take(id: number): Entry | undefined {
    const entry = this.#entries.get(id);
    if (!entry) return undefined;
    clearTimeout(entry.timer);
    clearTimeout(entry.pageTimer);
    this.#entries.delete(id);
    this.#show();
    return entry;
  }

  #show(): void {
    this.#page?.show([...this.#entries.values()].map(({ request }) => request));
  }
}
