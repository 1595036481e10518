import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { CallToSign } from '@everything-wallet/core/transactions/signCall';
import type { SignedTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { checkSignedBytes } from './checkSignedBytes.ts';

/**
 * Checks that signed bytes are exactly the call shown, to the last byte, with a library that did not build them.
 *
 * @throws WalletError 'send.error.failed' when a field differs, or the bytes are not a call
 */
export function checkSignedCall(
  signed: SignedTransfer,
  { from, transaction, fees, shownTotal }: CallToSign,
): void {
  const { to, ...call } = transaction;
  if (to === null) throw new WalletError('send.error.failed');
  checkSignedBytes(signed, { from, ...call, to, fees, maxTotal: shownTotal });
}
