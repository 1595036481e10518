import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { useSnackbar } from 'notistack';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';

interface CreateAccountOptions {
  /** Called with the text id of an error in the user's input. */
  readonly onRefused: (textId: TextId) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
  readonly onDone: () => void;
}

/** Adds an account and reports the outcome; errors in the input go to the form. */
export function useCreateAccount({ onRefused, onBusyChange, onDone }: CreateAccountOptions) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();

  return async (create: () => Promise<void>): Promise<void> => {
    onBusyChange(true);
    try {
      await create();
      enqueueSnackbar(t('accounts.created'), { variant: 'success' });
      onDone();
    } catch (error) {
      logProblem('Creating an account failed', error);
      if (error instanceof WalletError) onRefused(error.textId);
      else enqueueSnackbar(limitOf(error) ?? t('accounts.error.create'), { variant: 'error' });
    } finally {
      onBusyChange(false);
    }
  };
}

/** Returns the server's message on how long to wait after too many wrong phrases; undefined for other errors. */
function limitOf(error: unknown): string | undefined {
  return error instanceof CallableError && error.code === 'resource-exhausted'
    ? error.serverMessage
    : undefined;
}
