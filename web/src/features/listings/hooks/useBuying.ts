import type { NftListing } from '@everything-wallet/core/schemas/nftListingsAnswer';
import type { NextStep } from '../../../lib/callSequence/NextStep.ts';
import { problemStep } from '../../../lib/callSequence/problemStep.ts';
import { useCallSequence } from '../../../lib/callSequence/useCallSequence.ts';
import { useText } from '../../../lib/text/useText.ts';
import { askListings } from '../api/askListings.ts';
import { buyRequest } from '../trades/buyRequest.ts';
import { problemOf } from '../trades/problemOf.ts';
import { refuseKnownToken } from '../trades/refuseKnownToken.ts';
import { signedMeanwhile } from '../trades/signedMeanwhile.ts';
import { storeTrade } from '../trades/storeTrade.ts';
import type { TradeAccount, TradedNft } from '../TradedNft.ts';

/** Buys a listing: asks for it once more, reads its order, and has the call signed that fulfils it. */
export function useBuying(userId: string, nft: TradedNft) {
  const t = useText();
  const { preparing, problem, calls, start } = useCallSequence<NftListing>();
  const { network, contract, tokenId } = nft;

  async function next(listing: NftListing, buyer: TradeAccount): Promise<NextStep<NftListing>> {
    await refuseKnownToken(network, contract);
    const { listings, time } = await askListings({ network: network.rpcName, contract, tokenId });
    // A device's clock may be wrong: the chain's decides what is over.
    const now = time ?? Date.now();
    const fresh = listings.find(({ id }) => id === listing.id);
    if (!fresh) return problemStep(listing.endsAt <= now ? 'market.problem.expired' : 'market.problem.gone');
    const notices = fresh.isOpen === null ? [t('market.notice.notSaid')] : [];
    // The listing bought is the one shown, even if the server has another price by now.
    const shown = { ...listing, order: fresh.order };
    const request = {
      ...buyRequest({ nft, listing: shown, buyer, now: BigInt(Math.floor(now / 1_000)), notices }),
      isDone: signedMeanwhile(userId, nft, 'buy', [listing.id]),
    };
    return { type: 'sign', step: listing, requests: [request] };
  }

  return {
    isAsking: preparing !== undefined,
    problem,
    calls,
    buy: (listing: NftListing, buyer: TradeAccount) =>
      start({
        id: listing.id,
        next: () => next(listing, buyer),
        onSigned: ({ id, price, units }, txHash) =>
          void storeTrade({
            userId,
            nft,
            kind: 'buy',
            account: buyer,
            txHash,
            hashes: [id],
            price: price.units,
            units,
          }),
        problemOf,
      }),
  };
}

/** Purchase of a listing: its problem, its call, and its actions. */
export type Buying = ReturnType<typeof useBuying>;
