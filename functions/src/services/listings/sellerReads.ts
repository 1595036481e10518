import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import type { ContractCall } from '../chain/multicall3.ts';
import { readUint } from '../holdings/readUint.ts';
import type { IsolatedReads } from '../chain/isolatedMulticall.ts';
import { approvedAllRead, approvedRead, balanceRead, counterRead, ownerRead } from './listingCalls.ts';

/** Seller and NFT of a possible order. */
export interface Seller {
  readonly seller: string;
  readonly contract: string;
  readonly tokenId: string;
}

/** A seller's state on one node; undefined where the node gives no usable answer. */
interface SellerAt {
  readonly counter: bigint | undefined;
  readonly units: bigint | undefined;
  /** 1 where Seaport itself may take it, else 0. */
  readonly isApproved: bigint | undefined;
}

/** Reads of the NFT's contract; the answers show which standard it has. */
export function sellerReads(of: Seller): {
  readonly ofSeaport: ContractCall;
  readonly ofNft: ContractCall[];
} {
  const { owner, balance, approvedAll, approved } = readsOf(of);
  return { ofSeaport: counterRead(of.seller), ofNft: [owner, balance, approvedAll, approved] };
}

/** Returns a seller's state on one node: the balance, and whether an order could be fulfilled. */
export function sellerAt({ of }: IsolatedReads, about: Seller): SellerAt {
  const reads = readsOf(about);
  const [owner, balance, approvedAll, approved] = [
    of(reads.owner),
    of(reads.balance),
    of(reads.approvedAll),
    of(reads.approved),
  ];
  const counter = readUint(of(counterRead(about.seller)));
  if ([owner, balance, approvedAll, approved].includes(undefined)) {
    return { counter, units: undefined, isApproved: undefined };
  }
  const [holder, count, forAll] = [readUint(owner), readUint(balance), readUint(approvedAll)];
  const own = holder === undefined ? count : BigInt(holder === BigInt(about.seller));
  const isApproved =
    forAll === 1n || (holder !== undefined && readUint(approved) === BigInt(SEAPORT_ADDRESS));
  return { counter, units: own, isApproved: own === undefined ? undefined : BigInt(isApproved) };
}

function readsOf({ seller, contract, tokenId }: Seller) {
  const id = BigInt(tokenId);
  return {
    owner: ownerRead(contract, id),
    balance: balanceRead(contract, seller, id),
    approvedAll: approvedAllRead(contract, seller, SEAPORT_ADDRESS),
    approved: approvedRead(contract, id),
  };
}
