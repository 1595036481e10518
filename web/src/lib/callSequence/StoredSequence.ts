import type { NetworkId } from '@everything-wallet/core/networks/networks';

/** Sequence as this browser stores it, so that a reload, another tab or another day can continue it. */
export interface StoredSequence {
  readonly id: string;
  readonly user_id: string;
  readonly network: NetworkId;
  /** Last step; null before the first one. */
  readonly step: {
    readonly name: string;
    /** Lower case; null until it is signed. */
    readonly tx_hash: string | null;
  } | null;
  /** Milliseconds since 1970. */
  readonly written_at: number;
}
