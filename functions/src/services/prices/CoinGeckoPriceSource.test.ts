import { pastDays } from '@everything-wallet/core/schemas/pastPrices';
import { currencyCodes } from '@everything-wallet/core/money/currencyCodes';
import { ratesSchema } from '@everything-wallet/core/money/rates';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { describe, expect, it, vi } from 'vitest';
import { startFakeServer } from '../../testing/startFakeServer.ts';
import { believableSeries } from './believableSeries.ts';
import { CoinGeckoPriceSource } from './CoinGeckoPriceSource.ts';
import { coinGeckoIds } from './coinGeckoIds.ts';
import { SamplePriceSource } from './SamplePriceSource.ts';

const ethereum = networkById('ethereum');
const TOKEN = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
/** Seconds since 1970, as CoinGecko reports a price's time. */
const JUST_NOW = Math.floor(Date.now() / 1000) - 20;
const OTHER = `0x${'2'.repeat(40)}`;

describe('CoinGeckoPriceSource', () => {
  it('asks for all coins in one request and reads them by symbol', async () => {
    const paths: (string | undefined)[] = [];
    await using server = await startFakeServer((_body, response, request) => {
      paths.push(request.url);
      response.end(
        JSON.stringify({
          ethereum: { usd: 3000.5, usd_24h_change: -1.25, last_updated_at: JUST_NOW },
          'polygon-ecosystem-token': { usd: 0.45, usd_24h_change: 2, last_updated_at: JUST_NOW - 90 },
          chainlink: { usd: 15, usd_24h_change: 2 },
          uniswap: { usd: 9, usd_24h_change: 2, last_updated_at: JUST_NOW + 3_600 },
          bitcoin: { usd: null, usd_24h_change: null },
          cardano: {},
          solana: { usd: 0, usd_24h_change: 0 },
          ripple: { usd: 1e30, usd_24h_change: 0 },
          polkadot: { usd: 6, usd_24h_change: -120 },
          litecoin: { usd: 88 },
        }),
      );
    });
    const { prices, rates, times } = await new CoinGeckoPriceSource({
      baseUrl: `${server.url}/api/v3`,
    }).fetchPrices();
    expect(rates).toEqual({});
    expect(Object.fromEntries(prices)).toEqual({
      ETH: { usd: 3000.5, change24h: -1.25 },
      MATIC: { usd: 0.45, change24h: 2 },
    });
    expect(times).toEqual(
      new Map([
        ['ETH', JUST_NOW * 1000],
        ['MATIC', (JUST_NOW - 90) * 1000],
      ]),
    );
    expect(paths).toHaveLength(1);
    const url = new URL(paths[0] ?? '', server.url);
    expect(url.pathname).toBe('/api/v3/simple/price');
    expect(url.searchParams.get('ids')?.split(',')).toEqual(Object.values(coinGeckoIds));
    expect(url.searchParams.get('vs_currencies')).toMatch(/^usd,eur,gbp,jpy,chf,inr,/);
    expect(url.searchParams.get('include_24hr_change')).toBe('true');
    expect(url.searchParams.get('include_last_updated_at')).toBe('true');
  });

  it.each([
    ['status 429', 429, '{}'],
    ['status 500', 500, '{}'],
    ['a body that is not JSON', 200, '<html>'],
    ['a price that is a text', 200, '{"ethereum":{"usd":"3000"}}'],
    ['a negative price', 200, '{"ethereum":{"usd":-1,"usd_24h_change":0}}'],
  ])('fails on %s', async (_name, status, body) => {
    await using server = await startFakeServer((_question, response) => response.writeHead(status).end(body));
    await expect(new CoinGeckoPriceSource({ baseUrl: server.url }).fetchPrices()).rejects.toThrow();
  });

  it.each([
    ['public', {}],
    ['demo', { 'x-cg-demo-api-key': 'CG-secret' }],
    ['pro', { 'x-cg-pro-api-key': 'CG-secret' }],
  ] as const)('sends the key of the %s plan in its header, and in no URL', async (plan, keys) => {
    const asked: [url: string, keys: object][] = [];
    await using server = await startFakeServer((_question, response, { url, headers }) => {
      const sent = Object.entries(headers).filter(([name]) => name.startsWith('x-cg-'));
      asked.push([url ?? '', Object.fromEntries(sent)]);
      response.end(`{"ethereum":{"usd":3000,"usd_24h_change":0,"last_updated_at":${JUST_NOW}}}`);
    });
    await new CoinGeckoPriceSource({ plan, key: () => 'CG-secret', baseUrl: server.url }).fetchPrices();
    expect(asked).toEqual([[expect.not.stringContaining('CG-secret'), keys]]);
  });

  it.each([
    ['public', 'https://api.coingecko.com/api/v3/simple/price'],
    ['demo', 'https://api.coingecko.com/api/v3/simple/price'],
    ['pro', 'https://pro-api.coingecko.com/api/v3/simple/price'],
  ] as const)('uses the URL of the %s plan if none is set', async (plan, address) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    await expect(new CoinGeckoPriceSource({ plan, key: () => 'CG-secret' }).fetchPrices()).rejects.toThrow();
    expect(fetched).toHaveBeenCalledWith(expect.stringMatching(`^${address}\\?`), expect.anything());
    fetched.mockRestore();
  });

  it('distinguishes a rate limit from other failures, with its duration', async () => {
    await using server = await startFakeServer((_question, response) =>
      response.writeHead(429, { 'retry-after': '90' }).end('{}'),
    );
    await expect(new CoinGeckoPriceSource({ baseUrl: server.url }).fetchPrices()).rejects.toMatchObject({
      name: 'SourceLimitError',
      retryAfterMs: 90_000,
    });
  });

  it('does not wait longer than its limit', async () => {
    await using server = await startFakeServer(() => undefined);
    await expect(
      new CoinGeckoPriceSource({ baseUrl: server.url, timeLimitMs: 100 }).fetchPrices(),
    ).rejects.toThrow();
  });

  it('reads exchange rates from the same response', async () => {
    await using server = await startFakeServer((_question, response) =>
      response.end(
        JSON.stringify({
          bitcoin: {
            usd: 100_000,
            usd_24h_change: 1,
            last_updated_at: JUST_NOW,
            eur: 92_000,
            jpy: 15_530_000,
            gbp: 79_000,
          },
          ethereum: { usd: 3_000, usd_24h_change: 1, eur: 2_760, jpy: 466_000, gbp: 3_000 },
        }),
      ),
    );
    const { rates } = await new CoinGeckoPriceSource({ baseUrl: server.url }).fetchPrices();
    expect(rates).toEqual({ EUR: 0.92, JPY: 155.3 });
  });

  it('sends no request for as long as the source demands', async () => {
    let asked = 0;
    let now = 1_800_000_000_000;
    await using server = await startFakeServer((_question, response) => {
      asked += 1;
      response.writeHead(429, { 'retry-after': '20' }).end('{}');
    });
    const source = new CoinGeckoPriceSource({ baseUrl: server.url, now: () => now });
    await expect(source.fetchPrices()).rejects.toMatchObject({ retryAfterMs: 20_000 });
    now += 19_000;
    await expect(source.fetchTokenPrices(ethereum, [TOKEN])).rejects.toMatchObject({ retryAfterMs: 1_000 });
    await expect(source.fetchPastPrices({ symbol: 'ETH' }, 7)).rejects.toMatchObject({ retryAfterMs: 1_000 });
    expect(asked).toBe(1);
    now += 1_000;
    await expect(source.fetchPrices()).rejects.toThrow();
    expect(asked).toBe(2);
  });
});

