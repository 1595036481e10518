import type { Asset } from '../CallEffects.ts';
import { fulfilmentReaders } from '../readers/fulfilmentReaders.ts';
import type { TextId } from '../../texts/texts.ts';
import type { FulfillOrderCall } from '../types/FulfillOrderCall.ts';
import type { CallKind } from './CallKind.ts';
import type { CallRecord } from './CallRecord.ts';
import type { OrderItem } from '../types/OrderTerms.ts';
import { buildMovement } from './shared/buildMovement.ts';
import { COIN } from './shared/coin.ts';
import { otherRecipientWarnings } from './shared/otherRecipientWarnings.ts';

/** A Seaport order that the sender fulfils. */
export const fulfillOrder: CallKind<FulfillOrderCall> = {
  readers: fulfilmentReaders,
  title: titleOf,
  // What the maker of an order gives and what all others receive for it. Of an amount that changes with
  // time it takes the worse one. Of a partially fillable order a part may be filled already: then less is
  // paid and less received.
  movements: (call, { sender }) => {
    const { order, recipient } = call;
    const to = typeof recipient === 'object' ? recipient.address : sender;
    return [
      ...order.offer.map((item) => {
        const amount = scaleAmount(call, lowestAmount(item));
        const bound = isFixed(call, item) ? 'exact' : isFilledInParts(call) ? 'atMost' : 'atLeast';
        return buildMovement(sender, order.offerer, to, { asset: readOrderAsset(item), amount, bound });
      }),
      ...order.consideration.map((item) => {
        const amount = scaleAmount(call, highestAmount(item));
        const bound = isFixed(call, item) ? 'exact' : 'atMost';
        return buildMovement(sender, sender, item.recipient, { asset: readOrderAsset(item), amount, bound });
      }),
    ];
  },
  warnings: ({ order, signedPayments, recipient: to }, about) => {
    const added = order.consideration.filter((_, place) => BigInt(place) >= signedPayments);
    const bringsSomething = order.offer.some(
      ({ startAmount, endAmount }) => startAmount > 0n && endAmount > 0n,
    );
    return [
      ...otherRecipientWarnings(to, about),
      ...added.map(({ recipient }) => ({ type: 'tip', recipient }) as const),
      ...(bringsSomething ? [] : ([{ type: 'noLeastOutput' }] as const)),
      ...(order.endTime <= about.now ? ([{ type: 'deadlinePassed', deadline: order.endTime }] as const) : []),
    ];
  },
  validUntil: ({ order }) => order.endTime,
  coin: { isInMovements: true, used: highestCoin },
};

export const record: CallRecord = { title: 'callHistory.bought', isExchange: true, mayMoveNft: true };

/** Returns the title of an order: buying NFTs, selling them, or another exchange. */
function titleOf({ order: { offer, consideration } }: FulfillOrderCall): TextId {
  const areNfts = (items: readonly OrderItem[]) =>
    items.length > 0 && items.every(({ itemType }) => itemType > 1);
  const areMoney = (items: readonly OrderItem[]) => items.every(({ itemType }) => itemType <= 1);
  if (areNfts(offer) && areMoney(consideration)) return 'call.title.buyNft';
  const given = consideration.filter(({ itemType }) => itemType > 1);
  return given.length > 0 && areMoney(offer) ? 'call.title.sellNft' : 'call.title.fulfillOrder';
}

function readOrderAsset({ itemType, token, id }: OrderItem): Asset {
  if (itemType === 0) return COIN;
  if (itemType === 1) return { type: 'token', contract: token };
  return { type: itemType === 2 ? 'nft' : 'multiToken', contract: token, id };
}

function scaleAmount({ numerator, denominator }: FulfillOrderCall, amount: bigint): bigint {
  return (amount * numerator) / denominator;
}

function lowestAmount({ startAmount, endAmount }: OrderItem): bigint {
  return startAmount < endAmount ? startAmount : endAmount;
}

function highestAmount({ startAmount, endAmount }: OrderItem): bigint {
  return startAmount > endAmount ? startAmount : endAmount;
}

/** Returns the highest amount of coin that an order takes. */
function highestCoin(call: FulfillOrderCall): bigint {
  return call.order.consideration
    .filter(({ itemType }) => itemType === 0)
    .reduce((sum, item) => sum + scaleAmount(call, highestAmount(item)), 0n);
}

/** True if another buyer may have filled a part before: a single NFT has no parts. */
function isFilledInParts({ order: { orderType, offer } }: FulfillOrderCall): boolean {
  return orderType % 2 === 1 && offer.every((item) => highestAmount(item) > 1n);
}

function isFixed(call: FulfillOrderCall, { startAmount, endAmount }: OrderItem): boolean {
  return startAmount === endAmount && !isFilledInParts(call);
}
