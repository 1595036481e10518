/** Largest width and height of a picture in pixels: in lists, and on a page of its own. */
export const pictureSizes = [256, 1024] as const;

/**
 * Returns the path where the functions serve the picture of an NFT on our own site: no page loads pictures
 * from other hosts.
 *
 * @param rpcName the network's
 * @param fetchedAt of its metadata, so that a refreshed picture has its own address
 */
export function picturePath(
  rpcName: string,
  contract: string,
  tokenId: string,
  size: (typeof pictureSizes)[number],
  fetchedAt: number,
): string {
  return `/nft-pictures/${rpcName}/${contract}/${tokenId}/${size}?of=${fetchedAt}`;
}
