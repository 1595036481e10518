import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { nftMetadata } from '../../data/nftMetadata.ts';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { configuredMetadataAsker } from './configuredMetadataAsker.ts';
import { MetadataReader } from './MetadataReader.ts';

const readers = new Map<RpcName, MetadataReader>();

/**
 * Returns the metadata reader of a configured network; one object per instance, so that simultaneous requests
 * share a reading.
 */
export function metadataOf(rpcName: RpcName): MetadataReader {
  const known = readers.get(rpcName);
  if (known) return known;
  const reader = new MetadataReader(networkByRpcName(rpcName), nodeUrlsOf(rpcName), {
    store: nftMetadata,
    load: (uri, userId) => configuredMetadataAsker().load(uri, userId),
  });
  readers.set(rpcName, reader);
  return reader;
}
