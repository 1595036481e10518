import type { Price } from '@everything-wallet/core/schemas/coinPrices';
import { PUBLIC_PRICES_PATH } from '@everything-wallet/core/schemas/publicPrices';
import { vi, type Mock } from 'vitest';

/** The prices of a test, by symbol. */
interface ServedPrices {
  readonly prices: Readonly<Record<string, Price>>;
  readonly source?: 'coingecko' | 'sample';
  /** Age of each price in ms; 0 by default. */
  readonly ageMs?: number;
}

/**
 * Makes requests for public prices answer from here; one that throws is a server without an answer. `setUpComponentTests` removes it.
 *
 * @returns the mock, which counts the requests
 */
export function servePublicPrices(answer: () => ServedPrices): Mock<() => Promise<Response>> {
  const request = vi.fn(async () => {
    const { prices, source = 'coingecko', ageMs = 0 } = await Promise.resolve().then(answer);
    const aged = Object.entries(prices).map(([symbol, price]) => [symbol, { ...price, ageMs }] as const);
    return Response.json({
      prices: Object.fromEntries(aged),
      source,
      answeredAt: '2026-11-21T10:00:00.000Z',
    });
  });
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) =>
    input === PUBLIC_PRICES_PATH ? request() : others(input, init),
  );
  return request;
}
