import { ZeroAddress } from 'ethers/constants';
import type { FulfillOrderCall } from '../types/FulfillOrderCall.ts';
import { address, array, bytes, bytes32, smallUint, tuple, uint } from '../reading/abiTypes.ts';
import { callReader, type CallFrame, type CallReader } from '../reading/CallReader.ts';
import { isSeaport, orderTuple, readTerms, type ReadItem, type ReadOrder } from './seaportOrder.ts';

const number = uint(256);
const resolver = tuple([number, smallUint(8), number, number, array(bytes32)]);
const basicOrder = tuple([
  ...[address, number, number, address, address, address, number, number],
  ...[smallUint(8), number, number, bytes32, number, bytes32, bytes32, number],
  array(tuple([number, address])),
  bytes,
] as const);

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

/** Seaport 1.6: one order fulfilled in whole or in part. Several at once are unknown calls. */
export const fulfilmentReaders: readonly CallReader<FulfillOrderCall>[] = [
  ...basicReaders,
  callReader('fulfillOrder', [tuple([orderTuple, bytes]), bytes32], ([[read, signature], key], frame) => {
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
    [tuple([orderTuple, uint(120), uint(120), bytes, bytes]), array(resolver), bytes32, address],
    ([[read, numerator, denominator, signature, extraData], resolvers, key, to], frame) => {
      const terms = isSeaport(frame) ? readTerms(read) : undefined;
      // Extra data is for a zone and cannot be read here.
      if (!terms || resolvers.length > 0 || extraData !== '0x') return undefined;
      const fulfilled = { order: terms, signedPayments: read[10], signature, fulfillerConduitKey: key };
      const recipient = to === ZeroAddress ? 'sender' : { address: to };
      return buildFulfilment(frame, { form: 'advanced', ...fulfilled, numerator, denominator, recipient });
    },
  ),
];
