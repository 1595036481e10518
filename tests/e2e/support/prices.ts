import type { Page, Request } from '@playwright/test';
import { stack } from './stack.ts';

const url = `${stack.functionsUrl}/getTokenPrices`;

/** URL of the batched requests that include prices. */
const togetherUrl = `${stack.functionsUrl}/refreshWallet`;

/** Returns true if a call requests prices, alone or in a batch. */
function asksForPrices(request: Request): boolean {
  if (request.method() !== 'POST') return false;
  if (request.url() === url) return true;
  if (request.url() !== togetherUrl) return false;
  return (request.postDataJSON() as { data: { prices?: unknown } }).data.prices !== undefined;
}

/** Collects a page's questions for prices, from now on. */
export function watchPriceCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (asksForPrices(request)) calls.push(request);
  });
  return calls;
}

/** Refuses connections for prices, until the returned function is called. */
export async function refusePrices(page: Page): Promise<() => Promise<void>> {
  await page.route(url, (route) => route.abort('connectionrefused'));
  await page.route(togetherUrl, (route) =>
    asksForPrices(route.request()) ? route.abort('connectionrefused') : route.fallback(),
  );
  return async () => {
    await page.unroute(url);
    await page.unroute(togetherUrl);
  };
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
    // A preflight has no body to change.
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    const { result } = (await response.json()) as { result: { prices: Record<string, ServedPrice> } };
    const prices = { ...result.prices, ...changes };
    return route.fulfill({ response, json: { result: { ...result, prices } } });
  });
}
