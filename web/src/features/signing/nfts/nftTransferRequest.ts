import { buildMultiTokenTransfer } from '@everything-wallet/core/calls/build/buildMultiTokenTransfer';
import { buildNftTransfer } from '@everything-wallet/core/calls/build/buildNftTransfer';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { SentNft } from '../../../lib/calls/SendNft.ts';

/**
 * Builds the transfer of an NFT: `safeTransferFrom` of its standard, which a contract that cannot hold it refuses.
 *
 * @param recipient checksum address
 * @param amount number of units; 1 for ERC-721
 * @throws CallError for an invalid address, number or amount
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
