import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { useSnackbar } from 'notistack';
import type { HeldAsset } from '../../features/holdings/HeldAsset.ts';
import { logProblem } from '../../lib/log/logProblem.ts';
import { useText } from '../../lib/text/useText.ts';
import { addHeldToken } from './addHeldToken.ts';

/** Returns a function that adds a held token to the user's own, and reports the outcome in a toast. */
export function useAddHeldToken(userId: string): (asset: HeldAsset) => Promise<void> {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  return async (asset) => {
    try {
      await addHeldToken(userId, asset);
      enqueueSnackbar(t('tokens.add.success'), { variant: 'success' });
    } catch (error) {
      if (!(error instanceof WalletError)) logProblem('Adding a token failed', error);
      const message = error instanceof WalletError ? error.textId : 'tokens.error.add';
      enqueueSnackbar(t(message), { variant: 'error' });
    }
  };
}
