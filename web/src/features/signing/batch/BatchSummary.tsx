import type { Network } from '@everything-wallet/core/networks/networks';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import { AmountRow } from '../summary/AmountRow.tsx';
import { CostRows } from '../summary/CostRows.tsx';
import { ReviewSentence } from '../summary/ReviewSentence.tsx';
import { effectSentences } from '../review/effectSentences.ts';
import { simulatedEffects } from '../review/simulatedEffects.ts';
import { SigningSummary } from '../../../components/SigningSummary.tsx';
import type { BatchReview } from './BatchReview.ts';

interface BatchSummaryProps {
  ref: Ref<HTMLElement>;
  network: Network;
  review: BatchReview;
  price: CoinPrice | undefined;
}

/** Summary of a batch: number of calls, network, and what all of them send and cost at most. */
export function BatchSummary({ ref, network, review, price }: BatchSummaryProps) {
  const t = useText();
  const { name, currency } = network;
  const {
    calls,
    value,
    fee,
    l1Fee,
    total,
    isEstimating,
    isFeeFailed,
    isFeeDisputed,
    preview,
    names,
    outcome,
  } = review;
  return (
    <SigningSummary
      ref={ref}
      testId="call-summary"
      sentence={
        <ReviewSentence fee={total === undefined ? undefined : fee} currency={currency} price={price}>
          {outcome &&
            effectSentences(
              [...simulatedEffects(outcome.paid, names, t), ...simulatedEffects(outcome.received, names, t)],
              t,
            )}
        </ReviewSentence>
      }
    >
      <Typography variant="caption" color="textSecondary">
        {t('calls.batch.summary', { count: calls.length, network: name })}
      </Typography>
      {total !== undefined && value > 0n && (
        <AmountRow label={t('calls.sentAlong')} amount={value} symbol={currency} price={price} />
      )}
      <CostRows
        costs={{
          fee,
          l1Fee,
          total,
          isEstimating: total === undefined && (isEstimating || (!preview && !isFeeFailed)),
          // A batch is complete, so that nothing is missing but the estimate.
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
