import type { callKinds } from './kinds/callKinds.ts';

/** Standard of a contract, if known: ERC-20 and ERC-721 share some calls byte for byte. */
export type TokenStandard = 'erc20' | 'erc721' | 'erc1155';

/** Decoded call. Addresses have checksums (EIP-55), amounts are in the smallest unit. */
export type Call = NonNullable<
  ReturnType<(typeof callKinds)[keyof typeof callKinds]['readers'][number]['read']>
>;
