import { uint } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import type { UnwrapCall } from '../types/UnwrapCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import { COIN } from './shared/coin.ts';
import { isWrappedCoin } from './shared/isWrappedCoin.ts';

/** `withdraw` of the network's wrapped coin, under the name it has on each network. */
export const unwrap: CallKind<UnwrapCall> = {
  readers: [
    callReader('withdraw', [uint(256)], ([amount], frame): UnwrapCall | undefined =>
      isWrappedCoin(frame)
        ? { kind: 'unwrap', contract: frame.contract, value: frame.value, amount }
        : undefined,
    ),
  ],
  title: 'call.title.unwrap',
  movements: ({ contract, amount }) => [
    { direction: 'out', asset: { type: 'token', contract }, amount, bound: 'exact', to: contract },
    { direction: 'in', asset: COIN, amount, bound: 'exact', from: contract },
  ],
  needsLittleGas: true,
  isSwap: true,
};

export const record: CallRecord = { title: 'callHistory.unwrap' };
