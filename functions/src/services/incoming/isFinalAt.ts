import type { Network } from '@everything-wallet/core/networks/networks';
import type { ScanResult } from './judgeTransactionResponses.ts';

type Found = Extract<ScanResult, { kind: 'incomingTransfers' }>;

/** Tests that the nodes agree on transfers as deep as the network's outcomes are final. */
export function isFinalAt({ isAgreed, confirmations }: Found, { confirmations: depth }: Network): boolean {
  return isAgreed && confirmations >= depth;
}
