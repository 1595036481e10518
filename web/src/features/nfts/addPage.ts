import type { NftsAnswer, OwnedNft } from '@everything-wallet/core/callables/nftsAnswer';
import type { NftScan } from './NftScan.ts';

/** A look with one page more; what moved to a later page between two questions stands there once, as it was heard last. */
export function addPage(before: NftScan | undefined, answer: NftsAnswer): NftScan {
  if (!before) return { ...answer, pages: 1 };
  const nfts = new Map([...before.nfts, ...answer.nfts].map((nft) => [nftKey(nft), nft]));
  const collections = new Map(
    [...before.collections, ...answer.collections].map((one) => [one.contract.toLowerCase(), one]),
  );
  return {
    ...answer,
    // What stands on the page is as old as its oldest part, and as sure as the least sure one.
    ageMs: before.ageMs === null || answer.ageMs === null ? null : Math.max(before.ageMs, answer.ageMs),
    nodes: answer.nodes.answered < before.nodes.answered ? answer.nodes : before.nodes,
    nfts: [...nfts.values()],
    collections: [...collections.values()],
    pages: before.pages + 1,
  };
}

/** The same for the same NFT of the same account. */
export function nftKey({ contract, tokenId, owner }: OwnedNft): string {
  return `${contract} ${tokenId} ${owner}`.toLowerCase();
}
