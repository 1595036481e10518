import type { Network } from '@everything-wallet/core/networks/networks';

/** An asset and the moment of its wanted price. */
export interface PricedMoment {
  readonly network: Network;
  /** The token's contract; undefined of the network's coin. */
  readonly contract: string | undefined;
  /** Ms since 1970. */
  readonly at: number;
}
