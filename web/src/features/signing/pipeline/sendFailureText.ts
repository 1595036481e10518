import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import type { Text } from '../../../lib/text/useText.ts';

/** Returns the message after a failed send: the catalogue's or the server's own (docs/product.md §8, Send). */
export function sendFailureText(error: unknown, t: Text): string {
  if (error instanceof WalletError) return t(error.textId);
  if (error instanceof CallableError) {
    if (error.code === 'unauthenticated') return t('send.error.notAuthenticated');
    return error.serverMessage ?? t('send.error.failed');
  }
  return t('send.error.failed');
}
