import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { tokenListOf } from '../holdings/tokenListOf.ts';
import { VaultsReader } from './VaultsReader.ts';

const readers = new Map<RpcName, VaultsReader>();

/**
 * Returns the pools reader of a configured network; one object per instance, since it caches final state of
 * the chain.
 */
export function vaultsReaderOf(rpcName: RpcName): VaultsReader {
  const known = readers.get(rpcName);
  if (known) return known;
  const reader = new VaultsReader(networkByRpcName(rpcName), nodeUrlsOf(rpcName), {
    tokenList: () => tokenListOf(rpcName),
  });
  readers.set(rpcName, reader);
  return reader;
}
