import { useSnackbar } from 'notistack';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../lib/text/useText.ts';
import { setPrimaryAccount } from '../api/setPrimaryAccount.ts';

/** Makes an account primary by its document id, one at a time, and reports the outcome. */
export function useSetPrimary(userId: string) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  return useSingleMutation({
    mutationFn: (id: string) => setPrimaryAccount(userId, id),
    onSuccess: () => enqueueSnackbar(t('accounts.primaryUpdated'), { variant: 'success' }),
    onError: (error) => {
      logProblem('Failed to set primary account', error);
      enqueueSnackbar(t('accounts.error.setPrimary'), { variant: 'error' });
    },
  });
}
