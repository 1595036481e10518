import type { NamedApproval } from '@everything-wallet/core/schemas/approvals';

/** Returns the unique key of an approval on a network. */
export function approvalKey({ kind, owner, contract, spender, tokenId }: NamedApproval): string {
  return [kind, owner, contract, kind === 'tokenApproval' ? tokenId : spender].join(' ').toLowerCase();
}
