import type { CallRequest } from '../calls/CallRequest.ts';
import type { SignatureRequest } from '../calls/SignatureRequest.ts';
import type { SequenceProblem } from './SequenceProblem.ts';

/** Step to sign: calls, reviewed one after the other, or typed data (EIP-712). */
export type StepToSign<Step> =
  | { readonly type: 'sign'; readonly step: Step; readonly requests: readonly CallRequest[] }
  | { readonly type: 'signTypedData'; readonly step: Step; readonly request: SignatureRequest };

/** Next step of a sequence: one to sign, one that another tab has sent, or the reason why there is nothing to sign. */
export type NextStep<Step> =
  | StepToSign<Step>
  | { readonly type: 'alreadySent'; readonly step: Step }
  | { readonly type: 'problem'; readonly problem: SequenceProblem };
