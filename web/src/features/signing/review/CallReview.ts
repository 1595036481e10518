import type { Call } from '@everything-wallet/core/calls/Call';
import type { callRefusal } from '@everything-wallet/core/calls/callRefusal';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import type { CallWarning } from '@everything-wallet/core/calls/CallWarning';
import type { CallDescription } from '@everything-wallet/core/calls/describeCall';
import type { CallConsent } from '@everything-wallet/core/schemas/callConsent';
import type { TokenRefusal } from '../../../lib/calls/tokenRefusal.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { FeeChoice } from '../fees/useFeeChoice.ts';
import type { CallNames } from './CallNames.ts';
import type { CallPreview } from './CallPreview.ts';
import type { ShownWarning } from './ShownWarning.ts';
import type { SimulationState } from './simulationState.ts';

/** Review of a call that the user is asked to sign. */
export interface CallReview {
  readonly transaction: CallTransaction;
  readonly call: Call;
  readonly description: CallDescription;
  readonly names: CallNames;
  readonly feeChoice: FeeChoice;
  readonly isEstimating: boolean;
  readonly isFeeFailed: boolean;
  readonly isFeeDisputed: boolean;
  /** Undefined until the call was simulated for the first time. */
  readonly preview: CallPreview | undefined;
  readonly state: SimulationState | undefined;
  readonly warnings: readonly ShownWarning[];
  /** Keys of what was accepted. */
  readonly accepted: ReadonlySet<string>;
  /** @param isOfPreview true where it is about the preview's outcome: then it counts for no preview that is worse */
  readonly accept: (key: string, isAccepted: boolean, isOfPreview: boolean) => void;
  /** Accepted warnings of the call itself. */
  readonly acceptedOfCall: readonly CallWarning[];
  /** Wei; undefined where the fee could not be estimated. */
  readonly fee: bigint | undefined;
  readonly l1Fee: bigint | undefined;
  /** Maximum total, in wei: the amount sent along, and the fee. */
  readonly total: bigint | undefined;
  /** Balance that is too small. */
  readonly shortage: TextId | undefined;
  /** Reason why the server broadcasts it to no network, or why its tokens forbid it; then nothing is signed. */
  readonly refusal: ReturnType<typeof callRefusal> | TokenRefusal;
  /** Reason why the server broadcasts it with consent alone; undefined for any other call. */
  readonly consentTo: ReturnType<typeof callRefusal>;
  /** Consent to it, once given. */
  readonly consent: CallConsent | undefined;
  /** Promise that it breaks by its simulation; then nothing is signed. */
  readonly broken: TextId | undefined;
  /** Boxes that have to be ticked before it is signed. */
  readonly unread: number;
  /** True where its outcome has just become worse: then the button rests. */
  readonly isWorse: boolean;
  readonly maySign: boolean;
  readonly show: (preview: CallPreview) => void;
  readonly refresh: () => void;
}
