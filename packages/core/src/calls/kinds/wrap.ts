import { callReader } from '../reading/CallReader.ts';
import type { WrapCall } from '../types/WrapCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { COIN } from './shared/coin.ts';
import { isWrappedCoin } from './shared/isWrappedCoin.ts';

/** `deposit` of the network's wrapped coin, under the name it has on each network. */
export const wrap: CallKind<WrapCall> = {
  readers: [
    callReader('deposit', [], (_, frame): WrapCall | undefined =>
      isWrappedCoin(frame) ? { kind: 'wrap', contract: frame.contract, value: frame.value } : undefined,
    ),
  ],
  title: 'call.title.wrap',
  movements: ({ contract, value: amount }) => [
    { direction: 'out', asset: COIN, amount, bound: 'exact', to: contract },
    { direction: 'in', asset: { type: 'token', contract }, amount, bound: 'exact', from: contract },
  ],
  coin: { isInMovements: true, used: ({ value }) => value },
  needsLittleGas: true,
  isSwap: true,
};

export const record: CallRecord = { title: 'callHistory.wrap' };
