import type { OrderComponents } from '../../seaport/SeaportOrder.ts';
import { checkedAddress } from './arguments.ts';

const ITEM = 'uint8,address,uint256,uint256,uint256';

/** ABI type of an order: `OrderParameters`, and `OrderComponents` with another last number. */
export const ORDER_TYPE = `(address,address,(${ITEM})[],(${ITEM},address)[],uint8,uint256,uint256,bytes32,uint256,bytes32,uint256)`;

/**
 * Returns an order's values in the order of `ORDER_TYPE`.
 *
 * @param last the number of signed payments, or the counter
 * @throws CallError for an invalid address
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
