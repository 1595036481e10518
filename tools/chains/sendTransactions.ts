import { callRpc } from './callRpc.ts';
import { callRpcTogether } from './callRpcTogether.ts';
import { LocalError } from '../LocalError.ts';

/** For each transaction, so that none has to be estimated: creating a pool takes about five million. */
const GAS = '0x989680';

/** A transaction of a chain's own account. */
export interface LocalTransaction {
  readonly to: string;
  /** 0x-prefixed hex. */
  readonly data: string;
  /** Wei. */
  readonly value?: bigint;
}

/**
 * Sends transactions from a chain's own account, and mines them in as few blocks as possible where the chain
 * does not mine by itself.
 *
 * @throws {LocalError} Where one of them fails.
 */
export async function sendTransactions(
  url: string,
  account: string,
  transactions: readonly LocalTransaction[],
): Promise<void> {
  const hashes = await callRpcTogether(
    url,
    transactions.map(({ to, data, value = 0n }) => ({
      method: 'eth_sendTransaction',
      params: [{ from: account, to, data, value: `0x${value.toString(16)}`, gas: GAS }],
    })),
  );
  for (const [index, hash] of hashes.entries()) {
    let receipt = await receiptOf(url, hash);
    if (!receipt) {
      await callRpc(url, 'evm_mine');
      receipt = await receiptOf(url, hash);
    }
    if (receipt?.status !== '0x1') throw new LocalError(`Transaction ${index} failed at ${url}`);
  }
}

async function receiptOf(url: string, hash: unknown): Promise<{ readonly status: string } | null> {
  return (await callRpc(url, 'eth_getTransactionReceipt', [hash])) as { status: string } | null;
}
