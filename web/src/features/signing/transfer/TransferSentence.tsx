import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import type { ReactNode } from 'react';
import { writeDecimal } from '../../../lib/format/writeDecimal.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { textWithNodes } from '../../../lib/text/textWithNodes.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';

interface TransferSentenceProps {
  /** In the smallest unit. */
  amount: bigint;
  decimals: number;
  symbol: string;
  /** Price of what is sent; undefined if none. */
  price: CoinPrice | undefined;
  /** Checksum address; undefined if there is none yet. */
  recipient: string | undefined;
  /** True if the recipient is the account that sends. */
  isOwn: boolean;
  recipientName: string | undefined;
}

/** Amount and recipient of a transfer in a sentence: the amount as it is signed, to the last decimal. */
export function TransferSentence({
  amount,
  decimals,
  symbol,
  price,
  recipient,
  isOwn,
  recipientName,
}: TransferSentenceProps) {
  const t = useText();
  const { formatAbout } = useMoney();
  const what: ReactNode = (
    <>
      <strong data-testid="send-amount" translate="no">
        {t('send.amountValue', { amount: writeDecimal(formatAmount(amount, decimals)), symbol })}
      </strong>
      {price && (
        <>
          {' ('}
          <span data-testid="send-amount-money">{formatAbout(exactUsd(amount, price.usd))}</span>)
        </>
      )}
    </>
  );
  if (recipient === undefined) return textWithNodes(t, 'review.transferOpen', { what });
  const address = <bdi translate="no">{shortenAddress(recipient)}</bdi>;
  if (isOwn) return textWithNodes(t, 'review.transferOwn', { what, whom: address });
  const whom: ReactNode =
    recipientName === undefined ? (
      address
    ) : (
      <>
        <strong>
          <bdi>{recipientName}</bdi>
        </strong>{' '}
        ({address})
      </>
    );
  return textWithNodes(t, 'review.transfer', { what, whom });
}
