import type { ContractCall } from '../chain/multicall3.ts';

/** A read from a node: an address's balance of the coin, or a contract call. */
export type Read = { readonly coinOf: string } | ContractCall;

/** A node's latest block, as it reports it. */
export interface Head {
  readonly number: number;
  /** In ms since 1970. */
  readonly time: number;
}

/** Reads of one call. */
export interface ReadGroup {
  readonly reads: readonly Read[];
  /** True if untrusted contracts are called. */
  readonly isOfStrangers: boolean;
}

/** One node's answers to groups of reads, in their order. */
export interface Reading {
  /** Undefined if the reported head is impossible. */
  readonly head: Head | undefined;
  /** 0x-prefixed hex; null where the code of a contract failed; undefined, one or all, where there is no usable answer. */
  readonly answers: readonly (readonly (string | null | undefined)[] | undefined)[];
}
