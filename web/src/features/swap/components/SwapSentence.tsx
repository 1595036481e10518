import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import Typography from '@mui/material/Typography';
import { AmountText } from '../../../components/AmountText.tsx';
import { useMoney } from '../../../lib/money/useMoney.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { SwapFormState } from '../hooks/useSwapForm.ts';
import type { WorthOf } from '../hooks/useSwapWorth.ts';

/** The swap as a sentence, with the minimum received; nothing until it can be signed. */
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

  function say(write: WriteAmount): string {
    if (!from || !to || amount === undefined) return '';
    const values = {
      amount: write(formatAmount(amount, from.decimals), 'up'),
      from: from.symbol,
      least: write(formatAmount(received, to.decimals)),
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

  return (
    <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      <AmountText say={say} />
    </Typography>
  );
}
