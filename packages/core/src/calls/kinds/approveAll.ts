import { address, bool } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { ApproveAllCall } from '../types/ApproveAllCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';

/** `setApprovalForAll` of ERC-721 and ERC-1155. */
export const approveAll: CallKind<ApproveAllCall> = {
  readers: [
    callReader(
      'setApprovalForAll',
      [address, bool],
      ([operator, isApproved], { contract, value, facts }): ApproveAllCall | undefined =>
        facts.standard === 'erc20'
          ? undefined
          : { kind: 'approveAll', contract, value, operator, isApproved },
    ),
  ],
  title: ({ isApproved }) => (isApproved ? 'call.title.approveAll' : 'call.title.revokeAll'),
  permissions: ({ contract, operator, isApproved }) => [
    {
      asset: { type: 'collection', contract },
      spender: operator,
      amount: isApproved ? 'all' : 0n,
      change: 'set',
    },
  ],
  warnings: ({ contract, operator, isApproved }) =>
    isApproved ? [{ type: 'approvalForAll', contract, spender: operator }] : [],
  needsLittleGas: true,
};

export const record: CallRecord = { title: 'callHistory.approveAll' };
