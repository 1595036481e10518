import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { DevicePasswordField } from '../../../components/DevicePasswordField.tsx';
import { PhraseGrid } from '../../../components/PhraseGrid.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { DeviceVault } from '../../../lib/vault/VaultContext.ts';
import { useShownPhrase } from '../hooks/useShownPhrase.ts';
import { WRONG_PASSWORD } from '../../../lib/vault/isWrongPassword.ts';
import { useVaultFailure } from '../../../lib/vault/useVaultFailure.ts';
import { oldPassword } from '../newPasswordShape.ts';
import { VaultDialog } from './VaultDialog.tsx';

const schema = z.object({ password: oldPassword });

interface ShowPhraseDialogProps {
  vault: DeviceVault;
  onClose: () => void;
}

/** Shows the phrase again, for a minute: requires the password, and is hidden until revealed. */
export function ShowPhraseDialog({ vault, onClose }: ShowPhraseDialogProps) {
  const t = useText();
  const showFailure = useVaultFailure();
  const shown = useShownPhrase();
  const { control, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const submit = handleSubmit(async ({ password }) => {
    try {
      shown.take(await vault.showPhrase(password));
      reset();
    } catch (error) {
      showFailure(error, () => setError('password', WRONG_PASSWORD));
    }
  });

  if (shown.phrase === undefined) {
    return (
      <VaultDialog
        title={t('device.phrase.title')}
        text={t('device.phrase.text')}
        submitLabel={t('device.phrase.submit')}
        isBusy={formState.isSubmitting}
        onSubmit={(event) => void submit(event)}
        onClose={onClose}
      >
        {shown.isOver && <Alert severity="info">{t('device.phrase.over')}</Alert>}
        <DevicePasswordField control={control} name="password" autoFocus disabled={formState.isSubmitting} />
      </VaultDialog>
    );
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="shown-phrase-title">
      <DialogTitle id="shown-phrase-title">{t('device.phrase.title')}</DialogTitle>
      <DialogContent>
        <PhraseGrid words={shown.phrase.split(' ')} isShown={shown.isShown} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
          <Button
            variant="outlined"
            autoFocus
            startIcon={shown.isShown ? <VisibilityOffRounded /> : <VisibilityRounded />}
            onClick={() => shown.setIsShown(!shown.isShown)}
          >
            {t(shown.isShown ? 'phrase.hide' : 'phrase.show')}
          </Button>
          <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('device.phrase.left', { seconds: shown.secondsLeft })}
          </Typography>
        </Box>
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('phrase.warning.title')}
        </Alert>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3 }}>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
