import { buildMultiTokenTransfer } from '@everything-wallet/core/calls/build/buildMultiTokenTransfer';
import { buildNftTransfer } from '@everything-wallet/core/calls/build/buildNftTransfer';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { SentNft } from '../../../lib/calls/SendNft.ts';

/**
 * The call that gives an NFT to somebody: `safeTransferFrom` of its standard, which a contract that cannot hold it refuses.
 *
 * @param recipient checksum address
 * @param amount how many; 1 of ERC-721
 * @throws CallError for an address, number or amount that is none
 */
export function nftTransferRequest(nft: SentNft, recipient: string, amount: bigint): CallRequest {
  const { network, contract, tokenId, standard, sender } = nft;
  const terms = {
    chainId: network.chainId,
    collection: contract,
    from: sender.address,
    to: recipient,
    id: BigInt(tokenId),
  };
  const { value, data } =
    standard === 'erc721' ? buildNftTransfer(terms) : buildMultiTokenTransfer({ ...terms, amount });
  return {
    network,
    sender,
    to: contract,
    value,
    data,
    facts: { standard },
    watched: [{ kind: standard, contract, tokenId }],
  };
}
