import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { compiledTexts } from 'virtual:compiled-messages/nfts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { PageLoading } from '../../../components/PageLoading.tsx';
import { paths } from '../../../config/paths.ts';
import type { SendNft } from '../../../lib/calls/SendNft.ts';
import { loadTexts } from '../../../lib/text/loadTexts.ts';
import { useText } from '../../../lib/text/useText.ts';
import type { ChainNft, KnownNft } from '../ChainNft.ts';
import type { CollectedNft } from '../CollectedNft.ts';
import { useAcceptedCollections } from '../accepted/useAcceptedCollections.ts';
import { useCollectedNfts } from '../hooks/useCollectedNfts.ts';
import { useNftMetadata } from '../../../lib/nfts/useNftMetadata.ts';
import { useLatestSends } from '../hooks/useLatestSends.ts';
import { useSettledSends } from '../hooks/useSettledSends.ts';
import type { NftAccount } from '../NftAccount.ts';
import { collectionName, nftName } from '../nftName.ts';
import { sendableUnits } from '../sendableUnits.ts';
import { CollectedNotices } from './CollectedNotices.tsx';
import { ContractDetails } from './ContractDetails.tsx';
import { HolderList } from './HolderList.tsx';
import { NftNotFound } from './NftNotFound.tsx';
import { NftPicture } from '../../../components/NftPicture.tsx';
import { NftTraits } from './NftTraits.tsx';

loadTexts(compiledTexts);

/** Pages of an account's NFTs that are read to find one: those beyond are not looked for. */
const MAX_PAGES = 20;

interface ChainNftPageProps {
  userId: string;
  nft: ChainNft;
  accounts: readonly NftAccount[];
  /** What was sent and waits for a block. */
  sent: readonly TransactionRecord[];
  /** What the user calls an address. */
  nameOf: (address: string) => string | undefined;
  sendNft: SendNft;
  /** What it costs, and what can be bought or sold of it. */
  pricePanel?: ((nft: KnownNft) => ReactNode) | undefined;
}

