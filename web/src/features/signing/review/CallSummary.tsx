import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { CallRequest } from '../../../lib/calls/CallRequest.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import { AmountRow } from '../summary/AmountRow.tsx';
import { CostRows } from '../summary/CostRows.tsx';
import { ReviewSentence } from '../summary/ReviewSentence.tsx';
import { SigningSummary } from '../../../components/SigningSummary.tsx';
import { callSentences } from './callSentences.ts';
import type { CallReview } from './CallReview.ts';

interface CallSummaryProps {
  ref: Ref<HTMLElement>;
  request: Pick<CallRequest, 'network' | 'to' | 'value' | 'data'>;
  review: Pick<
    CallReview,
    | 'names'
    | 'description'
    | 'fee'
    | 'l1Fee'
    | 'total'
    | 'isEstimating'
    | 'isFeeFailed'
    | 'isFeeDisputed'
    | 'preview'
  >;
  price: CoinPrice | undefined;
}

/** Summary of a call: contract, network, coin sent with it, fee and maximum total. */
export function CallSummary({ ref, request: { network, to, value, data }, review, price }: CallSummaryProps) {
  const t = useText();
  const { currency } = network;
  const { names, description, fee, l1Fee, total, isEstimating, isFeeFailed, isFeeDisputed, preview } = review;
  const contract = to === null ? t('calls.newContract') : (names.knownNameOf(to) ?? shortenAddress(to));
  const isCosted = fee !== undefined && total !== undefined;
  return (
    <SigningSummary
      ref={ref}
      testId="call-summary"
      sentence={
        <ReviewSentence fee={isCosted ? fee : undefined} currency={currency} price={price}>
          {callSentences(description, to, names, t)}
        </ReviewSentence>
      }
    >
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t(to !== null && data === '0x' ? 'calls.summary.transfer' : 'calls.summary', {
          contract,
          network: network.name,
        })}
      </Typography>
      {isCosted && value > 0n && (
        <AmountRow label={t('calls.sentAlong')} amount={value} symbol={currency} price={price} />
      )}
      <CostRows
        costs={{
          fee,
          l1Fee,
          total,
          isEstimating: total === undefined && (isEstimating || (!preview && !isFeeFailed)),
          // A call is complete, so that nothing is missing but the estimate.
          isFailed: true,
          isDisputed: isFeeDisputed,
        }}
        currency={currency}
        price={price}
        totalLabel={t('calls.total', { currency })}
      />
    </SigningSummary>
  );
}
