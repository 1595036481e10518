import WebhookRounded from '@mui/icons-material/WebhookRounded';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../../../components/EmptyState.tsx';
import { ErrorState } from '../../../../components/ErrorState.tsx';
import { logProblem } from '../../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../../lib/text/useText.ts';
import { deleteWebhook } from '../../api/deleteWebhook.ts';
import type { ApiKey } from '../../ApiKey.ts';
import { ApiProblemError } from '../../ApiProblemError.ts';
import { useWebhooks } from '../../hooks/useWebhooks.ts';
import { problemText } from '../../problemText.ts';
import type { Webhook } from '../../webhookSchemas.ts';
import type { NewSecret } from './NewSecretPanel.tsx';
import { NewWebhookDialog } from './NewWebhookDialog.tsx';
import { RotateSecretDialog } from './RotateSecretDialog.tsx';
import { WebhookRow } from './WebhookRow.tsx';

interface WebhookListProps {
  apiKey: Pick<ApiKey, 'id' | 'key'>;
  onSecret: (secret: NewSecret) => void;
}

/** Webhooks of a key, with the dialogs that add, change and delete them. */
export function WebhookList({ apiKey, onSecret }: WebhookListProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { status, webhooks, error, put, remove, reload } = useWebhooks(apiKey);
  const [isAdding, setIsAdding] = useState(false);
  const [rotated, setRotated] = useState<Webhook>();
  const [doomed, setDoomed] = useState<Webhook>();

  const deletion = useSingleMutation({
    mutationFn: ({ id }: Webhook) => deleteWebhook(apiKey.key, id),
    onSuccess: (_, { id }) => {
      remove(id);
      enqueueSnackbar(t('webhooks.deleted'), { variant: 'success' });
    },
    onError: (failure) => {
      logProblem('Failed to delete webhook', failure);
      enqueueSnackbar(problemText(t, 'webhooks.error.delete', failure), { variant: 'error' });
    },
    onSettled: () => setDoomed(undefined),
  });

  if (status === 'pending') return <WebhookSkeletons />;
  if (!webhooks) {
    return (
      <ErrorState
        title={t('webhooks.error.load')}
        {...(error instanceof ApiProblemError && { text: error.detail })}
        onRetry={reload}
      />
    );
  }
  const addButton = (
    <Button variant="contained" startIcon={<AddRounded />} onClick={() => setIsAdding(true)}>
      {t('webhooks.add')}
    </Button>
  );
  return (
    <>
      {webhooks.length === 0 ? (
        <EmptyState
          icon={<WebhookRounded fontSize="large" />}
          title={t('webhooks.empty')}
          text={t('webhooks.emptyText')}
          action={<Box sx={{ mt: 2 }}>{addButton}</Box>}
        />
      ) : (
        <>
          <Box sx={{ px: { xs: 2, sm: 3 }, pb: 1.5 }}>{addButton}</Box>
          <Box component="ul" aria-label={t('webhooks.heading')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                apiKey={apiKey.key}
                webhook={webhook}
                onChanged={put}
                onRotate={() => setRotated(webhook)}
                onDelete={() => setDoomed(webhook)}
              />
            ))}
          </Box>
        </>
      )}
      {isAdding && (
        <NewWebhookDialog
          apiKey={apiKey.key}
          onAdded={({ webhook, secret }) => {
            put(webhook);
            onSecret({ url: webhook.url, secret });
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      {rotated && (
        <RotateSecretDialog
          apiKey={apiKey.key}
          webhook={rotated}
          onRotated={onSecret}
          onClose={() => setRotated(undefined)}
        />
      )}
      {doomed && (
        <ConfirmDialog
          title={t('webhooks.deleteTitle')}
          text={t('webhooks.deleteText', { url: doomed.url })}
          confirmLabel={t('common.delete')}
          isBusy={deletion.isPending}
          onConfirm={() => deletion.mutate(doomed)}
          onCancel={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}

function WebhookSkeletons() {
  const t = useText();
  return (
    <Box
      role="status"
      aria-busy="true"
      aria-label={t('webhooks.loading')}
      sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}
    >
      <Skeleton width="60%" />
      <Skeleton width="40%" />
      <Skeleton variant="rounded" width={160} height={44} sx={{ mt: 1 }} />
    </Box>
  );
}
