import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Ref } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import { CostRows } from '../summary/CostRows.tsx';
import { RecipientSummary, type RecipientSummaryProps } from './RecipientSummary.tsx';
import { SigningSummary } from '../../../components/SigningSummary.tsx';
import { ReviewSentence } from '../summary/ReviewSentence.tsx';
import type { SummaryCosts } from '../summary/SummaryCosts.ts';
import { TransferSentence } from './TransferSentence.tsx';
import { writeDecimal } from '../../../lib/format/writeDecimal.ts';

interface TransferSummaryProps extends RecipientSummaryProps {
  ref: Ref<HTMLElement>;
  /** Amount in the smallest unit; undefined while it cannot be read. */
  amount: bigint | undefined;
  decimals: number;
  symbol: string;
  /** True where a token is sent, and not native coin. */
  isToken: boolean;
  costs: SummaryCosts;
  /** Price of native coin; undefined if none. */
  price: CoinPrice | undefined;
}

/**
 * Summary of a transfer: a sentence with the amount as the wallet reads it; all 42 characters of the recipient; fee and total; the sender
 * and the network.
 */
export function TransferSummary({
  ref,
  amount,
  decimals,
  symbol,
  isToken,
  costs,
  price,
  ...recipient
}: TransferSummaryProps) {
  const t = useText();
  const { currency } = recipient.network;
  const sent =
    amount === undefined ? undefined : { amount: writeDecimal(formatAmount(amount, decimals)), symbol };
  return (
    <SigningSummary
      ref={ref}
      testId="send-summary"
      sentence={
        <ReviewSentence fee={costs.isEstimating ? undefined : costs.fee} currency={currency} price={price}>
          {amount !== undefined && (
            <TransferSentence
              amount={amount}
              decimals={decimals}
              symbol={symbol}
              price={isToken ? undefined : price}
              recipient={recipient.recipient}
              isOwn={recipient.isOwn}
              recipientName={recipient.recipientName}
            />
          )}
        </ReviewSentence>
      }
      head={<RecipientSummary {...recipient} />}
    >
      <CostRows
        costs={costs}
        currency={currency}
        price={price}
        totalLabel={t('send.total')}
        withTokens={isToken && sent ? (fee) => t('send.totalTokens', { ...sent, fee, currency }) : undefined}
      />
    </SigningSummary>
  );
}
