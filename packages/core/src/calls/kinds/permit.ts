import { sameAddress } from '../../accounts/sameAddress.ts';
import { address, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { PermitCall } from '../types/PermitCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { changedWarnings } from './shared/changedWarnings.ts';
import { isOfOther } from './shared/isOfOther.ts';
import { limitAmount } from './shared/limitAmount.ts';
import { passedSignature } from './shared/passedSignature.ts';
import { unlimitedWarnings } from './shared/unlimitedWarnings.ts';

/** `permit` of ERC-2612. */
export const permit: CallKind<PermitCall> = {
  readers: [
    callReader(
      'permit',
      [address, address, uint(256), uint(256), ...passedSignature],
      ([owner, spender, amount, deadline, v, r, s], frame): PermitCall | undefined => {
        const { contract, value } = frame;
        if (isOfOther(frame, 'erc20')) return undefined;
        const signature = { v, r, s };
        return { kind: 'permit', contract, value, owner, spender, amount, deadline, signature };
      },
    ),
  ],
  title: 'call.title.permit',
  permissions: ({ contract, owner, spender, amount }, sender) => {
    const granted = sameAddress(owner, sender) ? {} : { owner };
    const asset = { type: 'token', contract } as const;
    return [{ asset, spender, amount: limitAmount(amount), change: 'set', ...granted }];
  },
  warnings: (call, about) => [
    ...unlimitedWarnings(call.contract, call.spender, call.amount),
    ...changedWarnings(call, call.amount, about),
  ],
  deadline: ({ deadline }) => deadline,
  allowedUnits: ({ amount }) => amount,
};

export const record: CallRecord = { title: 'callHistory.approve' };
