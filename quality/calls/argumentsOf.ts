import type { Call } from '@everything-wallet/core/calls/Call';
import type { FulfillOrderCall } from '@everything-wallet/core/calls/types/FulfillOrderCall';
import type { OrderItem, OrderTerms } from '@everything-wallet/core/calls/types/OrderTerms';
import type { Recipient } from '@everything-wallet/core/calls/Recipient';
import type { RouterPayoutCall } from '@everything-wallet/core/calls/types/RouterPayoutCall';
import type { SwapCall } from '@everything-wallet/core/calls/types/SwapCall';
import type { PoolCall } from '@everything-wallet/core/calls/types/PoolCall';
import { ZeroAddress } from 'ethers';
import type { Argument } from './AbiOracle.ts';

const hex = (address: string) => address.toLowerCase();

/**
 * Returns the arguments that a call must have, by its decoded form. The calls of a multicall are compared one by one.
 *
 * @param signature function of the call, among those that decode alike
 */
export function argumentsOf(call: Call, signature: string): readonly Argument[] {
  switch (call.kind) {
    case 'tokenTransfer':
      return [hex(call.to), call.amount];
    case 'transferFrom':
      return [hex(call.from), hex(call.to), call.amountOrId];
    case 'approve':
      return [hex(call.spender), call.amountOrId];
    case 'changeAllowance':
      return [hex(call.spender), call.amount];
    case 'permit':
      return [hex(call.owner), hex(call.spender), call.amount, call.deadline, ...signed(call)];
    case 'daiPermit':
      return [hex(call.owner), hex(call.spender), call.nonce, call.expiry, call.allowed, ...signed(call)];
    case 'nftTransfer':
      return [hex(call.from), hex(call.to), call.id, ...(call.data === undefined ? [] : [call.data])];
    case 'approveAll':
      return [hex(call.operator), call.isApproved];
    case 'permit2Approve':
      return [hex(call.token), hex(call.spender), call.amount, call.expiration];
    case 'permit2Lockdown':
      return [call.approvals.map(({ token, spender }) => [hex(token), hex(spender)])];
    case 'multiTokenTransfer': {
      const [ids, amounts] = [call.items.map(({ id }) => id), call.items.map(({ amount }) => amount)];
      const what = call.isBatch ? [ids, amounts] : [...ids, ...amounts];
      return [hex(call.from), hex(call.to), ...what, call.data];
    }
    case 'wrap':
      return [];
    case 'unwrap':
      return [call.amount];
    default:
      return protocolArguments(call, signature);
  }
}

/** Returns the arguments of calls to pools, exchanges, marketplaces and Lido. */
function protocolArguments(call: Call, signature: string): readonly Argument[] {
  switch (call.kind) {
    case 'vault':
      return poolArguments(call);
    case 'swap':
      return swapArguments(call, signature);
    case 'routerPayout':
      return payoutArguments(call);
    case 'selfPermit':
      return [hex(call.token), call.amount ?? call.nonce ?? -1n, call.deadline, ...signed(call)];
    case 'fulfillOrder':
      return fulfilmentArguments(call);
    case 'cancelOrders':
      return [call.orders.map((order) => orderArguments(order, order.counter))];
    case 'incrementCounter':
      return [];
    case 'stake':
      return [ZeroAddress];
    case 'wrapStaked':
    case 'unwrapStaked':
      return [call.amount];
    case 'requestWithdrawals':
      return [call.amounts, hex(call.owner)];
    case 'claimWithdrawal':
      return [call.requestId];
    case 'multicall':
      return call.deadline === undefined ? [] : [call.deadline];
    default:
      throw new TypeError(`A call of kind ${call.kind} has no arguments`);
  }
}

function poolArguments(call: PoolCall): readonly Argument[] {
  return [
    call.amount,
    hex(call.receiver),
    ...(call.owner === undefined ? [] : [hex(call.owner)]),
    ...(call.maxLossBps === undefined ? [] : [call.maxLossBps]),
  ];
}

