import { ChainUnavailableError } from './ChainUnavailableError.ts';
import type { FoundLogs, Ledger } from './Ledger.ts';
import { logFilter } from './logFilter.ts';
import { RpcError } from './RpcError.ts';
import type { RpcNodes } from './RpcNodes.ts';
import { logPlacesSchema } from './rpcSchemas.ts';

/** Finds transactions by their logs (`Ledger.findLogs`). */
export async function findLogs(
  nodes: RpcNodes,
  ...[range, topics]: Parameters<Ledger['findLogs']>
): Promise<FoundLogs> {
  const { from, to } = range;
  const refusals: RpcError[] = [];
  const answers = await nodes.askEach(async (ask) => {
    try {
      return await ask('eth_getLogs', [logFilter(range, { topics })], logPlacesSchema);
    } catch (error) {
      if (error instanceof RpcError) refusals.push(error);
      throw error;
    }
  }, 'briefly');
  const lists = answers.flatMap((places, node) => (places ? [{ node, places }] : []));
  if (lists.length === 0) throw refusals[0] ?? new ChainUnavailableError();
  const found = lists.flatMap(({ node, places }) =>
    places
      .filter(({ removed, blockNumber }) => removed !== true && blockNumber >= from && blockNumber <= to)
      .map(({ transactionHash: txHash, blockNumber, address, topics: own }) => ({
        ...{ node, txHash, blockNumber, address, own },
      })),
  );
  const by = new Map<string, Set<number>>();
  for (const { node, txHash } of found) by.set(txHash, (by.get(txHash) ?? new Set()).add(node));
  const logs = found.map(({ node, txHash, blockNumber, address, own }) => ({
    txHash,
    blockNumber,
    ...(address !== undefined && { contract: address }),
    ...(own && { topics: own }),
    ...(lists.length > 1 && by.get(txHash)?.size === 1 && { aloneBy: node }),
  }));
  const isOfOne = lists.length < nodes.needed;
  return { logs, isOfOne, ...(isOfOne && refusals.length > 0 && { isRefused: true }) };
}
