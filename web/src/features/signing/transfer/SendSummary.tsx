import type { Ref } from 'react';
import { recipientName } from '../recipients/recipientName.ts';
import type { SendPart } from './SendPart.ts';
import { TransferSummary } from './TransferSummary.tsx';

interface SendSummaryProps extends Pick<SendPart, 'form' | 'options'> {
  ref: Ref<HTMLElement>;
}

/** Summary of the form's transfer. */
export function SendSummary({ ref, form, options }: SendSummaryProps) {
  const { recipient } = form;
  return (
    <TransferSummary
      ref={ref}
      network={options.network}
      from={form.sender?.address}
      recipient={recipient.address}
      isOwn={recipient.isSender}
      recipientName={recipientName(recipient)}
      amount={form.amount}
      decimals={form.decimals}
      symbol={form.symbol}
      isToken={options.token !== undefined}
      costs={{
        fee: form.fee,
        l1Fee: form.l1Fee,
        total: form.total,
        isEstimating: form.isEstimating,
        isFailed: form.isFeeFailed,
        isDisputed: form.isFeeDisputed,
      }}
      price={options.price}
    />
  );
}
