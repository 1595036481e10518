import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { describe, expect, it } from 'vitest';
import { startExchangeNode, type ExchangeState } from '../../testing/startExchangeNode.ts';
import { pairAddress, poolAddress } from './poolAddresses.ts';
import { SwapQuoter } from './SwapQuoter.ts';

const network = networkById('ethereum');
const exchange = exchangeOf('ethereum') ?? expect.unreachable();
const [usdc = '', usdt = '', dai = ''] = exchange.dollarTokens;
const pairOf = (one: string, other: string) => pairAddress(exchange.v2.factory, one, other);
const coinAndUsdc = pairOf(network.wrappedCoin, usdc);
const usdcAndUsdt = pairOf(usdc, usdt);
const NOW = 1_790_000_000_000;

/** ETH at 3,000 dollars; USDC is before ETH in their pair, and before USDT. */
const reserves = {
  [coinAndUsdc]: [3_000_000n * 10n ** 6n, 1_000n * 10n ** 18n],
  [usdcAndUsdt]: [10n ** 12n, 10n ** 12n],
} as const;
const state = (changes: Partial<ExchangeState> = {}): ExchangeState => ({
  number: 1_000n,
  time: BigInt(NOW / 1_000 - 5),
  reserves,
  arriving: 1_000_000n,
  ...changes,
});
const limits = { perUrlMs: 2_000, totalMs: 4_000, stragglersMs: 2_000 };

async function start(...states: ExchangeState[]) {
  const nodes = await Promise.all(states.map(async (each) => startExchangeNode(each)));
  const urls = nodes.map(({ url }) => url);
  return { nodes, quoter: new SwapQuoter(network, exchange, urls, { limits, now: () => NOW }) };
}

/** One ETH for USDC. */
const question = { sell: null, buy: usdc, amount: (10n ** 18n).toString(), slippageBps: 50 };
const AMOUNT_OUT = '2988020943';

describe('a quote', () => {
  it('returns the output, the minimum, the cost, and the agreement', async () => {
    const { quoter } = await start(state(), state());
    expect(await quoter.quote(question)).toEqual({
      status: 'quoted',
      sell: null,
      buy: usdc,
      amount: question.amount,
      route: { exchange: 'v2', path: [network.wrappedCoin, usdc] },
      router: exchange.v2.router,
      amountOut: AMOUNT_OUT,
      leastReceived: '2973080839',
      priceImpactBps: 40,
      gas: expect.stringMatching(/^1\d{5}$/) as string,
      block: { number: 1_000, time: NOW - 5_000 },
      ageMs: 5_000,
      nodes: { configured: 2, answered: 2, needed: 2 },
      agreement: 'agreed',
      agreeing: 2,
      arrivesWhole: true,
    });
  });

  it('goes through a third token if no pool has both', async () => {
    const { quoter } = await start(state());
    const answer = await quoter.quote({ ...question, buy: usdt.toLowerCase() });
    expect(answer).toMatchObject({
      status: 'quoted',
      route: { path: [network.wrappedCoin, usdc, usdt] },
      nodes: { configured: 1, answered: 1, needed: 1 },
      agreeing: 1,
    });
  });

  it.each([
    ['the coin and the wrapped coin', { buy: network.wrappedCoin }, {}, 'wraps'],
    ['tokens that no pools lead to', { buy: dai }, {}, 'noRoute'],
    ['an exchange of which a contract is missing', {}, { missing: [exchange.v3.quoter] }, 'noExchange'],
    ['a router of another factory', {}, { factories: { [exchange.v2.router]: usdc } }, 'noExchange'],
    ['a quoter of another factory', {}, { factories: { [exchange.v3.quoter]: usdc } }, 'noExchange'],
    ['a token that keeps a part', {}, { arriving: 999_999n }, 'takesFee'],
    ['nodes that do not answer', {}, { isDead: true }, 'unavailable'],
  ])('gives no quote for %s', async (_, change, changed, reason) => {
    const { quoter } = await start(state(changed), state(changed));
    expect(await quoter.quote({ ...question, ...change })).toMatchObject({ status: 'none', reason });
  });

  it('stays with one exchange if its router is approved already', async () => {
    const { quoter } = await start(state(), state());
    expect(await quoter.quote({ ...question, exchange: 'v2' })).toMatchObject({
      route: { exchange: 'v2' },
      amountOut: AMOUNT_OUT,
    });
    expect(await quoter.quote({ ...question, exchange: 'v3' })).toMatchObject({ reason: 'noRoute' });
  });

  it.each([
    ['twice as much', 2n * BigInt(AMOUNT_OUT), { lessThanElsewhereBps: 5_000 }],
    ['one unit more', BigInt(AMOUNT_OUT) + 1n, { lessThanElsewhereBps: 1 }],
    ['as much', BigInt(AMOUNT_OUT), {}],
  ])('reports if the other exchange yields %s', async (_, amountOut, less) => {
    const pool = { address: poolAddress(exchange.v3.factory, network.wrappedCoin, usdc, 500), amountOut };
    const { quoter } = await start(state({ pool }), state({ pool }));
    const answer = await quoter.quote({ ...question, exchange: 'v2' });
    expect(answer).toMatchObject({ route: { exchange: 'v2' }, amountOut: AMOUNT_OUT, ...less });
    expect('lessThanElsewhereBps' in answer).toBe('lessThanElsewhereBps' in less);
    expect(await quoter.quote(question)).not.toHaveProperty('lessThanElsewhereBps');
  });

  it('reports if it is unknown whether the full amount arrives', async () => {
    const { quoter } = await start(state({ arriving: undefined }), state());
    expect(await quoter.quote(question)).toMatchObject({ status: 'quoted', arrivesWhole: false });
  });

  it('reads the contracts and checks transfers once', async () => {
    const { nodes, quoter } = await start(state());
    await quoter.quote(question);
    const before = nodes[0]?.asked.length ?? 0;
    await quoter.quote(question);
    expect(nodes[0]?.asked.slice(before)).toEqual(['eth_call', 'eth_call', 'eth_gasPrice', 'eth_call']);
  });
});

