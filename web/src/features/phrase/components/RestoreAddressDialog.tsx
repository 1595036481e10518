import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { typedPhraseSchema } from '@everything-wallet/core/accounts/typedPhraseSchema';
import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useForm, useWatch } from 'react-hook-form';
import { PhraseField } from '../../../components/PhraseField.tsx';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../lib/text/useText.ts';
import { savePrimaryAddress } from '../api/savePrimaryAddress.ts';
import { verifyRecoveryPhrase } from '../api/verifyRecoveryPhrase.ts';

async function restoreAddress(userId: string, phrase: string): Promise<void> {
  const { address } = await deriveAccount(phrase);
  if (!(await verifyRecoveryPhrase(phrase))) throw new WalletError('phrase.verify.error.mismatch');
  await savePrimaryAddress(userId, address);
}

interface RestoreAddressDialogProps {
  userId: string;
  onClose: () => void;
}

/** Saves the primary address of a wallet that has none: an earlier setup could end without it. */
export function RestoreAddressDialog({ userId, onClose }: RestoreAddressDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(typedPhraseSchema),
    defaultValues: { phrase: '' },
  });
  const typed = useWatch({ control, name: 'phrase' });
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (phrase: string) => restoreAddress(userId, phrase),
    // What is remembered of a finished mutation holds on to the phrase.
    gcTime: 0,
    onSuccess: () => {
      enqueueSnackbar(t('home.restore.done'), { variant: 'success' });
      onClose();
    },
    onError: (error) => {
      logProblem('The address could not be restored', error);
      enqueueSnackbar(failureText(error), { variant: 'error' });
    },
  });

  const submit = handleSubmit(({ phrase }) => mutate(phrase));

  function failureText(error: unknown): string {
    if (error instanceof WalletError) return t(error.messageId);
    const sentence = error instanceof CallableError ? error.serverMessage : undefined;
    return sentence ?? t('home.restore.failed');
  }

  return (
    <Dialog
      open
      onClose={isPending ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="restore-title"
    >
      <DialogTitle id="restore-title">{t('home.restoreAddress')}</DialogTitle>
      <Box
        component="form"
        noValidate
        autoComplete="off"
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 2.5 }}>
            {t('home.noAddressText')}
          </Typography>
          <PhraseField
            control={control}
            name="phrase"
            helperText={t('home.restore.help')}
            disabled={isPending}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3 }}>
          <Button onClick={onClose} disabled={isPending}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending || typed.trim() === ''}>
            {t('home.restore.submit')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
