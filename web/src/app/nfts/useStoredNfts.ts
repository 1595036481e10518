import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import type { CollectedNft } from '../../features/nfts/CollectedNft.ts';
import type { AskedNetwork } from '../../features/nfts/hooks/useCollectedNfts.ts';
import { nftName } from '../../features/nfts/nftName.ts';
import type { MetadataItem } from '../../lib/nfts/MetadataBatches.ts';
import { nftMetadataQuery } from '../../lib/nfts/nftMetadataQuery.ts';
import { lastKnownHome, type LastKnownHome } from '../home/lastKnownHome.ts';

/** Maximum number of NFTs that the home shows. */
const MAX_NFTS = 6;

type StoredNfts = NonNullable<LastKnownHome['nfts']>['held'];

/**
 * Stores the newest NFTs of the user's own accounts for the home of this browser, which requests none itself.
 *
 * @param nfts NFTs that the user requested or trusts; the same array for the same NFTs
 * @param asked the scans of the networks; NFTs on a network that did not answer stay stored
 */
export function useStoredNfts(
  userId: string,
  nfts: readonly CollectedNft[],
  asked: readonly AskedNetwork[],
): void {
  const newest = useMemo(
    () =>
      nfts
        .filter(({ account, nft }) => account.derivationIndex !== null && nft.agreement === 'agreed')
        .slice(0, MAX_NFTS),
    [nfts],
  );
  const faces = useQueries({
    queries: newest.map(({ network, nft: { contract, tokenId } }) =>
      nftMetadataQuery({ network: network.rpcName, contract, tokenId }),
    ),
    combine: useCallback((answers: UseQueryResult<MetadataItem>[]) => answers.map(({ data }) => data), []),
  });
  useEffect(() => {
    const stored = lastKnownHome.read(userId);
    const silent = new Set<string>(
      asked.filter(({ status }) => status !== 'answered').map(({ network }) => network.rpcName),
    );
    if (!stored || asked.every(({ network }) => silent.has(network.rpcName))) return;
    const before = stored.nfts?.held ?? [];
    const now = newest.map((one, place) => {
      const nft = storedNft(one, faces[place]);
      // Until its metadata is loaded again, its stored name and picture stay.
      return faces[place] ? nft : (before.find((known) => isSame(known, nft)) ?? nft);
    });
    const held = [
      ...now.filter(({ network }) => !silent.has(network)),
      ...before.filter(({ network }) => silent.has(network)),
    ].slice(0, MAX_NFTS);
    lastKnownHome.store({ ...stored, nfts: { held, at: Date.now() } });
  }, [userId, asked, newest, faces]);
}

function isSame(one: StoredNfts[number], other: StoredNfts[number]): boolean {
  return one.network === other.network && one.contract === other.contract && one.tokenId === other.tokenId;
}

function storedNft(
  { network, nft, collection }: CollectedNft,
  item: MetadataItem | undefined,
): StoredNfts[number] {
  const { contract, tokenId, isUnverified } = nft;
  const { metadata } = item ?? {};
  return {
    network: network.rpcName,
    contract,
    tokenId,
    name: nftName(nft, collection === '' ? (item?.collection ?? '') : collection, metadata?.name),
    isUnverified,
    ...(metadata?.hasPicture && { fetchedAt: metadata.fetchedAt }),
  };
}
