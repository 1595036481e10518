import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { AmountText } from '../../../components/AmountText.tsx';
import { formatShort } from '../../../lib/format/formatShort.ts';
import type { WriteAmount } from '../../../lib/format/WriteAmount.ts';
import { useMoney } from '../../../lib/money/useMoney.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useSecondsLeft } from '../../../lib/time/useSecondsLeft.ts';
import type { SwapFormOptions, SwapFormState } from '../hooks/useSwapForm.ts';
import { QUOTE_MS } from '../hooks/useSwapQuote.ts';
import type { WorthOf } from '../hooks/useSwapWorth.ts';
import { routeText } from '../routeText.ts';
import { percentOf } from '../slippage.ts';
import type { SwapToken } from '../SwapToken.ts';
import { QuoteTerms, type QuoteTerm } from './QuoteTerms.tsx';
import { SlippageChoice, type ChosenSlippage } from './SlippageChoice.tsx';

interface QuoteDetailsProps {
  form: SwapFormState;
  options: SwapFormOptions;
  /** Coin of the network, which pays the fee. */
  coin: SwapToken;
  worthOf: WorthOf;
  slippage: ChosenSlippage;
  onSlippage: (slippage: ChosenSlippage) => void;
}

/** Line with slippage and fee; it opens to slippage, fee, route and age of the quote. */
export function QuoteDetails(props: QuoteDetailsProps) {
  const { form, options, coin, worthOf, slippage, onSlippage } = props;
  const t = useText();
  const money = useMoney();
  const groupId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const { isWrapping, quoting, costs, quote, built, from, to } = form;
  const secondsLeft = useSecondsLeft(quoting.msSinceAsked, QUOTE_MS);
  const feeUsd = worthOf(coin, costs.fee);
  const feeWorth = feeUsd && money.formatAbout(feeUsd);
  const percent = slippage.bps === undefined ? t('swap.live.rateUnknown') : `${percentOf(slippage.bps)}%`;

  function feeText(write: WriteAmount): string {
    const { fee } = costs;
    if (fee === undefined) return t('swap.live.feeUnknown');
    const values = { fee: write(formatAmount(fee), 'up'), coin: coin.symbol };
    return feeWorth ? t('swap.live.feeWorth', { ...values, worth: feeWorth }) : t('swap.live.fee', values);
  }

  function ageText(): string {
    if (secondsLeft > 0) return t('swap.live.ageValue', { seconds: secondsLeft });
    const isRenewing = document.visibilityState === 'visible' && !options.isBusy;
    return t(isRenewing ? 'swap.live.ageRenewing' : 'swap.live.ageAsleep');
  }

  const slippageTerm: QuoteTerm = {
    term: t('swap.slippage'),
    value: (
      <Button
        size="small"
        aria-expanded={isChoosing}
        aria-label={t('swap.live.slippageChange')}
        onClick={() => setIsChoosing(!isChoosing)}
        sx={{ marginInlineEnd: -1.5, minHeight: 44 }}
      >
        {percent}
      </Button>
    ),
  };
  const isQuoted = quote !== undefined && built !== undefined && !('refusal' in built);
  const summary = [
    ...(isWrapping ? [] : [percent]),
    ...(costs.fee === undefined ? [] : [feeWorth ?? feeText(formatShort)]),
  ].join(' · ');

  return (
    <Box>
      <Button
        fullWidth
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={groupId}
        onClick={() => setIsOpen(!isOpen)}
        endIcon={
          <ExpandMoreRounded sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} aria-hidden="true" />
        }
        sx={{ minHeight: 44, px: 0, justifyContent: 'space-between', textAlign: 'start', gap: 1 }}
      >
        <Typography component="span" variant="body2" color="textSecondary">
          {t('swap.live.details')}
        </Typography>
        {!isOpen && (
          <Typography
            component="span"
            variant="body2"
            sx={{
              marginInlineStart: 'auto',
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
              textAlign: 'end',
            }}
          >
            {summary}
          </Typography>
        )}
      </Button>
      <Box id={groupId} hidden={!isOpen}>
        {isOpen && (
          <QuoteTerms
            terms={[
              ...(isWrapping ? [] : [slippageTerm]),
              { term: t('swap.networkFee'), value: <AmountText say={feeText} /> },
              ...(isQuoted && from && to
                ? [
                    {
                      term: t('swap.live.route'),
                      value: routeText(quote.route, { from, to, tokens: options.tokens }, t),
                    },
                    { term: t('swap.live.age'), value: ageText() },
                  ]
                : []),
              ...(isWrapping ? [{ term: t('swap.live.route'), value: t('swap.live.routeWrap') }] : []),
            ]}
          />
        )}
        {isOpen && isChoosing && !isWrapping && (
          <Box sx={{ mt: 1.5 }}>
            <SlippageChoice value={slippage} onChange={onSlippage} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
