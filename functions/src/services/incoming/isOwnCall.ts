import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { IncomingTransfer } from './IncomingTransfer.ts';
import type { ScanResult } from './judgeTransactionResponses.ts';

/** Tests for a transfer to the account that signed its transaction. */
export function isOwnCall(
  { to }: IncomingTransfer,
  { witness }: Extract<ScanResult, { kind: 'incomingTransfers' }>,
): boolean {
  return sameAddress(to, witness.from);
}
