import type { OrderComponents } from '../../seaport/SeaportOrder.ts';
import { checkedAddress } from './arguments.ts';

const ITEM = 'uint8,address,uint256,uint256,uint256';

/** An order as Seaport's functions take it: `OrderParameters`, and `OrderComponents` with another last number. */
export const ORDER_TYPE = `(address,address,(${ITEM})[],(${ITEM},address)[],uint8,uint256,uint256,bytes32,uint256,bytes32,uint256)`;

/**
 * An order's values in the order of `ORDER_TYPE`.
 *
 * @param last how many payments were signed, or the counter
 * @throws CallError for an address that is none
 */
export function orderValues(order: OrderComponents, last: number | string): readonly unknown[] {
  const item = ({
    itemType,
    token,
    identifierOrCriteria,
    startAmount,
    endAmount,
  }: OrderComponents['offer'][number]) => [
    itemType,
    checkedAddress(token),
    identifierOrCriteria,
    startAmount,
    endAmount,
  ];
  return [
    checkedAddress(order.offerer),
    checkedAddress(order.zone),
    order.offer.map(item),
    order.consideration.map((payment) => [...item(payment), checkedAddress(payment.recipient)]),
    order.orderType,
    order.startTime,
    order.endTime,
    order.zoneHash,
    order.salt,
    order.conduitKey,
    last,
  ];
}
