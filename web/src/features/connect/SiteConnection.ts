import type { RpcErrorObject, SiteState } from '@everything-wallet/core/connect/connectProtocol';
import type { SiteLimit } from './SiteLimit.ts';

/** A request of a site, as it arrived: a copy that the site can no longer change. */
export interface SiteRequest {
  /** Unique on this connection. */
  readonly id: number;
  readonly method: string;
  readonly params: unknown;
  /** Chain that the site has selected, as it states it. */
  readonly chainId: string;
}

/** Website at the other end. */
export interface Site {
  /** Stated by the browser, never by the page. */
  readonly origin: string;
  /** Title that the page claims. */
  readonly title?: string | undefined;
}

/**
 * Reason why there is no connection: the page was opened by hand, shown in a frame, or opened by a page
 * without an origin; the two have no version in common; or a redirect was malformed, not of the page that it
 * returns to, to an address that contains another site's, or over its time.
 */
export type ConnectionProblem =
  | 'byHand'
  | 'framed'
  | 'noOrigin'
  | 'version'
  | 'malformed'
  | 'otherReferrer'
  | 'otherReturn'
  | 'late';

/** State of the connection to a site. */
export type ConnectionState =
  | { readonly status: 'waiting' }
  | { readonly status: 'refused'; readonly problem: ConnectionProblem; readonly origin?: string | undefined }
  /**
   * `hasLeft`: the page was closed, or shows something else, without an answer to its last request. Only
   * requests that are signed are left then.
   */
  | {
      readonly status: 'open';
      readonly site: Site;
      readonly requests: readonly SiteRequest[];
      readonly hasLeft: boolean;
      /** Limit that refused the last request: the window shows it until the next request. */
      readonly limit?: SiteLimit | undefined;
    };

/** Connection of this window to the site that opened it, or sent the user here. */
export interface SiteConnection {
  readonly state: ConnectionState;
  /** @returns function that ends the subscription */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly answer: (id: number, result: unknown, state: SiteState) => void;
  /** @param limit the user's limit that refuses it, which the window shows */
  readonly refuse: (id: number, error: RpcErrorObject, state: SiteState, limit?: SiteLimit) => void;
  /** True if a link led here: its author wrote the request. */
  readonly isRedirect: boolean;
  /**
   * Notes the answer to a request that has been signed: from then on the site cannot withdraw it, and gets this
   * answer if its screen or the window is closed.
   */
  readonly noteSigned: (id: number, result: unknown, state: SiteState) => void;
  /** Gives the noted answers, with the states noted with them. */
  readonly answerSigned: () => void;
  /** Undoes `noteSigned`: nothing of it was sent. */
  readonly forgetSigned: (id: number) => void;
  /** Returns the noted answer; undefined if nothing has been signed. */
  readonly signedAnswer: (id: number) => unknown;
}
