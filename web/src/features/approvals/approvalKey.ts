import type { NamedApproval } from '@everything-wallet/core/callables/approvals';

/** The same for the same approval, whoever may take an NFT by now. */
export function approvalKey({ kind, owner, contract, spender, tokenId }: NamedApproval): string {
  return [kind, owner, contract, kind === 'tokenApproval' ? tokenId : spender].join(' ').toLowerCase();
}
