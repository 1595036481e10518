import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Ref } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import { AmountRow } from '../summary/AmountRow.tsx';
import { CostRows } from '../summary/CostRows.tsx';
import { RecipientSummary, type RecipientSummaryProps } from './RecipientSummary.tsx';
import { SigningSummary } from '../summary/SigningSummary.tsx';
import type { SummaryCosts } from '../summary/SummaryCosts.ts';
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
 * Summary of a transfer: all 42 characters of the recipient; the amount as the wallet reads it, fee and total; the sender and the network.
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
    <SigningSummary ref={ref} testId="send-summary" head={<RecipientSummary {...recipient} />}>
      {amount !== undefined && (
        <AmountRow
          label={t('send.understood')}
          amount={amount}
          decimals={decimals}
          symbol={symbol}
          price={isToken ? undefined : price}
        />
      )}
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
