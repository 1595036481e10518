import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Maintenance } from '@everything-wallet/core/documents/maintenance';
import type { PublicPrices } from '@everything-wallet/core/schemas/publicPrices';
import { logFailure } from '../errors/logFailure.ts';
import { ServiceError } from '../errors/ServiceError.ts';

/** Seconds for which the CDN answers by itself. */
const CACHED_SECONDS = 15;

/** Seconds after which a page may ask again when there are no prices. */
const RETRY_SECONDS = 30;

/** Dependencies of the answer. */
export interface PublicPricesDependencies {
  /** Returns the prices of all coins; throws ServiceError 'unavailable' if there are no recent ones. */
  readonly prices: () => Promise<Omit<PublicPrices, 'maintenance'>>;
  readonly maintenance: () => Promise<Maintenance>;
}

/** Headers of every response: it is data, for pages of this site. */
const everywhere = {
  'content-type': 'application/json; charset=utf-8',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Answers a GET with the prices of all coins and what is switched off. The answer does not depend on the request, and the CDN
 * may cache it; a failure is never cached.
 */
export async function handlePublicPrices(
  { method }: IncomingMessage,
  response: ServerResponse,
  { prices, maintenance }: PublicPricesDependencies,
): Promise<void> {
  response.setHeaders(new Map(Object.entries(everywhere)));
  response.setHeader('cache-control', 'no-store');
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  try {
    const [answer, known] = await Promise.all([prices(), maintenance()]);
    const isSomethingOff = known.read_only || known.paused.length > 0;
    const body: PublicPrices = { ...answer, ...(isSomethingOff && { maintenance: known }) };
    response.setHeader('cache-control', `public, max-age=0, s-maxage=${CACHED_SECONDS}`);
    response.end(method === 'HEAD' ? undefined : JSON.stringify(body));
  } catch (error) {
    if (!(error instanceof ServiceError)) logFailure('publicPrices', error);
    response.writeHead(503, { 'retry-after': String(RETRY_SECONDS) }).end();
  }
}
