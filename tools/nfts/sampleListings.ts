import type { NftListingRecord } from '@everything-wallet/core/documents/nftListing';
import type { Network } from '@everything-wallet/core/networks/networks';
import { parseUnits } from 'ethers';
import { localSeller, SELLER_ID } from './localSeller.ts';
import { sampleCollections } from './sampleCollections.ts';
import { signListing } from './signListing.ts';

/** Number of tokens that the seller owns, the first ones of the collection; unlisted ones are for tests. */
export const SELLER_TOKENS = 8n;

/** Prices of the first ones in thousandths of an ether; on other networks in fiftieths of a coin. */
const PRICES = [50n, 120n, 200n, 350n, 500n, 800n];

/**
 * Returns the listings of a local chain's seller by record id; they are the same each time, since an order
 * does not contain its signing time.
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
