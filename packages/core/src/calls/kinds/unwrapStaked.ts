import { isLido, lido } from '../../pools/lido.ts';
import { uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { UnwrapStakedCall } from '../types/UnwrapStakedCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { computedMovements } from './shared/computedMovements.ts';

/** `unwrap` of Lido's wstETH; on other contracts it is unknown. */
export const unwrapStaked: CallKind<UnwrapStakedCall> = {
  readers: [
    callReader('unwrap', [uint(256)], ([amount], frame): UnwrapStakedCall | undefined => {
      const { contract, value } = frame;
      return isLido('wrapped', frame) ? { kind: 'unwrapStaked', contract, value, amount } : undefined;
    }),
  ],
  title: 'call.title.unwrapStaked',
  movements: (call, { sender }) =>
    computedMovements(call.contract, sender, {
      paid: { type: 'token', contract: lido.wrapped },
      amount: call.amount,
      received: { type: 'token', contract: lido.staked },
    }),
};

export const record: CallRecord = { title: 'callHistory.unwrap', isExchange: true };
