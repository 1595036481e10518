import type { Network } from '@everything-wallet/core/networks/networks';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { blockReaderOf } from './blockReaderOf.ts';
import { FirestoreScanStore } from './FirestoreScanStore.ts';
import { restartScan } from './restartScan.ts';

/**
 * Restarts a network's scan for an operator, on the configured nodes: `restart <network> <block>`, with the network's name in `SCANNER` and
 * the first block that was replaced.
 *
 * @param scanned networks of `SCANNER`
 * @returns what was done, for the operator
 * @throws RangeError if the arguments are malformed, and as `restartScan`
 */
export async function restartConfiguredScan(
  scanned: readonly Network[],
  [name = '', block = '', ...more]: readonly string[],
  restart: typeof restartScan = restartScan,
): Promise<string> {
  const network = scanned.find(({ rpcName }) => rpcName === name);
  const from = Number(block);
  if (!network || !/^\d{1,15}$/.test(block) || more.length > 0) {
    const names = scanned.map(({ rpcName }) => rpcName).join(', ');
    throw new RangeError(`Usage: restart <network> <block>, with one of the networks of SCANNER: ${names}`);
  }
  const { chainId, rpcName } = network;
  const reader = blockReaderOf(network, nodeUrlsOf(rpcName));
  const { reverted, unreverted } = await restart(
    { reader, store: new FirestoreScanStore(chainId) },
    { chainId },
    from,
  );
  const done = `${name} is scanned again from block ${from}; ${reverted} blocks were reverted.`;
  if (!unreverted) return done;
  return `${done} Blocks ${unreverted.first} to ${unreverted.last} are scanned again without having been reverted.`;
}
