import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import type { Network } from '@everything-wallet/core/networks/networks';
import Alert from '@mui/material/Alert';
import { AmountText } from '../../../components/AmountText.tsx';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { useMask } from '../../../lib/money/useMask.ts';
import { useText, type Text } from '../../../lib/text/useText.ts';
import { useSecondsLeft } from '../../../lib/time/useSecondsLeft.ts';
import type { SwapFormState } from '../hooks/useSwapForm.ts';
import type { SwapWorth } from '../hooks/useSwapWorth.ts';
import { quoteNotices } from '../quoteNotices.ts';
import { quoteRefusalText } from '../quoteRefusalText.ts';
import type { SwapProblem } from '../swapProblem.ts';
import type { SwapToken } from '../SwapToken.ts';

const longAgo = () => Infinity;

interface SwapFormNoticesProps {
  form: SwapFormState;
  network: Network;
  /** Coin of the network, which pays the fee. */
  coin: SwapToken;
  worth: SwapWorth;
}

/** Notices of the swap form: warnings of the quote, why there is no quote, and why the account cannot swap. */
export function SwapFormNotices({ form, network, coin, worth }: SwapFormNoticesProps) {
  const t = useText();
  const mask = useMask();
  const { quote, built, problem, quoting } = form;
  const { refusal } = quoting;
  const refusedSeconds = useSecondsLeft(refusal?.msSince ?? longAgo, refusal?.lasts ?? 0);
  const missing = noQuoteText(form, { network, refusedSeconds }, t);
  return (
    <>
      {quote &&
        built &&
        'least' in built &&
        quoteNotices(quote, t).map((notice) => (
          <Alert key={notice} severity="warning">
            {notice}
          </Alert>
        ))}
      {hasNoMarketRate() && <Alert severity="warning">{t('swap.live.worthUnknown')}</Alert>}
      {missing !== undefined && <Alert severity={form.isComing ? 'info' : 'warning'}>{missing}</Alert>}
      {problem && (
        <Alert severity="info">
          <AmountText say={(write) => problemText(problem, write)} />
        </Alert>
      )}
    </>
  );

  /** True if the rate cannot be compared with market prices. Assets of test networks have no market. */
  function hasNoMarketRate(): boolean {
    const { from, to, amount } = form;
    if (network.type === 'testnet' || worth.isLoading || !(built && 'least' in built)) return false;
    return worth.worthOf(from, amount) === undefined || worth.worthOf(to, built.least) === undefined;
  }

  function problemText(shown: SwapProblem, write: WriteAmount): string {
    const { from, amount } = form;
    if (!from || shown.type === 'watchOnly') return t('swap.live.watchOnly');
    const { symbol, decimals, balance } = from;
    if ('fees' in shown)
      return t(`swap.live.${shown.type}`, { coin: coin.symbol, fee: write(formatAmount(shown.fees), 'up') });
    if (shown.type === 'balanceUnknown') return t('swap.live.balanceNotKnown', { symbol });
    return t('swap.live.notEnough', {
      balance: mask(write(formatAmount(balance ?? 0n, decimals))),
      symbol,
      amount: write(formatAmount(amount ?? 0n, decimals), 'up'),
    });
  }
}

/** Text on why there is no quote. */
function noQuoteText(
  { from, to, built, quoting }: SwapFormState,
  { network, refusedSeconds }: { network: Network; refusedSeconds: number },
  t: Text,
): string | undefined {
  const names = { from: from?.symbol ?? '', to: to?.symbol ?? '', network: network.name };
  const { answer, refusal, isFailed } = quoting;
  if (built && 'refusal' in built) return t(quoteRefusalText[built.refusal], names);
  if (refusal) return t('swap.live.none.tooMany', { seconds: Math.max(1, refusedSeconds) });
  if (isFailed) return t('swap.live.none.failed');
  if (answer?.status !== 'none' || answer.reason === 'wraps') return undefined;
  return t(`swap.live.none.${answer.reason}`, names);
}
