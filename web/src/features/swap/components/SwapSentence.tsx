import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import Typography from '@mui/material/Typography';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { formatShort } from '../../../lib/format/formatShort.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { SwapFormState } from '../hooks/useSwapForm.ts';
import type { WorthOf } from '../hooks/useSwapWorth.ts';

/** The swap as a sentence, with the minimum received; nothing until it can be signed. Field and terms have the exact amounts. */
export function SwapSentence({ form, worthOf }: { form: SwapFormState; worthOf: WorthOf }) {
  const t = useText();
  const money = useMoney();
  const { from, to, amount, built, ready, isWrapping } = form;
  if (!ready || !from || !to || amount === undefined) return null;
  const least = built && 'least' in built ? built.least : undefined;
  if (least === undefined && !isWrapping) return null;
  const received = least ?? amount;
  const givenUsd = worthOf(from, amount);
  const leastUsd = worthOf(to, received);

  function sentence(): string {
    if (!from || !to || amount === undefined) return '';
    const values = {
      amount: formatShort(formatAmount(amount, from.decimals), 'up'),
      from: from.symbol,
      least: formatShort(formatAmount(received, to.decimals)),
      to: to.symbol,
    };
    if (isWrapping) return t('swap.live.sentenceWrap', values);
    if (givenUsd === undefined || leastUsd === undefined) return t('swap.live.sentence', values);
    return t('swap.live.sentenceWorth', {
      ...values,
      worth: money.format(givenUsd),
      leastWorth: money.format(leastUsd),
    });
  }

  return <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{sentence()}</Typography>;
}
