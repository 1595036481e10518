import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { CallableError } from '../../lib/firebase/CallableError.ts';

/** Whether a transfer that failed may be on its way all the same, as the browser or the server found. */
export function isUncertain(error: unknown): boolean {
  if (error instanceof WalletError) return error.textId === 'send.error.uncertain';
  // What another one was signed in place of may be made all the same.
  return (
    error instanceof CallableError && (error.reason === 'outcomeUncertain' || error.reason === 'superseded')
  );
}
