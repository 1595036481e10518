import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { TradedNft } from '../TradedNft.ts';
import type { Trade } from './Trade.ts';

/** Returns true if a signed call is about an NFT, as one that cancels all orders on its network is. */
export function isOfNft(
  trade: Trade,
  { network, contract, tokenId }: Pick<TradedNft, 'network' | 'contract' | 'tokenId'>,
): boolean {
  if (trade.network !== network.id) return false;
  return trade.kind === 'cancelAll' || (sameAddress(trade.contract, contract) && trade.token_id === tokenId);
}
