import type { Page, Request } from '@playwright/test';

/** The prices of all coins, on the site's own origin. */
const url = '**/prices.json';

/** Collects a page's requests for prices, from now on. */
export function watchPriceCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/prices.json') calls.push(request);
  });
  return calls;
}

/** Refuses connections for prices, until the returned function is called. */
export async function refusePrices(page: Page): Promise<() => Promise<void>> {
  await page.route(url, (route) => route.abort('connectionrefused'));
  return () => page.unroute(url);
}

/** Delays answers with prices, until the returned function is called. */
export async function holdPrices(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve(undefined);
}

/** A price in the server's format; undefined removes the symbol. */
type ServedPrice = { usd: number; change24h: number } | undefined;

/** Changes the server's prices of some symbols, for example of coins without a price. */
export async function servePrices(page: Page, changes: Readonly<Record<string, ServedPrice>>): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { prices: Record<string, ServedPrice> };
    const aged = Object.entries(changes).map(
      ([symbol, price]) => [symbol, price && { ...price, ageMs: 0 }] as const,
    );
    const prices: typeof answer.prices = { ...answer.prices, ...Object.fromEntries(aged) };
    return route.fulfill({ response, json: { ...answer, prices } });
  });
}
