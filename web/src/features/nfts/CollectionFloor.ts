/** Lowest price in the collection of an NFT. */
export interface CollectionFloor {
  /** In the smallest unit of the network's coin. */
  readonly units: bigint;
  /** Dollars, an exact decimal string; undefined on a test network, and where the coin's price is unknown. */
  readonly usd: string | undefined;
}
