import { nftListingSchema } from '@everything-wallet/core/documents/nftListing';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import type { OwnListing } from '../OwnListing.ts';

/**
 * Reads the record of an own order.
 *
 * @throws ZodError if it has the wrong shape
 */
export function ownListingOf(document: QueryDocumentSnapshot): OwnListing {
  const { order, order_hash: hash } = nftListingSchema.parse(document.data());
  return {
    hash,
    order,
    price: order.components.consideration.reduce((sum, { startAmount }) => sum + BigInt(startAmount), 0n),
    endsAt: Number(order.components.endTime) * 1_000,
  };
}
