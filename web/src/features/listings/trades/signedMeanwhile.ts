import type { TradedNft } from '../TradedNft.ts';
import { isOfNft } from './isOfNft.ts';
import { storedHere } from './storedHere.ts';
import type { Trade } from './Trade.ts';
import { trades } from './trades.ts';

/**
 * Returns a function that checks if another tab has signed the same since now, and it is not over: a call of the same kind about
 * the same NFT, or about one of the same orders. Calls stored before are on the screen, and a retry by this tab is its own.
 */
export function signedMeanwhile(
  userId: string,
  nft: Pick<TradedNft, 'network' | 'contract' | 'tokenId'>,
  kind: Trade['kind'],
  hashes: readonly string[] = [],
): () => boolean {
  const known = new Set(trades.ofUser(userId).map(({ id }) => id));
  return () =>
    trades
      .ofUser(userId)
      .some(
        (trade) =>
          !known.has(trade.id) &&
          !storedHere.has(trade.id) &&
          ((trade.kind === kind && isOfNft(trade, nft)) ||
            trade.order_hashes.some((hash) => hashes.includes(hash))),
      );
}
