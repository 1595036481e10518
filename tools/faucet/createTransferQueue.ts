import { createTransactionQueue } from './createTransactionQueue.ts';
import { giftTransaction } from './giftTransaction.ts';

/** Transfers coins in wei, or a token in its smallest unit where its contract is named. */
type Transfer = (address: string, amount: bigint, token?: string) => Promise<string>;

/**
 * A function that transfers coins and tokens from a local chain's own account and answers with the hash of the mined transaction.
 * @param url The chain's JSON-RPC address.
 */
export function createTransferQueue(url: string): Transfer {
  const send = createTransactionQueue(url);
  return (address, amount, token) =>
    send(giftTransaction({ address, amount, ...(token !== undefined && { token }) }));
}
