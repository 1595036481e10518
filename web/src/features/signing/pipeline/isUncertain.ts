import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { CallableError } from '../../../lib/firebase/CallableError.ts';

/** Returns true if a failed transfer may still be pending, according to the browser or the server. */
export function isUncertain(error: unknown): boolean {
  if (error instanceof WalletError) return error.textId === 'send.error.uncertain';
  // A replaced one may still be made.
  return (
    error instanceof CallableError && (error.reason === 'outcomeUncertain' || error.reason === 'superseded')
  );
}
