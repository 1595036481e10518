import { sameAddress } from '../../accounts/sameAddress.ts';
import { address, bool, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { DaiPermitCall } from '../types/DaiPermitCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { isOfOther } from './shared/isOfOther.ts';
import { passedSignature } from './shared/passedSignature.ts';

/** `permit` in the form of DAI. */
export const daiPermit: CallKind<DaiPermitCall> = {
  readers: [
    callReader(
      'permit',
      [address, address, uint(256), uint(256), bool, ...passedSignature],
      ([owner, spender, nonce, expiry, allowed, v, r, s], frame): DaiPermitCall | undefined => {
        const { contract, value } = frame;
        if (isOfOther(frame, 'erc20')) return undefined;
        const signature = { v, r, s };
        return { kind: 'daiPermit', contract, value, owner, spender, nonce, expiry, allowed, signature };
      },
    ),
  ],
  title: 'call.title.permit',
  permissions: ({ contract, owner, spender, allowed }, sender) => {
    const granted = sameAddress(owner, sender) ? {} : { owner };
    const asset = { type: 'token', contract } as const;
    return [{ asset, spender, amount: allowed ? 'all' : 0n, change: 'set', ...granted }];
  },
  warnings: ({ contract, spender, allowed }) =>
    allowed ? [{ type: 'unlimitedApproval', contract, spender }] : [],
  deadline: ({ expiry }) => (expiry === 0n ? undefined : expiry),
  allowedUnits: ({ allowed }) => (allowed ? undefined : 0n),
};

export const record: CallRecord = { title: 'callHistory.approve' };
