import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Chain } from '../chain/Chain.ts';

/** A transaction that a network knows: amounts in coin and in wei, gas in units. */
export interface FoundTransaction {
  readonly status: 'pending' | 'completed' | 'failed';
  readonly from: string;
  readonly to?: string;
  readonly value: string;
  readonly valueWei: string;
  readonly nonce: number;
  readonly gasLimit: string;
  readonly blockNumber?: number;
  readonly confirmations: number;
  readonly gasUsed?: string;
  readonly fee?: string;
  readonly feeWei?: string;
}

/**
 * Looks up what became of a transaction; undefined for one that the network does not know.
 *
 * @throws ChainUnavailableError when the network does not answer
 */
export async function findTransaction(chain: Chain, txHash: string): Promise<FoundTransaction | undefined> {
  const transaction = await chain.getTransaction(txHash);
  if (!transaction) return undefined;
  const { from, to, value, nonce, gasLimit } = transaction;
  const known = {
    from,
    ...(to !== undefined && { to }),
    value: formatAmount(value),
    valueWei: value.toString(),
    nonce,
    gasLimit: gasLimit.toString(),
  };
  const receipt = transaction.isInBlock ? await chain.getReceipt(txHash) : undefined;
  // A node that has the block, and another that has not yet: it waits, as far as both know.
  if (!receipt) return { status: 'pending', ...known, confirmations: 0 };
  const { succeeded, blockNumber, gasUsed, feePaid } = receipt;
  const behind = (await chain.getBlockNumber()) - blockNumber;
  return {
    status: succeeded ? 'completed' : 'failed',
    ...known,
    blockNumber: Number(blockNumber),
    confirmations: behind > 0n ? Number(behind) + 1 : 1,
    gasUsed: gasUsed.toString(),
    ...(feePaid !== undefined && { fee: formatAmount(feePaid), feeWei: feePaid.toString() }),
  };
}
