import type { NftListing } from '@everything-wallet/core/callables/nftListingsAnswer';
import { CallError } from '@everything-wallet/core/calls/CallError';
import { SeaportError } from '@everything-wallet/core/seaport/SeaportError';
import { useState } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import { askListings } from '../api/askListings.ts';
import { problemOf, type TradeProblem } from '../trades/problemOf.ts';
import { buyRequest } from '../trades/buyRequest.ts';
import { storeTrade } from '../trades/storeTrade.ts';
import { refuseKnownToken } from '../trades/refuseKnownToken.ts';
import { signedMeanwhile } from '../trades/signedMeanwhile.ts';
import type { TradeAccount, TradedNft } from '../TradedNft.ts';

/** Purchase in review. */
interface ReviewedPurchase {
  readonly listing: NftListing;
  readonly buyer: TradeAccount;
  readonly request: CallRequest;
}

/** Buys a listing: asks for it once more, reads its order, and has the call signed that fulfils it. */
export function useBuying(userId: string, nft: TradedNft) {
  const t = useText();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<TradeProblem>();
  const [reviewed, setReviewed] = useState<ReviewedPurchase>();
  const { network, contract, tokenId } = nft;

  async function buy(listing: NftListing, buyer: TradeAccount) {
    if (isAsking || reviewed) return;
    setProblem(undefined);
    setIsAsking(true);
    try {
      await refuseKnownToken(network, contract);
      const { listings, time } = await askListings({ network: network.rpcName, contract, tokenId });
      // A device's clock may be wrong: the chain's decides what is over.
      const now = time ?? Date.now();
      const fresh = listings.find(({ id }) => id === listing.id);
      if (!fresh) {
        setProblem({ text: listing.endsAt <= now ? 'market.problem.expired' : 'market.problem.gone' });
        return;
      }
      const notices = fresh.isOpen === null ? [t('market.notice.notSaid')] : [];
      // The listing bought is the one shown, even if the server has another price by now.
      const shown = { ...listing, order: fresh.order };
      const request = {
        ...buyRequest({ nft, listing: shown, buyer, now: BigInt(Math.floor(now / 1_000)), notices }),
        isDone: signedMeanwhile(userId, nft, 'buy', [listing.id]),
      };
      setReviewed({ listing, buyer, request });
    } catch (error) {
      const isExpected =
        error instanceof SeaportError || error instanceof CallError || error instanceof CallableError;
      if (!isExpected) logProblem('A purchase could not be made ready', error);
      setProblem(problemOf(error));
    } finally {
      setIsAsking(false);
    }
  }

  return {
    isAsking,
    problem,
    request: reviewed?.request,
    buy,
    /** Called before the broadcast: from then on, the transaction's hash is known. */
    onSigned: (txHash: string) => {
      if (!reviewed) return;
      const { listing, buyer } = reviewed;
      storeTrade({
        userId,
        nft,
        kind: 'buy',
        account: buyer,
        txHash,
        hashes: [listing.id],
        price: listing.price.units,
        units: listing.units,
      });
    },
    onClose: () => setReviewed(undefined),
  };
}

/** Purchase of a listing: its problem, its call, and its actions. */
export type Buying = ReturnType<typeof useBuying>;
