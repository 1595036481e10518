import { useSnackbar } from 'notistack';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../lib/text/useText.ts';

/** Time for which 'copied' is shown, in ms (docs/product.md §9, Timing). */
const FEEDBACK_MS = 2000;

/**
 * Copies text to the clipboard, with a confirmation for two seconds. A refusal by the browser is reported.
 */
export function useCopy() {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy(value: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      enqueueSnackbar(t('common.copyFailed'), { variant: 'error' });
      return false;
    }
    setIsCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsCopied(false), FEEDBACK_MS);
    return true;
  }

  return { isCopied, copy };
}
