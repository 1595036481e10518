import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Maintenance } from '@everything-wallet/core/documents/maintenance';
import type { PublicPrices } from '@everything-wallet/core/schemas/publicPrices';
import { logFailure } from '../errors/logFailure.ts';
import { ServiceError } from '../errors/ServiceError.ts';

/** Time for which the CDN may cache an answer, in seconds. */
const CDN_MAX_AGE_SECONDS = 15;

/** Dependencies of the handler. */
export interface PublicPricesDependencies {
  /** Returns the prices of all coins; throws ServiceError 'unavailable' if there are no recent ones. */
  readonly prices: () => Promise<Omit<PublicPrices, 'maintenance'>>;
  readonly maintenance: () => Promise<Maintenance>;
}

/** Headers of every response, errors included. */
const commonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Answers GET with the prices of all coins and the state of maintenance. Without recent prices the answer has none: maintenance must reach
 * open wallets all the same.
 */
export async function handlePublicPrices(
  { method }: IncomingMessage,
  response: ServerResponse,
  { prices, maintenance }: PublicPricesDependencies,
): Promise<void> {
  response.setHeaders(new Map(Object.entries(commonHeaders)));
  response.setHeader('cache-control', 'no-store');
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const [answer, state] = await Promise.all([prices().catch(withoutPrices), maintenance()]);
  const hasMaintenance = state.read_only || state.paused.length > 0;
  const body: PublicPrices = { ...answer, ...(hasMaintenance && { maintenance: state }) };
  response.setHeader('cache-control', `public, max-age=0, s-maxage=${CDN_MAX_AGE_SECONDS}`);
  response.end(method === 'HEAD' ? undefined : JSON.stringify(body));
}

function withoutPrices(error: unknown): Omit<PublicPrices, 'maintenance'> {
  if (!(error instanceof ServiceError)) logFailure('publicPrices', error);
  return { prices: {}, source: 'coingecko', answeredAt: new Date().toISOString() };
}
