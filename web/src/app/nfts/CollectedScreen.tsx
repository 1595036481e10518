import { useMemo, type ComponentProps } from 'react';
import { useAcceptedCollections } from '../../features/nfts/accepted/useAcceptedCollections.ts';
import { CollectedNfts } from '../../features/nfts/components/CollectedNfts.tsx';
import { useCollectedNfts } from '../../features/nfts/hooks/useCollectedNfts.ts';
import { useSwitchedOnNetworks } from '../../lib/network/useSwitchedOnNetworks.ts';
import { useCollectionFloors } from './useCollectionFloors.ts';
import { useStoredNfts } from './useStoredNfts.ts';

/** NFTs of the user with the floors of their collections; stores the newest for the home. */
export function CollectedScreen(props: Omit<ComponentProps<typeof CollectedNfts>, 'floorOf'>) {
  const { userId, accounts } = props;
  // The same requests as those of the list.
  const { nfts, asked } = useCollectedNfts(accounts, useSwitchedOnNetworks());
  const { isUnverified } = useAcceptedCollections(userId);
  const verified = useMemo(() => nfts.filter((one) => !isUnverified(one)), [nfts, isUnverified]);
  useStoredNfts(userId, verified, asked);
  return <CollectedNfts {...props} floorOf={useCollectionFloors(verified)} />;
}
