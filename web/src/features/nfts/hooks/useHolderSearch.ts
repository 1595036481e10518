import { useEffect, useState } from 'react';
import type { useCollectedNfts } from './useCollectedNfts.ts';

/** Pages of an account's NFTs that are read to find one: those beyond are not searched. */
const MAX_PAGES = 20;

/**
 * Reads further pages of the accounts' NFTs until the holder of one is found; of ERC-1155 another account may hold it too, which is not
 * searched for once one is found.
 *
 * @returns true while it is searching
 */
export function useHolderSearch(collected: ReturnType<typeof useCollectedNfts>, isFound: boolean): boolean {
  const pages = Math.max(0, ...collected.asked.map(({ scan }) => scan?.pages ?? 0));
  const isSearching = !isFound && collected.hasMore && pages < MAX_PAGES;
  const { more, isLoadingMore } = collected;
  const [isSearchBroken, setIsSearchBroken] = useState(false);
  useEffect(() => {
    if (!isSearching || isLoadingMore || isSearchBroken) return;
    void more().then((isDone) => {
      if (!isDone) setIsSearchBroken(true);
    });
    // oxlint-disable-next-line react/exhaustive-deps -- `more` is new with every render
  }, [isSearching, isLoadingMore, isSearchBroken, pages]);
  return isSearching;
}
