import type { Acquisition } from './LotQueue.ts';

/** Reason why a record, or its fee, is in no figure. */
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

/** Reason why the records of an account may be incomplete for an asset. */
export type GapReason = 'balance_unknown' | 'balance_too_low' | 'sends_unknown' | 'unrecorded_sends';

/** Asset: a coin of a network, or a token of a contract on it. */
export interface MovedAsset {
  readonly network: string;
  /** Symbol of the coin, or the one the contract states: not to be trusted as a name. */
  readonly symbol: string;
  /** Undefined for native coin. */
  readonly contract: string | undefined;
  /** Id within a collection, a decimal number; undefined for fungible assets. */
  readonly tokenId: string | undefined;
}

/** One line of the ledger behind a cost basis. */
export interface Movement {
  /** 'unrecorded' is a balance that no record explains. */
  readonly kind: 'acquired' | 'moved' | 'disposed' | 'fee' | 'left_out' | 'unrecorded';
  readonly asset: MovedAsset;
  /** Undefined only for a left-out or unrecorded line. */
  readonly time: Date | undefined;
  /** Undefined where no record exists. */
  readonly hash: string | undefined;
  readonly from: string | undefined;
  readonly to: string;
  /** Units of 10^-80; undefined only for a left-out line. */
  readonly amount: bigint | undefined;
  /** Price of one, in units of 10^-24 dollars. */
  readonly price: bigint | undefined;
  /** Origin of a moved or disposed amount or a fee, as far as the records show it. */
  readonly acquired?: Acquisition | undefined;
  /** True if no lot was left to take it from. */
  readonly isUnmatched?: boolean | undefined;
  readonly proceedsCents?: bigint | undefined;
  readonly costCents?: bigint | undefined;
  /** Reason why it is left out. */
  readonly reason?: LeftOutReason | GapReason;
}
