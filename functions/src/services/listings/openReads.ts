import type { OrderState } from '@everything-wallet/core/schemas/nftListingsAnswer';
import type { ListingTerms } from '@everything-wallet/core/seaport/readListing';
import type { ContractCall } from '../chain/multicall3.ts';
import { readUint } from '../holdings/readUint.ts';
import type { IsolatedReads, ContractReads } from '../chain/isolatedMulticall.ts';
import {
  approvedAllRead,
  approvedRead,
  balanceRead,
  counterRead,
  MARKET_READ,
  nameRead,
  ownerRead,
  statusRead,
} from './listingCalls.ts';
import { sellerReads, type Seller } from './sellerReads.ts';

/** A listing as it was read out of its order. */
export interface ReadListing extends ListingTerms {
  readonly counter: bigint;
}

/** Reads for one listing. */
interface ListingReads {
  readonly status: ContractCall;
  readonly counter: ContractCall;
  readonly held: ContractCall;
  readonly approvedAll: ContractCall;
  /** Read for ERC-721, whose NFTs may be approved one by one. */
  readonly approved?: ContractCall;
}

/** Returns the reads of each contract that show whether listings could be bought now. */
export function readsOfListings(
  listings: readonly ReadListing[],
  contracts: readonly string[],
  seller?: Seller,
): ContractReads[] {
  const ofSeller = seller && sellerReads(seller);
  const reads = listings.map((listing) => [listing, readsOf(listing)] as const);
  const ofSeaport = reads.flatMap(([, { status, counter }]) => [status, counter]);
  const unique = [...new Map(ofSeaport.map((call) => [call.data, call])).values()];
  return [
    { wanted: [MARKET_READ, ...unique, ...(ofSeller ? [ofSeller.ofSeaport] : [])], facts: [] },
    ...contracts.map((contract) => {
      const own = reads.filter(([listing]) => listing.contract === contract).map(([, each]) => each);
      return {
        wanted: own.map(({ held }) => held),
        facts: [
          ...own.flatMap(({ approvedAll, approved }) => [approvedAll, ...(approved ? [approved] : [])]),
          nameRead(contract),
          ...(ofSeller && contract === seller.contract ? ofSeller.ofNft : []),
        ],
      };
    }),
  ];
}

/**
 * Returns true if a listing could be bought now, by one node's answers: it is not cancelled, nothing of it is
 * sold, its seller has not raised the counter, has enough, and has approved the transfer.
 *
 * @returns undefined if the node does not answer
 */
export function isOpenAt({ of }: IsolatedReads, listing: ReadListing): boolean | undefined {
  const reads = readsOf(listing);
  const calls = [
    reads.status,
    reads.counter,
    reads.held,
    reads.approvedAll,
    ...(reads.approved ? [reads.approved] : []),
  ];
  const answers = calls.map(of);
  if (answers.includes(undefined)) return undefined;
  const [status, counter, held, approvedAll, approved] = answers;
  return (
    isUntouched(status) &&
    readUint(counter) === listing.counter &&
    isHeld(listing, readUint(held)) &&
    (readUint(approvedAll) === 1n || readUint(approved) === BigInt(listing.operator))
  );
}

/**
 * Returns the state of an order by one node's answers: all of it is sold, or it is cancelled, alone or by a
 * raised counter.
 *
 * @returns undefined if the node does not answer
 */
export function orderStateAt({ of }: IsolatedReads, listing: ReadListing): OrderState | undefined {
  const reads = readsOf(listing);
  const [status, counter] = [statusIn(of(reads.status)), readUint(of(reads.counter))];
  if (!status || counter === undefined) return undefined;
  // An order cancelled afterwards is sold nevertheless.
  if (status.filled > 0n && status.filled >= status.size) return 'filled';
  return status.isCancelled || counter !== listing.counter ? 'cancelled' : 'open';
}

/** Returns true if nothing of an order is sold: a partly sold order costs and pays less. */
function isUntouched(status: string | null | undefined): boolean {
  const { isCancelled, filled } = statusIn(status) ?? {};
  return isCancelled === false && filled === 0n;
}

/** `isValidated`, `isCancelled`, `totalFilled`, `totalSize`. */
function statusIn(status: string | null | undefined) {
  const words = /^0x[0-9a-f]{64}([0-9a-f]{64})([0-9a-f]{64})([0-9a-f]{64})$/i.exec(status ?? '');
  if (!words) return undefined;
  const [isCancelled = 0n, filled = 0n, size = 0n] = words.slice(1).map((word) => BigInt(`0x${word}`));
  return { isCancelled: isCancelled !== 0n, filled, size };
}

function isHeld({ standard, seller, units }: ReadListing, held: bigint | undefined): boolean {
  if (held === undefined) return false;
  return standard === 'erc721' ? held === BigInt(seller) : held >= units;
}

function readsOf({ orderHash, seller, contract, tokenId, standard, operator }: ReadListing): ListingReads {
  const isSingle = standard === 'erc721';
  return {
    status: statusRead(orderHash),
    counter: counterRead(seller),
    held: isSingle ? ownerRead(contract, tokenId) : balanceRead(contract, seller, tokenId),
    approvedAll: approvedAllRead(contract, seller, operator),
    ...(isSingle && { approved: approvedRead(contract, tokenId) }),
  };
}
