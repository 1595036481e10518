import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useText } from '../../../lib/text/useText.ts';
import { useNewPhrase } from './useNewPhrase.ts';

/** Phrase of a new wallet. */
interface ShownPhrase {
  /** Empty if none. */
  readonly phrase: string;
  readonly isLoading: boolean;
  /** Retries to get a phrase; undefined where that did not fail. */
  readonly retry: (() => void) | undefined;
}

/** Gets the phrase of a new wallet, and shows a toast where that fails. */
export function useShownPhrase(): ShownPhrase {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { setup, retry } = useNewPhrase();
  const failure = setup.status === 'failed' ? setup.message : undefined;
  useEffect(() => {
    if (failure) enqueueSnackbar(t(failure), { variant: 'error' });
  }, [failure, enqueueSnackbar, t]);
  return {
    phrase: setup.status === 'ready' ? setup.phrase : '',
    isLoading: setup.status === 'loading',
    retry: failure ? retry : undefined,
  };
}
