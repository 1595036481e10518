import { ZeroAddress } from 'ethers/constants';
import { sameAddress } from '../../accounts/sameAddress.ts';
import { SEAPORT_ADDRESS } from '../../seaport/seaportAddress.ts';
import type { OrderItem, OrderPayment, OrderTerms } from '../types/OrderTerms.ts';
import { address, array, bytes32, smallUint, tuple, uint } from '../reading/abiTypes.ts';
import type { CallFrame } from '../reading/CallReader.ts';

const number = uint(256);
const item = [smallUint(8), address, number, number, number] as const;
const parties = [address, address, array(tuple(item)), array(tuple([...item, address]))] as const;
const times = [smallUint(8), number, number, bytes32, number, bytes32] as const;
/**
 * Type of an order: the last number of `OrderComponents` is the counter; that of `OrderParameters` the number of
 * signed payments.
 */
export const orderTuple = tuple([...parties, ...times, number]);

/** Item of an order as its type reads it. */
export type ReadItem = readonly [number, string, bigint, bigint, bigint];
/** Order as its type reads it. */
export type ReadOrder = readonly [
  ...[string, string, readonly ReadItem[], readonly (readonly [...ReadItem, string])[]],
  ...[number, bigint, bigint, string, bigint, string, bigint],
];

/** True for a call of Seaport: on another contract, calls of the same names are unknown. */
export function isSeaport({ contract }: CallFrame): boolean {
  return sameAddress(contract, SEAPORT_ADDRESS);
}

/**
 * True for a plain item: for coin and ERC-20 the id is 0, as Seaport requires. Items by criteria (4 and 5)
 * are chosen by the fulfiller and are not read here.
 */
function isItem({ itemType, token, id }: OrderItem): boolean {
  if (itemType === 0) return token === ZeroAddress && id === 0n;
  return itemType === 1 ? id === 0n : itemType === 2 || itemType === 3;
}

/** Returns the terms of an order; undefined if their meaning depends on others than its maker. */
export function readTerms(read: ReadOrder): OrderTerms | undefined {
  const [offerer, zone, offered, requested, orderType, startTime, endTime, zoneHash, salt, conduitKey] = read;
  const itemOf = ([itemType, token, id, startAmount, endAmount]: ReadItem): OrderItem => ({
    itemType,
    token,
    id,
    startAmount,
    endAmount,
  });
  const offer = offered.map(itemOf);
  const consideration = requested.map(
    ([itemType, token, id, startAmount, endAmount, recipient]): OrderPayment => ({
      ...itemOf([itemType, token, id, startAmount, endAmount]),
      recipient,
    }),
  );
  // An order of a contract (CONTRACT 4) depends on that contract's answer at execution.
  if (orderType > 3 || ![...offer, ...consideration].every(isItem)) return undefined;
  return { offerer, zone, offer, consideration, orderType, startTime, endTime, zoneHash, salt, conduitKey };
}
