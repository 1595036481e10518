import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { openSeaKeySecret, openSeaUrlParam } from '../../configuration.ts';
import { listingRecords } from '../../data/listingRecords.ts';
import { nftMetadata } from '../../data/nftMetadata.ts';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { ListingsReader } from './ListingsReader.ts';
import { OpenSeaListings } from './OpenSeaListings.ts';
import { OwnListings } from './OwnListings.ts';

const readers = new Map<RpcName, ListingsReader>();

/**
 * Returns the listings reader of a configured network; one object per instance, since it caches its findings
 * briefly.
 */
export function listingsOf(rpcName: RpcName): ListingsReader {
  const known = readers.get(rpcName);
  if (known) return known;
  const network = networkByRpcName(rpcName);
  const baseUrl = openSeaUrlParam.value();
  const openSea =
    baseUrl === ''
      ? undefined
      : OpenSeaListings.of(network, { baseUrl, key: () => openSeaKeySecret.value() });
  const reader = new ListingsReader(network, nodeUrlsOf(rpcName), {
    sources: [new OwnListings(network, listingRecords), ...(openSea ? [openSea] : [])],
    namesOf: async (nfts) => {
      const metadata = await nftMetadata.find(network.chainId, nfts);
      return metadata.map((each) => each?.metadata?.name);
    },
  });
  readers.set(rpcName, reader);
  return reader;
}
