import type { Acquisition } from './LotQueue.ts';

/** Why a record, or its fee, is in no figure. */
export type LeftOutReason =
  | 'pending'
  | 'not_final'
  | 'no_time'
  | 'no_amount'
  | 'amount_in_units'
  | 'unverified'
  | 'not_own'
  | 'swap'
  | 'unknown_network'
  | 'no_fee';

/** Why the records of an account may not be all that happened to an asset of it. */
export type GapReason = 'balance_unknown' | 'balance_too_low' | 'sends_unknown' | 'unrecorded_sends';

/** What an asset is: a coin of a network, or what a contract keeps on it. */
export interface MovedAsset {
  readonly network: string;
  /** The coin's symbol, or what the contract calls itself: not to be trusted as a name. */
  readonly symbol: string;
  /** Undefined of native coin. */
  readonly contract: string | undefined;
  /** Which one of a collection, a decimal number; undefined where each is like the other. */
  readonly tokenId: string | undefined;
}

/** One line of the ledger behind a cost basis. */
export interface Movement {
  /** 'unrecorded' is what an account has and no record tells of. */
  readonly kind: 'acquired' | 'moved' | 'disposed' | 'fee' | 'left_out' | 'unrecorded';
  readonly asset: MovedAsset;
  /** Undefined only of what is left out or unrecorded. */
  readonly time: Date | undefined;
  /** Undefined of what no record tells. */
  readonly hash: string | undefined;
  readonly from: string | undefined;
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
  readonly reason?: LeftOutReason | GapReason;
}
