import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { describeCall } from '@everything-wallet/core/calls/describeCall';
import { wrappedCoinOf } from '@everything-wallet/core/calls/wrappedCoinOf';
import { readSignedBytes } from '@everything-wallet/core/transactions/readSignedBytes';
import { isOver } from './isOver.ts';

/**
 * Checks that the deadline of a signed call is over: broadcast again it would fail, and cost its fee.
 *
 * @param signedTransaction 0x-prefixed hex; invalid bytes have no deadline
 */
export function isLateCall(signedTransaction: string): boolean {
  const read = readSignedBytes(signedTransaction);
  if (!read) return false;
  const { from, transaction } = read;
  const about = { sender: from, wrappedCoin: wrappedCoinOf(transaction.chainId) };
  return isOver(describeCall(decodeCall(transaction), about).deadline);
}
