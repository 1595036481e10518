import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import { logProblem } from '../log/logProblem.ts';
import { useText } from '../text/useText.ts';
import { isWrongPassword } from './isWrongPassword.ts';

/**
 * Reports an error of the vault on this device; the log contains none of its content.
 *
 * @returns a handler for the error, with a callback that marks the password field where it was wrong: a toast
 * would be too far from it
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
