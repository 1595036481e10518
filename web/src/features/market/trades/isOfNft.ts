import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { TradedNft } from '../TradedNft.ts';
import type { Trade } from './Trade.ts';

/** Whether something that was signed is about an NFT. */
export function isOfNft(
  trade: Trade,
  { network, contract, tokenId }: Pick<TradedNft, 'network' | 'contract' | 'tokenId'>,
): boolean {
  return trade.network === network.id && sameAddress(trade.contract, contract) && trade.token_id === tokenId;
}
