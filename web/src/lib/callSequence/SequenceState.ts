import type { ReviewCallsProps } from '../calls/CallRequest.ts';
import type { ReviewSignatureProps } from '../calls/SignatureRequest.ts';
import type { SequenceProblem } from './SequenceProblem.ts';

/** State of a screen's sequences, of which one at a time is prepared or reviewed. */
export interface SequenceState<Step> {
  /** Id of the sequence whose next step is prepared. */
  readonly preparing?: string | undefined;
  /** Step under review. */
  readonly step?: Step | undefined;
  /** Props of the dialog that reviews the calls of the step. */
  readonly calls?: ReviewCallsProps | undefined;
  /** Props of the dialog that reviews the typed data of the step. */
  readonly typedData?: ReviewSignatureProps | undefined;
  /** Step that is reviewed, or whose review was closed, and that is not known to be sent. */
  readonly unsent?: Step | undefined;
  /** Reason why a sequence has nothing to sign. */
  readonly problem?: (SequenceProblem & { readonly id: string }) | undefined;
}
