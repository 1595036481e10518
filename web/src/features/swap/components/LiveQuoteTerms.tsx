import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { priceImpactWarning } from '@everything-wallet/core/swaps/priceImpactWarning';
import { swapRate } from '@everything-wallet/core/swaps/swapRate';
import type { QuotedSwap } from '@everything-wallet/core/swaps/swapTransaction';
import type { ReactNode } from 'react';
import { AmountText } from '../../../components/AmountText.tsx';
import { useMoney, type Money } from '../../../lib/money/useMoney.ts';
import { writeDecimal } from '../../../lib/format/writeDecimal.ts';
import { useText, type Text } from '../../../lib/text/useText.ts';
import type { SwapFormState } from '../hooks/useSwapForm.ts';
import type { WorthOf } from '../hooks/useSwapWorth.ts';
import { percentOf } from '../slippage.ts';
import { QuoteTerms, type QuoteTerm } from './QuoteTerms.tsx';
import { RateValue } from './RateValue.tsx';

/** Price impact, in basis points, from which the text says that the swap moves the price. */
const NOTABLE_IMPACT_BPS = 100;

interface LiveQuoteTermsProps {
  form: SwapFormState;
  worthOf: WorthOf;
}

/** Terms of a quote that matter most: rate, price impact and minimum; `QuoteDetails` has the others. */
export function LiveQuoteTerms({ form, worthOf }: LiveQuoteTermsProps) {
  const t = useText();
  const money = useMoney();
  return (
    <QuoteTerms
      terms={[
        { term: t('swap.rate'), value: rateValue(form, t) },
        ...quotedTerms(form, { worthOf, money, t }),
      ]}
    />
  );
}

function rateValue(
  { from, to, amount, amountOut, quoting, quote, isWrapping }: SwapFormState,
  t: Text,
): ReactNode {
  if (!from || !to) return '';
  if (quoting.isAsking && !quote && !isWrapping) return t('swap.live.quoting');
  if (amount === undefined || amountOut === undefined) return t('swap.live.rateUnknown');
  const given = { units: amount, decimals: from.decimals };
  const received = { units: amountOut, decimals: to.decimals };
  return (
    <RateValue
      rate={t('swap.rateValue', {
        from: from.symbol,
        to: to.symbol,
        rate: writeDecimal(swapRate(given, received)),
      })}
      reversed={
        amountOut === 0n
          ? undefined
          : t('swap.rateValue', {
              from: to.symbol,
              to: from.symbol,
              rate: writeDecimal(swapRate(received, given)),
            })
      }
    />
  );
}

/** Terms that a quote adds: price impact and minimum. */
function quotedTerms(
  { from, to, quote, built }: SwapFormState,
  { worthOf, money, t }: { worthOf: WorthOf; money: Money; t: Text },
): readonly QuoteTerm[] {
  if (!from || !to || !quote || !built || 'refusal' in built) return [];
  const leastUsd = worthOf(to, built.least);
  return [
    {
      term: t('swap.live.impact'),
      value: t('swap.live.impactValue', { percent: percentOf(quote.priceImpactBps) }),
      color: impactColor(quote),
      note: impactWords(quote, t),
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
      note: leastUsd && money.formatAbout(leastUsd),
    },
  ];
}

function impactColor({ priceImpactBps }: QuotedSwap): QuoteTerm['color'] {
  const warning = priceImpactWarning(priceImpactBps)?.id;
  if (!warning) return undefined;
  return warning === 'call.warning.priceImpactHigh' ? 'error.main' : 'warning.main';
}

/** Effect of the swap on the price; undefined where a warning states it. */
function impactWords({ priceImpactBps }: QuotedSwap, t: Text): string | undefined {
  if (priceImpactWarning(priceImpactBps)) return undefined;
  return t(priceImpactBps < NOTABLE_IMPACT_BPS ? 'swap.live.impactSmall' : 'swap.live.impactNotable');
}
