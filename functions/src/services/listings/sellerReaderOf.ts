import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { SellerReader } from './SellerReader.ts';

const readers = new Map<RpcName, SellerReader>();

/** Reads what sellers' orders have to have on a network, as configured; one object an instance, since it remembers which nodes failed. */
export function sellerReaderOf(rpcName: RpcName): SellerReader {
  const known = readers.get(rpcName);
  if (known) return known;
  const reader = new SellerReader(networkByRpcName(rpcName), nodeUrlsOf(rpcName));
  readers.set(rpcName, reader);
  return reader;
}
