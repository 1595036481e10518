import type { NamedApproval } from '../schemas/approvals.ts';

/** Returns a key that identifies an approval; for an NFT, regardless of its current spender. */
export function approvalKey({ kind, owner, contract, spender, tokenId }: NamedApproval): string {
  return [kind, owner, contract, kind === 'tokenApproval' ? tokenId : spender].join(' ').toLowerCase();
}
