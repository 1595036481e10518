import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import {
  useSwapForm,
  type FormedSwap,
  type SwapFormOptions,
  type SwapFormState,
} from '../hooks/useSwapForm.ts';
import { useSwapWorth } from '../hooks/useSwapWorth.ts';
import { DEFAULT_SLIPPAGE, percentOf, slippageHint } from '../slippage.ts';
import type { SwapPair } from '../SwapPair.ts';
import { LiveQuoteTerms } from './LiveQuoteTerms.tsx';
import { LiveSwapSides } from './LiveSwapSides.tsx';
import { QuoteDetails } from './QuoteDetails.tsx';
import type { ChosenSlippage } from './SlippageChoice.tsx';
import { SwapFormNotices } from './SwapFormNotices.tsx';
import { SwapSentence } from './SwapSentence.tsx';

interface LiveSwapFormProps extends SwapFormOptions {
  onPair: (pair: SwapPair) => void;
  /** Called where the user wants a token that is not in the list. */
  onOther: (side: keyof SwapPair) => void;
  onSwap: (swap: FormedSwap) => void;
}

/** Two tokens, an amount, and the exchange's quote for it (docs/product.md §2, Swap; decision 47). */
export function LiveSwapForm({ onPair, onOther, onSwap, ...options }: LiveSwapFormProps) {
  const { network, tokens, pair, isBusy } = options;
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const [chosenSlippage, setChosenSlippage] = useState<ChosenSlippage>({ bps: DEFAULT_SLIPPAGE, own: '' });
  const { bps: slippage } = chosenSlippage;
  const hint = slippage === undefined ? undefined : slippageHint(slippage);
  const form = useSwapForm(options, slippage);
  const [coin] = tokens;
  const worth = useSwapWorth(network, [form.from, form.to]);
  const { worthOf } = worth;
  if (!coin) return null;

  const { isComing, isWrapping, ready } = form;
  const submit = form.handleSubmit(() => {
    if (isComing) enqueueSnackbar(t('swap.comingSoon'), { variant: 'info' });
    if (ready && !isBusy) onSwap(ready());
  });

  return (
    <Box
      component="form"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <LiveSwapSides
        form={form}
        tokens={tokens}
        pair={pair}
        worthOf={worthOf}
        onPair={onPair}
        onOther={onOther}
        onEnter={() => void submit()}
      />
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <LiveQuoteTerms form={form} worthOf={worthOf} />
        <QuoteDetails
          form={form}
          options={options}
          coin={coin}
          worthOf={worthOf}
          slippage={chosenSlippage}
          onSlippage={setChosenSlippage}
        />
      </Box>
      {/* Visible even if the choice is collapsed. */}
      {hint && !isWrapping && (
        <Alert severity={hint.severity}>{t(hint.text, { percent: percentOf(slippage ?? 0) })}</Alert>
      )}
      <SwapFormNotices form={form} network={network} coin={coin} worth={worth} />
      <SwapSentence form={form} worthOf={worthOf} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        disabled={form.amount === undefined || isBusy || !(ready !== undefined || isComing)}
      >
        {t(isBusy ? 'swap.live.starting' : submitText(form))}
      </Button>
    </Box>
  );
}

function submitText({ isWrapping, from }: SwapFormState): TextId {
  if (!isWrapping) return 'swap.submit';
  return from?.contract === null ? 'swap.live.wrap' : 'swap.live.unwrap';
}
