import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent } from 'react';
import { AmountField } from '../../../components/AmountField.tsx';
import { AmountText } from '../../../components/AmountText.tsx';
import { SamplePricesBadge } from '../../../components/SamplePricesBadge.tsx';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { CoinPrice } from '../fees/CoinPrice.ts';
import type { SendFormState } from '../transfer/SendFormState.ts';
import { bigField } from './bigField.ts';
import { MoneyField } from './MoneyField.tsx';

interface AmountInputProps {
  form: SendFormState;
  price: CoinPrice | undefined;
}

/** Amount of a transfer, in coin or in money, or the maximum. */
export function AmountInput({ form, price }: AmountInputProps) {
  const t = useText();
  const mask = useMask();
  const { amount, decimals, symbol, spendable, money, isMax, isSubmitting } = form;
  const isMoney = money.text !== undefined;
  const isEmpty = spendable === undefined || spendable === 0n;

  function moneyToggle(): string {
    if (isMoney) return t('send.money.inCoin', { symbol });
    if (money.code === 'USD') return t('send.money.inMoney');
    return t('send.money.inCurrency', { currency: money.code });
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowUp' || key === 'ArrowDown') form.endMax();
  }

  return (
    <Box>
      {isMoney ? (
        <MoneyField
          control={form.control}
          money={money}
          price={price}
          coin={amount === undefined ? undefined : formatAmount(amount, decimals)}
          symbol={symbol}
          problem={form.shortage}
          disabled={isSubmitting}
        />
      ) : (
        <Box onInput={form.endMax} onKeyDown={onKeyDown}>
          <AmountField
            control={form.control}
            name="amount"
            decimals={decimals}
            label={t('send.amount')}
            placeholder={t('send.amountPlaceholder')}
            helperText={
              spendable !== undefined && (
                <AmountText
                  say={(write) =>
                    t('send.available', {
                      balance: mask(write(formatAmount(spendable, decimals))),
                      currency: symbol,
                    })
                  }
                />
              )
            }
            problem={form.shortage}
            disabled={isSubmitting}
            sx={bigField}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.75 }}>
        <Button
          size="small"
          variant={isMax ? 'contained' : 'outlined'}
          aria-pressed={isMax}
          disabled={isSubmitting || isEmpty || form.isWatchOnly}
          onClick={form.toggleMax}
        >
          {t('send.max')}
        </Button>
        {money.isOffered && (
          <Button
            size="small"
            variant="outlined"
            disabled={isSubmitting || (isEmpty && !isMoney)}
            onClick={() => {
              form.endMax();
              if (isMoney) money.toCoin();
              else money.toMoney();
            }}
          >
            {moneyToggle()}
          </Button>
        )}
        {price?.isSample && money.isOffered && <SamplePricesBadge />}
        {form.maxNote && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', flexBasis: '100%' }}>
            {t(form.maxNote)}
          </Box>
        )}
        {form.retryMax && (
          <Button size="small" disabled={isSubmitting} onClick={form.retryMax}>
            {t('common.retry')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
