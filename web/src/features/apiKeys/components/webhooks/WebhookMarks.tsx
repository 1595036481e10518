import { networks } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatList } from '../../../../lib/format/formatList.ts';
import { formatTime } from '../../../../lib/format/formatTime.ts';
import { useText, type Text } from '../../../../lib/text/useText.ts';
import { webhookEventTypes } from '../../webhookEventTypes.ts';
import type { Webhook } from '../../webhookSchemas.ts';

interface WebhookMarksProps {
  webhook: Webhook;
  /** True of a key that works on test networks only. */
  isTest: boolean;
}

/** Status of a webhook, its times, and the events that it receives. */
export function WebhookMarks({ webhook, isTest }: WebhookMarksProps) {
  const t = useText();
  const { createdAt, lastSuccessAt, pausedBy } = webhook;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        <Chip component="span" size="small" variant="outlined" sx={markSx} {...statusOf(webhook, t)} />
        <Typography variant="caption" color="textSecondary">
          {t('webhooks.created', { time: formatTime(new Date(createdAt)) })}
          {' · '}
          {lastSuccessAt === undefined
            ? t('webhooks.noSuccess')
            : t('webhooks.lastSuccess', { time: formatTime(new Date(lastSuccessAt)) })}
        </Typography>
      </Box>
      {webhook.status === 'paused' && pausedBy === 'failures' && (
        <Typography variant="body2">{t('webhooks.status.pausedByFailuresText')}</Typography>
      )}
      <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {networksOf(webhook, isTest, t)}
        {' · '}
        {typesOf(webhook, t)}
      </Typography>
    </>
  );
}

const markSx = { height: 'auto', minHeight: 22, fontWeight: 600, '& > span': { whiteSpace: 'normal' } };

function statusOf({ status, pausedBy, failingSince }: Webhook, t: Text): Pick<ChipProps, 'label' | 'color'> {
  if (status === 'paused') {
    return pausedBy === 'failures'
      ? { label: t('webhooks.status.pausedByFailures'), color: 'error' }
      : { label: t('webhooks.status.pausedByUser') };
  }
  return failingSince === undefined
    ? { label: t('webhooks.status.active'), color: 'success' }
    : {
        label: t('webhooks.status.failing', { time: formatTime(new Date(failingSince)) }),
        color: 'warning',
      };
}

function networksOf({ networks: names }: Webhook, isTest: boolean, t: Text): string {
  if (!names?.length) return t(isTest ? 'webhooks.networks.allTest' : 'webhooks.networks.all');
  return formatList(names.map((name) => networks.find(({ rpcName }) => rpcName === name)?.name ?? name));
}

function typesOf({ types }: Webhook, t: Text): string {
  if (!types?.length) return t('webhooks.types.all');
  return formatList(
    types.map((type) => {
      const known = webhookEventTypes.find((each) => each === type);
      return known ? t(`webhooks.type.${known}`) : type;
    }),
  );
}
