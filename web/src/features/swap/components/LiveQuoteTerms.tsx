import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { exactUsd } from '@everything-wallet/core/money/exactUsd';
import { priceImpactWarning } from '@everything-wallet/core/swaps/priceImpactWarning';
import { swapRate } from '@everything-wallet/core/swaps/swapRate';
import type { QuotedSwap } from '@everything-wallet/core/swaps/swapTransaction';
import { pricedSymbolOf } from '@everything-wallet/core/tokens/pricedSymbolOf';
import Button from '@mui/material/Button';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { usePrices } from '../../../lib/prices/usePrices.ts';
import { useText, type Text } from '../../../lib/text/useText.ts';
import { useSecondsLeft } from '../../../lib/time/useSecondsLeft.ts';
import type { SwapFormOptions, SwapFormState } from '../hooks/useSwapForm.ts';
import { QUOTE_MS } from '../hooks/useSwapQuote.ts';
import { routeText } from '../routeText.ts';
import { percentOf } from '../slippage.ts';
import type { SwapToken } from '../SwapToken.ts';
import { QuoteTerms, type QuoteTerm } from './QuoteTerms.tsx';

interface LiveQuoteTermsProps {
  form: SwapFormState;
  options: SwapFormOptions;
  /** Coin of the network, which pays the fee. */
  coin: SwapToken;
  slippage: {
    /** Undefined while it cannot be read. */
    readonly bps: number | undefined;
    readonly isOpen: boolean;
    readonly setIsOpen: (isOpen: boolean) => void;
  };
}

/** Terms of a quote in the order of docs/product.md §2: rate, slippage, fee; then price impact, minimum, route and age. */
export function LiveQuoteTerms({ form, options, coin, slippage }: LiveQuoteTermsProps) {
  const t = useText();
  const money = useMoney();
  const { network, isBusy } = options;
  const { isWrapping, quoting, costs } = form;
  const priced = pricedSymbolOf(network);
  const { prices, isOld } = usePrices(priced === undefined ? [] : [priced]);
  const secondsLeft = useSecondsLeft(quoting.msSinceAsked, QUOTE_MS);

  function feeValue(write: WriteAmount): string {
    const { fee } = costs;
    if (fee === undefined) return t('swap.live.feeUnknown');
    const price = priced === undefined || isOld ? undefined : prices?.[priced];
    const values = { fee: write(formatAmount(fee), 'up'), coin: coin.symbol };
    if (!price) return t('swap.live.fee', values);
    return t('swap.live.feeWorth', { ...values, worth: money.formatAbout(exactUsd(fee, price.usd)) });
  }

  function ageText(): string {
    if (secondsLeft > 0) return t('swap.live.ageValue', { seconds: secondsLeft });
    return t(
      document.visibilityState === 'visible' && !isBusy ? 'swap.live.ageRenewing' : 'swap.live.ageAsleep',
    );
  }

  const slippageTerm: QuoteTerm = {
    term: t('swap.slippage'),
    value: (
      <Button
        size="small"
        aria-expanded={slippage.isOpen}
        aria-label={t('swap.live.slippageChange')}
        onClick={() => slippage.setIsOpen(!slippage.isOpen)}
        sx={{ mr: -1.5 }}
      >
        {slippage.bps === undefined ? t('swap.live.rateUnknown') : `${percentOf(slippage.bps)}%`}
      </Button>
    ),
  };

  return (
    <QuoteTerms
      terms={[
        { term: t('swap.rate'), value: rateText(form, t) },
        ...(isWrapping ? [] : [slippageTerm]),
        { term: t('swap.networkFee'), value: <AmountText say={feeValue} /> },
        ...quotedTerms(form, options.tokens, ageText(), t),
        ...(isWrapping ? [{ term: t('swap.live.route'), value: t('swap.live.routeWrap') }] : []),
      ]}
    />
  );
}

function rateText(
  { from, to, amount, amountOut, quoting, quote, isWrapping }: SwapFormState,
  t: Text,
): string {
  if (!from || !to) return '';
  if (quoting.isAsking && !quote && !isWrapping) return t('swap.live.quoting');
  if (amount === undefined || amountOut === undefined) return t('swap.live.rateUnknown');
  const rate = swapRate(
    { units: amount, decimals: from.decimals },
    { units: amountOut, decimals: to.decimals },
  );
  return t('swap.rateValue', { from: from.symbol, to: to.symbol, rate });
}

/** Terms that a quote adds: price impact, minimum, route and age. */
function quotedTerms(
  { from, to, quote, built }: SwapFormState,
  tokens: readonly SwapToken[],
  age: string,
  t: Text,
): readonly QuoteTerm[] {
  if (!from || !to || !quote || !built || 'refusal' in built) return [];
  return [
    {
      term: t('swap.live.impact'),
      value: t('swap.live.impactValue', { percent: percentOf(quote.priceImpactBps) }),
      color: impactColor(quote),
    },
    {
      term: t('swap.live.minimum'),
      value: (
        <AmountText
          say={(write) =>
            t('swap.live.minimumValue', {
              amount: write(formatAmount(built.least, to.decimals)),
              symbol: to.symbol,
            })
          }
        />
      ),
    },
    { term: t('swap.live.route'), value: routeText(quote.route, { from, to, tokens }, t) },
    { term: t('swap.live.age'), value: age },
  ];
}

function impactColor({ priceImpactBps }: QuotedSwap): QuoteTerm['color'] {
  const warning = priceImpactWarning(priceImpactBps)?.id;
  if (!warning) return undefined;
  return warning === 'call.warning.priceImpactHigh' ? 'error.main' : 'warning.main';
}
