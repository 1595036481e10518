import { apiKeyScopes } from '@everything-wallet/core/documents/apiKey';
import { apiKeyFormSchema, type ApiKeyForm } from '@everything-wallet/core/documents/apiKeyFormSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/FormDialog.tsx';
import { FormTextField } from '../../../components/FormTextField.tsx';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { TextId } from '../../../texts/texts.ts';
import { addApiKey } from '../api/addApiKey.ts';
import { apiKeyFields } from '../apiKeyFields.ts';
import { useIssuedKey } from '../hooks/useIssuedKey.ts';
import { ExpiryField } from './ExpiryField.tsx';

interface NewApiKeyDialogProps {
  userId: string;
  /** Called with the key once its row is written. */
  onCreated: (key: string) => void;
  onClose: () => void;
}

/** The fewest useful rights; more is the user's decision. */
const defaultValues: ApiKeyForm = {
  name: '',
  scopes: ['read'],
  expiresInDays: 90,
  testnetsOnly: true,
};

/**
 * Creates a key (docs/product.md §4, API key dialog): closes after a success, stays open with the user's input after a failure.
 */
export function NewApiKeyDialog({ userId, onCreated, onClose }: NewApiKeyDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const withIssuedKey = useIssuedKey();
  /** The server's reason for a refusal, such as the limit of keys. */
  const [reason, setReason] = useState<string>();
  const { control, handleSubmit, formState } = useForm<ApiKeyForm>({
    resolver: zodResolver(apiKeyFormSchema),
    mode: 'onTouched',
    defaultValues,
  });
  const { isSubmitting, errors } = formState;
  const scopesError = errors.scopes?.message as TextId | undefined;

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
    <FormDialog
      title={t('portal.new')}
      submitLabel={t(isSubmitting ? 'portal.creating' : 'portal.create')}
      isBusy={isSubmitting}
      maxWidth="sm"
      autoComplete="off"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
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
                label={<Explained label={t(`portal.scope.${scope}`)} text={t(`portal.scope.${scope}Text`)} />}
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
    </FormDialog>
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
