import { setTimeout as sleep } from 'node:timers/promises';
import { callRpc } from '../chains/callRpc.ts';
import type { LocalTransaction } from '../chains/sendTransactions.ts';
import { LocalError } from '../LocalError.ts';

/** The longest to wait for a transaction's block, in milliseconds. */
const MINING_LIMIT_MS = 10_000;

/**
 * A function that sends transactions from a local chain's own account and answers with the hash of the one that was mined. Those of one
 * chain are sent one after the other, so that their nonces cannot clash.
 * @param url The chain's JSON-RPC address.
 */
export function createTransactionQueue(url: string): (transaction: LocalTransaction) => Promise<string> {
  let last: Promise<unknown> = Promise.resolve();
  return (transaction) => {
    const sent = last.then(() => send(url, transaction));
    // One that fails must not fail those that wait behind it.
    last = sent.catch(() => undefined);
    return sent;
  };
}

async function send(url: string, { to, data, value = 0n }: LocalTransaction): Promise<string> {
  const [from] = (await callRpc(url, 'eth_accounts')) as string[];
  const transaction = { from, to, data, value: `0x${value.toString(16)}` };
  const hash = (await callRpc(url, 'eth_sendTransaction', [transaction])) as string;
  const deadline = Date.now() + MINING_LIMIT_MS;
  for (;;) {
    const receipt = (await callRpc(url, 'eth_getTransactionReceipt', [hash])) as { status: string } | null;
    if (receipt?.status === '0x1') return hash;
    if (receipt) throw new LocalError(`The transfer ${hash} was reverted.`);
    if (Date.now() > deadline) throw new LocalError(`The transfer ${hash} was not mined.`);
    await sleep(50);
  }
}
