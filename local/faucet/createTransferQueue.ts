import { setTimeout as sleep } from 'node:timers/promises';
import { callRpc } from '../chains/callRpc.ts';
import { LocalError } from '../LocalError.ts';

/** The longest to wait for a transfer's block, in milliseconds. */
const MINING_LIMIT_MS = 10_000;

/**
 * A function that transfers coins from a local chain's own account and answers with the hash of the mined
 * transaction. Transfers of one chain are made one after the other, so that their nonces cannot clash.
 * @param url The chain's JSON-RPC address.
 */
export function createTransferQueue(url: string): (address: string, wei: bigint) => Promise<string> {
  let last: Promise<unknown> = Promise.resolve();
  return (address, wei) => {
    const transfer = last.then(() => transferCoins(url, address, wei));
    // One that fails must not fail those that wait behind it.
    last = transfer.catch(() => undefined);
    return transfer;
  };
}

async function transferCoins(url: string, address: string, wei: bigint): Promise<string> {
  const [account] = (await callRpc(url, 'eth_accounts')) as string[];
  const transaction = { from: account, to: address, value: `0x${wei.toString(16)}` };
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
