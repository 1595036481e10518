import type { NamedApproval } from '@everything-wallet/core/callables/approvals';

/** By what one approval is told from every other one of a network. */
export function approvalKey({ kind, owner, contract, spender, tokenId }: NamedApproval): string {
  return [kind, owner, contract, kind === 'tokenApproval' ? tokenId : spender].join(' ').toLowerCase();
}
