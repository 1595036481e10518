import type { PartFailure } from '@everything-wallet/core/callables/refreshWallet';

/**
 * Limit on how long an answer waits for a part that is slower than the rest.
 *
 * Parts without a timeout are answered first. Then the timeouts of round 1 begin, and after them those of round 2. A part has no limit
 * where the call asks no part of another timeout with the same or a lower rank, and no part without a timeout.
 */
export interface PartTimeout {
  readonly ms: number;
  readonly round: 1 | 2;
  readonly rank: number;
  /** Stands for a part that is late; absent where the part is then left out of the answer. */
  readonly late?: { readonly failure: PartFailure };
}
