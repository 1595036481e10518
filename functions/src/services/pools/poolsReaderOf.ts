import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { tokenListOf } from '../holdings/tokenListOf.ts';
import { PoolsReader } from './PoolsReader.ts';

const readers = new Map<RpcName, PoolsReader>();

/**
 * Returns the pools reader of a configured network; one object per instance, since it caches final state of
 * the chain.
 */
export function poolsReaderOf(rpcName: RpcName): PoolsReader {
  const known = readers.get(rpcName);
  if (known) return known;
  const reader = new PoolsReader(networkByRpcName(rpcName), nodeUrlsOf(rpcName), {
    tokenList: () => tokenListOf(rpcName),
  });
  readers.set(rpcName, reader);
  return reader;
}
