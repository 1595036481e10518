import type { Network } from '@everything-wallet/core/networks/networks';
import type { Figure } from './Figure.ts';

/**
 * Source of an asset: the network for its coin, the bundled list for a token, the user for one they added, or none for unverified
 * tokens.
 */
export type AssetKind = 'coin' | 'listed' | 'custom' | 'unverified';

/** A coin or token on a network, with the amount of each account. */
export interface HeldAsset {
  /** Identifies a network and contract. */
  readonly key: string;
  readonly network: Network;
  /** Checksum address; undefined for the network's coin. */
  readonly contract: string | undefined;
  readonly kind: AssetKind;
  /** For an unlisted token, the symbol of its contract, cleaned and shortened, and not to be trusted. May be empty. */
  readonly symbol: string;
  readonly name: string;
  /** Undefined if amounts cannot be formatted. */
  readonly decimals: number | undefined;
  /** One per account. */
  readonly figures: readonly Figure[];
}
