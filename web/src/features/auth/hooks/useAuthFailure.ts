import { useSnackbar } from 'notistack';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import { AuthenticationError } from '../AuthenticationError.ts';

/** Shows a failed sign-in or sign-up with the provider's own message (docs/product.md §8). */
export function useAuthFailure(): (error: unknown) => void {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  return (error) => {
    logProblem('Signing in or up failed', error instanceof Error ? error.cause : error);
    const sentence = error instanceof AuthenticationError ? error.message : '';
    enqueueSnackbar(sentence || t('common.unknownError'), { variant: 'error' });
  };
}
