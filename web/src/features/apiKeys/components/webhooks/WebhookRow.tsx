import AutorenewRounded from '@mui/icons-material/AutorenewRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useId } from 'react';
import { CollapsibleGroup } from '../../../../components/CollapsibleGroup.tsx';
import { logProblem } from '../../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../../lib/text/useText.ts';
import { setWebhookStatus } from '../../api/setWebhookStatus.ts';
import { isTestKey } from '../../isTestKey.ts';
import { problemText } from '../../problemText.ts';
import type { Webhook } from '../../webhookSchemas.ts';
import { KeyIconButton } from '../KeyIconButton.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { TestEvent } from './TestEvent.tsx';
import { WebhookMarks } from './WebhookMarks.tsx';

interface WebhookRowProps {
  apiKey: string;
  webhook: Webhook;
  onChanged: (webhook: Webhook) => void;
  onRotate: () => void;
  onDelete: () => void;
}

/** One webhook of the list: its URL, status and filters, its actions, and its deliveries. */
export function WebhookRow({ apiKey, webhook, onChanged, onRotate, onDelete }: WebhookRowProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const urlId = useId();
  const { id, url, status } = webhook;
  const isPaused = status === 'paused';

  const change = useSingleMutation({
    mutationFn: (wanted: Webhook['status']) => setWebhookStatus(apiKey, id, wanted),
    onSuccess: (changed) => {
      onChanged(changed);
      enqueueSnackbar(t(changed.status === 'paused' ? 'webhooks.paused' : 'webhooks.resumed'), {
        variant: 'success',
      });
    },
    onError: (error, wanted) => {
      logProblem('Failed to pause or resume webhook', error);
      const what = wanted === 'paused' ? 'webhooks.error.pause' : 'webhooks.error.resume';
      enqueueSnackbar(problemText(t, what, error), { variant: 'error' });
    },
  });

  return (
    <Box
      component="li"
      data-testid="webhook-row"
      sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
          columnGap: 2,
        }}
      >
        <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, alignContent: 'start' }}>
          <Typography
            id={urlId}
            translate="no"
            sx={{ fontFamily: 'monospace', fontSize: '0.875rem', overflowWrap: 'anywhere' }}
          >
            <bdi dir="ltr">{url}</bdi>
          </Typography>
          <WebhookMarks webhook={webhook} isTest={isTestKey(apiKey)} />
        </Box>
        <Box sx={{ display: 'flex', mx: { xs: -1.5, sm: 0 }, mr: { sm: -1 } }}>
          <KeyIconButton
            label={t(isPaused ? 'webhooks.resume' : 'webhooks.pause', { url })}
            icon={isPaused ? <PlayArrowRounded fontSize="small" /> : <PauseRounded fontSize="small" />}
            onClick={() => change.mutate(isPaused ? 'active' : 'paused')}
          />
          <KeyIconButton
            label={t('webhooks.rotate', { url })}
            icon={<AutorenewRounded fontSize="small" />}
            onClick={onRotate}
          />
          <KeyIconButton
            label={t('webhooks.delete', { url })}
            icon={<DeleteOutlineRounded fontSize="small" />}
            onClick={onDelete}
          />
        </Box>
      </Box>
      <TestEvent apiKey={apiKey} webhookId={id} describedBy={urlId} />
      <CollapsibleGroup title={t('webhooks.deliveries')}>
        <DeliveryLog apiKey={apiKey} webhookId={id} />
      </CollapsibleGroup>
    </Box>
  );
}
