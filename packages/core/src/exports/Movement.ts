import type { Acquisition } from './LotQueue.ts';

/** Why a record, or its fee, is in no figure. */
export type LeftOutReason =
  'pending' | 'not_final' | 'no_time' | 'no_amount' | 'not_own' | 'swap' | 'unknown_network' | 'no_fee';

/** What an asset is: a coin of a network, or what a contract keeps on it. */
export interface MovedAsset {
  readonly network: string;
  /** The coin's symbol, or what the contract calls itself: not to be trusted as a name. */
  readonly symbol: string;
  /** Undefined of native coin. */
  readonly contract: string | undefined;
}

/** One line of the ledger behind a cost basis. */
export interface Movement {
  readonly kind: 'acquired' | 'moved' | 'disposed' | 'fee' | 'left_out';
  readonly asset: MovedAsset;
  /** Undefined only of what is left out. */
  readonly time: Date | undefined;
  readonly hash: string;
  readonly from: string;
  readonly to: string;
  /** Units of 10^-80; undefined only of what is left out. */
  readonly amount: bigint | undefined;
  /** Of one, in units of 10^-24 dollars. */
  readonly price: bigint | undefined;
  /** Of what is moved, disposed of or paid as a fee: where it came from, as far as the records know. */
  readonly acquired?: Acquisition | undefined;
  /** Whether no lot was left to take it from. */
  readonly isUnmatched?: boolean | undefined;
  readonly proceedsCents?: bigint | undefined;
  readonly costCents?: bigint | undefined;
  /** Why it is left out. */
  readonly reason?: LeftOutReason;
}
