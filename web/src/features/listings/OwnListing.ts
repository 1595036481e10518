import type { SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';

/** An own order that is offered publicly and has not expired. */
export interface OwnListing {
  /** 32 bytes, 0x-prefixed. */
  readonly hash: string;
  readonly order: SeaportOrder;
  /** In the smallest unit of the network's coin. */
  readonly price: bigint;
  /** In ms since 1970. */
  readonly endsAt: number;
  /** Outcome on the chain, if it is known to be over. */
  readonly outcome?: 'filled' | 'cancelled' | undefined;
  /** Time of the block with the outcome, in ms since 1970; null if no node reports it. */
  readonly outcomeAt?: number | null | undefined;
  /** True if the nodes report that it is not over; undefined if unknown. */
  readonly isLive?: true | undefined;
}
