import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import { logProblem } from '../log/logProblem.ts';
import { useText } from '../text/useText.ts';

/** Tells what went wrong with the wallet on this device; the log holds no word of it. */
export function useVaultFailure(): (error: unknown) => void {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  return useCallback(
    (error) => {
      logProblem('The wallet on this device could not do it', error);
      const messageId = error instanceof WalletError ? error.messageId : 'vault.error.failed';
      enqueueSnackbar(t(messageId), { variant: 'error' });
    },
    [enqueueSnackbar, t],
  );
}
