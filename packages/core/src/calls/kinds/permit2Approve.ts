import { address, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { Permit2ApproveCall } from '../types/Permit2ApproveCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { isPermit2 } from './shared/isPermit2.ts';
import { limitAmount } from './shared/limitAmount.ts';
import { unlimitedWarnings } from './shared/unlimitedWarnings.ts';

/** Last second of a `Date` (ECMAScript). */
const LAST_SECOND = 8_640_000_000_000n;

/** `approve` of Uniswap's Permit2 (`AllowanceTransfer`). */
export const permit2Approve: CallKind<Permit2ApproveCall> = {
  readers: [
    callReader(
      'approve',
      [address, address, uint(160), uint(48)],
      ([token, spender, amount, expiration], frame): Permit2ApproveCall | undefined => {
        const { contract, value } = frame;
        if (!isPermit2(frame)) return undefined;
        return { kind: 'permit2Approve', contract, value, token, spender, amount, expiration };
      },
    ),
  ],
  title: ({ amount }) => (amount === 0n ? 'call.title.revoke' : 'call.title.approve'),
  permissions: ({ token, spender, amount, expiration }) => {
    // An end beyond the last date of a calendar counts as none.
    const ends = amount > 0n && expiration <= LAST_SECOND;
    const until = ends ? { until: expiration } : {};
    const asset = { type: 'token', contract: token } as const;
    return [{ asset, spender, amount: limitAmount(amount), change: 'set', ...until }];
  },
  warnings: ({ token, spender, amount }) => unlimitedWarnings(token, spender, amount),
  needsLittleGas: true,
  allowedUnits: ({ amount }) => amount,
};

export const record: CallRecord = { title: 'callHistory.approve' };
