import type { Network } from '@everything-wallet/core/networks/networks';
import type { ScanResult } from './judgeTransactionResponses.ts';

type Found = Extract<ScanResult, { kind: 'incomingTransfers' }>;

/**
 * Tests that the nodes agree on transfers which are final: one block deeper than the network's confirmations, since a scanner accepts a reorg
 * of as many blocks.
 */
export function isFinalAt({ isAgreed, confirmations }: Found, { confirmations: depth }: Network): boolean {
  return isAgreed && confirmations > depth;
}
