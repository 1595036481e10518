import type { CallToSign } from '@everything-wallet/core/transactions/signCall';
import type { SignedTransfer } from '@everything-wallet/core/transactions/signTransfer';
import { checkSignedBytes } from './checkSignedBytes.ts';

/**
 * Checks that signed bytes are exactly the call shown, to the last byte, with a library that did not build them.
 *
 * @throws WalletError 'send.error.failed' when a field differs, or the bytes are not a transaction that is signed here
 */
export function checkSignedCall(
  signed: SignedTransfer,
  { from, transaction, fees, shownTotal }: CallToSign,
): void {
  checkSignedBytes(signed, { from, ...transaction, fees, maxTotal: shownTotal });
}
