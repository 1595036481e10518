import type { HeldNft } from './HeldNft.ts';

/** So much of one coin. */
interface FloorOfCoin {
  readonly currency: string;
  readonly isTest: boolean;
  /** In the smallest unit. */
  readonly units: bigint;
}

/** What NFTs come to at the floors of their collections; what is not known is in no sum, and counted. */
interface FloorTotals {
  /** Real coins before test coins, each once. */
  readonly coins: readonly FloorOfCoin[];
  /** NFTs of whose collection no floor is known. */
  readonly withoutFloor: number;
  /** NFTs of which it is not known for sure how many somebody has. */
  readonly unsure: number;
}

/**
 * Adds up the floors of the collections of NFTs, each as often as it is there.
 *
 * @param floorOf the least that one of the NFT's collection costs, in the smallest unit of its network's coin; undefined where it is not known
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
