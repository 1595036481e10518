import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useSnackbar } from 'notistack';
import { useMemo } from 'react';
import { NftDrawing } from '../../../components/drawings/NftDrawing.tsx';
import { nfts as samples } from '../../../catalogue/nfts.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useAcceptedCollections } from '../accepted/useAcceptedCollections.ts';
import { useCollectedNfts } from '../hooks/useCollectedNfts.ts';
import { useLatestSends } from '../hooks/useLatestSends.ts';
import { useSendsNoLongerPending } from '../hooks/useSendsNoLongerPending.ts';
import { namesakes } from '../namesakes.ts';
import type { NftAccount } from '../NftAccount.ts';
import { pendingSendsOf } from '../pendingSendsOf.ts';
import { CollectedList } from './CollectedList.tsx';
import { CollectedNotices } from './CollectedNotices.tsx';
import { NftGrid } from '../../../components/NftGrid.tsx';
import { SampleNfts } from './SampleNfts.tsx';
import { UnverifiedNfts } from './UnverifiedNfts.tsx';
import { formatList } from '../../../lib/format/formatList.ts';

/** Collection names that need a contract beside them when others use them. */
const KNOWN = samples.map(({ collection }) => collection);

interface CollectedNftsProps {
  userId: string;
  accounts: readonly NftAccount[];
  /** Pending transfers. */
  sent: readonly TransactionRecord[];
}

/** NFTs of all accounts on all enabled networks; unverified ones are listed separately, and samples are shown to users without any. */
export function CollectedNfts({ userId, accounts, sent }: CollectedNftsProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const networks = useSwitchedOnNetworks();
  const { nfts, asked, hasMore, isLoadingMore, more, refresh } = useCollectedNfts(accounts, networks);
  const latest = useLatestSends(sent);
  useSendsNoLongerPending(sent, refresh);
  const { isUnverified } = useAcceptedCollections(userId);
  const verified = useMemo(() => nfts.filter((one) => !isUnverified(one)), [nfts, isUnverified]);
  const unverified = useMemo(() => nfts.filter(isUnverified), [nfts, isUnverified]);
  const ambiguous = useMemo(() => namesakes(nfts, KNOWN), [nfts]);
  const onTheirWay = useMemo(
    () => new Set(nfts.filter((one) => pendingSendsOf(one, latest).length > 0).map(({ key }) => key)),
    [nfts, latest],
  );
  const isSearching = asked.some(({ status }) => status === 'searching' || status === 'waiting');
  const isFirstScan = asked.some(({ status, scan }) => scan === undefined && status !== 'failed');
  const isAllFailed = asked.length > 0 && asked.every(({ status, scan }) => !scan && status === 'failed');
  const isAllLoaded = asked.every(({ scan, status }) => scan && status !== 'failed');

  async function showMore() {
    if (!(await more())) enqueueSnackbar(t('nfts.moreFailed'), { variant: 'error' });
  }

  if (isAllFailed) {
    return (
      <>
        <Card>
          <ErrorState
            title={t('nfts.failed', {
              networks: formatList(new Set(asked.map(({ network }) => network.name))),
            })}
            onRetry={refresh}
          />
        </Card>
        <SampleNfts />
      </>
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: -1, mb: 1 }}>
        <Button
          size="small"
          startIcon={<RefreshRounded />}
          disabled={isSearching || isLoadingMore}
          onClick={refresh}
          sx={{ minHeight: 44 }}
        >
          {t('nfts.refresh')}
        </Button>
      </Box>
      <CollectedNotices asked={asked} onRetry={refresh} />
      {verified.length === 0 && isFirstScan && (
        <div role="status" aria-busy="true" aria-label={t('nfts.loading')}>
          <NftGrid columns={4}>
            {[0, 1, 2, 3].map((place) => (
              <Skeleton
                key={place}
                variant="rounded"
                sx={{ width: '100%', height: 'auto', aspectRatio: '3 / 4' }}
              />
            ))}
          </NftGrid>
        </div>
      )}
      {verified.length > 0 && (
        <CollectedList
          label={t('nfts.collected')}
          nfts={verified}
          ambiguous={ambiguous}
          onTheirWay={onTheirWay}
          isWhole={!hasMore}
        />
      )}
      {hasMore && (
        <Box sx={{ display: 'grid', justifyItems: 'center', mt: 1 }}>
          <Button
            variant="outlined"
            disabled={isLoadingMore}
            onClick={() => void showMore()}
            sx={{ minHeight: 44 }}
          >
            {t(isLoadingMore ? 'nfts.loadingMore' : 'nfts.more')}
          </Button>
        </Box>
      )}
      {nfts.length === 0 && !isFirstScan && (
        <Card>
          <EmptyState
            icon={<NftDrawing />}
            title={t(isAllLoaded ? 'nfts.none' : 'nfts.noneYet')}
            text={t(isAllLoaded ? 'nfts.noneText' : 'nfts.noneYetText')}
          />
        </Card>
      )}
      {/* Expanded where they are the only NFTs. */}
      <UnverifiedNfts
        key={String(verified.length === 0)}
        nfts={unverified}
        isWhole={!hasMore}
        isOpenAtFirst={verified.length === 0}
      />
      {nfts.length === 0 && !isFirstScan && <SampleNfts />}
    </>
  );
}
