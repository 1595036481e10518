import { LISTINGS_AN_HOUR, MAX_OPEN_LISTINGS } from '@everything-wallet/core/schemas/keepListing';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { attempts } from '../../data/attempts.ts';
import { incomingTransfers } from '../../data/incomingTransfers.ts';
import { listingRecords } from '../../data/listingRecords.ts';
import { freePlaces } from './freePlaces.ts';
import type { ListingKeeping } from './keepListing.ts';
import { listingsOf } from './listingsOf.ts';

const hourly = { action: 'keep_listing', attempts: LISTINGS_AN_HOUR, windowMs: 60 * 60 * 1_000 };

/** Returns the storage of a configured network's listings. */
export function listingKeepingOf(rpcName: RpcName): ListingKeeping {
  return {
    network: networkByRpcName(rpcName),
    stateOf: (listing, userId) => listingsOf(rpcName).stateOf(listing, userId),
    isOwnAccount: async (userId, address) => (await incomingTransfers.findOwn(userId, [address])).size > 0,
    take: (userId) => attempts.take(userId, hourly, Date.now()),
    save: (record, id, now) => listingRecords.save(record, { id, now, most: MAX_OPEN_LISTINGS }),
    freePlaces: (userId) =>
      freePlaces(userId, {
        recordsOf: (id) => listingRecords.allOfUser(id),
        soldOf: ({ rpcName: name }, listings) => listingsOf(name).soldOf(listings, userId),
        remove: (ids) => listingRecords.remove(ids),
      }),
  };
}
