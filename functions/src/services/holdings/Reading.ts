import type { ContractCall } from '../chain/multicall3.ts';

/** Something that a node is asked: the coin of an address, or a call of a contract. */
export type Read = { readonly coinOf: string } | ContractCall;

/** The latest block of a node as it says itself. */
export interface Head {
  readonly number: number;
  /** In ms since 1970. */
  readonly time: number;
}

/** What is asked in one call. */
export interface ReadGroup {
  readonly reads: readonly Read[];
  /** Whether anybody may have written the contracts that are asked. */
  readonly isOfStrangers: boolean;
}

/** What one node says to groups of questions, in the order of them. */
export interface Reading {
  /** Undefined where what it says cannot be. */
  readonly head: Head | undefined;
  /** 0x-prefixed hex; null where the code of a contract failed; undefined, one or all, where there is no usable answer. */
  readonly answers: readonly (readonly (string | null | undefined)[] | undefined)[];
}
