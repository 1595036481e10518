import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import { swapOutput } from '@everything-wallet/core/swaps/swapOutput';
import { swapSchema } from '@everything-wallet/core/swaps/swapSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { swapCoins } from '../../../catalogue/swapCoins.ts';
import { AmountField } from '../../../components/AmountField.tsx';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useNumberStyle } from '../../../lib/language/useNumberStyle.ts';
import type { Prices } from '../../../lib/prices/usePrices.ts';
import { useText } from '../../../lib/text/useText.ts';
import { bigAmount } from '../bigAmount.ts';
import { choosePair, flipPair } from '../SwapPair.ts';
import { FlipButton } from './FlipButton.tsx';
import { RateValue } from './RateValue.tsx';
import { SwapSide } from './SwapSide.tsx';
import { DemoSwapTerms } from './DemoSwapTerms.tsx';
import { DemoTokenSelect } from './DemoTokenSelect.tsx';

/** 1 coin, in units of 10^-18. */
const ONE = parseAmount('1');

const balances = new Map(swapCoins.map(({ symbol, balance }) => [symbol, balance]));

interface DemoSwapFormProps {
  prices: Prices['prices'];
  isLoading: boolean;
}

/** Two tokens, an amount, and its value; the button announces that swapping is to come (docs/product.md §2, Swap). */
export function DemoSwapForm({ prices, isLoading }: DemoSwapFormProps) {
  const t = useText();
  const money = useMoney();
  const { enqueueSnackbar } = useSnackbar();
  const [pair, setPair] = useState({ from: 'ETH', to: 'USDT' });
  const schema = swapSchema(useNumberStyle());
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { amount: '' },
  });
  const amountText = useWatch({ control, name: 'amount' });
  const amount = schema.safeParse({ amount: amountText }).data?.amount;

  const submit = handleSubmit(() => {
    if (!isLoading) enqueueSnackbar(t('swap.comingSoon'), { variant: 'info' });
  });

  const fromPrice: Price | undefined = prices?.[pair.from];
  const toPrice: Price | undefined = prices?.[pair.to];
  const outputOf = (coins: bigint) => fromPrice && toPrice && swapOutput(coins, fromPrice.usd, toPrice.usd);
  const rate = outputOf(ONE);
  const reversed = fromPrice && toPrice && swapOutput(ONE, toPrice.usd, fromPrice.usd);
  const output = amount === undefined ? '' : (outputOf(amount) ?? t('markets.missing'));
  // At market prices both sides have the same value.
  const worth =
    amount === undefined || !fromPrice ? undefined : money.formatAbout(exactUsd(amount, fromPrice.usd));
  const balanceOf = (symbol: string) => t('swap.balance', { balance: balances.get(symbol) ?? '', symbol });

  return (
    <Box
      component="form"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <Box sx={{ display: 'grid' }}>
        <SwapSide
          title={t('swap.from')}
          balance={balanceOf(pair.from)}
          worth={worth}
          token={
            <DemoTokenSelect
              label={t('swap.fromToken')}
              value={pair.from}
              onChange={(symbol) => setPair(choosePair(pair, 'from', symbol))}
            />
          }
          amount={
            <AmountField
              control={control}
              name="amount"
              variant="standard"
              sx={bigAmount}
              label={t('swap.amount')}
              placeholder={t('swap.amountPlaceholder')}
              asksWhenLeft
              // A disabled button would stop the browser from submitting; Enter must show the missing fields.
              onEnter={() => void submit()}
            />
          }
        />
        <FlipButton onClick={() => setPair(flipPair(pair))} />
        <SwapSide
          title={t('swap.to')}
          balance={balanceOf(pair.to)}
          worth={rate === undefined ? undefined : worth}
          token={
            <DemoTokenSelect
              label={t('swap.toToken')}
              value={pair.to}
              onChange={(symbol) => setPair(choosePair(pair, 'to', symbol))}
            />
          }
          amount={
            <TextField
              fullWidth
              variant="standard"
              sx={bigAmount}
              label={t('swap.output')}
              value={isLoading ? '' : output}
              placeholder={t('swap.amountPlaceholder')}
              slotProps={{
                htmlInput: { readOnly: true },
                inputLabel: { shrink: true },
              }}
            />
          }
        />
      </Box>
      <DemoSwapTerms
        rate={
          isLoading ? (
            t('markets.loading')
          ) : rate === undefined ? (
            t('markets.missing')
          ) : (
            <RateValue
              rate={t('swap.rateValue', { from: pair.from, rate, to: pair.to })}
              reversed={reversed && t('swap.rateValue', { from: pair.to, rate: reversed, to: pair.from })}
            />
          )
        }
      />
      <Button type="submit" variant="contained" size="large" disabled={isLoading || amount === undefined}>
        {t('swap.submit')}
      </Button>
    </Box>
  );
}
