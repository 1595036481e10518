import { describe, expect, it, vi } from 'vitest';
import { startFakeServer } from '../../testing/startFakeServer.ts';
import { CoinGeckoPriceSource } from './CoinGeckoPriceSource.ts';
import { coinGeckoIds } from './coinGeckoIds.ts';
import { SamplePriceSource } from './SamplePriceSource.ts';

describe('CoinGeckoPriceSource', () => {
  it('asks for all coins in one request and reads them by symbol', async () => {
    const paths: (string | undefined)[] = [];
    await using server = await startFakeServer((_body, response, request) => {
      paths.push(request.url);
      response.end(
        JSON.stringify({
          ethereum: { usd: 3000.5, usd_24h_change: -1.25 },
          'polygon-ecosystem-token': { usd: 0.45, usd_24h_change: 2 },
          bitcoin: { usd: null, usd_24h_change: null },
          cardano: {},
        }),
      );
    });
    const prices = await new CoinGeckoPriceSource({ baseUrl: `${server.url}/api/v3` }).fetchPrices();
    expect(Object.fromEntries(prices)).toEqual({
      ETH: { usd: 3000.5, change24h: -1.25 },
      MATIC: { usd: 0.45, change24h: 2 },
    });
    expect(paths).toHaveLength(1);
    const url = new URL(paths[0] ?? '', server.url);
    expect(url.pathname).toBe('/api/v3/simple/price');
    expect(url.searchParams.get('ids')?.split(',')).toEqual(Object.values(coinGeckoIds));
    expect(url.searchParams.get('vs_currencies')).toBe('usd');
    expect(url.searchParams.get('include_24hr_change')).toBe('true');
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
  ] as const)('asks on the %s plan with its key in its header, and in no address', async (plan, keys) => {
    const asked: [url: string, keys: object][] = [];
    await using server = await startFakeServer((_question, response, { url, headers }) => {
      const sent = Object.entries(headers).filter(([name]) => name.startsWith('x-cg-'));
      asked.push([url ?? '', Object.fromEntries(sent)]);
      response.end('{"ethereum":{"usd":3000,"usd_24h_change":0}}');
    });
    await new CoinGeckoPriceSource({ plan, key: () => 'CG-secret', baseUrl: server.url }).fetchPrices();
    expect(asked).toEqual([[expect.not.stringContaining('CG-secret'), keys]]);
  });

  it.each([
    ['public', 'https://api.coingecko.com/api/v3/simple/price'],
    ['demo', 'https://api.coingecko.com/api/v3/simple/price'],
    ['pro', 'https://pro-api.coingecko.com/api/v3/simple/price'],
  ] as const)('asks at the address of the %s plan where none is set', async (plan, address) => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    await expect(new CoinGeckoPriceSource({ plan, key: () => 'CG-secret' }).fetchPrices()).rejects.toThrow();
    expect(fetched).toHaveBeenCalledWith(expect.stringMatching(`^${address}\\?`), expect.anything());
    fetched.mockRestore();
  });

  it('tells a refusal for asking too much from other failures, and for how long', async () => {
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
});

describe('SamplePriceSource', () => {
  it('has a price for every symbol the market source knows', async () => {
    const prices = await new SamplePriceSource().fetchPrices();
    expect([...prices.keys()].sort()).toEqual(Object.keys(coinGeckoIds).sort());
  });
});
