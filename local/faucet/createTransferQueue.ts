import { setTimeout as sleep } from 'node:timers/promises';
import { encodeTokenTransfer } from '@everything-wallet/core/tokens/encodeTokenTransfer';
import { callRpc } from '../chains/callRpc.ts';
import { LocalError } from '../LocalError.ts';

/** The longest to wait for a transfer's block, in milliseconds. */
const MINING_LIMIT_MS = 10_000;

/** Transfers coins in wei, or a token in its smallest unit where its contract is named. */
type Transfer = (address: string, amount: bigint, token?: string) => Promise<string>;

/**
 * A function that transfers coins and tokens from a local chain's own account and answers with the hash of the mined
 * transaction. Transfers of one chain are made one after the other, so that their nonces cannot clash.
 * @param url The chain's JSON-RPC address.
 */
export function createTransferQueue(url: string): Transfer {
  let last: Promise<unknown> = Promise.resolve();
  return (address, amount, token) => {
    const transfer = last.then(() => makeTransfer(url, address, amount, token));
    // One that fails must not fail those that wait behind it.
    last = transfer.catch(() => undefined);
    return transfer;
  };
}

async function makeTransfer(url: string, address: string, amount: bigint, token?: string): Promise<string> {
  const [account] = (await callRpc(url, 'eth_accounts')) as string[];
  const transaction = token
    ? { from: account, to: token, data: encodeTokenTransfer(address, amount) }
    : { from: account, to: address, value: `0x${amount.toString(16)}` };
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
