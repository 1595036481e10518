import type { SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';

/** An order of one's own that is offered to everybody, and not over by its own time. */
export interface OwnListing {
  /** 32 bytes, 0x-prefixed. */
  readonly hash: string;
  readonly order: SeaportOrder;
  /** In the smallest unit of the network's coin. */
  readonly price: bigint;
  /** In ms since 1970. */
  readonly endsAt: number;
  /** What became of it on the chain, where that is known to be over. */
  readonly outcome?: 'filled' | 'cancelled' | undefined;
  /** Of which block that is told: its time, in ms since 1970; null where nobody says. */
  readonly outcomeAt?: number | null | undefined;
  /** Whether the chain says that it is not over; undefined where nobody knows. */
  readonly isLive?: true | undefined;
}
