import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AmountField } from '../../../components/AmountField.tsx';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText } from '../../../lib/text/useText.ts';
import { bigAmount } from '../bigAmount.ts';
import type { SwapFormState } from '../hooks/useSwapForm.ts';
import type { WorthOf } from '../hooks/useSwapWorth.ts';
import { choosePair, flipPair, type SwapPair } from '../SwapPair.ts';
import { tokenKey, type SwapToken } from '../SwapToken.ts';
import { AmountOutput } from './AmountOutput.tsx';
import { FlipButton } from './FlipButton.tsx';
import { SwapSide } from './SwapSide.tsx';
import { SwapTokenSelect } from './SwapTokenSelect.tsx';

interface LiveSwapSidesProps {
  form: SwapFormState;
  tokens: readonly SwapToken[];
  pair: SwapPair;
  worthOf: WorthOf;
  onPair: (pair: SwapPair) => void;
  onOther: (side: keyof SwapPair) => void;
  onEnter: () => void;
}

/** Both sides of a swap: tokens, balances, and amounts with their values. */
export function LiveSwapSides({ form, tokens, pair, worthOf, onPair, onOther, onEnter }: LiveSwapSidesProps) {
  const t = useText();
  const mask = useMask();
  const money = useMoney();
  const { control, from, to, amount, amountOut } = form;

  const balanceOf = (token: SwapToken | undefined, key: string) => (write: WriteAmount) => {
    if (!token) return t('swap.live.balanceUnknown', { symbol: shortenAddress(key) });
    const { symbol, decimals, balance } = token;
    return balance === undefined
      ? t('swap.live.balanceUnknown', { symbol })
      : t('swap.balance', { balance: mask(write(formatAmount(balance, decimals))), symbol });
  };

  const worthText = (token: SwapToken | undefined, units: bigint | undefined) => {
    const usd = worthOf(token, units);
    return usd && money.formatAbout(usd);
  };

  const selectOf = (side: keyof SwapPair, label: string) => (
    <SwapTokenSelect
      label={label}
      tokens={tokens}
      value={pair[side]}
      onChange={(token) => onPair(choosePair(pair, side, tokenKey(token)))}
      onOther={() => onOther(side)}
    />
  );

  return (
    <>
      <Box sx={{ display: 'grid' }}>
        <SwapSide
          title={t('swap.from')}
          balance={<AmountText say={balanceOf(from, pair.from)} />}
          worth={worthText(from, amount)}
          action={
            <Button size="small" onClick={form.typeMax} disabled={!form.typeMax} sx={{ minWidth: 0 }}>
              {t('swap.live.max')}
            </Button>
          }
          token={selectOf('from', t('swap.fromToken'))}
          amount={
            <AmountField
              control={control}
              name="amount"
              variant="standard"
              sx={bigAmount}
              label={t('swap.amount')}
              placeholder={t('swap.amountPlaceholder')}
              {...(from && { decimals: from.decimals })}
              // A disabled button keeps the browser from submitting; pressing Enter is to name what is missing.
              onEnter={onEnter}
            />
          }
        />
        <FlipButton onClick={() => onPair(flipPair(pair))} />
        <SwapSide
          title={t('swap.to')}
          balance={<AmountText say={balanceOf(to, pair.to)} />}
          worth={worthText(to, amountOut)}
          token={selectOf('to', t('swap.toToken'))}
          amount={
            <AmountOutput
              amount={to && amountOut !== undefined ? formatAmount(amountOut, to.decimals) : ''}
            />
          }
        />
      </Box>
      {[from, to]
        .filter((token) => token !== undefined)
        .filter(({ isVerified }) => !isVerified)
        .map(({ symbol, contract }) => (
          <Alert key={contract} severity="warning">
            {t('swap.live.unverified', { symbol })}
          </Alert>
        ))}
    </>
  );
}
