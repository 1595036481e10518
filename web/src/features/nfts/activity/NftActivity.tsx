import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { HistoryDrawing } from '../../../components/drawings/HistoryDrawing.tsx';
import { CollapsibleGroup } from '../../../components/CollapsibleGroup.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { useText } from '../../../lib/text/useText.ts';
import type { NftTransaction } from './NftEvent.ts';
import { NftEventList } from './NftEventList.tsx';
import { nftEventsOf } from './nftEventsOf.ts';

interface NftActivityProps {
  /** Newest first, as far as loaded; undefined until known. */
  transactions: readonly NftTransaction[] | undefined;
  older: 'none' | 'available' | 'loading' | 'failed';
  isFailed: boolean;
  /** Loads older ones, or retries those that failed. */
  onLoadOlder: () => void;
  onRetry: () => void;
}

/** Activity of the user's NFTs, from their transactions; unverified events are listed separately, collapsed. */
export function NftActivity({ transactions, older, isFailed, onLoadOlder, onRetry }: NftActivityProps) {
  const t = useText();
  const events = useMemo(() => transactions?.flatMap(nftEventsOf), [transactions]);
  if (isFailed) {
    return (
      <Card>
        <ErrorState title={t('nfts.event.failedToLoad')} onRetry={onRetry} />
      </Card>
    );
  }
  if (!events || !transactions || (events.length === 0 && older === 'loading')) {
    return (
      <Box role="status" aria-busy="true" aria-label={t('common.loading')}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} height={72} />
        ))}
      </Box>
    );
  }
  const wanted = events.filter(({ transaction }) => transaction.is_unverified !== true);
  const unverified = events.filter(({ transaction }) => transaction.is_unverified === true);
  return (
    <>
      {wanted.length === 0 ? (
        <Card>
          <EmptyState
            icon={<HistoryDrawing />}
            title={t('nfts.noActivity')}
            text={t('nfts.noActivityText')}
          />
        </Card>
      ) : (
        <Card sx={{ p: { xs: 1, sm: 1.5 } }}>
          <NftEventList label={t('nfts.event.list')} events={wanted} isWhole={older === 'none'} />
        </Card>
      )}
      {older !== 'none' && (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mt: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {t('nfts.event.looked', { count: transactions.length })}
          </Typography>
          <Button
            variant="outlined"
            disabled={older === 'loading'}
            onClick={onLoadOlder}
            sx={{ minHeight: 44 }}
          >
            {t(
              older === 'failed'
                ? 'common.retry'
                : older === 'loading'
                  ? 'nfts.loadingMore'
                  : 'nfts.event.older',
            )}
          </Button>
        </Box>
      )}
      <Unverified events={unverified} isWhole={older === 'none'} />
    </>
  );
}

function Unverified({ events, isWhole }: Pick<Parameters<typeof NftEventList>[0], 'events' | 'isWhole'>) {
  const t = useText();
  if (events.length === 0) return null;
  const label = t('nfts.event.unverified', { count: events.length });
  return (
    <CollapsibleGroup title={label} isCard sx={{ mt: 1 }}>
      <NftEventList label={label} events={events} isWhole={isWhole} />
    </CollapsibleGroup>
  );
}
