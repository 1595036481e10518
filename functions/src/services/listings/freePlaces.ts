import type { NftListingRecord } from '@everything-wallet/core/documents/nftListing';
import { findNetworkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network } from '@everything-wallet/core/networks/networks';
import { readListing } from '@everything-wallet/core/seaport/readListing';
import { SeaportError } from '@everything-wallet/core/seaport/SeaportError';
import { logFailure } from '../../errors/logFailure.ts';
import type { ReadListing } from './openReads.ts';

type FoundRecord = NftListingRecord & { readonly id: string };

/** Storage of a user's records, and the check for sold listings. */
interface Places {
  readonly recordsOf: (userId: string) => Promise<readonly FoundRecord[]>;
  /** Hashes of listings that enough nodes report as sold. */
  readonly soldOf: (network: Network, listings: readonly ReadListing[]) => Promise<ReadonlySet<string>>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
}

/**
 * Deletes the records of a user's sold listings: they cannot be cancelled, and would take up places until
 * they end. Cancelled ones stay: a reorg may undo the cancellation, and then the seller has to see the
 * listing.
 *
 * @returns number of deleted records
 */
export async function freePlaces(userId: string, { recordsOf, soldOf, remove }: Places): Promise<number> {
  const all = await recordsOf(userId);
  const sold = await Promise.all(
    [...new Set(all.map(({ network }) => network))].map(async (id) => {
      const network = findNetworkById(id);
      if (!network) return [];
      const records = all.filter((record) => record.network === id);
      const listings = records.flatMap((record) => listingOf(record, network));
      // A silent network must not block places on others.
      const hashes = await soldOf(network, listings).catch((error: unknown) => {
        logFailure('asking which listings are sold', error);
        return new Set<string>();
      });
      return records.filter((record) => hashes.has(record.order_hash)).map((record) => record.id);
    }),
  );
  const ids = sold.flat();
  if (ids.length > 0) await remove(ids);
  return ids.length;
}

function listingOf({ order }: FoundRecord, { chainId }: Network): ReadListing[] {
  const { startTime, counter } = order.components;
  try {
    const terms = readListing(order, { chainId, now: BigInt(startTime), isBrief: true });
    return [{ ...terms, counter: BigInt(counter) }];
  } catch (error) {
    if (error instanceof SeaportError) return [];
    throw error;
  }
}
