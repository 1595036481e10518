import { AmountText } from '../../../components/AmountText.tsx';
import { ExactOnDemand } from '../../../components/ExactOnDemand.tsx';
import { useMask } from '../../../lib/money/useMask.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CallWords } from '../calls/CallWords.ts';
import { roundingOf } from '../roundingOf.ts';
import type { TransactionListing } from '../TransactionListing.ts';
import { transactionSigns } from '../transactionSigns.ts';
import { valueThen } from '../valueThen.ts';

interface MovedAmountsProps {
  transaction: TransactionListing;
  /** Texts of a call, with short amounts and with exact ones. */
  words: CallWords | undefined;
  exact: CallWords | undefined;
}

/** Amounts that a transaction moved, with their signs, and their value at that time in the user's currency; styled by `TransactionLink`. */
export function MovedAmounts({ transaction, words, exact }: MovedAmountsProps) {
  const t = useText();
  const mask = useMask();
  const money = useMoney();
  const { type, status, amount, token_symbol: symbol } = transaction;
  const usd = valueThen(transaction);

  /** Formats a value. Dollars are as recorded; another currency is converted at its rate of today. */
  function valueText(value: string): string {
    const isExact = money.code === 'USD' && !money.rough(value).isBelow;
    return isExact ? money.format(value) : money.formatAbout(value);
  }

  return (
    <div className={status === 'failed' ? 'amounts undone' : 'amounts'}>
      <p className="amount">
        {words?.amounts.map((text, place) => (
          // Two amounts may have the same text.
          <span key={place} dir="ltr" className={text.startsWith('+') ? 'moved came' : 'moved'}>
            <ExactOnDemand text={text} exact={exact?.amounts[place] ?? text} isInLink />
          </span>
        ))}
        {transaction.call_kind === undefined && (
          // The sign and the amount stay before the symbol among right-to-left words.
          <span dir="ltr" className={type === 'receive' ? 'moved came' : 'moved'}>
            <AmountText
              isInLink
              say={(write) => `${transactionSigns[type]}${mask(write(amount, roundingOf(type)))} ${symbol}`}
            />
          </span>
        )}
      </p>
      {usd !== undefined && (
        <p
          className="value"
          title={t(type === 'receive' ? 'transaction.detail.valueReceived' : 'transaction.detail.valueThen')}
        >
          {mask(valueText(usd))}
        </p>
      )}
    </div>
  );
}
