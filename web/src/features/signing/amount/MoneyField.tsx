import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { readFieldProblem } from '@everything-wallet/core/errors/fieldProblem';
import TextField from '@mui/material/TextField';
import { useController, type Control } from 'react-hook-form';
import type { TransferForm, TypedTransfer } from '@everything-wallet/core/transactions/transferSchema';
import { currencyDecimals } from '../../../lib/money/currencyDecimals.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import { bigField } from './bigField.ts';
import type { MoneyAmount } from './useMoneyAmount.ts';
import { language } from '../../../lib/language/language.ts';
import { writeDecimal } from '../../../lib/format/writeDecimal.ts';

interface MoneyFieldProps {
  control: Control<TransferForm, unknown, TypedTransfer>;
  money: MoneyAmount;
  price: CoinPrice | undefined;
  /** Amount of coin for the money: a decimal string; undefined without one. */
  coin: string | undefined;
  symbol: string;
  /** Field problem of the amount itself. */
  problem: TextId | undefined;
  disabled: boolean;
}

/** Amount field for typed money, with the amount of coin below. */
export function MoneyField({ control, money, price, coin, symbol, problem, disabled }: MoneyFieldProps) {
  const t = useText();
  const { formatPrice } = useMoney();
  const { field, fieldState } = useController({ control, name: 'amount' });
  // Money without a valid amount has its own problem, and an empty field has none.
  const message = money.problem ?? (coin === undefined ? undefined : fieldState.error?.message) ?? problem;

  function help(): string | undefined {
    if (message !== undefined) {
      const { id, values } = readFieldProblem(message);
      return t(id as TextId, values);
    }
    if (money.isPriceless) return t('send.money.unknown', { symbol });
    if (coin === undefined || !price) return undefined;
    return t('send.money.isCoin', { amount: writeDecimal(coin), symbol, price: formatPrice(price.usd) });
  }

  return (
    <TextField
      fullWidth
      label={t('send.amount')}
      placeholder={currencyDecimals(money.code) === 0 ? '0' : t('send.money.placeholder')}
      value={money.text ?? ''}
      onChange={({ target }) => money.type(target.value)}
      onBlur={field.onBlur}
      error={message !== undefined || money.isPriceless}
      helperText={help()}
      disabled={disabled}
      autoComplete="off"
      sx={bigField}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoCorrect: 'off', spellCheck: false },
        input: {
          startAdornment: (
            <span style={{ marginInlineEnd: 4, fontSize: '1.25rem' }}>{currencySign(money.code)}</span>
          ),
        },
      }}
    />
  );
}

/** Symbol of a currency, as prices are written with it: '$', '€', 'CHF'. */
function currencySign(currency: CurrencyCode): string {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
