import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import { logProblem } from '../log/logProblem.ts';
import { useText } from '../text/useText.ts';
import { isWrongPassword } from './isWrongPassword.ts';

/**
 * Tells what went wrong with the wallet on this device; the log holds no word of it.
 *
 * @returns takes the error, and what marks the password's field where it was wrong: a toast would stand away from it
 */
export function useVaultFailure(): (error: unknown, onWrongPassword?: () => void) => void {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  return useCallback(
    (error, onWrongPassword) => {
      logProblem('The wallet on this device could not do it', error);
      if (onWrongPassword && isWrongPassword(error)) {
        onWrongPassword();
        return;
      }
      const textId = error instanceof WalletError ? error.textId : 'vault.error.failed';
      enqueueSnackbar(t(textId), { variant: 'error' });
    },
    [enqueueSnackbar, t],
  );
}
