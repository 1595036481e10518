import type { ApprovalsAnswer } from '@everything-wallet/core/callables/approvalsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';

/** How far the look for approvals of some accounts on a network has come. */
export interface NetworkScan {
  readonly network: Network;
  /**
   * - 'looking': it goes on by itself;
   * - 'done': it came to its end, as the answer says;
   * - 'failed': the last question had no answer; what was heard before stands.
   */
  readonly status: 'looking' | 'done' | 'failed';
  /** The last one; undefined before the first. */
  readonly answer: ApprovalsAnswer | undefined;
  /** Approvals of contracts that nobody vouches for which were left out, since there are too many. */
  readonly leftOut: number;
}