describe('prices of tokens', () => {
  /** Parsed price of a response with a price and volume. */
  async function priceOf(stated: object) {
    await using server = await startFakeServer((_question, response) =>
      response.end(JSON.stringify({ [TOKEN.toLowerCase()]: stated })),
    );
    const { prices } = await new CoinGeckoPriceSource({ baseUrl: server.url }).fetchTokenPrices(ethereum, [
      TOKEN,
    ]);
    return prices.get(TOKEN.toLowerCase());
  }
  const fine = { usd: 9.5, usd_24h_change: -2, usd_24h_vol: 1_000_000, last_updated_at: JUST_NOW };

  it('are requested by contract under its name of the network, with the key in its header', async () => {
    const asked: [url: URL, key: unknown][] = [];
    await using server = await startFakeServer((_question, response, { url, headers }) => {
      asked.push([new URL(url ?? '', 'http://x'), headers['x-cg-pro-api-key']]);
      // Its own spelling of the address is another one.
      response.end(JSON.stringify({ [TOKEN]: fine }));
    });
    const source = new CoinGeckoPriceSource({ plan: 'pro', key: () => 'CG-secret', baseUrl: server.url });
    const { prices, times } = await source.fetchTokenPrices(networkById('polygon'), [
      TOKEN.toLowerCase(),
      OTHER,
    ]);
    expect(times).toEqual(new Map([[TOKEN.toLowerCase(), JUST_NOW * 1000]]));
    expect(Object.fromEntries(prices)).toEqual({ [TOKEN.toLowerCase()]: { usd: 9.5, change24h: -2 } });
    expect(asked).toHaveLength(1);
    const [[url, key] = []] = asked;
    expect(url?.pathname).toBe('/simple/token_price/polygon-pos');
    expect(url?.searchParams.get('contract_addresses')).toBe(`${TOKEN.toLowerCase()},${OTHER}`);
    expect(url?.searchParams.get('include_last_updated_at')).toBe('true');
    expect(url?.href).not.toContain('CG-secret');
    expect(key).toBe('CG-secret');
  });

  it.each([
    ['nothing', { usd: 0 }],
    ['beyond all measure', { usd: 1e30 }],
    ['not a number', { usd: 'NaN' }],
    ['less than nothing', { usd: -1 }],
    ['not there', { usd: null }],
    ['with little volume', { usd_24h_vol: 9_999 }],
    ['with an unknown volume', { usd_24h_vol: null }],
    ['without a change', { usd_24h_change: null }],
    ['without a time', { last_updated_at: null }],
    ['of the future', { last_updated_at: JUST_NOW + 3_600 }],
    ['with an invalid time', { last_updated_at: '2026' }],
    ['of what lost more than everything', { usd_24h_change: -100.5 }],
  ])('are absent if they are %s', async (_, wrong) => {
    expect(await priceOf(fine)).toEqual({ usd: 9.5, change24h: -2 });
    expect(await priceOf({ ...fine, ...wrong })).toBeUndefined();
  });

  it('are listed separately if only their time is unknown', async () => {
    await using server = await startFakeServer((_question, response) => {
      response.end(
        JSON.stringify({
          [TOKEN]: { ...fine, last_updated_at: null },
          [OTHER]: { ...fine, usd: 0, last_updated_at: null },
        }),
      );
    });
    const source = new CoinGeckoPriceSource({ baseUrl: server.url });
    const { prices, untimed } = await source.fetchTokenPrices(ethereum, [TOKEN, OTHER]);
    expect(prices.size).toBe(0);
    expect(untimed).toEqual(new Set([TOKEN.toLowerCase()]));
  });

  it('are not requested on a test network', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { prices } = await new CoinGeckoPriceSource().fetchTokenPrices(networkById('sepolia'), [TOKEN]);
    expect(prices).toEqual(new Map());
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });
});

