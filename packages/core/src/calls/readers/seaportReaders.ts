import { ZeroAddress } from 'ethers/constants';
import { sameAddress } from '../../accounts/sameAddress.ts';
import { SEAPORT_ADDRESS } from '../../seaport/seaportAddress.ts';
import type { FulfillOrderCall, OrderItem, OrderPayment, OrderTerms } from '../Call.ts';
import { address, array, bytes, bytes32, smallUint, tuple, uint } from '../reading/abiTypes.ts';
import { callReader, type CallFrame } from '../reading/CallReader.ts';

const number = uint(256);
const item = [smallUint(8), address, number, number, number] as const;
const parties = [address, address, array(tuple(item)), array(tuple([...item, address]))] as const;
const times = [smallUint(8), number, number, bytes32, number, bytes32] as const;
/**
 * The last number of `OrderComponents` is the counter; that of `OrderParameters` the number of signed
 * payments.
 */
const order = tuple([...parties, ...times, number]);
const resolver = tuple([number, smallUint(8), number, number, array(bytes32)]);
const basicOrder = tuple([
  ...[address, number, number, address, address, address, number, number],
  ...[smallUint(8), number, number, bytes32, number, bytes32, bytes32, number],
  array(tuple([number, address])),
  bytes,
] as const);

type ReadItem = readonly [number, string, bigint, bigint, bigint];
type ReadOrder = readonly [
  ...[string, string, readonly ReadItem[], readonly (readonly [...ReadItem, string])[]],
  ...[number, bigint, bigint, string, bigint, string, bigint],
];

/** On another contract, calls of the same names are unknown. */
function isSeaport({ contract }: CallFrame): boolean {
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

function readTerms(read: ReadOrder): OrderTerms | undefined {
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

type Fulfilment = Omit<FulfillOrderCall, 'kind' | 'contract' | 'value'>;

function buildFulfilment(frame: CallFrame, fulfilled: Fulfilment): FulfillOrderCall | undefined {
  const { order: terms, signedPayments, numerator, denominator } = fulfilled;
  if (signedPayments > BigInt(terms.consideration.length)) return undefined;
  if (numerator === 0n || numerator > denominator) return undefined;
  // Seaport rejects a part that leaves a fraction of a unit.
  const isWhole = [...terms.offer, ...terms.consideration].every(
    ({ startAmount, endAmount }) =>
      (startAmount * numerator) % denominator === 0n && (endAmount * numerator) % denominator === 0n,
  );
  return isWhole
    ? { kind: 'fulfillOrder', contract: frame.contract, value: frame.value, ...fulfilled }
    : undefined;
}

const WHOLE_ORDER = { numerator: 1n, denominator: 1n } as const;

/** Item types of a basic order, by its type (`BasicOrderType` / 4): offered, and requested. */
const ROUTES: readonly (readonly [offered: number, asked: number])[] = [
  [2, 0],
  [3, 0],
  [2, 1],
  [3, 1],
  [1, 2],
  [1, 3],
];

const basicReaders = ['fulfillBasicOrder', 'fulfillBasicOrder_efficient_6GL6yc'].map((name) =>
  callReader(name, [basicOrder], ([read], frame) => {
    const [
      requestedToken,
      requestedId,
      requestedAmount,
      offerer,
      zone,
      offeredToken,
      offeredId,
      offeredAmount,
      type,
    ] = read;
    const [, , , , , , , , , startTime, endTime, zoneHash, salt, conduitKey, fulfillerConduitKey] = read;
    const [signedRecipients, recipients, signature] = [read[15], read[16], read[17]];
    const route = ROUTES[Math.floor(type / 4)];
    if (!isSeaport(frame) || !route) return undefined;
    const [offeredType, requestedType] = route;
    const offered: ReadItem = [offeredType, offeredToken, offeredId, offeredAmount, offeredAmount];
    const requested: ReadItem = [
      requestedType,
      requestedToken,
      requestedId,
      requestedAmount,
      requestedAmount,
    ];
    // A seller pays the others out of the requested items, a buyer out of the offered ones: whichever is
    // money.
    const [moneyType, money] =
      requestedType <= 1 ? [requestedType, requestedToken] : [offeredType, offeredToken];
    const others = recipients.map(
      ([amount, recipient]) => [moneyType, money, 0n, amount, amount, recipient] as const,
    );
    const terms = readTerms([
      ...[offerer, zone, [offered], [[...requested, offerer], ...others]],
      ...[type % 4, startTime, endTime, zoneHash, salt, conduitKey, 0n],
    ] as unknown as ReadOrder);
    if (!terms) return undefined;
    const signedPayments = signedRecipients + 1n;
    const fulfilled = { order: terms, signedPayments, signature, fulfillerConduitKey, ...WHOLE_ORDER };
    return buildFulfilment(frame, { form: 'basic', ...fulfilled, recipient: 'sender' });
  }),
);

/**
 * Seaport 1.6: one order fulfilled in whole or in part, and cancelled orders. Several at once are unknown
 * calls.
 */
export const seaportReaders = [
  ...basicReaders,
  callReader('fulfillOrder', [tuple([order, bytes]), bytes32], ([[read, signature], key], frame) => {
    const terms = isSeaport(frame) ? readTerms(read) : undefined;
    if (!terms) return undefined;
    const fulfilled = {
      order: terms,
      signedPayments: read[10],
      signature,
      fulfillerConduitKey: key,
      ...WHOLE_ORDER,
    };
    return buildFulfilment(frame, { form: 'order', ...fulfilled, recipient: 'sender' });
  }),
  callReader(
    'fulfillAdvancedOrder',
    [tuple([order, uint(120), uint(120), bytes, bytes]), array(resolver), bytes32, address],
    ([[read, numerator, denominator, signature, extraData], resolvers, key, to], frame) => {
      const terms = isSeaport(frame) ? readTerms(read) : undefined;
      // Extra data is for a zone and cannot be read here.
      if (!terms || resolvers.length > 0 || extraData !== '0x') return undefined;
      const fulfilled = { order: terms, signedPayments: read[10], signature, fulfillerConduitKey: key };
      const recipient = to === ZeroAddress ? 'sender' : { address: to };
      return buildFulfilment(frame, { form: 'advanced', ...fulfilled, numerator, denominator, recipient });
    },
  ),
  callReader('cancel', [array(order)], ([read], frame) => {
    if (!isSeaport(frame)) return undefined;
    const orders = read.flatMap((one) => {
      const terms = readTerms(one);
      return terms ? [{ ...terms, counter: one[10] }] : [];
    });
    if (orders.length !== read.length) return undefined;
    return { kind: 'cancelOrders', contract: frame.contract, value: frame.value, orders };
  }),
  callReader('incrementCounter', [], (_, frame) =>
    isSeaport(frame) ? { kind: 'incrementCounter', contract: frame.contract, value: frame.value } : undefined,
  ),
];
