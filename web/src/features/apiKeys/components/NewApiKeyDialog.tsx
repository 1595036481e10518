import { apiKeyFormSchema, apiKeyScopes, type ApiKeyForm } from '@everything-wallet/core/documents/apiKey';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { MessageId } from '../../../messages/messages.ts';
import { addApiKey } from '../api/addApiKey.ts';
import { apiKeyFields } from '../apiKeyFields.ts';
import { useIssuedKey } from '../hooks/useIssuedKey.ts';
import { ExpiryField } from './ExpiryField.tsx';

interface NewApiKeyDialogProps {
  userId: string;
  /** Gets the key once its row is written. */
  onCreated: (key: string) => void;
  onClose: () => void;
}

/** Makes a key (specification §4, API key dialog): closed after a success, open with what was typed after a failure. */
export function NewApiKeyDialog({ userId, onCreated, onClose }: NewApiKeyDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const withIssuedKey = useIssuedKey();
  /** What the server says about a refusal, such as that there are enough keys. */
  const [reason, setReason] = useState<string>();
  const { control, handleSubmit, formState } = useForm<ApiKeyForm>({
    resolver: zodResolver(apiKeyFormSchema),
    mode: 'onTouched',
    defaultValues: { name: '', scopes: [...apiKeyScopes], expiresInDays: null, testnetsOnly: false },
  });
  const { isSubmitting, errors } = formState;
  const scopesError = errors.scopes?.message as MessageId | undefined;

  const submit = handleSubmit(async (wanted) => {
    setReason(undefined);
    try {
      const key = await withIssuedKey(wanted, (issued) =>
        addApiKey(issued.id, apiKeyFields(userId, issued.key, wanted, Date.now())),
      );
      enqueueSnackbar(t('portal.created'), { variant: 'success' });
      onCreated(key);
      onClose();
    } catch (error) {
      logProblem('Failed to create API key', error);
      if (error instanceof CallableError) setReason(error.serverMessage);
      enqueueSnackbar(t('portal.error.create'), { variant: 'error' });
    }
  });

  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="new-api-key-title"
    >
      <DialogTitle id="new-api-key-title">{t('portal.new')}</DialogTitle>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        autoComplete="off"
        // The form stands between the dialog and its content, which alone is to scroll: the buttons stay in sight.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ pt: 1 }}>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            {reason && <Alert severity="error">{reason}</Alert>}
            <FormTextField
              control={control}
              name="name"
              label={t('portal.name')}
              placeholder={t('portal.namePlaceholder')}
              required
              autoFocus
              disabled={isSubmitting}
            />
            <Controller
              control={control}
              name="scopes"
              render={({ field }) => (
                <FormControl component="fieldset" error={scopesError !== undefined} disabled={isSubmitting}>
                  <FormLabel component="legend" sx={{ fontSize: '0.875rem', fontWeight: 600, mb: 0.5 }}>
                    {t('portal.scopes')}
                  </FormLabel>
                  {apiKeyScopes.map((scope, index) => (
                    <FormControlLabel
                      key={scope}
                      sx={{ alignItems: 'flex-start', mb: 0.5 }}
                      control={
                        <Checkbox
                          checked={field.value.includes(scope)}
                          {...(index === 0 && { slotProps: { input: { ref: field.ref } } })}
                          onBlur={field.onBlur}
                          onChange={(_, isChecked) =>
                            field.onChange(
                              apiKeyScopes.filter((other) =>
                                other === scope ? isChecked : field.value.includes(other),
                              ),
                            )
                          }
                        />
                      }
                      label={
                        <Explained label={t(`portal.scope.${scope}`)} text={t(`portal.scope.${scope}Text`)} />
                      }
                    />
                  ))}
                  {scopesError && <FormHelperText role="alert">{t(scopesError)}</FormHelperText>}
                </FormControl>
              )}
            />
            <Controller
              control={control}
              name="expiresInDays"
              render={({ field }) => (
                <ExpiryField
                  label={t('portal.expiry')}
                  value={field.value}
                  disabled={isSubmitting}
                  onChange={field.onChange}
                />
              )}
            />
            <Controller
              control={control}
              name="testnetsOnly"
              render={({ field }) => (
                <FormControlLabel
                  sx={{ alignItems: 'flex-start', ml: -1 }}
                  control={
                    <Switch
                      checked={field.value}
                      disabled={isSubmitting}
                      onBlur={field.onBlur}
                      onChange={(_, isChecked) => field.onChange(isChecked)}
                    />
                  }
                  label={<Explained label={t('portal.testnetsOnly')} text={t('portal.testnetsOnlyText')} />}
                />
              )}
            />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, gap: 1 }}>
          <Button onClick={onClose} disabled={isSubmitting}>
            {t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            disabled={isSubmitting}
            startIcon={isSubmitting && <CircularProgress size={16} color="inherit" aria-hidden="true" />}
          >
            {t(isSubmitting ? 'portal.creating' : 'portal.create')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function Explained({ label, text }: { label: string; text: string }) {
  return (
    <Box component="span" sx={{ display: 'block', pt: 1 }}>
      <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.4 }}>
        {label}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {text}
      </Typography>
    </Box>
  );
}
