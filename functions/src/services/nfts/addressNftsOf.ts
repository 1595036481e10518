import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { nftMetadata } from '../../data/nftMetadata.ts';
import { ledgerOf } from '../chain/ledgerOf.ts';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { tokenListOf } from '../holdings/tokenListOf.ts';
import { receivedNfts } from '../transfers/TransferSearch.ts';
import { TransfersReader } from '../transfers/TransfersReader.ts';
import { AddressNftsReader } from './AddressNftsReader.ts';
import { NftOwnership } from './NftOwnership.ts';

const readers = new Map<RpcName, AddressNftsReader>();

/** Reads which NFTs any address has on a network, as configured; one object an instance, since it remembers which nodes failed. */
export function addressNftsOf(rpcName: RpcName): AddressNftsReader {
  const known = readers.get(rpcName);
  if (known) return known;
  const network = networkByRpcName(rpcName);
  const reader = new AddressNftsReader(network.chainId, {
    transfers: new TransfersReader(ledgerOf(rpcName), {
      blockSeconds: network.blockSeconds,
      tokenList: () => tokenListOf(rpcName),
      search: receivedNfts,
    }),
    // No own record names these NFTs.
    ownership: new NftOwnership(network, nodeUrlsOf(rpcName), { rule: 'two' }),
    store: nftMetadata,
  });
  readers.set(rpcName, reader);
  return reader;
}
