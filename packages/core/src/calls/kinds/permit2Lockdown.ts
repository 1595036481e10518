import { address, array, tuple } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { Permit2LockdownCall } from '../types/Permit2LockdownCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { isPermit2 } from './shared/isPermit2.ts';

/** `lockdown` of Uniswap's Permit2 (`AllowanceTransfer`). */
export const permit2Lockdown: CallKind<Permit2LockdownCall> = {
  readers: [
    callReader(
      'lockdown',
      [array(tuple([address, address]))],
      ([pairs], frame): Permit2LockdownCall | undefined => {
        const { contract, value } = frame;
        if (!isPermit2(frame)) return undefined;
        const approvals = pairs.map(([token, spender]) => ({ token, spender }));
        return { kind: 'permit2Lockdown', contract, value, approvals };
      },
    ),
  ],
  title: 'call.title.revoke',
  permissions: ({ approvals }) =>
    approvals.map(({ token, spender }) => ({
      asset: { type: 'token', contract: token },
      spender,
      amount: 0n,
      change: 'set',
    })),
};

export const record: CallRecord = { title: 'callHistory.revoke' };
