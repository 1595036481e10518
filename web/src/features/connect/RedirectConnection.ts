import type { RpcErrorObject, SiteState } from '@everything-wallet/core/connect/connectProtocol';
import { toBase64Url } from '@everything-wallet/core/connect/toBase64Url';
import { ConnectionStore } from './ConnectionStore.ts';
import { readRedirect, type Redirect } from './readRedirect.ts';
import { redirectNotes } from './redirectNotes.ts';
import type { ConnectionState, SiteConnection } from './SiteConnection.ts';

/** Only one request comes by a redirect. */
const ID = 1;

/**
 * Connection to a page that has sent the user here and waits to be returned to (docs/connect-protocol.md, Redirect
 * mode). The referrer that the browser reports is the site's identity, and the answer goes nowhere else.
 */
export class RedirectConnection implements SiteConnection {
  readonly #scope: Window;
  readonly #store = new ConnectionStore();
  readonly isRedirect = true;
  #signed: { readonly result: unknown; readonly state: SiteState } | undefined;
  #redirect: Redirect | undefined;

  constructor(scope: Window) {
    this.#scope = scope;
    const { referrer } = scope.document;
    const read = readRedirect(scope.location.hash, referrer);
    if (typeof read === 'string') {
      this.#store.set({ status: 'refused', problem: read, origin: originOf(referrer) });
      return;
    }
    if (redirectNotes.isOver(read.id)) {
      this.#store.set({ status: 'refused', problem: 'late', origin: read.origin });
      return;
    }
    redirectNotes.noteSeen(read.id);
    this.#redirect = read;
    const { origin, method, params, chainId } = read;
    const requests = [{ id: ID, method, params, chainId }];
    this.#store.set({ status: 'open', site: { origin }, requests, hasLeft: false });
  }

  get state(): ConnectionState {
    return this.#store.state;
  }

  readonly subscribe = (onChange: () => void): (() => void) => this.#store.subscribe(onChange);

  readonly answer = (_id: number, result: unknown, state: SiteState): void => {
    this.#return({ result, state });
  };

  readonly refuse = (_id: number, error: RpcErrorObject, state: SiteState): void => {
    this.#return({ error, state });
  };

  readonly noteSigned = (_id: number, result: unknown, state: SiteState): void => {
    this.#signed = { result, state };
    // Before it is sent: a reload must not show it again.
    if (this.#redirect) redirectNotes.noteDone(this.#redirect.id);
  };

  readonly answerSigned = (): void => {
    if (this.#signed) this.#return(this.#signed);
  };

  // Its note stays: a reload asks for nothing that was signed, sent or not.
  readonly forgetSigned = (): void => void (this.#signed = undefined);

  readonly signedAnswer = (): unknown => this.#signed?.result;

  #return(outcome: object): void {
    const redirect = this.#redirect;
    if (!redirect) return;
    this.#redirect = undefined;
    this.#store.setRequests(() => []);
    // What was signed is answered however late it is.
    if (this.#signed === undefined && redirectNotes.isOver(redirect.id)) {
      this.#store.set({ status: 'refused', problem: 'late', origin: redirect.origin });
      return;
    }
    redirectNotes.noteDone(redirect.id);
    const answer = toBase64Url(JSON.stringify({ version: 1, id: redirect.id, ...outcome }));
    this.#scope.location.replace(`${redirect.returnTo}#everything-wallet=${answer}`);
  }
}

function originOf(referrer: string): string | undefined {
  return URL.canParse(referrer) ? new URL(referrer).origin : undefined;
}
