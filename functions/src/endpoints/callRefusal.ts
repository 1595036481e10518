import type { FailureDetails } from '@everything-wallet/core/callables/failureReason';
import { HttpsError, type FunctionsErrorCode } from 'firebase-functions/https';

/** A refusal in the callable protocol: a code, a sentence for people and details for programs. */
export function callRefusal(code: FunctionsErrorCode, sentence: string, details: FailureDetails): HttpsError {
  return new HttpsError(code, sentence, details);
}
