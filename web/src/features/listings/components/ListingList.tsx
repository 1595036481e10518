import type { NftListingsQuestion } from '@everything-wallet/core/schemas/nftListings';
import type { Network } from '@everything-wallet/core/networks/networks';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { RetryAction } from '../../../components/RetryAction.tsx';
import { DemoBadge } from '../../../components/DemoBadge.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { NftGrid } from '../../../components/NftGrid.tsx';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useListings, type Listings } from '../hooks/useListings.ts';
import { ListingCard } from './ListingCard.tsx';

/** The required samples whose name contains a text: passed by the route, since features are independent of each other. */
export type Samples = ComponentType<{ query: string }>;

interface ListingListProps {
  network: Network;
  order: NftListingsQuestion['order'];
  /** The search as typed. */
  text: string;
  /** The same, once it stops changing. */
  debouncedText: string;
  Samples: Samples;
}

/** Listings of a network, in an order; the required samples if it has no listings. */
export function ListingList({ network, order, text, debouncedText, Samples }: ListingListProps) {
  const t = useText();
  const all = useListings(network, order, '');
  const found = useListings(network, order, debouncedText.trim());
  if (all.status === 'pending' || (all.status === 'success' && found.status === 'pending'))
    return <Loading />;
  const failed = all.status === 'error' ? all : found.status === 'error' ? found : undefined;
  if (failed) return <Failed listings={failed} network={network} />;
  if (all.listings.length === 0) {
    return (
      <>
        <Silent listings={all} />
        <Alert severity={all.hasMarket === null ? 'warning' : 'info'} sx={{ mb: 2 }}>
          {t(withoutListings(all), { network: network.name })}
        </Alert>
        <Box component="section" aria-labelledby="market-samples">
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
            <Typography variant="h3" component="h2" id="market-samples">
              {t('market.samples')}
            </Typography>
            <DemoBadge />
          </Box>
          <Samples query={text} />
        </Box>
      </>
    );
  }
  return (
    <>
      <Silent listings={found} />
      {found.listings.length === 0 ? (
        <Card>
          <EmptyState
            icon={<SearchOffRounded fontSize="large" />}
            title={t('marketplace.nothing')}
            text={t('marketplace.nothingText')}
          />
        </Card>
      ) : (
        <NftGrid columns={3}>
          {found.listings.map((listing) => (
            <ListingCard
              key={listing.id}
              network={network}
              listing={listing}
              figures={found.collections.get(listing.contract.toLowerCase())}
            />
          ))}
        </NftGrid>
      )}
      {found.more && (
        <Box sx={{ display: 'grid', justifyItems: 'center', mt: 2.5 }}>
          <Button
            variant="outlined"
            onClick={found.more}
            disabled={found.isAskingMore}
            sx={{ minHeight: 44 }}
          >
            {t('market.more')}
          </Button>
        </Box>
      )}
    </>
  );
}

function withoutListings({ hasMarket }: Listings) {
  if (hasMarket === null) return 'market.marketUnknown';
  return hasMarket ? 'market.noListings' : 'market.noMarket';
}

function Loading() {
  const t = useText();
  return (
    <Box role="status" aria-busy="true" aria-label={t('market.loading')}>
      <NftGrid columns={3}>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} variant="rounded" height={380} />
        ))}
      </NftGrid>
    </Box>
  );
}

function Failed({ listings, network }: { listings: Listings; network: Network }) {
  const t = useText();
  const { error } = listings;
  const seconds = error instanceof CallableError ? error.retryAfterSeconds : undefined;
  return (
    <Card>
      <ErrorState
        title={t('market.failed')}
        text={
          seconds === undefined
            ? t('market.failedText', { network: network.name })
            : t('market.tooMany', { seconds })
        }
        onRetry={listings.reload}
      />
    </Card>
  );
}

function Silent({ listings }: { listings: Listings }) {
  const t = useText();
  return listings.silent.map((source) => (
    <Alert key={source} severity="warning" sx={{ mb: 2 }} action={<RetryAction onRetry={listings.reload} />}>
      {t(`market.silent.${source}`)}
    </Alert>
  ));
}
