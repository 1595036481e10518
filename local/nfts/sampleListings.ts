import type { NftListingRecord } from '@everything-wallet/core/documents/nftListing';
import type { Network } from '@everything-wallet/core/networks/networks';
import { parseUnits } from 'ethers';
import { localSeller, SELLER_ID } from './localSeller.ts';
import { sampleCollections } from './sampleCollections.ts';
import { signListing } from './signListing.ts';

/** How many of the collection the seller has, the first ones; those that are not listed are for tests. */
export const SELLER_TOKENS = 8n;

/** What the first ones are sold for, in thousandths of an ether; on other networks for as many fiftieths of a coin. */
const PRICES = [50n, 120n, 200n, 350n, 500n, 800n];

/**
 * What the seller of a local chain has listed, by the ids of the records; the same each time, since nothing in an order is of the time at
 * which it was signed.
 */
export async function sampleListings(network: Network): Promise<ReadonlyMap<string, NftListingRecord>> {
  const [lanterns] = sampleCollections(network);
  if (!lanterns) return new Map();
  const { contract, standard } = lanterns;
  const part = parseUnits('1', 18) / (network.currency === 'ETH' ? 1_000n : 50n);
  const records = PRICES.map(async (price, index): Promise<[string, NftListingRecord]> => {
    const tokenId = BigInt(index + 1);
    const { order, orderHash } = await signListing(localSeller, {
      ...{ chainId: network.chainId, contract, standard, tokenId, price: price * part },
    });
    return [
      `${network.chainId}_${orderHash}`,
      {
        user_id: SELLER_ID,
        network: network.id,
        order_hash: orderHash,
        contract_address: contract,
        token_id: String(tokenId),
        ends_at: Number(order.components.endTime),
        order,
      },
    ];
  });
  return new Map(await Promise.all(records));
}
