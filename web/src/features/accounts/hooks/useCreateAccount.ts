import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { useSnackbar } from 'notistack';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';

interface CreateAccountOptions {
  /** Told what is wrong with what was typed. */
  readonly onRefused: (textId: TextId) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
  readonly onDone: () => void;
}

/** Adds an account and says how it went; what is wrong with what was typed is told to the form. */
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

/** After too many wrong phrases the server says how long to wait: that is more than that it failed. */
function limitOf(error: unknown): string | undefined {
  return error instanceof CallableError && error.code === 'resource-exhausted'
    ? error.serverMessage
    : undefined;
}
