import type { ListingTerms } from '@everything-wallet/core/seaport/readListing';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { ZeroAddress } from 'ethers/constants';
import type { ContractCall } from '../holdings/aggregate3.ts';
import { readUint } from '../holdings/readUint.ts';
import type { ApartReading, ContractReads } from '../nfts/readApart.ts';

/**
 * First four bytes of keccak256 of getOrderStatus(bytes32) and getCounter(address) of Seaport, and of ownerOf(uint256),
 * balanceOf(address,uint256), isApprovedForAll(address,address), getApproved(uint256) and name().
 */
const ORDER_STATUS = '0x46423aa7';
const COUNTER = '0xf07ec373';
const OWNER_OF = '0x6352211e';
const BALANCE_OF = '0x00fdd58e';
const IS_APPROVED_FOR_ALL = '0xe985e9c5';
const GET_APPROVED = '0x081812fc';
const NAME = '0x06fdde03';

/** A listing as it was read out of its order. */
export interface ReadListing extends ListingTerms {
  readonly counter: bigint;
}

/** What the chain is asked of one listing. */
interface ListingReads {
  readonly status: ContractCall;
  readonly counter: ContractCall;
  readonly held: ContractCall;
  readonly approvedAll: ContractCall;
  /** Of ERC-721, whose NFTs may be approved one by one. */
  readonly approved?: ContractCall;
}

/** Answers with a number where Seaport is, and with nothing where nobody is. */
export const MARKET_READ: ContractCall = { to: SEAPORT_ADDRESS, data: `${COUNTER}${word(ZeroAddress)}` };

/** What a collection calls itself. */
export function nameRead(contract: string): ContractCall {
  return { to: contract, data: NAME };
}

/** What each contract is asked so that it is known of listings whether they could be bought now. */
export function readsOfListings(
  listings: readonly ReadListing[],
  contracts: readonly string[],
): ContractReads[] {
  const reads = listings.map((listing) => [listing, readsOf(listing)] as const);
  const ofSeaport = reads.flatMap(([, { status, counter }]) => [status, counter]);
  const unique = [...new Map(ofSeaport.map((call) => [call.data, call])).values()];
  return [
    { wanted: [MARKET_READ, ...unique], facts: [] },
    ...contracts.map((contract) => {
      const own = reads.filter(([listing]) => listing.contract === contract).map(([, each]) => each);
      return {
        wanted: own.map(({ held }) => held),
        facts: [
          ...own.flatMap(({ approvedAll, approved }) => [approvedAll, ...(approved ? [approved] : [])]),
          nameRead(contract),
        ],
      };
    }),
  ];
}

/**
 * Whether a listing could be bought now, as one node tells it: it is not cancelled, nothing of it is sold, its seller has raised no
 * counter, has what is sold, and lets it be taken.
 *
 * @returns undefined where the node does not say
 */
export function isOpenAt({ of }: ApartReading, listing: ReadListing): boolean | undefined {
  const reads = readsOf(listing);
  const asked = [
    reads.status,
    reads.counter,
    reads.held,
    reads.approvedAll,
    ...(reads.approved ? [reads.approved] : []),
  ];
  const answers = asked.map(of);
  if (answers.includes(undefined)) return undefined;
  const [status, counter, held, approvedAll, approved] = answers;
  return (
    isUntouched(status) &&
    readUint(counter) === listing.counter &&
    isHeld(listing, readUint(held)) &&
    (readUint(approvedAll) === 1n || readUint(approved) === BigInt(listing.operator))
  );
}

/** `isValidated`, `isCancelled`, `totalFilled`, `totalSize`: an order of which a part is sold costs and brings less. */
function isUntouched(status: string | null | undefined): boolean {
  const words = /^0x[0-9a-f]{64}([0-9a-f]{64})([0-9a-f]{64})[0-9a-f]{64}$/i.exec(status ?? '');
  return words !== null && BigInt(`0x${words[1]}`) === 0n && BigInt(`0x${words[2]}`) === 0n;
}

function isHeld({ standard, seller, units }: ReadListing, held: bigint | undefined): boolean {
  if (held === undefined) return false;
  return standard === 'erc721' ? held === BigInt(seller) : held >= units;
}

function readsOf({ orderHash, seller, contract, tokenId, standard, operator }: ReadListing): ListingReads {
  const at = (data: string) => ({ to: contract, data });
  const id = word(`0x${tokenId.toString(16)}`);
  const isSingle = standard === 'erc721';
  return {
    status: { to: SEAPORT_ADDRESS, data: `${ORDER_STATUS}${word(orderHash)}` },
    counter: { to: SEAPORT_ADDRESS, data: `${COUNTER}${word(seller)}` },
    held: at(isSingle ? `${OWNER_OF}${id}` : `${BALANCE_OF}${word(seller)}${id}`),
    approvedAll: at(`${IS_APPROVED_FOR_ALL}${word(seller)}${word(operator)}`),
    ...(isSingle && { approved: at(`${GET_APPROVED}${id}`) }),
  };
}

function word(hex: string): string {
  return hex.slice(2).toLowerCase().padStart(64, '0');
}
