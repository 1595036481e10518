import type { Watched } from '@everything-wallet/core/callables/simulation';
import type { ContractCall } from '../chain/multicall3.ts';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import { readUint } from '../holdings/readUint.ts';
import { readPermit2Allowance } from './permit2Allowance.ts';

/**
 * First four bytes of keccak256 of balanceOf(address), ownerOf(uint256), balanceOf(address,uint256), allowance(address,address),
 * getApproved(uint256), isApprovedForAll(address,address) (ERC-20, ERC-721, ERC-1155), and of Permit2's allowance(address,address,address).
 */
const SELECTORS = {
  erc20: '0x70a08231',
  erc721: '0x6352211e',
  erc1155: '0x00fdd58e',
  allowance: '0xdd62ed3e',
  tokenApproval: '0x081812fc',
  operator: '0xe985e9c5',
  permit2: '0x927da105',
} as const;

/** Returns the read of a watched value. */
export function readOf(watched: Watched, owner: string): ContractCall {
  const words = {
    erc20: () => [word(owner)],
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
  { kind }: Watched,
  owner: string,
  answer: string | null | undefined,
): bigint | undefined {
  if (kind === 'permit2') return readPermit2Allowance(answer);
  const value = readUint(answer);
  if (kind !== 'erc721' || value === undefined) return value;
  return value === BigInt(owner) ? 1n : 0n;
}

function word(address: string): string {
  return address.slice(2).toLowerCase().padStart(64, '0');
}

function idOf(watched: Watched): string {
  return BigInt('tokenId' in watched ? watched.tokenId : 0)
    .toString(16)
    .padStart(64, '0');
}

function spenderOf(watched: Watched): string {
  return word('spender' in watched ? watched.spender : '0x');
}
