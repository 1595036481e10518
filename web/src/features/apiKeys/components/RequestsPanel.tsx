import SyncAltRounded from '@mui/icons-material/SyncAltRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { ApiKey } from '../ApiKey.ts';
import type { ApiRequest } from '../ApiRequest.ts';
import { useApiRequests } from '../hooks/useApiRequests.ts';
import { PortalSection } from './PortalSection.tsx';
import { requestColumns, RequestRow } from './RequestRow.tsx';

/** Number of requests shown at first. */
const FIRST = 10;

interface RequestsPanelProps {
  userId: string;
  keys: readonly ApiKey[];
}

/** The last requests made with the user's keys. */
export function RequestsPanel({ userId, keys }: RequestsPanelProps) {
  const t = useText();
  const requests = useApiRequests(userId);
  return (
    <PortalSection title={t('portal.requests')} text={t('portal.requests.text')}>
      {requests.status === 'loading' && (
        <Box
          role="status"
          aria-busy="true"
          aria-label={t('portal.requests.loading')}
          sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}
        >
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Box>
      )}
      {requests.status === 'failed' && (
        <ErrorState title={t('portal.requests.error')} onRetry={requests.retry} />
      )}
      {requests.status === 'ready' && requests.data.length === 0 && (
        <EmptyState
          icon={<SyncAltRounded fontSize="large" />}
          title={t('portal.requests.none')}
          text={t('portal.requests.noneText')}
        />
      )}
      {requests.status === 'ready' && requests.data.length > 0 && (
        <Requests requests={requests.data} keys={keys} />
      )}
    </PortalSection>
  );
}

interface RequestsProps {
  requests: readonly ApiRequest[];
  keys: readonly ApiKey[];
}

function Requests({ requests, keys }: RequestsProps) {
  const t = useText();
  const [showsAll, setShowsAll] = useState(false);
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  const shown = showsAll ? requests : requests.slice(0, FIRST);
  return (
    <>
      <Box
        // Each row names its values for screen readers.
        aria-hidden="true"
        sx={{ ...requestColumns, display: { xs: 'none', md: 'grid' }, pb: 1 }}
      >
        {(['time', 'request', 'status'] as const).map((column) => (
          <Heading key={column} text={t(`portal.requests.${column}`)} />
        ))}
        <Heading text={t('portal.quickStart.key')} />
        <Heading text={t('portal.requests.id')} />
      </Box>
      <Box component="ul" aria-label={t('portal.requests')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((request) => (
          <RequestRow key={request.id} request={request} keyName={names.get(request.key_id)} />
        ))}
      </Box>
      {shown.length < requests.length && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', textAlign: 'center', py: 0.5 }}>
          <Button onClick={() => setShowsAll(true)} sx={{ minHeight: 44 }}>
            {t('portal.requests.all', { count: requests.length })}
          </Button>
        </Box>
      )}
    </>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <Typography variant="caption" color="textSecondary" sx={{ fontWeight: 600 }}>
      {text}
    </Typography>
  );
}
