import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Chain } from '../chain/Chain.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { judgeTestimonies } from './judgeTestimonies.ts';

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
 * Looks up what became of a transaction; undefined for one that no node knows.
 *
 * Every node is asked, and `judgeTestimonies` tells what that means, as for the records of transfers: who reads 'failed'
 * sends anew. Until an outcome can be told it is pending, as if it were in no block.
 *
 * A node that is silent is not waited for where what the others say is enough: that it waits, or is in a block and moved what it was
 * to move. That nobody knows it, or that it has failed, is said when all have had their time; so where one says that it has failed.
 *
 * @param depth blocks after which the network's outcomes are final
 * @throws ChainUnavailableError when the network does not answer
 */
export async function findTransaction(
  chain: Chain,
  txHash: string,
  depth: number,
): Promise<FoundTransaction | undefined> {
  const soon = await lookUp(chain, txHash, depth, 'briefly');
  return soon && soon.status !== 'failed' ? soon : lookUp(chain, txHash, depth);
}

async function lookUp(
  chain: Chain,
  txHash: string,
  depth: number,
  wait?: 'briefly',
): Promise<FoundTransaction | undefined> {
  const [transaction, said] = await Promise.all([
    chain.getTransaction(txHash, wait),
    chain.getTestimonies(txHash, wait),
  ]);
  if (!transaction) return undefined;
  const verdict = judgeTestimonies(said, depth);
  if (verdict.kind === 'silence') throw new ChainUnavailableError();
  // Those that are not waited for may say the same.
  if (verdict.kind === 'doubt' && wait === 'briefly') return undefined;
  const { from, to, value, nonce, gasLimit } = transaction;
  const known = {
    from,
    ...(to !== undefined && { to }),
    value: formatAmount(value),
    valueWei: value.toString(),
    nonce,
    gasLimit: gasLimit.toString(),
  };
  if (verdict.kind !== 'outcome') return { status: 'pending', ...known, confirmations: 0 };
  const { status, receipt, confirmations } = verdict;
  const { blockNumber, gasUsed, feePaid } = receipt;
  return {
    status,
    ...known,
    blockNumber: Number(blockNumber),
    confirmations,
    gasUsed: gasUsed.toString(),
    ...(feePaid !== undefined && { fee: formatAmount(feePaid), feeWei: feePaid.toString() }),
  };
}