describe('gas', () => {
  const through = { usdt: [usdc, usdt], coin: [usdc, network.wrappedCoin, usdt] } as const;
  /** At this price a further pool costs 0.13 dollars. */
  const gasPrice = 620_000_000n;
  const pools = {
    ...reserves,
    [usdcAndUsdt]: [10n ** 12n, 996_987_200_000n],
    [pairOf(network.wrappedCoin, usdt)]: [1_000n * 10n ** 18n, 3_000_000n * 10n ** 6n],
  } as const;
  const quoteOf = async (amount: string, ...changes: Partial<ExchangeState>[]) => {
    const { quoter } = await start(...changes.map((each) => state({ reserves: pools, gasPrice, ...each })));
    return quoter.quote({ sell: usdc, buy: usdt, amount, slippageBps: 50 });
  };
  /** Dollars: 1.5 of them yield 0.00002 more through ETH, 10,000 yield 32, and 100,000 yield 2,826. */
  const [small, large, largest] = ['1500000', '10000000000', '100000000000'] as const;
  const twice = <State>(one: State) => [one, one];

  // Regression: routes were chosen by their output alone.
  it('is not spent on a second pool that yields less than it costs', async () => {
    expect(await quoteOf(small, {}, {})).toMatchObject({
      route: { path: through.usdt },
      amountOut: '1490992',
      leastReceived: '1483538',
      gas: '120000',
    });
  });

  it.each([
    ['is spent where a second pool brings more', large, twice({}), through.coin],
    ['is as dear as two nodes say, not one of them', large, [{ gasPrice: 10n ** 15n }, {}], through.coin],
    ['is as dear as two of three say', small, [{ gasPrice: 0n }, {}, {}], through.usdt],
    [
      'is not believed of one alone of two',
      large,
      [{ gasPrice: 10n ** 15n }, { gasPrice: undefined }],
      through.coin,
    ],
    [
      'gives up no more than half a percent, whatever it costs',
      largest,
      [{ gasPrice: 10n ** 18n }],
      through.coin,
    ],
    [
      'decides between similar amounts if no node reports the gas',
      small,
      twice({ gasPrice: undefined }),
      through.usdt,
    ],
    ['decides nothing else then', large, twice({ gasPrice: undefined }), through.coin],
  ])('%s', async (_, amount, changes, path) => {
    const answer = await quoteOf(amount, ...changes);
    expect(answer).toMatchObject({ status: 'quoted', agreement: 'agreed', route: { path } });
  });
});

