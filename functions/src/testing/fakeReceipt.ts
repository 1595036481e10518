import type { Receipt } from '../services/chain/Chain.ts';

/** The receipt of a transfer that succeeded in block 90, with the test's changes. */
export function fakeReceipt(changes: Partial<Receipt> = {}): Receipt {
  return { succeeded: true, blockNumber: 90n, gasUsed: 21_000n, ...changes };
}
