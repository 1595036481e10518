import { describe, expect, test } from 'vitest';
import { decodeCall } from '../calls/decodeCall.ts';
import type { SwapCall } from '../calls/types/SwapCall.ts';
import { ethereumExchange } from '../exchanges/ethereumExchange.ts';
import { networkById } from '../networks/findNetwork.ts';
import { SwapError } from './SwapError.ts';
import { swapTransaction, type QuotedSwap, type SwapWish } from './swapTransaction.ts';

const network = networkById('ethereum');
const account = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const [USDC = '', , DAI = ''] = ethereumExchange.dollarTokens;
const UNI = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
const WETH = network.wrappedCoin;
const { v2, v3 } = ethereumExchange;

const wish: SwapWish = { network, sell: null, buy: USDC, amount: 10n ** 18n, slippageBps: 50, account };
const SERVER_TIME = 1_800_000_000_000;
const quote: QuotedSwap = {
  status: 'quoted',
  sell: null,
  buy: USDC,
  amount: (10n ** 18n).toString(),
  route: { exchange: 'v3', path: [WETH, USDC], fees: [500] },
  router: v3.router,
  amountOut: '3000000001',
  leastReceived: '1',
  priceImpactBps: 5,
  gas: '150000',
  block: { number: 1, time: SERVER_TIME },
  ageMs: 6_000,
  nodes: { configured: 2, answered: 2, needed: 2 },
  agreement: 'agreed',
  agreeing: 2,
  arrivesWhole: true,
};
const v2Quote: QuotedSwap = {
  ...quote,
  route: { exchange: 'v2', path: [WETH, USDC] },
  router: v2.router,
};

/** Returns the swap inside, at any depth. */
function swapOf(wish: SwapWish, quoted: QuotedSwap): SwapCall {
  const call = decodeCall(swapTransaction(wish, quoted, SERVER_TIME).transaction);
  const swap = call.kind === 'multicall' ? call.calls.find(({ kind }) => kind === 'swap') : call;
  if (swap?.kind !== 'swap') throw new TypeError('There is no swap in it');
  return swap;
}

describe('the signed call', () => {
  // Regression: a server whose clock was a month ahead got a signed swap that was valid at any price until
  // then.
  test("expires 15 minutes from now by the device at the latest, whatever the server's time", () => {
    const deadlineOf = (deviceTime: number) => {
      const call = decodeCall(swapTransaction(wish, v2Quote, deviceTime).transaction);
      return call.kind === 'swap' ? call.deadline : undefined;
    };
    expect(deadlineOf(SERVER_TIME - 30 * 86_400_000)).toBe(1_800_000_000n - 30n * 86_400n + 900n);
    expect(deadlineOf(SERVER_TIME + 86_400_000)).toBe(1_800_000_306n);
  });

  test("has the minimum output of the chosen slippage, not the server's", () => {
    const { least, router } = swapTransaction(wish, quote);
    expect(least).toBe(2_985_000_001n);
    expect(router).toBe(v3.router);
    expect(swapOf(wish, quote)).toMatchObject({
      contract: v3.router,
      amountIn: 10n ** 18n,
      amountOut: least,
      path: [WETH, USDC],
      fees: [500],
      recipient: { address: account },
    });
  });

  test("expires five minutes after the server's time", () => {
    expect(decodeCall(swapTransaction(wish, quote, SERVER_TIME).transaction)).toMatchObject({
      kind: 'multicall',
      deadline: 1_800_000_006n + 300n,
    });
  });

  test('pays coin out to its owner', () => {
    const sold = { ...wish, sell: DAI, buy: null, amount: 5n };
    const route = { exchange: 'v3' as const, path: [DAI, USDC, WETH], fees: [100, 3_000] };
    const call = decodeCall(
      swapTransaction(sold, { ...quote, sell: DAI, buy: null, amount: '5', route, amountOut: '9' })
        .transaction,
    );
    expect(call).toMatchObject({
      value: 0n,
      calls: [
        { kind: 'swap', amountOut: 9n, recipient: 'contract' },
        { kind: 'routerPayout', action: 'unwrap', amountMin: 9n, recipient: { address: account } },
      ],
    });
  });

  // Regression: coin that an empty pool did not use stayed with the router, for anyone to take.
  test('by v3 requests a refund of unused coin', () => {
    expect(decodeCall(swapTransaction(wish, quote, SERVER_TIME).transaction)).toMatchObject({
      value: 10n ** 18n,
      calls: [{ kind: 'swap' }, { kind: 'routerPayout', action: 'refund', recipient: 'sender' }],
    });
  });

  test.each([true, false])(
    'by v2 checks the received amount unless all of it arrives: %s',
    (arrivesWhole) => {
      expect(swapOf(wish, { ...v2Quote, arrivesWhole })).toMatchObject({
        contract: v2.router,
        value: 10n ** 18n,
        takesTransferFee: !arrivesWhole,
      });
    },
  );
});

describe('builds nothing', () => {
  test.each<[string, string, Partial<SwapWish>, Partial<QuotedSwap>]>([
    ['for another router', 'foreignRouter', {}, { router: account }],
    ["for v2's router where the route is v3's", 'foreignRouter', {}, { router: v2.router }],
    ['on a network without an exchange', 'foreignRouter', { network: networkById('polygon-amoy') }, {}],
    ['for a route from another token', 'foreignRoute', { sell: DAI }, { sell: DAI }],
    ['for a route to another token', 'foreignRoute', { buy: DAI }, { buy: DAI }],
    ['for the price of another amount', 'otherAmount', { amount: 10n ** 19n }, {}],
    ['for the price of another input', 'foreignRoute', { sell: WETH }, {}],
    ['for the price of another output', 'foreignRoute', {}, { buy: null }],
    [
      'for a route through an unlisted token',
      'foreignRoute',
      {},
      { route: { exchange: 'v3', path: [WETH, UNI, USDC], fees: [500, 500] } },
    ],
    [
      'for a fee that no pool here has',
      'foreignRoute',
      {},
      { route: { exchange: 'v3', path: [WETH, USDC], fees: [200_000] } },
    ],
    ['by v3 for a token that was not seen to arrive in full', 'mayKeepPart', {}, { arrivesWhole: false }],
  ])('%s', (_, reason, changes, quoted) => {
    const build = () => swapTransaction({ ...wish, ...changes }, { ...quote, ...quoted });
    expect(build).toThrow(SwapError);
    expect(build).toThrow(expect.objectContaining({ reason }));
  });

  test('for an output of 0, and for fees that do not match the route', () => {
    expect(() => swapTransaction(wish, { ...quote, amountOut: '0' })).toThrow('noLeastOutput');
    const route = { exchange: 'v3' as const, path: [WETH, DAI, USDC], fees: [500] };
    expect(() => swapTransaction(wish, { ...quote, route })).toThrow('path');
  });
});
