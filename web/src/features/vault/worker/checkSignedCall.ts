import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { CallToSign } from '@everything-wallet/core/transactions/signCall';
import type { SignedTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { checkSignedBytes } from './checkSignedBytes.ts';

/**
 * Checks that signed bytes are the call that the person saw, to the last byte, by a library that did not build them.
 *
 * @throws WalletError 'send.error.failed' when a field is another one, or the bytes are none of a call
 */
export function checkSignedCall(
  signed: SignedTransfer,
  { from, transaction, fees, shownTotal }: CallToSign,
): void {
  const { to, ...call } = transaction;
  if (to === null) throw new WalletError('send.error.failed');
  checkSignedBytes(signed, { from, ...call, to, fees, most: shownTotal });
}
