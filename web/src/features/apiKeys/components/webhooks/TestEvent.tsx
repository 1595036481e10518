import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { logProblem } from '../../../../lib/log/logProblem.ts';
import { useSingleMutation } from '../../../../lib/query/useSingleMutation.ts';
import { useText } from '../../../../lib/text/useText.ts';
import { sendTestEvent } from '../../api/sendTestEvent.ts';
import { deliveryOutcome } from '../../deliveryOutcome.ts';
import { ApiProblemAlert } from './ApiProblemAlert.tsx';

interface TestEventProps {
  apiKey: string;
  webhookId: string;
  /** Id of the element with the webhook's URL. */
  describedBy: string;
}

/** Sends a test event to a webhook, and shows the outcome. */
export function TestEvent({ apiKey, webhookId, describedBy }: TestEventProps) {
  const t = useText();
  const client = useQueryClient();
  const test = useSingleMutation({
    mutationFn: () => sendTestEvent(apiKey, webhookId),
    onError: (error) => logProblem('Failed to send test event', error),
    onSettled: () => void client.invalidateQueries({ queryKey: ['webhookDeliveries', webhookId] }),
  });
  const outcome = test.data && deliveryOutcome(test.data, t);
  const isDelivered = test.data?.state === 'delivered';
  return (
    <Box sx={{ mt: 0.5 }}>
      <Button
        size="small"
        variant="outlined"
        aria-describedby={describedBy}
        disabled={test.isPending}
        onClick={() => test.mutate()}
        sx={{ minHeight: 44 }}
      >
        {t(test.isPending ? 'webhooks.testing' : 'webhooks.test')}
      </Button>
      <Box role="status" sx={{ mt: test.data ? 1 : 0 }}>
        {outcome !== undefined && (
          <Alert severity={isDelivered ? 'success' : 'warning'} sx={{ overflowWrap: 'anywhere' }}>
            {t(isDelivered ? 'webhooks.test.delivered' : 'webhooks.test.failed', { outcome })}
          </Alert>
        )}
      </Box>
      {test.error && (
        <Box sx={{ mt: 1 }}>
          <ApiProblemAlert title={t('webhooks.error.test')} error={test.error} />
        </Box>
      )}
    </Box>
  );
}
