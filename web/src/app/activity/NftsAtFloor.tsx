import { useMemo } from 'react';
import { FloorSummary } from '../../features/listings/components/FloorSummary.tsx';
import { useAcceptedCollections } from '../../features/nfts/accepted/useAcceptedCollections.ts';
import { useCollectedNfts } from '../../features/nfts/hooks/useCollectedNfts.ts';
import { useSwitchedOnNetworks } from '../../lib/network/useSwitchedOnNetworks.ts';
import { heldNft } from '../nfts/heldNft.ts';
import { useNftAccounts } from '../nfts/useNftAccounts.ts';

/**
 * NFTs of the user's own accounts at the floor prices of their collections; unrequested ones do not count.
 */
export function NftsAtFloor({ userId }: { userId: string }) {
  const saved = useNftAccounts(userId);
  const all = saved.status === 'ready' ? saved.data : undefined;
  const accounts = useMemo(() => all?.filter(({ derivationIndex }) => derivationIndex !== null) ?? [], [all]);
  const { nfts, asked, hasMore } = useCollectedNfts(accounts, useSwitchedOnNetworks());
  const { isUnverified } = useAcceptedCollections(userId);
  const held = useMemo(() => nfts.filter((one) => !isUnverified(one)).map(heldNft), [nfts, isUnverified]);
  const failed = asked.filter(({ status }) => status === 'failed');
  return (
    <FloorSummary
      nfts={held}
      isSearching={asked.some(({ status, scan }) => !scan && status !== 'failed')}
      hasMore={hasMore || asked.some(({ scan }) => scan?.isCut)}
      unanswered={[...new Set(failed.map(({ network }) => network.name))]}
    />
  );
}
