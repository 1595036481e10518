import { callReader } from '../reading/CallReader.ts';
import { isSeaport } from '../readers/seaportOrder.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import type { ContractCall } from './ContractCall.ts';

/** `incrementCounter` of Seaport: cancels all orders that the sender has signed so far. */
export interface IncrementCounterCall extends ContractCall {
  readonly kind: 'incrementCounter';
}

/** `incrementCounter` of Seaport 1.6. */
export const incrementCounter: CallKind<IncrementCounterCall> = {
  readers: [
    callReader('incrementCounter', [], (_, frame): IncrementCounterCall | undefined =>
      isSeaport(frame)
        ? { kind: 'incrementCounter', contract: frame.contract, value: frame.value }
        : undefined,
    ),
  ],
  title: 'call.title.incrementCounter',
};

export const record: CallRecord = { title: 'callHistory.cancelAllOrders' };
