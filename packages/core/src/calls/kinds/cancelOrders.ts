import { array } from '../reading/abiTypes.ts';
import { callReader } from '../reading/CallReader.ts';
import { isSeaport, orderTuple, readTerms } from '../readers/seaportOrder.ts';
import type { CancelOrdersCall } from '../types/CancelOrdersCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';

/** `cancel` of Seaport 1.6. */
export const cancelOrders: CallKind<CancelOrdersCall> = {
  readers: [
    callReader('cancel', [array(orderTuple)], ([read], frame): CancelOrdersCall | undefined => {
      if (!isSeaport(frame)) return undefined;
      const orders = read.flatMap((one) => {
        const terms = readTerms(one);
        return terms ? [{ ...terms, counter: one[10] }] : [];
      });
      if (orders.length !== read.length) return undefined;
      return { kind: 'cancelOrders', contract: frame.contract, value: frame.value, orders };
    }),
  ],
  title: 'call.title.cancelOrders',
};

export const record: CallRecord = { title: 'callHistory.cancelOrders' };
