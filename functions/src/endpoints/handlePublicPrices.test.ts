import type { IncomingMessage, ServerResponse } from 'node:http';
import { noMaintenance } from '@everything-wallet/core/documents/maintenance';
import { publicPricesSchema } from '@everything-wallet/core/schemas/publicPrices';
import { expect, test, vi } from 'vitest';
import { ServiceError } from '../errors/ServiceError.ts';
import { handlePublicPrices, type PublicPricesDependencies } from './handlePublicPrices.ts';

const logged = vi.hoisted(() => vi.fn());
vi.mock('firebase-functions/logger', () => ({ logger: { error: logged } }));

const known = {
  prices: { ETH: { usd: 3000, change24h: 1, ageMs: 5_000 } },
  rates: { EUR: 0.92 },
  source: 'coingecko' as const,
  answeredAt: '2026-11-21T00:00:00.000Z',
};

async function ask(dependencies: Partial<PublicPricesDependencies> = {}, method = 'GET') {
  const headers = new Headers();
  const answer = { status: 200, body: undefined as string | undefined };
  const response = {
    setHeaders: (all: Map<string, string>) => all.forEach((value, name) => headers.set(name, value)),
    setHeader: (name: string, value: string) => headers.set(name, value),
    writeHead(status: number, more: Record<string, string>) {
      answer.status = status;
      for (const [name, value] of Object.entries(more)) headers.set(name, value);
      return response;
    },
    end: (body?: string) => void (answer.body = body),
  };
  await handlePublicPrices({ method } as IncomingMessage, response as unknown as ServerResponse, {
    prices: () => Promise.resolve(known),
    maintenance: () => Promise.resolve(noMaintenance),
    ...dependencies,
  });
  return { ...answer, headers };
}

test('answers with all prices, which the CDN may cache and browsers may not', async () => {
  const { status, body, headers } = await ask();
  expect(status).toBe(200);
  expect(publicPricesSchema.parse(JSON.parse(body ?? ''))).toEqual(known);
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=15');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('says what is switched off', async () => {
  const off = { ...noMaintenance, paused: ['send' as const] };
  const { body } = await ask({ maintenance: () => Promise.resolve(off) });
  expect(publicPricesSchema.parse(JSON.parse(body ?? '')).maintenance).toEqual(off);
});

test.each([new ServiceError('unavailable', 'server.pricesUnavailable'), new Error('broken')])(
  'without prices answers with what is switched off: %s',
  async (error) => {
    logged.mockClear();
    const off = { ...noMaintenance, paused: ['send' as const] };
    const { status, body } = await ask({
      prices: () => Promise.reject(error),
      maintenance: () => Promise.resolve(off),
    });
    expect(status).toBe(200);
    expect(publicPricesSchema.parse(JSON.parse(body ?? ''))).toMatchObject({ prices: {}, maintenance: off });
    expect(logged).toHaveBeenCalledTimes(error instanceof ServiceError ? 0 : 1);
  },
);

test('answers HEAD without a body, and refuses other methods', async () => {
  expect(await ask({}, 'HEAD')).toMatchObject({ status: 200, body: undefined });
  const { status, headers } = await ask({}, 'POST');
  expect({ status, allow: headers.get('allow'), cached: headers.get('cache-control') }).toEqual({
    status: 405,
    allow: 'GET, HEAD',
    cached: 'no-store',
  });
});
