import type { KnownToken } from './KnownToken.ts';

/** Finds the facts of a token by its chain (EIP-155) and contract; undefined for any other contract. */
export type FindToken = (chainId: number, contract: string) => KnownToken | undefined;
