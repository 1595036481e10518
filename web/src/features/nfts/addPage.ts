import type { NftsAnswer, OwnedNft } from '@everything-wallet/core/schemas/nftsAnswer';
import type { NftScan } from './NftScan.ts';

/** Adds a page to a scan; an NFT that moved to a later page between two requests appears once, in its latest version. */
export function addPage(before: NftScan | undefined, answer: NftsAnswer): NftScan {
  if (!before) return { ...answer, pages: 1 };
  const nfts = new Map([...before.nfts, ...answer.nfts].map((nft) => [nftKey(nft), nft]));
  const collections = new Map(
    [...before.collections, ...answer.collections].map((one) => [one.contract.toLowerCase(), one]),
  );
  return {
    ...answer,
    // The list is as old as its oldest page, and as certain as its least certain one.
    ageMs: before.ageMs === null || answer.ageMs === null ? null : Math.max(before.ageMs, answer.ageMs),
    nodes: answer.nodes.answered < before.nodes.answered ? answer.nodes : before.nodes,
    nfts: [...nfts.values()],
    collections: [...collections.values()],
    pages: before.pages + 1,
  };
}

/** Key of an NFT in an account. */
export function nftKey({ contract, tokenId, owner }: OwnedNft): string {
  return `${contract} ${tokenId} ${owner}`.toLowerCase();
}