describe('past prices', () => {
  const NOW = 1_800_000_000_000;

  it.each([
    [{ symbol: 'ETH' }, '/coins/ethereum/market_chart'],
    [
      { network: networkById('base'), contract: TOKEN.toLowerCase() },
      `/coins/base/contract/${TOKEN.toLowerCase()}/market_chart`,
    ],
  ])('of %o are requested at %s', async (asset, path) => {
    const asked: URL[] = [];
    await using server = await startFakeServer((_question, response, { url }) => {
      asked.push(new URL(url ?? '', 'http://x'));
      response.end(
        JSON.stringify({
          prices: [
            [NOW - 2, 1.5],
            [NOW - 1, 1.6],
          ],
          market_caps: [],
        }),
      );
    });
    const source = new CoinGeckoPriceSource({ baseUrl: server.url, now: () => NOW });
    expect(await source.fetchPastPrices(asset, 30)).toEqual([
      [NOW - 2, 1.5],
      [NOW - 1, 1.6],
    ]);
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
      `${path}?vs_currency=usd&days=30`,
    ]);
  });

  it.each([
    { symbol: 'NONE' },
    { symbol: 'constructor' },
    { network: networkById('sepolia'), contract: TOKEN },
  ])('of %o do not exist, and are not requested', async (asset) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(await new CoinGeckoPriceSource().fetchPastPrices(asset, 1)).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });
});

describe('SamplePriceSource', () => {
  const sample = new SamplePriceSource();

  it('has a price for every symbol the market source knows, and a rate for every currency', async () => {
    const { prices, rates } = await sample.fetchPrices();
    expect([...prices.keys()].sort()).toEqual(Object.keys(coinGeckoIds).sort());
    expect(Object.keys(rates)).toEqual(currencyCodes.filter((code) => code !== 'USD'));
    expect(ratesSchema.parse(rates)).toEqual(rates);
  });

  it.each(Object.keys(coinGeckoIds))('has a past of %s that ends with its price', async (symbol) => {
    const { prices } = await sample.fetchPrices();
    for (const days of pastDays) {
      const points = await sample.fetchPastPrices({ symbol }, days);
      expect(points.at(-1)?.[1]).toBe(prices.get(symbol)?.usd);
      expect(believableSeries(points, Date.now())).toEqual(points);
    }
  });
});
