import type { EverythingWalletProvider, RedirectAnswer } from '@everything-wallet/connect';
import type { PageRequest } from '../endpoint/PageRequest.ts';
import { answerRequest, needsClick } from './answerRequest.ts';
import { StartedRequests } from './StartedRequests.ts';

const LABELS: Readonly<Record<string, string>> = {
  eth_accounts: 'Connect',
  eth_requestAccounts: 'Connect',
  wallet_requestPermissions: 'Connect',
  personal_sign: 'Review the message',
  eth_signTypedData_v4: 'Review the typed data',
  eth_sendTransaction: 'Review the transaction',
  wallet_sendCalls: 'Review the transactions',
  wallet_switchEthereumChain: 'Switch the network',
  wallet_addEthereumChain: 'Switch the network',
};

/** Browsers refuse more than 64 KiB in requests that outlive a page. */
const MAX_KEEPALIVE_CHARACTERS = 20_000;

/** Steps before a request that a tool has not asked for. */
const STEPS = ['eth_requestAccounts', 'wallet_switchEthereumChain'];

interface RpcFailure {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** Answers the requests of tools: shows a button for each that needs the wallet's window, and runs the others at once. */
export class RequestPage {
  readonly #provider: EverythingWalletProvider;
  readonly #list: HTMLElement;
  /** Of requests that run in this page. */
  readonly #controllers = new Map<number, AbortController>();
  /** Of this tab, before it was reloaded. */
  readonly #startedBefore: Set<number>;
  readonly #stored = new StartedRequests();
  #redirectAnswer: RedirectAnswer | undefined;
  #requests: readonly PageRequest[] = [];

  /** @param list Element to show the requests in. */
  constructor(provider: EverythingWalletProvider, list: HTMLElement) {
    this.#provider = provider;
    this.#list = list;
    this.#startedBefore = new Set(this.#stored.all());
    this.#redirectAnswer = provider.redirectAnswer;
    provider.on('accountsChanged', () => void this.#refresh());
  }

  /** Takes the list of requests that have no answer yet. */
  async show(requests: readonly PageRequest[]): Promise<void> {
    this.#requests = requests;
    for (const [id, controller] of this.#controllers) {
      if (!requests.some((request) => request.id === id)) controller.abort();
    }
    await this.#refresh();
  }

  /** Shows no more requests; those that run are still answered. */
  close(): void {
    this.#requests = [];
    this.#list.replaceChildren();
  }

  async #refresh(): Promise<void> {
    const shown: PageRequest[] = [];
    const requests = this.#requests;
    for (const request of requests) {
      if (this.#controllers.has(request.id) || this.#endAfterReload(request)) continue;
      if (await needsClick(this.#provider.request, request.method)) shown.push(request);
      else if (!this.#controllers.has(request.id)) void this.#run(request);
    }
    // A newer list has come meanwhile.
    if (requests !== this.#requests) return;
    this.#list.replaceChildren(
      ...shown.filter(({ id }) => !this.#controllers.has(id)).map((request) => this.#item(request)),
    );
  }

  /**
   * Ends a request that a page has passed to the wallet before this one was loaded: signing it again could send twice.
   *
   * @returns False if it can be shown
   */
  #endAfterReload(request: PageRequest): boolean {
    if (!request.isStarted) return false;
    // Another tab has passed it on, and may still answer.
    if (!this.#startedBefore.has(request.id)) return true;
    const taken = this.#redirectAnswer;
    // The page was left for such a step only; the wallet has not seen the request itself.
    if (taken && taken.method !== request.method && STEPS.includes(taken.method)) return false;
    this.#startedBefore.delete(request.id);
    const isAnswer = taken?.method === request.method && isEqual(taken.params, request.params);
    if (isAnswer) this.#redirectAnswer = undefined;
    const lost = { code: 4900, message: 'The page was reloaded. Check the wallet before you try again.' };
    const error = isAnswer ? taken.error && failureOf(taken.error) : lost;
    void this.#answer(request.id, error ? { error } : { result: taken?.result });
    return true;
  }

  #item(request: PageRequest): HTMLElement {
    const item = document.createElement('li');
    const text = document.createElement('p');
    const fields = request.fields.map(([name, value]) => `${name}: ${value}`);
    text.textContent = [request.method, ...fields].join(' · ');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = LABELS[request.method] ?? 'Review';
    button.onclick = () => {
      item.remove();
      void this.#run(request);
    };
    item.append(text, button);
    return item;
  }

  /** Runs up to the wallet's window without waiting, in the task of the click. */
  async #run(request: PageRequest): Promise<void> {
    const { id } = request;
    const controller = new AbortController();
    this.#controllers.set(id, controller);
    this.#stored.add(id);
    if (!request.isStarted) {
      void post('start', { id }).then((isTaken) => {
        if (!isTaken) controller.abort();
      });
    }
    const outcome = await answerRequest(this.#provider.request, request, controller.signal).then(
      (result) => ({ result }),
      (error: unknown) => ({ error: failureOf(error) }),
    );
    if (!controller.signal.aborted) await this.#answer(id, outcome);
    this.#stored.delete(id);
  }

  async #answer(id: number, outcome: { result: unknown } | { error: RpcFailure }): Promise<void> {
    await post('answer', { id, ...outcome });
    this.#stored.delete(id);
  }
}

function failureOf(error: unknown): RpcFailure {
  const { code, message, data } = error as Partial<RpcFailure>;
  if (typeof code !== 'number') return { code: -32603, message: 'The page failed.' };
  return { code, message: String(message), ...(data !== undefined && { data }) };
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Sends a message to ew, also while the page is being closed. @returns True if it was taken */
async function post(path: string, message: object): Promise<boolean> {
  try {
    const body = JSON.stringify(message);
    const keepalive = body.length < MAX_KEEPALIVE_CHARACTERS;
    const { ok } = await fetch(path, { method: 'POST', body, keepalive });
    return ok;
  } catch {
    return false;
  }
}
