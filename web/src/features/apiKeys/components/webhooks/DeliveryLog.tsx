import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ErrorState } from '../../../../components/ErrorState.tsx';
import { useText } from '../../../../lib/text/useText.ts';
import { ApiProblemError } from '../../ApiProblemError.ts';
import { useDeliveries } from '../../hooks/useDeliveries.ts';
import { DeliveryRow } from './DeliveryRow.tsx';

interface DeliveryLogProps {
  apiKey: string;
  webhookId: string;
}

/** Deliveries of a webhook, newest first, a page at a time. */
export function DeliveryLog({ apiKey, webhookId }: DeliveryLogProps) {
  const t = useText();
  const { status, deliveries, error, replace, reload, more, isLoadingMore } = useDeliveries(
    apiKey,
    webhookId,
  );
  return (
    <>
      {status === 'pending' && (
        <Box role="status" aria-busy="true" aria-label={t('webhooks.deliveries.loading')}>
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Box>
      )}
      {deliveries?.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ py: 1 }}>
          {t('webhooks.deliveries.none')}
        </Typography>
      )}
      {deliveries && deliveries.length > 0 && (
        <Box component="ul" aria-label={t('webhooks.deliveries')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.eventId}
              apiKey={apiKey}
              webhookId={webhookId}
              delivery={delivery}
              onReplayed={replace}
            />
          ))}
        </Box>
      )}
      {error ? (
        <ErrorState
          title={t('webhooks.error.deliveries')}
          {...(error instanceof ApiProblemError && { text: error.detail })}
          // After a failed page, the pages before it are still shown.
          onRetry={deliveries && more ? more : reload}
        />
      ) : (
        more && (
          <Box sx={{ borderTop: 1, borderColor: 'divider', textAlign: 'center', py: 0.5 }}>
            <Button onClick={more} disabled={isLoadingMore} sx={{ minHeight: 44 }}>
              {t('webhooks.deliveries.more')}
            </Button>
          </Box>
        )
      )}
    </>
  );
}
