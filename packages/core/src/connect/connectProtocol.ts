/*
 * Messages between a site and the wallet's window (docs/connect-protocol.md). Free of libraries: `clients/connect` bundles it.
 */

/** Versions that this code understands, the newest first. */
export const CONNECT_VERSIONS: readonly number[] = [1];

/** Sent by the window to `*` until the site answers. */
export interface ReadyMessage {
  readonly everythingWallet: 'ready';
  readonly versions: readonly number[];
}

/** Sent by the site to the wallet's origin, with the port. */
export interface HelloMessage {
  readonly everythingWallet: 'hello';
  readonly versions: readonly number[];
  /** The page's claim about itself; at most `MAX_TITLE_CHARACTERS` characters are shown. */
  readonly title?: string;
}

/** Permission of a site, as of an answer. */
export interface SiteState {
  /** Checksum addresses, the selected one first; empty when not connected. */
  readonly accounts: readonly string[];
  /** Selected chain as hex, for example '0x1'. */
  readonly chainId: string;
  /** Chains that may be selected without a window, as hex. */
  readonly chains: readonly string[];
  /** Milliseconds since 1970 when the permission ends; null for none. */
  readonly expiresAt: number | null;
}

/** Error of EIP-1193, EIP-1474 or EIP-5792. */
export interface RpcErrorObject {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

/** Messages of the site on the port. */
export type SiteMessage =
  | {
      readonly type: 'request';
      readonly id: number;
      readonly method: string;
      readonly params: unknown;
      readonly chainId: string;
    }
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'bye' };

/** Messages of the wallet on the port. */
export type WalletMessage =
  | { readonly type: 'answer'; readonly id: number; readonly result: unknown; readonly state: SiteState }
  | {
      readonly type: 'answer';
      readonly id: number;
      readonly error: RpcErrorObject;
      readonly state: SiteState;
    }
  | { readonly type: 'closed' }
  | { readonly type: 'refused'; readonly versions?: readonly number[]; readonly error: RpcErrorObject };

/** Limits of both sides. */
export const connectLimits = {
  /** Requests of a site without an answer. */
  MAX_OPEN_REQUESTS: 10,
  /** Characters of a request as JSON. */
  MAX_REQUEST_CHARACTERS: 262_144,
  MAX_METHOD_CHARACTERS: 100,
  MAX_TITLE_CHARACTERS: 80,
  /** Milliseconds between two `ready` messages. */
  READY_INTERVAL_MS: 250,
  MAX_READY_MESSAGES: 40,
  /** Milliseconds for the handshake. */
  HANDSHAKE_TIMEOUT_MS: 15_000,
  /** Milliseconds for which the window stays open after its last answer. */
  LINGER_MS: 600,
  /** Milliseconds for which a redirect may be answered. */
  REDIRECT_TIMEOUT_MS: 600_000,
} as const;
