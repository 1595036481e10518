import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { nftRecords } from '../../data/nftRecords.ts';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { NftsReader } from './NftsReader.ts';

const readers = new Map<RpcName, NftsReader>();

/** Reads which NFTs are owned on a network, as configured; one object an instance, since it remembers which nodes failed. */
export function nftsOf(rpcName: RpcName): NftsReader {
  const known = readers.get(rpcName);
  if (known) return known;
  const reader = new NftsReader(networkByRpcName(rpcName), nodeUrlsOf(rpcName), { records: nftRecords });
  readers.set(rpcName, reader);
  return reader;
}
