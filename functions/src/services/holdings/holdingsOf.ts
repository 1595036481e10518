import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { HoldingsReader } from './HoldingsReader.ts';
import { tokenListOf } from './tokenListOf.ts';

const readers = new Map<RpcName, HoldingsReader>();

/**
 * Returns the holdings reader of a configured network; one object per instance, since it remembers nodes and
 * tokens.
 */
export function holdingsOf(rpcName: RpcName): HoldingsReader {
  const known = readers.get(rpcName);
  if (known) return known;
  const reader = new HoldingsReader(networkByRpcName(rpcName), nodeUrlsOf(rpcName), {
    tokenList: () => tokenListOf(rpcName),
  });
  readers.set(rpcName, reader);
  return reader;
}