function payoutArguments(call: RouterPayoutCall): readonly Argument[] {
  const recipient = typeof call.recipient === 'string' ? [] : [hex(call.recipient.address)];
  if (call.action === 'refund') return [];
  return [...(call.token === undefined ? [] : [hex(call.token)]), call.amountMin, ...recipient];
}

function signed({
  signature: { v, r, s },
}: {
  readonly signature: { readonly v: number; readonly r: string; readonly s: string };
}): readonly Argument[] {
  return [BigInt(v), r, s];
}

function itemArguments({ itemType, token, id, startAmount, endAmount }: OrderItem): readonly Argument[] {
  return [BigInt(itemType), hex(token), id, startAmount, endAmount];
}

function orderArguments(order: OrderTerms, last: bigint): readonly Argument[] {
  return [
    hex(order.offerer),
    hex(order.zone),
    order.offer.map(itemArguments),
    order.consideration.map((payment) => [...itemArguments(payment), hex(payment.recipient)]),
    BigInt(order.orderType),
    order.startTime,
    order.endTime,
    order.zoneHash,
    order.salt,
    order.conduitKey,
    last,
  ];
}

function fulfilmentArguments(call: FulfillOrderCall): readonly Argument[] {
  const { form, order, signedPayments, signature, fulfillerConduitKey: key } = call;
  if (form === 'basic') return [basicArguments(call)];
  const parameters = orderArguments(order, signedPayments);
  if (form === 'order') return [[parameters, signature], key];
  const recipient = typeof call.recipient === 'object' ? hex(call.recipient.address) : ZeroAddress;
  return [[parameters, call.numerator, call.denominator, signature, '0x'], [], key, recipient];
}

function basicArguments({ order, signedPayments, signature, fulfillerConduitKey }: FulfillOrderCall) {
  const [[offered], [asked, ...others]] = [order.offer, order.consideration];
  if (!offered || !asked) throw new TypeError('A basic order gives something for something');
  const routes = ['2 0', '3 0', '2 1', '3 1', '1 2', '1 3'];
  const route = routes.indexOf(`${offered.itemType} ${asked.itemType}`);
  return [
    ...[hex(asked.token), asked.id, asked.startAmount, hex(order.offerer), hex(order.zone)],
    ...[hex(offered.token), offered.id, offered.startAmount, BigInt(4 * route + order.orderType)],
    ...[order.startTime, order.endTime, order.zoneHash, order.salt, order.conduitKey, fulfillerConduitKey],
    signedPayments - 1n,
    others.map(({ startAmount, recipient }) => [startAmount, hex(recipient)]),
    signature,
  ];
}

function swapArguments(call: SwapCall, signature: string): readonly Argument[] {
  const { exact, path, fees, amountIn = 0n, amountOut, deadline, priceLimit } = call;
  const to = addressOf(call.recipient, call.router);
  const until = deadline === undefined ? [] : [deadline];
  const amounts = exact === 'input' ? [amountIn, amountOut] : [amountOut, amountIn];
  if (call.paysCoin) return [amountOut, path.map(hex), to, ...until];
  if (call.pools === 'v2') return [...amounts, path.map(hex), to, ...until];
  if (signature.includes('Single')) {
    return [[...path.map(hex), BigInt(fees[0] ?? -1), to, ...until, ...amounts, priceLimit]];
  }
  const [way, costs] = exact === 'input' ? [path, fees] : [path.toReversed(), fees.toReversed()];
  const packed = way.map((contract, place) => {
    const fee = costs[place];
    return hex(contract).slice(2) + (fee === undefined ? '' : fee.toString(16).padStart(6, '0'));
  });
  return [[`0x${packed.join('')}`, to, ...until, ...amounts]];
}

function addressOf(recipient: Recipient, router: SwapCall['router']): string {
  if (typeof recipient === 'object') return hex(recipient.address);
  const standIn = recipient === 'sender' ? 1 : router === 'v3SwapRouter' ? 0 : 2;
  return `0x${standIn.toString(16).padStart(40, '0')}`;
}
