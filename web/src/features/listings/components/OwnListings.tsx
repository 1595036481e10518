import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AmountText } from '../../../components/AmountText.tsx';
import type { CallRequest, ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import type { ReviewSignature } from '../../../lib/calls/SignatureRequest.ts';
import { formatTime } from '../../../lib/format/formatTime.ts';
import { useText } from '../../../lib/text/useText.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { readNetworkListings } from '../api/readNetworkListings.ts';
import type { Offers } from '../hooks/useOffers.ts';
import type { DismissedListings } from '../hooks/useDismissedListings.ts';
import { coinText } from '../listingPrice.ts';
import type { OwnListing } from '../OwnListing.ts';
import type { TradeAccount, TradedNft } from '../TradedNft.ts';
import { cancelAllRequest } from '../trades/cancelAllRequest.ts';
import { cancelRequest } from '../trades/cancelRequest.ts';
import { storeTrade } from '../trades/storeTrade.ts';
import { signedMeanwhile } from '../trades/signedMeanwhile.ts';
import { PastListing } from './PastListing.tsx';
import { SellDialog, type SellDialogProps } from './SellDialog.tsx';

interface OwnListingsProps {
  userId: string;
  nft: TradedNft;
  /** The user's accounts. */
  accounts: readonly TradeAccount[];
  /** Whose it would be; undefined where none of the accounts can sell it. */
  seller: TradeAccount | undefined;
  onSeller: (address: string) => void;
  offers: Offers;
  /** What is listed and not over by its own time, with what became of it. */
  own: readonly OwnListing[];
  /** Orders whose cancellation is under way: its notice says whether they can be bought still. */
  cancelling: ReadonlySet<string>;
  /** Whether something that was signed about it is not over. */
  isBusy: boolean;
  /** What is out of sight of it. */
  aside: DismissedListings;
  /** When a dialog waits for a step that was signed, which it tells of itself. */
  onAwait: (tradeId: string | undefined) => void;
  ReviewCalls: ReviewCalls;
  ReviewSignature: ReviewSignature;
}

/** A cancellation that stands in the dialog. */
interface Cancellation {
  readonly kind: 'cancel' | 'cancelAll';
  readonly request: CallRequest;
  readonly account: TradeAccount;
  readonly hashes: readonly string[];
}

/** What the user sells of an NFT, and how it is listed, changed and cancelled. */
export function OwnListings(props: OwnListingsProps) {
  const { userId, nft, accounts, seller, onSeller, offers, own, cancelling, isBusy, aside, onAwait } = props;
  const { ReviewCalls, ReviewSignature } = props;
  const t = useText();
  // As they were when it was opened: what is heard meanwhile must not take the dialog away.
  const [selling, setSelling] = useState<Pick<SellDialogProps, 'seller' | 'standard'>>();
  const [cancellation, setCancellation] = useState<Cancellation>();
  const [isReading, setReading] = useState(false);
  const { network } = nft;
  const standard = nft.standard ?? offers.listings[0]?.standard;
  const holders = nft.holders.filter(({ account }) => account.derivationIndex !== null);
  const canSell = seller !== undefined && offers.hasMarket === true && standard !== undefined;

  return (
    <>
      {own
        .filter(({ hash, outcome }) => outcome !== 'cancelled' || !cancelling.has(hash))
        .filter((listing) => !aside.isPutAside(listing))
        .map(({ outcome, ...listing }) =>
          outcome ? (
            <PastListing
              key={listing.hash}
              network={network}
              listing={{ ...listing, outcome }}
              disabled={isBusy}
              onPutAside={() => aside.dismissListing({ ...listing, outcome })}
            />
          ) : null,
        )}
      {accounts.map((account) => {
        const listings = signedOf(account);
        if (listings.length === 0) return null;
        const isOpen = listings.every(
          ({ hash }) => cancelling.has(hash) || offers.listings.some(({ id }) => id === hash),
        );
        return (
          <Box key={account.address} sx={{ display: 'grid', gap: 1 }}>
            {listings.map(({ hash, price, endsAt }) => (
              <Typography key={hash} sx={{ fontWeight: 600 }}>
                <AmountText
                  say={(write) =>
                    t('market.ownListing', {
                      price: coinText(price, { network, t, write }),
                      time: formatTime(new Date(endsAt)),
                    })
                  }
                />
              </Typography>
            ))}
            {offers.status === 'success' && !isOpen && (
              <Alert severity="warning">{t('market.notOpen')}</Alert>
            )}
            <Typography variant="body2" color="textSecondary">
              {t('market.stillSigned')}
            </Typography>
            <Button
              variant="outlined"
              size="large"
              disabled={isCancelDisabled(account)}
              onClick={() =>
                setCancellation({
                  kind: 'cancel',
                  request: {
                    ...cancelRequest(network, listings, account),
                    isDone: signedMeanwhile(
                      userId,
                      nft,
                      'cancel',
                      listings.map(({ hash }) => hash),
                    ),
                  },
                  account,
                  hashes: listings.map(({ hash }) => hash),
                })
              }
            >
              {t('market.cancel')}
            </Button>
            <Button
              color="error"
              disabled={isCancelDisabled(account)}
              onClick={() => void cancelAll(account, listings)}
            >
              {t('market.cancelAll')}
            </Button>
          </Box>
        );
      })}
      {canSell && holders.length > 1 && (
        <TextField
          select
          fullWidth
          label={t('market.sell.account')}
          value={seller.address}
          disabled={selling !== undefined}
          onChange={({ target }) => onSeller(target.value)}
        >
          {holders.map(({ account: { address, name } }) => (
            <MenuItem key={address} value={address}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {canSell && (
        <Button
          variant="contained"
          size="large"
          disabled={isBusy || selling !== undefined}
          onClick={() => setSelling({ seller, standard })}
        >
          {t(signedOf(seller).length > 0 ? 'market.change' : 'market.sell')}
        </Button>
      )}
      {cancellation && (
        <ReviewCalls
          requests={[cancellation.request]}
          onSigned={(txHash) => storeTrade({ userId, nft, txHash, ...cancellation })}
          onSent={() => undefined}
          onClose={() => setCancellation(undefined)}
        />
      )}
      {selling && (
        <SellDialog
          userId={userId}
          nft={nft}
          {...selling}
          own={signedOf(selling.seller)}
          past={own.flatMap(({ hash, outcome }) => (outcome ? [hash] : []))}
          floor={offers.figures?.floor ?? null}
          onAwait={onAwait}
          ReviewCalls={ReviewCalls}
          ReviewSignature={ReviewSignature}
          onClose={() => {
            setSelling(undefined);
            onAwait(undefined);
            offers.askAnew();
          }}
        />
      )}
    </>
  );

  function isCancelDisabled({ derivationIndex }: TradeAccount): boolean {
    return isBusy || isReading || cancellation !== undefined || derivationIndex === null;
  }

  /** Everything that the account has signed: also what is not known here, of which there is no record to take away. */
  async function cancelAll(account: TradeAccount, shown: readonly OwnListing[]) {
    setReading(true);
    let listings = shown;
    try {
      const all = await readNetworkListings(userId, network);
      listings = all.filter(({ order }) => sameAddress(order.components.offerer, account.address));
    } catch (error) {
      // They end all the same, and are told as cancelled wherever they are shown.
      logProblem('Which listings are cancelled could not be read', error);
    }
    setReading(false);
    const notice = t('market.cancelAll.notice', { account: account.name, network: network.name });
    setCancellation({
      kind: 'cancelAll',
      request: {
        ...cancelAllRequest(network, account, notice),
        isDone: signedMeanwhile(userId, nft, 'cancelAll'),
      },
      account,
      hashes: listings.map(({ hash }) => hash),
    });
  }

  /** By which it can still be bought, now or once the account can sell it again. */
  function signedOf({ address }: TradeAccount): readonly OwnListing[] {
    return own.filter(
      ({ order, outcome }) => outcome === undefined && sameAddress(order.components.offerer, address),
    );
  }
}
