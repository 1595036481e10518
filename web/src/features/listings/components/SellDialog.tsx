import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AmountField } from '../../../components/AmountField.tsx';
import { AmountText } from '../../../components/AmountText.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { FormTextField } from '../../../components/FormTextField.tsx';
import type { ReviewCalls } from '../../../lib/calls/CallRequest.ts';
import type { ReviewSignature } from '../../../lib/calls/SignatureRequest.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useListing } from '../hooks/useListing.ts';
import { useTrades } from '../hooks/useTrades.ts';
import { useUsd } from '../hooks/useUsd.ts';
import { coinText } from '../listingPrice.ts';
import type { OwnListing } from '../OwnListing.ts';
import type { TradeAccount, TradedNft } from '../TradedNft.ts';
import { saleDays, saleSchema } from '../trades/saleSchema.ts';
import { conflictingListings } from '../trades/conflictingListings.ts';
import { StepWatch } from './StepWatch.tsx';

export interface SellDialogProps {
  userId: string;
  nft: TradedNft;
  standard: 'erc721' | 'erc1155';
  seller: TradeAccount;
  /** What the account has listed of it, and is not over. */
  own: readonly OwnListing[];
  /** Hashes of own orders that are sold or cancelled, whose records stand there still. */
  past: readonly string[];
  /** The least that one of the collection is sold for, in the smallest unit; null where nobody knows. */
  floor: string | null;
  /** When a step is waited for, of which this dialog tells. */
  onAwait: (tradeId: string | undefined) => void;
  ReviewCalls: ReviewCalls;
  ReviewSignature: ReviewSignature;
  onClose: () => void;
}

/** How long something is for sale unless somebody says otherwise. */
const DEFAULT_DAYS = 7;

