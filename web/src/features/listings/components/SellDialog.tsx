import Typography from '@mui/material/Typography';
import { AmountText } from '../../../components/AmountText.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import type { ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import type { ReviewSignature } from '../../../lib/calls/SignatureRequest.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useSaleForm } from '../hooks/useSaleForm.ts';
import type { SaleState } from '../trades/SaleState.ts';
import type { TextId } from '../../../texts/texts.ts';
import { useListing } from '../hooks/useListing.ts';
import { useTrades } from '../hooks/useTrades.ts';
import { useListedToast } from '../hooks/useListedToast.tsx';
import { coinText } from '../listingPrice.ts';
import type { OwnListing } from '../OwnListing.ts';
import type { TradeAccount, TradedNft } from '../TradedNft.ts';
import { conflictingListings } from '../trades/conflictingListings.ts';
import { SaleFields } from './SaleFields.tsx';
import { SaleNotices } from './SaleNotices.tsx';
import { UnusualPrice } from './UnusualPrice.tsx';
import { StepWatch } from './StepWatch.tsx';

export interface SellDialogProps {
  userId: string;
  nft: TradedNft;
  standard: 'erc721' | 'erc1155';
  seller: TradeAccount;
  /** Listings of the account that are not over. */
  own: readonly OwnListing[];
  /** Hashes of own orders that are sold or cancelled and still have a record. */
  past: readonly string[];
  /** Floor price of the collection, in the smallest unit; null where it is not known. */
  floor: string | null;
  /** Called when this dialog waits for a step, which it shows itself. */
  onAwait: (tradeId: string | undefined) => void;
  ReviewCalls: ReviewCalls;
  ReviewSignature: ReviewSignature;
  onClose: () => void;
}

/** Lists an NFT for sale, or for another price, step by step. */
export function SellDialog(props: SellDialogProps) {
  const { userId, nft, standard, seller, own, floor, onAwait, ReviewCalls, ReviewSignature, onClose } = props;
  const t = useText();
  const { network, name } = nft;
  const form = useSaleForm({ nft, standard, seller, floor });
  const { control, owned, terms, unusual } = form;
  const listing = useListing({ userId, nft, standard, seller, own, past: props.past, onAwait });
  const { state, calls, typedData } = listing;
  const kept = useTrades(userId);
  // Another tab may have removed it already; its record has the outcome.
  const awaited =
    state.name === 'waiting' ? (kept.find(({ id }) => id === state.trade.id) ?? state.trade) : undefined;
  const price = terms?.price;
  useListedToast(state.name === 'listed', nft, price, onClose);

  const inTheWay = price === undefined ? [] : conflictingListings(own, standard, price);
  const keptCount = price === undefined ? 0 : own.length - inTheWay.length;
  const isBusy = state.name !== 'form' && state.name !== 'unsaved';
  const submit = form.handleSubmit((typed) => {
    if (isBusy || form.isOpen) return;
    if (state.name === 'unsaved') listing.saveAgain();
    else listing.begin(typed);
  });

  return (
    <>
      <FormDialog
        title={t(own.length > 0 ? 'market.change.title' : 'market.sell.title', { name })}
        maxWidth="sm"
        autoComplete="off"
        submitLabel={t(submitText(state))}
        isBusy={isBusy && state.name !== 'waiting'}
        isSubmitDisabled={state.name === 'waiting' || form.isOpen}
        onSubmit={(event) => void submit(event)}
        onClose={onClose}
      >
        <Typography variant="body2" color="textSecondary">
          {t('market.sell.steps')}{' '}
          {t(standard === 'erc721' ? 'market.sell.approve721' : 'market.sell.approve1155')}
        </Typography>
        <SaleFields
          control={control}
          network={network}
          standard={standard}
          owned={owned}
          disabled={isBusy || state.name === 'unsaved'}
        />
        {price !== undefined && (
          <Typography>
            <AmountText
              say={(write) => t('market.sell.receives', { amount: coinText(price, { network, t, write }) })}
            />
          </Typography>
        )}
        {terms && unusual && (
          <UnusualPrice
            network={network}
            terms={terms}
            floor={unusual === 'low' ? floor : null}
            isAccepted={form.isAccepted}
            disabled={isBusy}
            onAccept={form.accept}
          />
        )}
        <SaleNotices state={state} standard={standard} conflicts={inTheWay.length} kept={keptCount} />
        {awaited && <StepWatch key={awaited.id} trade={awaited} onState={listing.onStep} />}
      </FormDialog>
      {calls && <ReviewCalls {...calls} />}
      {typedData && <ReviewSignature {...typedData} />}
    </>
  );
}

function submitText(state: SaleState): TextId {
  if (state.name === 'saving') return 'market.sell.saving';
  return state.name === 'unsaved' ? 'common.retry' : 'market.sell.continue';
}
