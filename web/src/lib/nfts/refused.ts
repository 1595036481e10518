import type { PartFailure } from '@everything-wallet/core/callables/refreshWallet';
import { CallableError } from '../firebase/CallableError.ts';

/** Returns the failure of a part as an error. */
export function refused({ code, message, details }: PartFailure): CallableError {
  return new CallableError(code, message, { ...details });
}
