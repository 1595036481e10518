import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { nftMetadata } from '../../data/nftMetadata.ts';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { configuredMetadataAsker } from './configuredMetadataAsker.ts';
import { MetadataReader } from './MetadataReader.ts';

const readers = new Map<RpcName, MetadataReader>();

/** Reads metadata of NFTs on a network, as configured; one object an instance, so that what several ask for is read once. */
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
