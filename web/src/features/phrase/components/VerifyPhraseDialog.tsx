import { typedPhraseSchema } from '@everything-wallet/core/accounts/typedPhraseSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PhraseField } from '../../../components/PhraseField.tsx';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../lib/text/useText.ts';
import { verifyRecoveryPhrase } from '../api/verifyRecoveryPhrase.ts';

interface VerifyPhraseDialogProps {
  onClose: () => void;
}

/** Checks that a phrase is the wallet's own (docs/product.md §4, Verify phrase dialog). Closing it forgets both. */
export function VerifyPhraseDialog({ onClose }: VerifyPhraseDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(typedPhraseSchema),
    defaultValues: { phrase: '' },
  });
  const typed = useWatch({ control, name: 'phrase' });
  const {
    mutate,
    data: isMatch,
    error,
    isPending,
    reset,
  } = useSingleMutation({
    mutationFn: verifyRecoveryPhrase,
    // The phrase is the mutation's argument: nothing may reference it once the dialog is closed.
    gcTime: 0,
  });

  // A result belongs to the phrase that was checked, not to the one being typed.
  useEffect(() => reset(), [typed, reset]);

  const submit = handleSubmit(({ phrase }) =>
    // Callbacks of this call rather than of the mutation: none runs once the dialog is closed.
    mutate(phrase, {
      onSuccess: (matches) =>
        enqueueSnackbar(t(matches ? 'phrase.verify.success' : 'phrase.verify.error.mismatch'), {
          variant: matches ? 'success' : 'error',
        }),
      onError: (failure) => {
        logProblem('The phrase could not be verified', failure);
        const isOfServer = failure instanceof CallableError;
        enqueueSnackbar(t(isOfServer ? 'phrase.verify.error.failed' : 'phrase.verify.error.unexpected'), {
          variant: 'error',
        });
      },
    }),
  );
  const serverSentence = error instanceof CallableError ? error.serverMessage : undefined;

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="verify-title">
      <DialogTitle id="verify-title">{t('phrase.verify.title')}</DialogTitle>
      <Box
        component="form"
        noValidate
        autoComplete="off"
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ pt: 0 }}>
          <Stack spacing={2.25}>
            <Typography color="textSecondary">{t('phrase.verify.text')}</Typography>
            <PhraseField
              control={control}
              name="phrase"
              autoFocus
              helperText={t('phrase.verify.help')}
              disabled={isPending}
            />
            <Box aria-live="polite" sx={{ '&:empty': { display: 'none' } }}>
              {isMatch === true && (
                <Alert severity="success">
                  <AlertTitle>{t('phrase.verify.success.title')}</AlertTitle>
                  {t('phrase.verify.success.text')}
                </Alert>
              )}
              {isMatch === false && (
                <Alert severity="error">
                  <AlertTitle>{t('phrase.verify.mismatch.title')}</AlertTitle>
                  {t('phrase.verify.mismatch.text')}
                </Alert>
              )}
              {serverSentence && <Alert severity="warning">{serverSentence}</Alert>}
            </Box>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={isPending || typed === ''}
            startIcon={isPending ? <CircularProgress size={16} color="inherit" /> : undefined}
          >
            {t(isPending ? 'phrase.verify.verifying' : 'phrase.verify.submit')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
