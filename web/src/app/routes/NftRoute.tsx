import { lazy, Suspense, useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageLoading } from '../../components/PageLoading.tsx';
import type { ChainNft } from '../../features/nfts/ChainNft.ts';
import { ChainNftPage } from '../../features/nfts/components/ChainNftPage.tsx';
import { NftPage } from '../../features/nfts/components/NftPage.tsx';
import { readChainNft } from '../../features/nfts/readChainNft.ts';
import { usePendingTransactions } from '../../features/transactions/hooks/usePendingTransactions.ts';
import { useAuth } from '../../lib/session/useAuth.ts';
import { useText } from '../../lib/text/useText.ts';
import { useAddressNames } from '../wallet/useAddressNames.ts';
import { useNftAccounts } from '../nfts/useNftAccounts.ts';
import { usePendingPolling } from '../wallet/usePendingPolling.ts';
import { SendOwnNft } from '../nfts/SendOwnNft.tsx';

// It loads the code that reads and creates orders, which the page does not wait for.
const NftMarketPanel = lazy(async () => ({
  default: (await import('../nfts/NftMarketPanel.tsx')).NftMarketPanel,
}));

const NONE: readonly never[] = [];

/** /nft/{id}: a sample, or an NFT on a chain (`paths.chainNft`). */
export function NftRoute() {
  const { user } = useAuth();
  const { nftId } = useParams();
  const nft = readChainNft(nftId);
  if (!nft || !user) return <NftPage nftId={nftId} />;
  return <OnChain key={`${user.id} ${nftId}`} nft={nft} userId={user.id} />;
}

function OnChain({ nft, userId }: { nft: ChainNft; userId: string }) {
  const t = useText();
  const accounts = useNftAccounts(userId);
  const pending = usePendingTransactions(userId);
  usePendingPolling(userId, pending);
  const names = useAddressNames(userId);
  const nameOf = useCallback((address: string) => names.get(address.toLowerCase())?.name, [names]);
  if (accounts.status === 'failed')
    return <ErrorState title={t('nfts.accountsFailed')} onRetry={accounts.retry} />;
  if (accounts.status === 'loading') return <PageLoading />;
  return (
    <ChainNftPage
      userId={userId}
      nft={nft}
      accounts={accounts.data}
      sent={pending.status === 'ready' ? pending.data.records : NONE}
      nameOf={nameOf}
      sendNft={SendOwnNft}
      pricePanel={(known) => (
        <Suspense fallback={null}>
          <NftMarketPanel userId={userId} nft={known} />
        </Suspense>
      )}
    />
  );
}
