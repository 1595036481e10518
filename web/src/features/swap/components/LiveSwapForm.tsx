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
import { DEFAULT_SLIPPAGE, percentOf, slippageHint } from '../slippage.ts';
import type { SwapPair } from '../SwapPair.ts';
import { LiveQuoteTerms } from './LiveQuoteTerms.tsx';
import { LiveSwapSides } from './LiveSwapSides.tsx';
import { SlippageChoice, type ChosenSlippage } from './SlippageChoice.tsx';
import { SwapFormNotices } from './SwapFormNotices.tsx';

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
  const [isSlippageOpen, setIsSlippageOpen] = useState(false);
  const form = useSwapForm(options, slippage);
  const [coin] = tokens;
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
        network={network}
        form={form}
        tokens={tokens}
        pair={pair}
        onPair={onPair}
        onOther={onOther}
        onEnter={() => void submit()}
      />
      <LiveQuoteTerms
        form={form}
        options={options}
        coin={coin}
        slippage={{ bps: slippage, isOpen: isSlippageOpen, setIsOpen: setIsSlippageOpen }}
      />
      {isSlippageOpen && <SlippageChoice value={chosenSlippage} onChange={setChosenSlippage} />}
      {/* Visible even if the choice is collapsed. */}
      {hint && !isWrapping && (
        <Alert severity={hint.severity}>{t(hint.text, { percent: percentOf(slippage ?? 0) })}</Alert>
      )}
      <SwapFormNotices form={form} network={network} coin={coin} />
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
