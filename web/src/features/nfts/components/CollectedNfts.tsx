import type { NetworkId } from '@everything-wallet/core/networks/networks';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import { useSnackbar } from 'notistack';
import { useMemo, useState } from 'react';
import { NftDrawing } from '../../../components/drawings/NftDrawing.tsx';
import { nfts as samples } from '../../../catalogue/nfts.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { NetworkFilter } from '../../../components/NetworkFilter.tsx';
import { useSwitchedOnNetworks } from '../../../lib/network/useSwitchedOnNetworks.ts';
import { useText } from '../../../lib/text/useText.ts';
import { useAcceptedCollections } from '../accepted/useAcceptedCollections.ts';
import { useCollectedNfts } from '../hooks/useCollectedNfts.ts';
import { useLatestSends } from '../hooks/useLatestSends.ts';
import { useSendsNoLongerPending } from '../hooks/useSendsNoLongerPending.ts';
import type { CollectedNft } from '../CollectedNft.ts';
import type { CollectionFloor } from '../CollectionFloor.ts';
import { namesakes } from '../namesakes.ts';
import type { NftAccount } from '../NftAccount.ts';
import { pendingSendsOf } from '../pendingSendsOf.ts';
import { CollectedList } from './CollectedList.tsx';
import { CollectedNotices } from './CollectedNotices.tsx';
import { CollectedSkeletons } from './CollectedSkeletons.tsx';
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
  /** Returns the floor of an NFT's collection; undefined if unknown. */
  floorOf?: (nft: CollectedNft) => CollectionFloor | undefined;
}

/** NFTs of all accounts on all enabled networks; unverified ones are listed separately, and samples are shown to users without any. */
export function CollectedNfts({ userId, accounts, sent, floorOf = unknown }: CollectedNftsProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const networks = useSwitchedOnNetworks();
  const [network, setNetwork] = useState<NetworkId>();
  const collected = useCollectedNfts(accounts, networks);
  const { asked, hasMore, isLoadingMore, more, refresh } = collected;
  const nfts = useMemo(
    () => collected.nfts.filter((one) => network === undefined || one.network.id === network),
    [collected.nfts, network],
  );
  const latest = useLatestSends(sent);
  useSendsNoLongerPending(sent, refresh);
  const { isUnverified } = useAcceptedCollections(userId);
  const verified = useMemo(() => nfts.filter((one) => !isUnverified(one)), [nfts, isUnverified]);
  const unverified = useMemo(() => nfts.filter(isUnverified), [nfts, isUnverified]);
  const ambiguous = useMemo(() => namesakes(collected.nfts, KNOWN), [collected.nfts]);
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowX: 'clip' }}>
          <NetworkFilter
            label={t('nfts.network')}
            all={t('holdings.allNetworks')}
            networks={networks}
            value={network}
            onChange={setNetwork}
          />
        </Box>
        <IconButton
          aria-label={t('nfts.refresh')}
          title={t('nfts.refresh')}
          disabled={isSearching || isLoadingMore}
          onClick={refresh}
          sx={{ width: 44, height: 44 }}
        >
          <RefreshRounded />
        </IconButton>
      </Box>
      <CollectedNotices asked={asked} onRetry={refresh} />
      {verified.length === 0 && isFirstScan && <CollectedSkeletons />}
      {verified.length > 0 && (
        <CollectedList
          label={t('nfts.collected')}
          nfts={verified}
          ambiguous={ambiguous}
          onTheirWay={onTheirWay}
          isWhole={!hasMore}
          hasAccounts={accounts.length > 1}
          floorOf={floorOf}
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
      {collected.nfts.length === 0 && !isFirstScan && <SampleNfts />}
    </>
  );
}

function unknown(): undefined {
  // Floors are loaded beside the NFTs.
}