/** Lists an NFT for sale, or for another price: what it brings, what it costs, and what is signed for it, step by step. */
export function SellDialog(props: SellDialogProps) {
  const { userId, nft, standard, seller, own, floor, onAwait, ReviewCalls, ReviewSignature, onClose } = props;
  const t = useText();
  const style = useNumberStyle();
  const { enqueueSnackbar } = useSnackbar();
  const { network, name } = nft;
  const owned = nft.holders.find(({ account }) => account.address === seller.address)?.units ?? 1n;
  const schema = saleSchema(style, standard === 'erc721' ? 1n : owned);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { price: '', units: '1', days: DEFAULT_DAYS },
  });
  const typed = useWatch({ control });
  const terms = schema.safeParse(typed).data;
  // Another price, number or floor is another question.
  const [accepted, setAccepted] = useState<string>();
  const listing = useListing({ userId, nft, standard, seller, own, past: props.past, onAwait });
  const { step } = listing;
  const kept = useTrades(userId);
  // Where another tab was faster it is kept no more, and its record tells all the same.
  const awaited =
    step.name === 'waiting' ? (kept.find(({ id }) => id === step.trade.id) ?? step.trade) : undefined;
  const isListed = step.name === 'listed';
  const price = terms?.price;
  useEffect(() => {
    if (!isListed || price === undefined) return;
    const say = (write: WriteAmount) =>
      t('market.listed', { name, price: coinText(price, { network, t, write }) });
    enqueueSnackbar(<AmountText say={say} />, {
      variant: 'success',
    });
    onClose();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is listed
  }, [isListed]);

  const inTheWay = price === undefined ? [] : conflictingListings(own, standard, price);
  // Of several the price is that of all of them.
  const isLow = terms !== undefined && floor !== null && 2n * terms.price < BigInt(floor) * terms.units;
  // Where there is nothing to compare it with, a point in the wrong place is seen by whoever looks once more.
  const isUncompared = terms !== undefined && floor === null;
  const usd = useUsd(network, isUncompared ? terms.price : undefined);
  const isAsked = isLow || isUncompared;
  const question = terms && `${terms.price} ${terms.units} ${floor}`;
  const isAccepted = question !== undefined && accepted === question;
  const isBusy = step.name !== 'form' && step.name !== 'unsaved';
  const submit = handleSubmit(({ price: wei, units, days }) => {
    if (isBusy || (isAsked && !isAccepted)) return;
    if (step.name === 'unsaved') listing.saveAgain();
    else listing.begin({ price: wei, units, days });
  });

  return (
    <>
      <FormDialog
        title={t(own.length > 0 ? 'market.change.title' : 'market.sell.title', { name })}
        maxWidth="sm"
        autoComplete="off"
        submitLabel={submitText()}
        isBusy={isBusy && step.name !== 'waiting'}
        isSubmitDisabled={step.name === 'waiting' || (isAsked && !isAccepted)}
        onSubmit={(event) => void submit(event)}
        onClose={onClose}
      >
        <Typography variant="body2" color="textSecondary">
          {t('market.sell.steps')}{' '}
          {t(standard === 'erc721' ? 'market.sell.approve721' : 'market.sell.approve1155')}
        </Typography>
        <AmountField
          control={control}
          name="price"
          label={t('market.sell.price', { currency: network.currency })}
          disabled={isBusy || step.name === 'unsaved'}
          fullWidth
        />
        {standard === 'erc1155' && (
          <FormTextField
            control={control}
            name="units"
            label={t('market.sell.units')}
            helperText={t('market.sell.unitsHelp', { units: owned.toString() })}
            disabled={isBusy || step.name === 'unsaved'}
            fullWidth
          />
        )}
        <FormTextField
          control={control}
          name="days"
          select
          label={t('market.sell.days')}
          disabled={isBusy || step.name === 'unsaved'}
          fullWidth
        >
          {saleDays.map((days) => (
            <MenuItem key={days} value={days}>
              {t('market.sell.dayCount', { days })}
            </MenuItem>
          ))}
        </FormTextField>
        {price !== undefined && (
          <Typography>
            <AmountText
              say={(write) => t('market.sell.brings', { amount: coinText(price, { network, t, write }) })}
            />
          </Typography>
        )}
        {isAsked && (
          <Alert severity="warning">
            <AmountText
              say={(write) =>
                isLow
                  ? t('market.sell.low', { floor: coinText(floor, { network, t, write }) })
                  : comparedText(terms, write)
              }
            />
            <FormControlLabel
              control={
                <Checkbox
                  checked={isAccepted}
                  disabled={isBusy}
                  onChange={({ target }) => setAccepted(target.checked ? question : undefined)}
                />
              }
              label={t('market.sell.lowAccept')}
            />
          </Alert>
        )}
        {inTheWay.length > 0 && (
          <Alert severity="warning">
            {t(standard === 'erc721' ? 'market.sell.cancelFirst' : 'market.sell.cancelAll')}
          </Alert>
        )}
        {own.length > inTheWay.length && price !== undefined && (
          <Alert severity="info">{t('market.sell.keepsOld')}</Alert>
        )}
        {(step.name === 'form' || step.name === 'unsaved') && step.problem && (
          <Alert severity="error">{t(step.problem.text, step.problem.values)}</Alert>
        )}
        {step.name === 'waiting' && (
          <Alert severity="info">
            {t(step.kind === 'approve' ? 'market.sell.approving' : 'market.sell.cancelling')}
          </Alert>
        )}
        {awaited && (
          <StepWatch key={awaited.id} trade={awaited} onState={(state) => void listing.onStep(state)} />
        )}
      </FormDialog>
      {step.name === 'review' && (
        <ReviewCalls
          requests={[step.request]}
          onSigned={listing.onSigned}
          onSent={() => undefined}
          onClose={listing.onClosed}
        />
      )}
      {step.name === 'sign' && (
        <ReviewSignature request={step.request} onSigned={listing.onOrderSigned} onClose={listing.onClosed} />
      )}
    </>
  );

  function comparedText({ price: wei, units }: { price: bigint; units: bigint }, write: WriteAmount): string {
    const coin = coinText(wei, { network, t, write });
    const text = units === 1n ? coin : t('market.priceOf', { price: coin, units: units.toString() });
    return usd === undefined
      ? t('market.sell.noFloor', { price: text })
      : t('market.sell.noFloorWorth', { price: text, usd });
  }

  function submitText(): string {
    if (step.name === 'saving') return t('market.sell.saving');
    return t(step.name === 'unsaved' ? 'common.retry' : 'market.sell.continue');
  }
}
