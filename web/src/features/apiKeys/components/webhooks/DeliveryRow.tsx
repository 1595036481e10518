import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { networks } from '@everything-wallet/core/networks/networks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useId } from 'react';
import { Moment } from '../../../../components/Moment.tsx';
import { formatTime } from '../../../../lib/format/formatTime.ts';
import { logProblem } from '../../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../../lib/text/useText.ts';
import { replayDelivery } from '../../api/replayDelivery.ts';
import { deliveryOutcome } from '../../deliveryOutcome.ts';
import { problemText } from '../../problemText.ts';
import type { Delivery } from '../../webhookSchemas.ts';

const COLORS = { delivered: 'success', retrying: 'warning', failed: 'error' } as const;

interface DeliveryRowProps {
  apiKey: string;
  webhookId: string;
  delivery: Delivery;
  onReplayed: (delivery: Delivery) => void;
}

/** One delivery: its event, state, last attempt, and a button that sends it again. */
export function DeliveryRow({ apiKey, webhookId, delivery, onReplayed }: DeliveryRowProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const eventId = useId();
  const { type, network, address, txHash, state, attempts, lastAt, nextAt } = delivery;
  const replay = useSingleMutation({
    mutationFn: () => replayDelivery(apiKey, webhookId, delivery.eventId),
    onSuccess: (replayed) => {
      onReplayed(replayed);
      enqueueSnackbar(t('webhooks.replayed'), {
        variant: replayed.state === 'delivered' ? 'success' : 'info',
      });
    },
    onError: (error) => {
      logProblem('Failed to send event again', error);
      enqueueSnackbar(problemText(t, 'webhooks.error.replay', error), { variant: 'error' });
    },
  });
  return (
    <Box
      component="li"
      data-testid="delivery-row"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography
          id={eventId}
          translate="no"
          sx={{ fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
        >
          <bdi dir="ltr">{type}</bdi>
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {networks.find(({ rpcName }) => rpcName === network)?.name ?? network}
          {' · '}
          <bdi dir="ltr" translate="no" title={address}>
            {shortenAddress(address)}
          </bdi>
          {' · '}
          <bdi dir="ltr" translate="no" title={txHash}>
            {shortenAddress(txHash)}
          </bdi>
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Chip
            component="span"
            size="small"
            variant="outlined"
            color={COLORS[state]}
            label={t(`webhooks.state.${state}`)}
            sx={{ height: 22, fontWeight: 600 }}
          />
          <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{deliveryOutcome(delivery, t)}</bdi>
          </Typography>
        </Box>
        <Typography variant="caption" component="p" color="textSecondary">
          {t('webhooks.attempts', { count: attempts })}
          {' · '}
          <Moment time={new Date(lastAt)} hasSeconds />
          {nextAt !== undefined && (
            <> · {t('webhooks.nextAttempt', { time: formatTime(new Date(nextAt)) })}</>
          )}
        </Typography>
      </Box>
      <Button
        size="small"
        aria-describedby={eventId}
        disabled={replay.isPending}
        onClick={() => replay.mutate()}
        sx={{ minHeight: 44, justifySelf: 'start' }}
      >
        {t('webhooks.deliveries.again')}
      </Button>
    </Box>
  );
}
