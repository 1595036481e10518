import { SEAPORT_ADDRESS } from '../../seaport/seaportAddress.ts';
import type { OrderComponents } from '../../seaport/SeaportOrder.ts';
import { CallError } from '../CallError.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { encodeFunction } from './encodeFunction.ts';
import { ORDER_TYPE, orderValues } from './orderValues.ts';

interface CancellationTerms {
  readonly chainId: number;
  /** Orders of the sender, as signed. */
  readonly orders: readonly OrderComponents[];
}

/**
 * Builds `cancel` of Seaport 1.6: these orders can no longer be fulfilled.
 *
 * @throws CallError for an empty list, and for an invalid address
 */
export function buildCancelOrders({ chainId, orders }: CancellationTerms): CallTransaction {
  if (orders.length === 0) throw new CallError('order');
  const values = orders.map((order) => orderValues(order, order.counter));
  return {
    chainId,
    to: SEAPORT_ADDRESS,
    value: 0n,
    data: encodeFunction(`cancel(${ORDER_TYPE}[])`, [values]),
  };
}
