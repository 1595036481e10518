import type { ProviderRpcError } from './ProviderRpcError.ts';

/** Name and domain under which the provider is announced (EIP-6963). */
export interface Announcement {
  /** Reverse domain name of the wallet, such as 'com.example'. */
  rdns: string;
  name: string;
  /** Version 4 UUID; a new one for each page by default. */
  uuid?: string;
}

export interface ProviderOptions {
  /** Address of the wallet, of which the origin counts. */
  url?: string;
  /** Node for reads: the URL for the first of `chains`, or URLs by decimal chain id. The wallet's own node by default. */
  rpc?: string | Readonly<Record<string, string>>;
  /** Chain ids. The first is selected until the wallet says otherwise; 1 by default. */
  chains?: readonly number[];
  /** True if wallet lists find the provider (EIP-6963); true by default, with the wallet's domain. */
  announce?: false | Announcement;
}

/** Answer to the request for which the page was left: a result, or an error. */
export interface RedirectAnswer {
  readonly method: string;
  readonly params: unknown;
  readonly result?: unknown;
  readonly error?: ProviderRpcError;
}

interface Listeners {
  accountsChanged: (accounts: string[]) => void;
  chainChanged: (chainId: string) => void;
  connect: (info: { chainId: string }) => void;
  disconnect: (error: ProviderRpcError) => void;
}

/** Adds or removes a listener. Other events never occur. */
export interface Listen {
  <E extends keyof Listeners>(event: E, listener: Listeners[E]): EverythingWalletProvider;
  // Libraries declare their listeners with arguments of their own.
  (event: string, listener: (...args: never[]) => void): EverythingWalletProvider;
}

/** Provider of EIP-1193. Its functions work without `this`. */
export interface EverythingWalletProvider {
  readonly isEverythingWallet: true;
  /** Answer to a request of the page before it was left for the wallet; undefined on all other pages. */
  readonly redirectAnswer: RedirectAnswer | undefined;
  /**
   * Sends a request. Call it in the task of the user's click if it may open the wallet's window.
   *
   * @throws {ProviderRpcError} With the codes of the README.
   * @throws The reason of `signal` when that is aborted; the wallet withdraws the request.
   */
  request: (
    args: { readonly method: string; readonly params?: unknown },
    options?: { signal?: AbortSignal },
  ) => Promise<unknown>;
  on: Listen;
  once: Listen;
  off: Listen;
  removeListener: Listen;
}
