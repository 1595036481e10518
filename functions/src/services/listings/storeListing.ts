import { isDeepStrictEqual } from 'node:util';
import type { SellerState } from '@everything-wallet/core/schemas/nftListingsAnswer';
import type { NftListingRecord } from '@everything-wallet/core/documents/nftListing';
import type { Network } from '@everything-wallet/core/networks/networks';
import { buildListing } from '@everything-wallet/core/seaport/buildListing';
import { readListing, type ListingTerms } from '@everything-wallet/core/seaport/readListing';
import type { RefusalTextId } from '@everything-wallet/core/refusals/refusalText';
import { SeaportError } from '@everything-wallet/core/seaport/SeaportError';
import { seaportOrderSchema, type SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';
import { ServiceError } from '../../errors/ServiceError.ts';
import { tooManyRequests } from '../limits/tooManyRequests.ts';
import type { ReadListing } from './openReads.ts';

/** Maximum duration in seconds: a forgotten listing must not sell years later. */
const LONGEST_SECONDS = 366n * 86_400n;

/** Dependencies of storing a listing. */
export interface ListingDependencies {
  readonly network: Network;
  /** Reads the state of a listing's seller and of its order, by the quorum. */
  readonly stateOf: (listing: ReadListing, userId: string) => Promise<SellerState>;
  readonly isOwnAccount: (userId: string, address: string) => Promise<boolean>;
  /** Counts one write against the rate limit; returns the ms until it is allowed. */
  readonly take: (userId: string) => Promise<number>;
  /** @param now seconds since 1970, by the network: listings that ended long before are archived */
  readonly save: (record: NftListingRecord, id: string, now: number) => Promise<'saved' | 'full' | 'ofOther'>;
  /** Archives a user's sold listings; returns their number. */
  readonly freePlaces: (userId: string) => Promise<number>;
}

/**
 * Stores a user's order for everyone to buy. It must be one that `buildListing` makes, open, and signed by an own account
 * that has the NFT, by the quorum. Storing it twice is harmless.
 *
 * @returns the order's hash
 * @throws ServiceError 'failed-precondition' for an invalid order; 'resource-exhausted' for too many; 'unavailable' if the
 *   nodes do not answer
 */
export async function storeListing(
  userId: string,
  order: unknown,
  { network, stateOf, isOwnAccount, take, save, freePlaces }: ListingDependencies,
): Promise<{ readonly id: string }> {
  const { signed, terms } = readOwnKind(order, network);
  if (!(await isOwnAccount(userId, terms.seller))) throw refused('server.listing.notYours');
  const counter = BigInt(signed.components.counter);
  const now = requireOpen(terms, counter, await stateOf({ ...terms, counter }, userId));
  const waitMs = await take(userId);
  if (waitMs > 0) throw tooManyRequests('server.tooManyAttempts', waitMs);
  const record: NftListingRecord = {
    user_id: userId,
    network: network.id,
    order_hash: terms.orderHash,
    contract_address: terms.contract,
    token_id: terms.tokenId.toString(),
    ends_at: Number(terms.endsAt),
    order: signed,
  };
  const write = () => save(record, `${network.chainId}_${terms.orderHash}`, Number(now));
  let outcome = await write();
  if (outcome === 'full' && (await freePlaces(userId)) > 0) outcome = await write();
  if (outcome === 'full') {
    throw new ServiceError('resource-exhausted', 'server.tooManyListings', {
      reason: 'tooManyRequests',
    });
  }
  if (outcome === 'ofOther') throw refused('server.listing.ofOther');
  return { id: terms.orderHash };
}

/**
 * Requires an open order of a seller who has what it sells.
 *
 * @returns seconds since 1970, by the chain
 * @throws ServiceError 'failed-precondition'; 'unavailable' if the nodes disagree
 */
function requireOpen(terms: ListingTerms, signedCounter: bigint, seller: SellerState): bigint {
  const { counter, units, isApproved, time, orders } = seller;
  // If it is unknown, the next scan of listings checks again.
  const state = orders?.find(({ id }) => id === terms.orderHash)?.state ?? 'open';
  if (counter === null || units === null || isApproved === null || time === null) {
    throw new ServiceError('unavailable', 'server.listingUnknown', {
      reason: 'networkUnavailable',
    });
  }
  const now = BigInt(Math.floor(time / 1_000));
  if (BigInt(counter) !== signedCounter || state !== 'open') throw refused('server.listing.sold');
  if (BigInt(units) < terms.units) throw refused('server.listing.notHeld');
  if (!isApproved) throw refused('server.listing.notApproved');
  if (terms.endsAt <= now || terms.startsAt > now) throw refused('server.listing.ended');
  if (terms.endsAt - now > LONGEST_SECONDS) throw refused('server.listing.tooLong');
  return now;
}

/** Reads an order with exactly the parts of the orders of this wallet: no others, and no more of them. */
function readOwnKind(
  order: unknown,
  { chainId }: Network,
): { readonly signed: SeaportOrder; readonly terms: ListingTerms } {
  const parsed = seaportOrderSchema.safeParse(order);
  if (!parsed.success) throw refused('server.listing.invalid');
  const { components } = parsed.data;
  const signed = { components, signature: parsed.data.signature.toLowerCase() };
  try {
    const now = BigInt(components.startTime);
    const terms = readListing(signed, { chainId, now, isBrief: true });
    const made = buildListing({
      ...terms,
      counter: BigInt(components.counter),
      salt: BigInt(components.salt),
    });
    if (isDeepStrictEqual(made, components)) return { signed, terms };
  } catch (error) {
    if (error instanceof SeaportError) throw refused('server.listing.invalid', error);
    throw error;
  }
  throw refused('server.listing.invalid');
}

function refused(text: RefusalTextId, cause?: SeaportError): ServiceError {
  return new ServiceError('failed-precondition', text, { cause });
}
