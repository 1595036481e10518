import { networks } from '@everything-wallet/core/networks/networks';
import { zodResolver } from '@hookform/resolvers/zod';
import { useSnackbar } from 'notistack';
import { useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormDialog } from '../../../../components/FormDialog.tsx';
import { FormTextField } from '../../../../components/FormTextField.tsx';
import { NetworkLabel } from '../../../../components/NetworkLabel.tsx';
import { logProblem } from '../../../../lib/log/logProblem.ts';
import { useText } from '../../../../lib/text/useText.ts';
import { addWebhook, type AddedWebhook } from '../../api/addWebhook.ts';
import { isTestKey } from '../../isTestKey.ts';
import { webhookEventTypes } from '../../webhookEventTypes.ts';
import { webhookFormSchema, type WebhookForm } from '../../webhookFormSchema.ts';
import { ApiProblemAlert } from './ApiProblemAlert.tsx';
import { ChoiceSelect } from './ChoiceSelect.tsx';

interface NewWebhookDialogProps {
  apiKey: string;
  onAdded: (added: AddedWebhook) => void;
  onClose: () => void;
}

/** Adds a webhook to a key: closes after a success, stays open with the user's input after a failure. */
export function NewWebhookDialog({ apiKey, onAdded, onClose }: NewWebhookDialogProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const isRunning = useRef(false);
  const { control, handleSubmit, formState } = useForm<WebhookForm>({
    resolver: zodResolver(webhookFormSchema),
    mode: 'onTouched',
    defaultValues: { url: '', networks: [], types: [] },
  });
  const { isSubmitting } = formState;
  const isTest = isTestKey(apiKey);
  const offered = networks.filter(({ type }) => !isTest || type === 'testnet');

  const submit = handleSubmit(async (wanted) => {
    setFailure(undefined);
    try {
      const added = await addWebhook(apiKey, wanted);
      enqueueSnackbar(t('webhooks.added'), { variant: 'success' });
      onAdded(added);
      onClose();
    } catch (error) {
      logProblem('Failed to add webhook', error);
      setFailure({ error });
    }
  });
  // The form reports a submission only once it is drawn again: a second press before that would add two webhooks.
  const submitOnce = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await submit();
    } finally {
      isRunning.current = false;
    }
  };

  return (
    <FormDialog
      title={t('webhooks.add')}
      submitLabel={t(isSubmitting ? 'webhooks.adding' : 'webhooks.add')}
      isBusy={isSubmitting}
      maxWidth="sm"
      autoComplete="off"
      onSubmit={() => void submitOnce()}
      onClose={onClose}
    >
      {failure && <ApiProblemAlert title={t('webhooks.error.add')} error={failure.error} />}
      <FormTextField
        control={control}
        name="url"
        type="url"
        label={t('webhooks.url')}
        placeholder="https://example.com/webhooks"
        helperText={t('webhooks.urlHelp')}
        required
        autoFocus
        disabled={isSubmitting}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'off' } }}
      />
      <Controller
        control={control}
        name="networks"
        render={({ field }) => (
          <ChoiceSelect
            label={t('webhooks.networks')}
            allLabel={t(isTest ? 'webhooks.networks.allTest' : 'webhooks.networks.all')}
            choices={offered.map((network) => ({
              value: network.rpcName,
              name: network.name,
              label: <NetworkLabel network={network} />,
            }))}
            chosen={field.value}
            disabled={isSubmitting}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="types"
        render={({ field }) => (
          <ChoiceSelect
            label={t('webhooks.types')}
            allLabel={t('webhooks.types.all')}
            choices={webhookEventTypes.map((type) => ({
              value: type,
              name: t(`webhooks.type.${type}`),
              detail: type,
            }))}
            chosen={field.value}
            disabled={isSubmitting}
            onChange={field.onChange}
          />
        )}
      />
    </FormDialog>
  );
}
