import type { VaultsAnswer } from '@everything-wallet/core/callables/vaultsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';

/** What was heard of a network's pools. */
export interface PoolSnapshot {
  readonly network: Network;
  /** The last one; undefined where there was none. */
  readonly answer: VaultsAnswer | undefined;
  /** Milliseconds since it was asked for. */
  readonly msSinceAsked: () => number;
  /** Why the last question had no answer; undefined where it had one. */
  readonly error: Error | undefined;
}
