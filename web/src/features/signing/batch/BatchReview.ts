import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { FeeChoice } from '../fees/useFeeChoice.ts';
import type { CallNames } from '../review/CallNames.ts';
import type { CallPreview } from '../review/CallPreview.ts';
import type { DecodedCall } from '../review/decodeRequest.ts';
import type { CallJudgement } from '../review/judgeCall.ts';
import type { SimulationState } from '../review/simulationState.ts';
import type { Accepted } from '../review/useAccepted.ts';
import type { BatchOutcome } from './batchOutcome.ts';
import type { BatchPreview } from './BatchPreview.ts';

/** One call of a batch in its review. */
export interface ReviewedCall extends DecodedCall, CallJudgement, Accepted {
  readonly request: CallRequest;
  /** Undefined until the batch was simulated for the first time. */
  readonly preview: CallPreview | undefined;
}

/** Review of calls that are signed in order after one confirmation. */
export interface BatchReview {
  readonly calls: readonly ReviewedCall[];
  readonly names: CallNames;
  readonly feeChoice: FeeChoice;
  readonly isEstimating: boolean;
  readonly isFeeFailed: boolean;
  readonly isFeeDisputed: boolean;
  readonly preview: BatchPreview | undefined;
  /** The worst state of a call. */
  readonly state: SimulationState | undefined;
  /** Effects of all calls; undefined unless all succeed. */
  readonly outcome: BatchOutcome | undefined;
  /** True where the calls cannot be simulated together, or their gas is unknown: then they are reviewed one at a time. */
  readonly isSeparate: boolean;
  /** Wei sent along with all calls. */
  readonly value: bigint;
  /** Highest fee of all calls, in wei; undefined where it is unknown. */
  readonly fee: bigint | undefined;
  readonly l1Fee: bigint | undefined;
  /** Maximum total in wei. */
  readonly total: bigint | undefined;
  readonly shortage: TextId | undefined;
  /** Boxes that have to be ticked. */
  readonly unread: number;
  readonly isWorse: boolean;
  readonly maySign: boolean;
  readonly show: (preview: BatchPreview) => void;
  readonly refresh: () => void;
}