describe('an exchange that is not there', () => {
  const absent = { missing: [exchange.v3.quoter] };

  it.each([
    ['as both say', absent, 'noExchange', 2],
    ['as one says that answers alone', { isDead: true }, 'unavailable', 1],
    ['as one says, and the other does not', {}, 'disputed', 2],
  ])('%s', async (_, other, reason, answered) => {
    const { quoter } = await start(state(other), state(absent));
    const answer = await quoter.quote(question);
    expect(answer).toMatchObject({ status: 'none', reason, nodes: { configured: 2, answered } });
  });
});

describe('the block of a quote', () => {
  it.each([
    [120, 'quoted'],
    [121, 'none'],
    [259_200, 'none'],
    [-120, 'quoted'],
    [-121, 'none'],
  ])('%d seconds old: %s', async (seconds, status) => {
    const then = state({ time: BigInt(NOW / 1_000 - seconds) });
    const { quoter } = await start(then, state({ time: then.time }));
    const answer = await quoter.quote(question);
    expect(answer).toMatchObject({ status, ...(status === 'none' && { reason: 'stale' }) });
  });
});

describe('nodes that differ', () => {
  const richer = { ...reserves, [coinAndUsdc]: [9_000_000n * 10n ** 6n, 1_000n * 10n ** 18n] } as const;

  it('of three, the two that agree are believed, and the third is reported', async () => {
    const { quoter } = await start(state({ reserves: richer }), state(), state());
    expect(await quoter.quote(question)).toMatchObject({
      amountOut: AMOUNT_OUT,
      agreement: 'agreed',
      agreeing: 2,
      nodes: { configured: 3, needed: 2, differing: 1 },
    });
  });

  it('of two, neither is believed', async () => {
    const { quoter } = await start(state({ reserves: richer }), state());
    expect(await quoter.quote(question)).toMatchObject({
      status: 'none',
      reason: 'disputed',
      nodes: { answered: 2, differing: 2 },
    });
  });

  it('one of two that lies about the good route cannot choose a bad one', async () => {
    const forgotten = {
      [pairOf(network.wrappedCoin, dai)]: [1_500_000n * 10n ** 18n, 1_000n * 10n ** 18n],
      [pairOf(dai, usdc)]: [10n ** 24n, 10n ** 12n],
    } as const;
    const lie = { [coinAndUsdc]: [3_000_001n * 10n ** 6n, 1_000n * 10n ** 18n] } as const;
    const honest = { ...reserves, ...forgotten };
    const disputed = { status: 'none', reason: 'disputed', nodes: { answered: 2, differing: 2 } };
    for (const changed of [{ ...honest, ...lie }, forgotten]) {
      const { quoter } = await start(state({ reserves: honest }), state({ reserves: changed }));
      expect(await quoter.quote(question)).toMatchObject(disputed);
    }
  });

  it('are believed if the routes they differ about yield less than those they agree on', async () => {
    const worse = {
      [usdcAndUsdt]: [10n ** 6n, 10n ** 6n],
      [pairOf(network.wrappedCoin, usdt)]: [1n, 1n],
    } as const;
    const { quoter } = await start(state(), state({ reserves: { ...reserves, ...worse } }));
    expect(await quoter.quote(question)).toMatchObject({ amountOut: AMOUNT_OUT, agreement: 'agreed' });
  });

  it('one of two alone is marked', async () => {
    const { quoter } = await start(state({ isDead: true }), state());
    expect(await quoter.quote({ ...question, buy: usdc })).toMatchObject({
      status: 'quoted',
      agreement: 'unconfirmed',
      agreeing: 1,
      nodes: { configured: 2, answered: 1, needed: 2 },
      arrivesWhole: false,
    });
  });

  it('are asked again about their common block if one is ahead', async () => {
    const ahead = state({ number: 1_001n, reserves: richer, before: { 1000: reserves } });
    const { quoter } = await start(ahead, state());
    expect(await quoter.quote(question)).toMatchObject({
      amountOut: AMOUNT_OUT,
      agreement: 'agreed',
      agreeing: 2,
      block: { number: 1_000 },
    });
  });
});
