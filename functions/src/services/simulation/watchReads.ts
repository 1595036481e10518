import type { Watched } from '@everything-wallet/core/schemas/simulation';
import type { ContractCall } from '../chain/multicall3.ts';
import type { Receipt } from './Effect.ts';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import { readUint } from '../holdings/readUint.ts';
import { readPermit2Allowance } from './permit2Allowance.ts';
import { word } from '../abi/word.ts';
import { tokenSelectors } from '../abi/tokenSelectors.ts';

/** Selectors of the reads of each kind of watched figure. */
const SELECTORS = {
  erc20: tokenSelectors.balanceOf,
  receipt: tokenSelectors.balanceOf,
  erc721: tokenSelectors.ownerOf,
  erc1155: tokenSelectors.balanceOfId,
  allowance: tokenSelectors.allowance,
  tokenApproval: tokenSelectors.getApproved,
  operator: tokenSelectors.isApprovedForAll,
  permit2: tokenSelectors.permit2Allowance,
} as const;

/** Returns the read of a watched value. */
export function readOf(watched: Watched | Receipt, owner: string): ContractCall {
  const words = {
    erc20: () => [word(owner)],
    receipt: () => [word('recipient' in watched ? watched.recipient : owner)],
    erc721: () => [idOf(watched)],
    erc1155: () => [word(owner), idOf(watched)],
    allowance: () => [word(owner), spenderOf(watched)],
    tokenApproval: () => [idOf(watched)],
    operator: () => [word(owner), spenderOf(watched)],
    permit2: () => [word(owner), word(watched.contract), spenderOf(watched)],
  }[watched.kind]();
  const to = watched.kind === 'permit2' ? PERMIT2 : watched.contract;
  return { to, data: [SELECTORS[watched.kind], ...words].join('') };
}

/**
 * Decodes a watched value as a number: for one ERC-721 token 1 if it is the owner's, and for its approval the
 * spender's address; for Permit2 both amount and expiry (`permit2Allowance`).
 *
 * @param answer 0x-prefixed hex; null if the code failed
 * @returns undefined if malformed
 */
export function valueOf(
  { kind }: Watched | Receipt,
  owner: string,
  answer: string | null | undefined,
): bigint | undefined {
  if (kind === 'permit2') return readPermit2Allowance(answer);
  const value = readUint(answer);
  if (kind !== 'erc721' || value === undefined) return value;
  return value === BigInt(owner) ? 1n : 0n;
}

function idOf(watched: Watched | Receipt): string {
  return word(BigInt('tokenId' in watched ? watched.tokenId : 0));
}

function spenderOf(watched: Watched | Receipt): string {
  return word('spender' in watched ? watched.spender : '0x');
}
