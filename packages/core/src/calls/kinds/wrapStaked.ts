import { isLido, lido } from '../../pools/lido.ts';
import { uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { WrapStakedCall } from '../types/WrapStakedCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { computedMovements } from './shared/computedMovements.ts';

/** `wrap` of Lido's wstETH; on other contracts it is unknown. */
export const wrapStaked: CallKind<WrapStakedCall> = {
  readers: [
    callReader('wrap', [uint(256)], ([amount], frame): WrapStakedCall | undefined => {
      const { contract, value } = frame;
      return isLido('wrapped', frame) ? { kind: 'wrapStaked', contract, value, amount } : undefined;
    }),
  ],
  title: 'call.title.wrapStaked',
  movements: (call, { sender }) =>
    computedMovements(call.contract, sender, {
      paid: { type: 'token', contract: lido.staked },
      amount: call.amount,
      received: { type: 'token', contract: lido.wrapped },
    }),
};

export const record: CallRecord = { title: 'callHistory.wrap', isExchange: true };
