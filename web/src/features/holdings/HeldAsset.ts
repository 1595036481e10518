import type { Network } from '@everything-wallet/core/networks/networks';
import type { Figure } from './Figure.ts';

/**
 * Who vouches for an asset: the network for its coin, the bundled list for a token, the person for one that they added, and nobody
 * for what others sent.
 */
export type AssetKind = 'coin' | 'listed' | 'custom' | 'unverified';

/** A coin or token on a network, and what each account holds of it. */
export interface HeldAsset {
  /** The same for the same network and contract. */
  readonly key: string;
  readonly network: Network;
  /** Checksum address; undefined for the network's coin. */
  readonly contract: string | undefined;
  readonly kind: AssetKind;
  /** Of a token that no list knows: what its contract says, cleaned and cut, and not to be trusted. May be empty. */
  readonly symbol: string;
  readonly name: string;
  /** Undefined where amounts cannot be told. */
  readonly decimals: number | undefined;
  /** One an account. */
  readonly figures: readonly Figure[];
}
