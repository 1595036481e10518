import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { AccountSelect } from '../../../components/AccountSelect.tsx';
import type { ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import type { ReviewSignature } from '../../../lib/calls/SignatureRequest.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ChosenAccount } from '../hooks/useChosenAccount.ts';
import { useCancelling } from '../hooks/useCancelling.ts';
import type { Offers } from '../hooks/useOffers.ts';
import type { DismissedListings } from '../hooks/useDismissedListings.ts';
import type { OwnListing } from '../OwnListing.ts';
import type { TradeAccount, TradedNft } from '../TradedNft.ts';
import { PastListing } from './PastListing.tsx';
import { SignedListings } from './SignedListings.tsx';
import { SellDialog, type SellDialogProps } from './SellDialog.tsx';

interface OwnListingsProps {
  userId: string;
  nft: TradedNft;
  /** The user's accounts. */
  accounts: readonly TradeAccount[];
  sellers: ChosenAccount;
  offers: Offers;
  /** Listings that are not over by their own time, with their outcomes. */
  own: readonly OwnListing[];
  /** Hashes of orders whose cancellation is pending: its notice shows whether they can still be bought. */
  cancelling: ReadonlySet<string>;
  /** True while a signed trade of it is not over. */
  isBusy: boolean;
  /** Dismissed listings of it. */
  aside: DismissedListings;
  /** Called when a dialog waits for a signed step, which it shows itself. */
  onAwait: (tradeId: string | undefined) => void;
  ReviewCalls: ReviewCalls;
  ReviewSignature: ReviewSignature;
}

/** The user's listings of an NFT, and how they are made, changed and cancelled. */
export function OwnListings(props: OwnListingsProps) {
  const { userId, nft, accounts, sellers, offers, own, isBusy, aside, onAwait } = props;
  const { cancelling: pending, ReviewCalls, ReviewSignature } = props;
  const t = useText();
  // As of the opening, so that a later answer does not close the dialog.
  const [selling, setSelling] = useState<Pick<SellDialogProps, 'seller' | 'standard'>>();
  const cancelling = useCancelling(userId, nft);
  const { network } = nft;
  const standard = nft.standard ?? offers.listings[0]?.standard;
  const { account: seller } = sellers;
  const canSell = seller !== undefined && offers.hasMarket === true && standard !== undefined;

  return (
    <>
      {own
        .filter(({ hash, outcome }) => outcome !== 'cancelled' || !pending.has(hash))
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
        return (
          <SignedListings
            key={account.address}
            network={network}
            listings={listings}
            isMissing={offers.status === 'success' && !listings.every(({ hash }) => isListed(hash))}
            disabled={isBusy || cancelling.isDisabled || account.derivationIndex === null}
            onCancel={() => cancelling.cancel(account, listings)}
            onCancelAll={() => cancelling.cancelAll(account, listings)}
          />
        );
      })}
      {cancelling.problem && (
        <Alert severity="error">{t(cancelling.problem.text, cancelling.problem.values)}</Alert>
      )}
      {canSell && (
        <AccountSelect
          label={t('market.sell.account')}
          accounts={sellers.accounts}
          value={seller.address}
          disabled={selling !== undefined}
          onChange={sellers.choose}
        />
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
      {cancelling.calls && <ReviewCalls {...cancelling.calls} />}
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
            offers.reload();
          }}
        />
      )}
    </>
  );

  function isListed(hash: string): boolean {
    return pending.has(hash) || offers.listings.some(({ id }) => id === hash);
  }

  /** Listings by which it can still be bought, now or once the account can sell it again. */
  function signedOf({ address }: TradeAccount): readonly OwnListing[] {
    return own.filter(
      ({ order, outcome }) => outcome === undefined && sameAddress(order.components.offerer, address),
    );
  }
}
