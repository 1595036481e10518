import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { CallableError } from '../../lib/firebase/CallableError.ts';
import type { Text } from '../../lib/text/useText.ts';

/** What a person reads after sending failed: the catalogue's or the server's own message (docs/product.md §8, Send). */
export function sendFailureText(error: unknown, t: Text): string {
  if (error instanceof WalletError) return t(error.textId);
  if (error instanceof CallableError) {
    if (error.code === 'unauthenticated') return t('send.error.notAuthenticated');
    return error.serverMessage ?? t('send.error.failed');
  }
  return t('send.error.failed');
}
