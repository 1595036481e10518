import { noMaintenance } from '@everything-wallet/core/documents/maintenance';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maintenanceState } from '../maintenance/maintenanceState.ts';
import { fetchPublicPrices } from './fetchPublicPrices.ts';

const ANSWERED_AT = '2026-11-21T10:00:00.000Z';
const body = {
  prices: { ETH: { usd: 3000, change24h: 1, ageMs: 20_000 } },
  source: 'coingecko',
  answeredAt: ANSWERED_AT,
};
let request = vi.fn<typeof fetch>();
const answer = (content: unknown, init: ResponseInit = {}) =>
  request.mockResolvedValue(Response.json(content, init));

beforeEach(() => {
  request = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', request);
  answer(body);
});
afterEach(() => {
  vi.unstubAllGlobals();
  maintenanceState.update(undefined);
});

test('is asked of this site, without credentials, once for callers of the same moment', async () => {
  const [one, other] = await Promise.all([fetchPublicPrices(), fetchPublicPrices()]);
  expect(one).toEqual({ ...body, cachedMs: 0 });
  expect(other).toBe(one);
  expect(request).toHaveBeenCalledOnce();
  expect(request.mock.lastCall).toMatchObject(['/prices.json', { credentials: 'omit' }]);
  answer(body);
  await fetchPublicPrices();
  expect(request).toHaveBeenCalledTimes(2);
});

test.each([
  ['its Age', { age: '12' }, 12_000],
  ['its Date', { date: 'Sat, 21 Nov 2026 10:00:09 GMT' }, 9_000],
  ['the larger of both', { age: '12', date: 'Sat, 21 Nov 2026 10:00:09 GMT' }, 12_000],
  ['a cache whose clock is behind', { date: 'Sat, 21 Nov 2026 09:59:00 GMT' }, 0],
  ['nonsense', { age: 'old', date: 'today' }, 0],
])('the time in caches is known by %s', async (_, headers, cachedMs) => {
  answer(body, { headers });
  expect(await fetchPublicPrices()).toMatchObject({ cachedMs });
});

test('reports what is switched off, and that nothing is any more', async () => {
  const maintenance = { ...noMaintenance, paused: ['send'] };
  answer({ ...body, maintenance });
  await fetchPublicPrices();
  expect(maintenanceState.read()).toEqual(maintenance);
  // Without prices, too.
  const later = { ...body, answeredAt: '2026-11-21T10:01:00.000Z', prices: {} };
  answer(later);
  await expect(fetchPublicPrices()).rejects.toThrow();
  expect(maintenanceState.read()).toEqual(noMaintenance);
  // Another edge's older copy.
  answer({ ...body, maintenance });
  await fetchPublicPrices();
  expect(maintenanceState.read()).toEqual(noMaintenance);
});

test.each([
  ['no connection', () => request.mockRejectedValue(new TypeError('Failed to fetch')), 'unavailable'],
  ['an error', () => answer({}, { status: 503 }), 'unavailable'],
  ['no prices', () => answer({ ...body, prices: {} }), 'unavailable'],
  ['a page of the site', () => request.mockResolvedValue(new Response('<!doctype html>')), 'unavailable'],
  ['a price that is no number', () => answer({ ...body, prices: { ETH: { usd: '3' } } }), 'unavailable'],
])('fails on %s, and asks again', async (_, fail, code) => {
  fail();
  await expect(fetchPublicPrices()).rejects.toMatchObject({ name: 'CallableError', code });
  answer(body);
  await expect(fetchPublicPrices()).resolves.toMatchObject({ source: 'coingecko' });
});
