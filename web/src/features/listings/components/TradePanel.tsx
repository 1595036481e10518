import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { NftListing } from '@everything-wallet/core/schemas/nftListingsAnswer';
import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/nftMarket';
import { RetryAction } from '../../../components/RetryAction.tsx';
import { NftFigures } from '../../../components/NftFigures.tsx';
import type { ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import type { ReviewSignature } from '../../../lib/calls/SignatureRequest.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { bestListing } from '../bestListing.ts';
import { useBuying } from '../hooks/useBuying.ts';
import { useChosenAccount } from '../hooks/useChosenAccount.ts';
import { useOwnListings } from '../hooks/useOwnListings.ts';
import { useTradeProgress } from '../hooks/useTradeProgress.ts';
import { useOffers, type Offers } from '../hooks/useOffers.ts';
import { coinText, offerPrice } from '../listingPrice.ts';
import type { TradeAccount, TradedNft } from '../TradedNft.ts';
import { isCancelling } from '../trades/isCancelling.ts';
import type { Trade } from '../trades/Trade.ts';
import { BestOffer } from './BestOffer.tsx';
import { NoOffer } from './NoOffer.tsx';
import { OwnListings } from './OwnListings.tsx';
import { TradeNotice } from './TradeNotice.tsx';

loadTexts(compiledTexts);

interface TradePanelProps {
  userId: string;
  nft: TradedNft;
  /** The user's accounts, the primary one first. */
  accounts: readonly TradeAccount[];
  ReviewCalls: ReviewCalls;
  ReviewSignature: ReviewSignature;
}

/** Price of an NFT, figures of its collection, and how it is bought and sold (docs/product.md §2 and §4, NFT purchase). */
export function TradePanel({ userId, nft, accounts, ReviewCalls, ReviewSignature }: TradePanelProps) {
  const t = useText();
  const { network } = nft;
  const sellers = useChosenAccount(nft.holders.map(({ account }) => account));
  const buyers = useChosenAccount(accounts);
  const offers = useOffers(nft, sellers.account?.address);
  const { own, listings, trades, cancelling, dismissed } = useOwnListings(userId, nft, offers);
  const buying = useBuying(userId, nft);
  // Step of a listing that its dialog waits for, and shows itself.
  const [awaited, setAwaited] = useState<string>();
  const progress = useTradeProgress(trades);
  const best = bestListing(
    offers.listings,
    accounts.map(({ address }) => address),
  );
  const isProcessing = progress.isBuying || buying.isAsking || buying.calls !== undefined;
  // The owner of the only unit has nothing to buy.
  const isOnlyOwner = nft.standard !== 'erc1155' && nft.holders.length > 0;
  const ownPrice = listings.find(({ outcome }) => outcome === undefined)?.price;
  const price = (write: WriteAmount) =>
    best ? offerPrice(best, { network, t, write }) : coinText(ownPrice, { network, t, write }, 'up');

  return (
    <Card component="section" aria-label={t('market.panel')} sx={{ p: 2.5, display: 'grid', gap: 2 }}>
      <NftFigures
        figures={[
          [t('nfts.price'), price],
          [t('nfts.floorPrice'), figure('floor')],
          [t('nfts.volume24h'), figure('volume24h')],
          [t('nfts.totalVolume'), figure('totalVolume')],
        ]}
      />
      {offers.status === 'error' && (
        <Alert severity="warning" action={<RetryAction onRetry={offers.reload} />}>
          {t('market.panelFailed')}
        </Alert>
      )}
      <SilentSources sources={offers.silent} />
      {/* An open dialog shows its own trade. */}
      {!buying.calls &&
        trades
          .filter(({ id }) => id !== awaited)
          .map((trade) => (
            <TradeNotice
              key={trade.id}
              trade={trade}
              isEffective={isEffective(trade)}
              onState={progress.onState}
              onDone={progress.onDone}
            />
          ))}
      {best && !isOnlyOwner ? (
        <BestOffer
          network={network}
          listing={best}
          others={otherListings(best)}
          buyers={buyers}
          buying={buying}
          isProcessing={isProcessing}
        />
      ) : (
        <NoOffer
          nft={nft}
          offers={offers}
          problem={buying.problem}
          hasOwnListings={listings.some((listing) => !dismissed.isPutAside(listing))}
        />
      )}
      {own.status === 'failed' && (
        <Alert severity="warning" action={<RetryAction onRetry={own.retry} />}>
          {t('market.silent.own')}
        </Alert>
      )}
      {own.status === 'ready' && (
        <OwnListings
          userId={userId}
          nft={nft}
          accounts={accounts}
          sellers={sellers}
          offers={offers}
          own={listings}
          cancelling={cancelling}
          aside={dismissed}
          isBusy={trades.some(({ is_told: isTold }) => isTold !== true)}
          onAwait={setAwaited}
          ReviewCalls={ReviewCalls}
          ReviewSignature={ReviewSignature}
        />
      )}
      {buying.calls && <ReviewCalls {...buying.calls} />}
    </Card>
  );

  function figure(name: 'floor' | 'volume24h' | 'totalVolume') {
    return (write: WriteAmount) => coinText(offers.figures?.[name], { network, t, write });
  }

  /** Returns true where the nodes report every own listing here that a cancellation names as cancelled. */
  function isEffective(trade: Trade): boolean {
    const named = isCancelling(trade) ? listings.filter(({ hash }) => trade.order_hashes.includes(hash)) : [];
    return named.length > 0 && named.every(({ outcome }) => outcome === 'cancelled');
  }
  /** Listings that can be bought instead. */
  function otherListings(shown: NftListing): readonly NftListing[] {
    return offers.listings.filter(
      ({ id, seller, price: { contract } }) =>
        id !== shown.id && contract === null && !accounts.some(({ address }) => sameAddress(address, seller)),
    );
  }
}

/** Warnings of markets that did not answer. */
function SilentSources({ sources }: { sources: Offers['silent'] }) {
  const t = useText();
  return sources.map((source) => (
    <Alert key={source} severity="warning">
      {t(`market.silent.${source}`)}
    </Alert>
  ));
}
