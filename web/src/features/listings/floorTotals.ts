import type { HeldNft } from './HeldNft.ts';

/** An amount of one coin. */
interface FloorOfCoin {
  readonly currency: string;
  readonly isTest: boolean;
  /** In the smallest unit. */
  readonly units: bigint;
}

/** Value of NFTs at the floors of their collections; unknown values are in no sum, and counted. */
interface FloorTotals {
  /** Real coins before test coins, each once. */
  readonly coins: readonly FloorOfCoin[];
  /** Number of NFTs whose collection has no known floor. */
  readonly withoutFloor: number;
  /** Number of NFTs held in an uncertain number. */
  readonly unsure: number;
}

/**
 * Adds up the floors of the collections of NFTs, each by its number.
 *
 * @param floorOf returns the lowest price in the NFT's collection, in the smallest unit of its network's coin; undefined if
 * unknown
 */
export function floorTotals(
  nfts: readonly HeldNft[],
  floorOf: (nft: HeldNft) => bigint | undefined,
): FloorTotals {
  const coins = new Map<string, FloorOfCoin>();
  let withoutFloor = 0;
  let unsure = 0;
  for (const nft of nfts) {
    const floor = floorOf(nft);
    if (nft.units === undefined) unsure += 1;
    else if (floor === undefined) withoutFloor += 1;
    else {
      const { currency, type } = nft.network;
      const isTest = type === 'testnet';
      const key = `${currency} ${isTest}`;
      const units = (coins.get(key)?.units ?? 0n) + floor * nft.units;
      coins.set(key, { currency, isTest, units });
    }
  }
  return {
    coins: [...coins.values()].toSorted((one, other) => Number(one.isTest) - Number(other.isTest)),
    withoutFloor,
    unsure,
  };
}
