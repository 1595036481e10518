import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { shortenContractAddress } from '@everything-wallet/core/accounts/shortenContractAddress';
import type { NftListing } from '@everything-wallet/core/callables/nftListingsAnswer';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { compiledTexts } from 'virtual:compiled-texts/nftMarket';
import { AmountText } from '../../../components/AmountText.tsx';
import { NftFigures } from '../../../components/NftFigures.tsx';
import { paths } from '../../../config/paths.ts';
import type { ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import type { ReviewSignature } from '../../../lib/calls/SignatureRequest.ts';
import { useSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { formatTime } from '../../../lib/format/formatTime.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useNow } from '../../../lib/time/useNow.ts';
import { listenToOwnListings } from '../api/listenToOwnListings.ts';
import { bestListing } from '../bestListing.ts';
import { useBuying } from '../hooks/useBuying.ts';
import { useOffers } from '../hooks/useOffers.ts';
import { useOutcomes } from '../hooks/useOutcomes.ts';
import { useDismissedListings } from '../hooks/useDismissedListings.ts';
import { useTrades } from '../hooks/useTrades.ts';
import { coinText, feesText, offerPrice } from '../listingPrice.ts';
import type { OwnListing } from '../OwnListing.ts';
import type { TradeAccount, TradedNft } from '../TradedNft.ts';
import { cancelledHashes } from '../trades/cancelledHashes.ts';
import { isCancelling } from '../trades/isCancelling.ts';
import { isOfNft } from '../trades/isOfNft.ts';
import { signedOrders } from '../trades/signedOrders.ts';
import type { Trade } from '../trades/Trade.ts';
import type { TradeState } from '../trades/tradeState.ts';
import { withSignedOrders } from '../trades/withSignedOrders.ts';
import { OtherListings } from './OtherListings.tsx';
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

const NONE: readonly OwnListing[] = [];

/** What an NFT costs and what its collection was sold for, and how it is bought and sold (docs/product.md §2 and §4, NFT purchase). */
export function TradePanel({ userId, nft, accounts, ReviewCalls, ReviewSignature }: TradePanelProps) {
  const t = useText();
  const navigate = useNavigate();
  const { network, contract, tokenId } = nft;
  const own = useSnapshot(
    useMemo(
      () => listenToOwnListings(userId, { network, contract, tokenId }),
      [userId, network, contract, tokenId],
    ),
  );
  const withKey = accounts.filter(({ derivationIndex }) => derivationIndex !== null);
  const [sellerAddress, setSellerAddress] = useState<string>();
  const sellers = nft.holders.flatMap(({ account }) => (account.derivationIndex === null ? [] : [account]));
  const seller = sellers.find(({ address }) => address === sellerAddress) ?? sellers[0];
  const offers = useOffers(nft, seller?.address);
  // By the earlier of the two clocks: what the chain still takes must not be out of sight.
  const now = Math.min(useNow(), offers.time ?? Infinity);
  const signed = useTrades(userId);
  const signedHere = useSyncExternalStore(signedOrders.subscribe, () => signedOrders.ofUser(userId));
  const kept = signed.filter((trade) => isOfNft(trade, nft));
  const cancelled = cancelledHashes(signed);
  const listings = useOutcomes(
    nft,
    own.status === 'ready'
      ? withSignedOrders(own.data, signedHere, nft).filter(
          ({ endsAt, hash }) => endsAt > now && !cancelled.has(hash),
        )
      : NONE,
    offers,
  );
  const cancelling = new Set(kept.flatMap((trade) => (isCancelling(trade) ? trade.order_hashes : [])));
  const aside = useDismissedListings(userId, network, listings);
  const buying = useBuying(userId, nft);
  const [buyerAddress, setBuyerAddress] = useState<string>();
  // The step of a listing that its dialog waits for, and tells of itself.
  const [awaited, setAwaited] = useState<string>();
  // What failed, or gave way to another transaction, is no purchase under way.
  const [over, setOver] = useState<ReadonlySet<string>>(new Set());
  const onState = useCallback(({ id }: Trade, state: TradeState) => {
    if (state === 'failed' || state === 'undone' || state === 'notCome')
      setOver((all) => new Set([...all, id]));
  }, []);
  const onDone = useCallback(
    ({ kind }: Trade) => {
      if (kind === 'buy') void navigate(paths.nfts);
    },
    [navigate],
  );

  const best = bestListing(
    offers.listings,
    accounts.map(({ address }) => address),
  );
  const buyer = withKey.find(({ address }) => address === buyerAddress) ?? withKey[0];
  const isBuying = kept.some(({ id, kind }) => kind === 'buy' && !over.has(id));
  const isProcessing = isBuying || buying.isAsking || buying.request !== undefined;
  // Who sells the only one there is has nothing to buy.
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
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={offers.askAnew}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('market.panelFailed')}
        </Alert>
      )}
      {offers.silent.map((source) => (
        <Alert key={source} severity="warning">
          {t(`market.silent.${source}`)}
        </Alert>
      ))}
      {/* While its dialog is open that tells of it. */}
      {!buying.request &&
        kept
          .filter(({ id }) => id !== awaited)
          .map((trade) => (
            <TradeNotice
              key={trade.id}
              trade={trade}
              isEffective={isEffective(trade)}
              onState={onState}
              onDone={onDone}
            />
          ))}
      {best && !isOnlyOwner ? offer(best) : withoutOffer()}
      {own.status === 'failed' && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={own.retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('market.silent.own')}
        </Alert>
      )}
      {own.status === 'ready' && (
        <OwnListings
          userId={userId}
          nft={nft}
          accounts={accounts}
          seller={seller}
          onSeller={setSellerAddress}
          offers={offers}
          own={listings}
          cancelling={cancelling}
          aside={aside}
          isBusy={kept.some(({ is_told: isTold }) => isTold !== true)}
          onAwait={setAwaited}
          ReviewCalls={ReviewCalls}
          ReviewSignature={ReviewSignature}
        />
      )}
      {buying.request && (
        <ReviewCalls
          requests={[buying.request]}
          onSigned={buying.onSigned}
          onSent={() => undefined}
          onClose={buying.onClose}
        />
      )}
    </Card>
  );

  function figure(name: 'floor' | 'volume24h' | 'totalVolume') {
    return (write: WriteAmount) => coinText(offers.figures?.[name], { network, t, write });
  }

  /** Whether the nodes say of every own listing here that a cancellation names that it is cancelled. */
  function isEffective(trade: Trade): boolean {
    const named = isCancelling(trade) ? listings.filter(({ hash }) => trade.order_hashes.includes(hash)) : [];
    return named.length > 0 && named.every(({ outcome }) => outcome === 'cancelled');
  }

  function offer(listing: NftListing) {
    const others = offers.listings.filter(
      ({ id, seller: by, price: { contract: token } }) =>
        id !== listing.id && token === null && !accounts.some(({ address }) => sameAddress(address, by)),
    );
    const hasFees = feesText(listing, { network, t, write: formatShort }) !== undefined;
    return (
      <>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('market.sellerIs', {
            seller: shortenContractAddress(listing.seller),
            time: formatTime(new Date(listing.endsAt)),
          })}{' '}
          {hasFees && <AmountText say={(write) => feesText(listing, { network, t, write }) ?? ''} />}
          {hasFees && ' '}
          {t('market.anyName')}
        </Typography>
        {withKey.length > 1 && (
          <TextField
            select
            fullWidth
            label={t('market.buyer')}
            value={buyer?.address ?? ''}
            disabled={isProcessing}
            onChange={({ target }) => setBuyerAddress(target.value)}
          >
            {withKey.map(({ address, name }) => (
              <MenuItem key={address} value={address}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        {buying.problem && <Alert severity="error">{t(buying.problem.text, buying.problem.values)}</Alert>}
        {buyer ? (
          <Button
            variant="contained"
            size="large"
            fullWidth
            disabled={isProcessing}
            onClick={() => void buying.buy(listing, buyer)}
            startIcon={
              isProcessing ? <CircularProgress size={16} color="inherit" aria-hidden="true" /> : undefined
            }
          >
            {t(isProcessing ? 'nfts.processing' : 'nfts.buy')}
          </Button>
        ) : (
          <Alert severity="warning">{t('market.noKey')}</Alert>
        )}
        {others.length > 0 && (
          <OtherListings
            network={network}
            best={listing}
            others={others}
            onBuy={buyer && ((other) => void buying.buy(other, buyer))}
            disabled={isProcessing}
          />
        )}
      </>
    );
  }

  function withoutOffer() {
    if (buying.problem)
      return <Alert severity="error">{t(buying.problem.text, buying.problem.values)}</Alert>;
    if (offers.status !== 'success' || nft.holders.length > 0) return null;
    if (listings.some((listing) => !aside.isPutAside(listing))) return null;
    if (offers.hasMarket === false)
      return <Typography variant="body2">{t('market.noMarketHere', { network: network.name })}</Typography>;
    const isInToken = offers.listings.some(({ price: { contract: token } }) => token !== null);
    return (
      <Typography variant="body2" color="textSecondary">
        {isInToken ? t('market.inTokenText', { currency: network.currency }) : t('market.notForSale')}
      </Typography>
    );
  }
}