/** /nft/{network}:{contract}:{number}: an NFT on a chain with all that is known of it; who has it may send it from here. */
export function ChainNftPage({
  userId,
  nft,
  accounts,
  sent,
  nameOf,
  sendNft: SendDialog,
  pricePanel,
}: ChainNftPageProps) {
  const t = useText();
  const { enqueueSnackbar } = useSnackbar();
  const { network, contract, tokenId } = nft;
  const metadata = useNftMetadata({ network: network.rpcName, contract, tokenId });
  const networks = useMemo(() => [network], [network]);
  const collected = useCollectedNfts(accounts, networks);
  const [sending, setSending] = useState<CollectedNft>();
  const [isAccepting, setIsAccepting] = useState(false);
  const accepted = useAcceptedCollections(userId);
  const holders = collected.nfts.filter(
    (one) => sameAddress(one.nft.contract, contract) && one.nft.tokenId === tokenId,
  );
  // Until it is asked anew, what was just sent is not said to be here still.
  const latest = useLatestSends(sent);
  useSettledSends(sent, () => {
    collected.refresh();
    metadata.retry();
  });
  const { item } = metadata;
  const said = item?.metadata ?? undefined;
  const pages = Math.max(0, ...collected.asked.map(({ look }) => look?.pages ?? 0));
  // It may stand on a later page; of ERC-1155 another account may have it too, of which nothing more is looked for once one is found.
  const isSearching = holders.length === 0 && collected.hasMore && pages < MAX_PAGES;
  const { more, isLoadingMore } = collected;
  const [isSearchBroken, setIsSearchBroken] = useState(false);
  useEffect(() => {
    if (!isSearching || isLoadingMore || isSearchBroken) return;
    void more().then((isDone) => {
      if (!isDone) setIsSearchBroken(true);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- `more` is new with every render
  }, [isSearching, isLoadingMore, isSearchBroken, pages]);

  const [first] = holders;
  const isLooking = collected.asked.some(({ status, look }) => !look && status !== 'failed') || isSearching;
  if (metadata.status === 'loading' && !first) return <PageLoading />;
  if (metadata.status === 'failed' && !first) {
    return (
      <>
        <PageHeader title={nftName(nft, '')} backTo={paths.nfts} />
        <Card>
          <ErrorState
            title={t('nfts.pageFailed')}
            onRetry={() => {
              metadata.retry();
              collected.refresh();
            }}
          />
        </Card>
      </>
    );
  }
  const isNothing = item?.standard === null && item.owner === null && !said && !first;
  if (isNothing) return isLooking ? <PageLoading /> : <NftNotFound />;

  const collection = first && first.collection !== '' ? first.collection : (item?.collection ?? '');
  const name = nftName(nft, collection, said?.name);
  const known: KnownNft = {
    ...nft,
    name,
    collection,
    standard: first?.nft.standard ?? item?.standard ?? undefined,
    holders: holders.map(({ account, nft: { units } }) => ({
      account,
      units: units === null ? undefined : BigInt(units),
    })),
  };
  const owner = item?.owner ?? undefined;
  const unverified = holders.find(accepted.isUnverified);
  const wanted = holders.find((one) => one.nft.isUnverified && accepted.isAccepted(one));
  // As it is now: what was there when the dialog was opened may have been sent in another tab.
  const sendingNow = sending && holders.find(({ key }) => key === sending.key);
  const sendable = sendingNow ? sendableUnits(sendingNow, latest) : 0n;

  async function refreshMetadata() {
    const isDone = await metadata.refresh();
    enqueueSnackbar(t(isDone ? 'nfts.refreshed' : 'nfts.refreshFailed'), {
      variant: isDone ? 'success' : 'error',
    });
  }

  return (
    <>
      <PageHeader title={name} backTo={paths.nfts} />
      <CollectedNotices asked={collected.asked} onRetry={collected.refresh} />
      {unverified && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => setIsAccepting(true)} sx={{ minHeight: 44 }}>
              {t('nfts.accept')}
            </Button>
          }
        >
          {t('nfts.unverifiedOne')}
        </Alert>
      )}
      {wanted && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => accepted.set(wanted, false)}
              sx={{ minHeight: 44 }}
            >
              {t('nfts.unaccept')}
            </Button>
          }
        >
          {t('nfts.accepted')}
        </Alert>
      )}
      {unverified && isAccepting && (
        <ConfirmDialog
          title={t('nfts.accept.title')}
          text={t('nfts.accept.text', { contract, network: network.name })}
          confirmLabel={t('nfts.accept')}
          onConfirm={() => {
            accepted.set(unverified, true);
            setIsAccepting(false);
          }}
          onCancel={() => setIsAccepting(false)}
        />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 2.5 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Card>
          <NftPicture
            rpcName={network.rpcName}
            contract={contract}
            tokenId={tokenId}
            size={1024}
            fetchedAt={said?.hasPicture ? said.fetchedAt : undefined}
            label={t('nfts.artwork', { name })}
          />
        </Card>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Card sx={{ p: 2.5, display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
            <Typography
              color="textSecondary"
              translate="no"
              sx={{ fontWeight: 600, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              <bdi>{collectionName(contract, collection)}</bdi>
            </Typography>
            <Button
              size="small"
              disabled={metadata.isRefreshing}
              onClick={() => void refreshMetadata()}
              sx={{ minHeight: 44 }}
            >
              {t(metadata.isRefreshing ? 'nfts.refreshing' : 'nfts.refreshMetadata')}
            </Button>
          </Card>
          {pricePanel?.(known)}
          <HolderList holders={holders} sent={latest} onSend={setSending} />
          <Card component="section" aria-labelledby="nft-description" sx={{ p: 2.5 }}>
            <Typography variant="h3" component="h2" id="nft-description" sx={{ mb: 1 }}>
              {t('nfts.description')}
            </Typography>
            <Typography
              color="textSecondary"
              translate="no"
              sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', unicodeBidi: 'isolate' }}
            >
              {descriptionText()}
            </Typography>
          </Card>
          {said && said.traits.length > 0 && <NftTraits traits={said.traits} />}
          <ContractDetails
            nft={known}
            owner={owner}
            ownerName={owner === undefined ? undefined : nameOf(owner)}
          />
        </Box>
      </Box>
      {sending && sending.account.derivationIndex !== null && (
        <SendDialog
          nft={{
            network,
            contract,
            tokenId,
            standard: sending.nft.standard,
            name,
            sender: {
              address: sending.account.address,
              derivationIndex: sending.account.derivationIndex,
            },
            units: sendable,
          }}
          onSent={collected.refresh}
          onClose={() => setSending(undefined)}
        />
      )}
    </>
  );

  function descriptionText(): string {
    if (said) return said.description === '' ? t('nfts.noDescription') : said.description;
    if (metadata.status === 'failed') return t('nfts.metadataFailed');
    return item?.problem ? t(`nfts.metadata.${item.problem}`) : t('nfts.noDescription');
  }
}
