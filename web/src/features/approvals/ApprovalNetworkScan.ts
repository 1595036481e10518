import type { ApprovalsAnswer } from '@everything-wallet/core/schemas/approvalsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';

/** State of a scan for approvals of some accounts on a network. */
export interface ApprovalNetworkScan {
  readonly network: Network;
  /**
   * - 'scanning': the scan continues
   * - 'done': it has ended, with the result in the answer
   * - 'failed': the last request failed; the previous result stays
   */
  readonly status: 'scanning' | 'done' | 'failed';
  /** The last one; undefined before the first. */
  readonly answer: ApprovalsAnswer | undefined;
  /** Number of approvals of unverified contracts left out, beyond the limit. */
  readonly leftOut: number;
}
