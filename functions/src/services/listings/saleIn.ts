import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { AbiCoder } from 'ethers/abi';
import { ZeroAddress } from 'ethers/constants';
import type { LoggedEvent } from '../chain/Ledger.ts';

/** keccak256 of Seaport's `OrderFulfilled`. */
export const ORDER_FULFILLED = '0x9d9af8e38d66c62e2c12f0225249fd9d721c54b83f48d9352c97c6cacdcb6f31';

/**
 * Data of the event: order hash, recipient, offered and received items with item type, contract, id and
 * amount, and their recipients.
 */
const DATA = [
  'bytes32',
  'address',
  'tuple(uint8,address,uint256,uint256)[]',
  'tuple(uint8,address,uint256,uint256,address)[]',
];

interface Sale {
  readonly contract: string;
  /** In the coin's smallest unit. */
  readonly paid: bigint;
}

type Item = readonly [type: bigint, token: string, id: bigint, amount: bigint, ...rest: unknown[]];

/**
 * Reads the payment for NFTs of one collection from a Seaport log, in coin or wrapped coin.
 *
 * If two orders were matched, each logs the same: only the seller's counts, whose recipient is the zero
 * address. A sale to oneself is no payment.
 *
 * @returns undefined for anything else: sales to oneself, NFTs of several collections, other tokens,
 * malformed data
 */
export function saleIn({ address, topics, data }: LoggedEvent, wrappedCoin: string): Sale | undefined {
  if (!sameAddress(address, SEAPORT_ADDRESS) || topics[0] !== ORDER_FULFILLED) return undefined;
  let read: readonly [string, string, readonly Item[], readonly Item[]];
  try {
    read = AbiCoder.defaultAbiCoder().decode(DATA, data) as unknown as typeof read;
    // ethers decodes lists lazily, on access.
    return isOfOneAddress(topics[1], read[1]) ? undefined : saleOf(read, wrappedCoin);
  } catch {
    return undefined;
  }
}

/** Returns true if the offerer is also the recipient. */
function isOfOneAddress(offerer: string | undefined, taker: string): boolean {
  return offerer !== undefined && BigInt(offerer) === BigInt(taker);
}

function saleOf(
  [, taker, offer, consideration]: readonly [string, string, readonly Item[], readonly Item[]],
  wrappedCoin: string,
): Sale | undefined {
  const isNft = ([type]: Item) => type === 2n || type === 3n;
  const isMoney = ([type, token]: Item) => type === 0n || (type === 1n && sameAddress(token, wrappedCoin));
  const [offered, considered] = [[...offer], [...consideration]];
  const isSold = offered.length > 0 && offered.every(isNft);
  const nfts = isSold ? offered : considered.filter(isNft);
  // In an accepted bid, the fees are listed beside the NFT, and are paid out of the offer.
  const money = isSold ? considered : offered;
  const isTaken =
    isSold || (taker !== ZeroAddress && considered.every((item) => isNft(item) || isMoney(item)));
  const contracts = [...new Set(nfts.map(([, token]) => token))];
  const [contract] = contracts;
  if (!isTaken || contract === undefined || contracts.length > 1 || !money.every(isMoney)) return undefined;
  return { contract, paid: money.reduce((sum, [, , , amount]) => sum + amount, 0n) };
}
