import type { PartFailure } from '@everything-wallet/core/callables/refreshWallet';
import { CallableError } from './CallableError.ts';

/** Returns the failure of a part as an error. */
export function partError({ code, message, details }: PartFailure): CallableError {
  return new CallableError(code, message, { ...details });
}
