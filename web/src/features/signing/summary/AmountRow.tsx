import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import Typography from '@mui/material/Typography';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import { SummaryRow } from './SummaryRow.tsx';
import { writeDecimal } from '../../../lib/format/writeDecimal.ts';

interface AmountRowProps {
  label: string;
  /** In the smallest unit. */
  amount: bigint;
  decimals?: number;
  symbol: string;
  /** Price of the unit; undefined if none. */
  price: CoinPrice | undefined;
}

/** Amount as it is signed: plain and to the last decimal, since signs between thousands would be ambiguous. */
export function AmountRow({ label, amount, decimals, symbol, price }: AmountRowProps) {
  const t = useText();
  const { formatAbout } = useMoney();
  return (
    <SummaryRow
      label={
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
      }
      value={
        <Typography
          variant="body2"
          data-testid="send-amount"
          sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', textAlign: 'right' }}
        >
          {t('send.amountValue', { amount: writeDecimal(formatAmount(amount, decimals)), symbol })}
        </Typography>
      }
      money={price && formatAbout(exactUsd(amount, price.usd))}
      moneyId="send-amount-money"
    />
  );
}
