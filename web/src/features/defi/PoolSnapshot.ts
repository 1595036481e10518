import type { PoolsAnswer } from '@everything-wallet/core/schemas/poolsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';

/** State of a network's pools at one moment. */
export interface PoolSnapshot {
  readonly network: Network;
  /** The last one; undefined if none. */
  readonly answer: PoolsAnswer | undefined;
  /** Milliseconds since the request. */
  readonly msSinceAsked: () => number;
  /** Error of the last request; undefined if it succeeded. */
  readonly error: Error | undefined;
}
