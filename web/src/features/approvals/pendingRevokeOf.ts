import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { ZeroAddress } from 'ethers/constants';
import type { ApprovalRow } from './ApprovalRow.ts';
import { revokeRequest } from './revokeRequest.ts';

/** Finds the record of a pending transaction that revokes an approval; undefined if none. */
export function pendingRevokeOf<SentCall extends TransactionRecord>(
  row: ApprovalRow,
  sent: readonly SentCall[],
): SentCall | undefined {
  const { network, approval } = row;
  const { kind, owner, contract, spender, tokenId } = approval;
  // If the contract did not answer, the record does not say whether the approval was for 0; the signed data does.
  const data = revokeRequest(row)?.data.slice(2).toLowerCase();
  return sent.find(
    (record) =>
      record.status === 'pending' &&
      record.network === network.id &&
      sameAddress(record.from_address, owner) &&
      sameAddress(record.contract_address ?? record.to_address, contract) &&
      (revokes(record) || hasData(record)),
  );

  function hasData({ signed_transaction: signed, to_address: to }: TransactionRecord) {
    if (data === undefined || signed === undefined || kind === 'permit2') return false;
    return sameAddress(to, contract) && signed.toLowerCase().includes(data);
  }

  function revokes({ call_kind, spender: who = '', token_id, allowed_units, to_address }: TransactionRecord) {
    const isNothing = call_kind === 'revoke' || (call_kind === 'approve' && allowed_units === '0');
    switch (kind) {
      case 'allowance':
        return isNothing && sameAddress(to_address, contract) && sameAddress(who, spender ?? '');
      case 'permit2':
        return isNothing && !sameAddress(to_address, contract) && sameAddress(who, spender ?? '');
      case 'operator':
        return call_kind === 'revokeAll' && sameAddress(who, spender ?? '');
      case 'tokenApproval':
        return call_kind === 'revoke' && sameAddress(who, ZeroAddress) && token_id === tokenId;
    }
  }
}
