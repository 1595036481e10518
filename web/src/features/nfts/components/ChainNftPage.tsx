import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useMemo, useState, type ReactNode } from 'react';
import { compiledTexts } from 'virtual:compiled-texts/nfts';
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
import { useHolderSearch } from '../hooks/useHolderSearch.ts';
import { useLatestSends } from '../hooks/useLatestSends.ts';
import { useSendsNoLongerPending } from '../hooks/useSendsNoLongerPending.ts';
import type { NftAccount } from '../NftAccount.ts';
import { collectionName, nftName } from '../nftName.ts';
import { sendableUnits } from '../sendableUnits.ts';
import { CollectedNotices } from './CollectedNotices.tsx';
import { CollectionTrust } from './CollectionTrust.tsx';
import { NftCollection } from './NftCollection.tsx';
import { NftDescription } from './NftDescription.tsx';
import { ContractDetails } from './ContractDetails.tsx';
import { HolderList } from './HolderList.tsx';
import { NftNotFound } from './NftNotFound.tsx';
import { NftPicture } from '../../../components/NftPicture.tsx';
import { NftTraits } from './NftTraits.tsx';

loadTexts(compiledTexts);

interface ChainNftPageProps {
  userId: string;
  nft: ChainNft;
  accounts: readonly NftAccount[];
  /** Pending transactions of the user. */
  sent: readonly TransactionRecord[];
  /** Name of an address. */
  nameOf: (address: string) => string | undefined;
  sendNft: SendNft;
  /** Price of it, and how it is bought or sold. */
  pricePanel?: ((nft: KnownNft) => ReactNode) | undefined;
}

/** /nft/{network}:{contract}:{number}: an NFT and its facts; its holder can send it from here. */
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
  const { network, contract, tokenId } = nft;
  const metadata = useNftMetadata({ network: network.rpcName, contract, tokenId });
  const networks = useMemo(() => [network], [network]);
  const collected = useCollectedNfts(accounts, networks);
  const [sending, setSending] = useState<CollectedNft>();
  const accepted = useAcceptedCollections(userId);
  const holders = collected.nfts.filter(
    (one) => sameAddress(one.nft.contract, contract) && one.nft.tokenId === tokenId,
  );
  // NFTs that were just sent are not shown as held until the holdings are read again.
  const latest = useLatestSends(sent);
  useSendsNoLongerPending(sent, () => {
    collected.refresh();
    metadata.retry();
  });
  const { item } = metadata;
  const published = item?.metadata ?? undefined;
  const isHolderSearched = useHolderSearch(collected, holders.length > 0);

  const isSearching =
    isHolderSearched || collected.asked.some(({ status, scan }) => !scan && status !== 'failed');
  const state = pageState(metadata, holders.length > 0);
  if (state === 'loading' || (state === 'nothing' && isSearching)) return <PageLoading />;
  if (state === 'nothing') return <NftNotFound />;
  if (state === 'failed') {
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

  const known = knownNft(nft, item, holders);
  const { name, collection } = known;
  const owner = item?.owner ?? undefined;
  // Reads it again: another tab may have sent it since the dialog was opened.
  const sendable = sendableOf(holders, sending, latest);

  return (
    <>
      <PageHeader title={name} backTo={paths.nfts} />
      <CollectedNotices asked={collected.asked} onRetry={collected.refresh} />
      <CollectionTrust nft={nft} holders={holders} accepted={accepted} />
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
            fetchedAt={published?.hasPicture ? published.fetchedAt : undefined}
            label={t('nfts.artwork', { name })}
          />
        </Card>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <NftCollection name={collectionName(contract, collection)} metadata={metadata} />
          {pricePanel?.(known)}
          <HolderList holders={holders} sent={latest} onSend={setSending} />
          <NftDescription metadata={metadata} />
          {published && published.traits.length > 0 && <NftTraits traits={published.traits} />}
          <ContractDetails nft={known} owner={owner} ownerName={owner && nameOf(owner)} />
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
}

/** NFT with its name, collection, standard and holders, by its metadata and the accounts' NFTs. */
function knownNft(
  nft: ChainNft,
  item: ReturnType<typeof useNftMetadata>['item'],
  holders: readonly CollectedNft[],
): KnownNft {
  const [first] = holders;
  const collection = first && first.collection !== '' ? first.collection : (item?.collection ?? '');
  return {
    ...nft,
    name: nftName(nft, collection, item?.metadata?.name),
    collection,
    standard: first?.nft.standard ?? item?.standard ?? undefined,
    holders: holders.map(({ account, nft: { units } }) => ({
      account,
      units: units === null ? undefined : BigInt(units),
    })),
  };
}

/** State of the screen; an NFT of the user's accounts is shown without its metadata as well. */
function pageState(
  { status, item }: ReturnType<typeof useNftMetadata>,
  isHeld: boolean,
): 'loading' | 'failed' | 'nothing' | 'ready' {
  if (isHeld) return 'ready';
  if (status === 'loading' || status === 'failed') return status;
  if (item?.standard !== null || item.owner !== null || item.metadata) return 'ready';
  // Without an answer of its contract, it may exist.
  return item.problem === 'none' ? 'nothing' : 'failed';
}

/** Units that can be sent now of the NFT in the dialog. */
function sendableOf(
  holders: readonly CollectedNft[],
  sending: CollectedNft | undefined,
  latest: Parameters<typeof sendableUnits>[1],
): bigint {
  const now = holders.find(({ key }) => key === sending?.key);
  return now ? sendableUnits(now, latest) : 0n;
}
