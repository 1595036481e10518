import { callReader } from '../reading/CallReader.ts';
import { isSeaport } from '../readers/seaportOrder.ts';
import type { IncrementCounterCall } from '../types/IncrementCounterCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';

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
