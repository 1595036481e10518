import { buildAllowSeaport } from '@everything-wallet/core/calls/build/buildAllowSeaport';
import { buildApproveNft } from '@everything-wallet/core/calls/build/buildApproveNft';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import type { TradeAccount, TradedNft } from '../TradedNft.ts';
import { callRequestOf } from '../../../lib/calls/callRequestOf.ts';

/**
 * Builds the call that lets Seaport transfer an NFT once it is bought: for ERC-721 only this one, for ERC-1155 the whole
 * collection, since that standard has no smaller approval.
 *
 * @throws CallError for an invalid address
 */
export function approveRequest(
  { network, contract, tokenId }: TradedNft,
  standard: 'erc721' | 'erc1155',
  seller: TradeAccount,
): CallRequest {
  const { chainId } = network;
  const common = { chainId, collection: contract };
  if (standard === 'erc1155') {
    return {
      ...callRequestOf(buildAllowSeaport(common), network, seller),
      watched: [{ kind: 'operator', contract, spender: SEAPORT_ADDRESS }],
    };
  }
  const approval = buildApproveNft({ ...common, id: BigInt(tokenId), operator: SEAPORT_ADDRESS });
  return {
    ...callRequestOf(approval, network, seller),
    facts: { standard },
    watched: [{ kind: 'tokenApproval', contract, tokenId }],
  };
}
