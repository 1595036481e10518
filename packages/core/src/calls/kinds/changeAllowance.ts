import { address, uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { ChangeAllowanceCall } from '../types/ChangeAllowanceCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { isOfOther } from './shared/isOfOther.ts';
import { limitAmount } from './shared/limitAmount.ts';
import { unlimitedWarnings } from './shared/unlimitedWarnings.ts';

/** `increaseAllowance` and `decreaseAllowance`. */
export const changeAllowance: CallKind<ChangeAllowanceCall> = {
  readers: (['increase', 'decrease'] as const).map((direction) =>
    callReader(
      `${direction}Allowance`,
      [address, uint(256)],
      ([spender, amount], frame): ChangeAllowanceCall | undefined => {
        const { contract, value } = frame;
        if (isOfOther(frame, 'erc20')) return undefined;
        return { kind: 'changeAllowance', contract, value, direction, spender, amount };
      },
    ),
  ),
  title: 'call.title.changeAllowance',
  permissions: ({ contract, spender, amount, direction }) => [
    { asset: { type: 'token', contract }, spender, amount: limitAmount(amount), change: direction },
  ],
  // An increase adds to the current allowance.
  warnings: ({ contract, spender, amount, direction }, { allowance = 0n }) =>
    direction === 'increase' ? unlimitedWarnings(contract, spender, amount + allowance) : [],
  needsLittleGas: true,
};

export const record: CallRecord = { title: 'callHistory.changeAllowance' };
