import {
  PUBLIC_PRICES_PATH,
  publicPricesSchema,
  type PublicPrices,
} from '@everything-wallet/core/schemas/publicPrices';
import { CallableError } from '../firebase/CallableError.ts';
import { maintenanceState } from '../maintenance/maintenanceState.ts';
import { refusalSentence } from '../text/refusalSentence.ts';

/** Longest time to wait for the answer, in ms. */
const TIMEOUT_MS = 15_000;

/** Prices of all coins, and the time that the answer spent in caches, in ms. */
export type ReceivedPrices = PublicPrices & { readonly cachedMs: number };

let inFlight: Promise<ReceivedPrices> | undefined;

/**
 * Fetches the prices of all coins from this site, where a CDN answers most requests. Concurrent calls share one request.
 *
 * @throws CallableError 'unavailable' without an answer, and 'data-loss' for a malformed one
 */
export function fetchPublicPrices(): Promise<ReceivedPrices> {
  inFlight ??= request().finally(() => (inFlight = undefined));
  return inFlight;
}

async function request(): Promise<ReceivedPrices> {
  const response = await fetch(PUBLIC_PRICES_PATH, {
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new CallableError('unavailable', '', { cause: error });
  });
  if (!response.ok) throw new CallableError('unavailable', '');
  const body: unknown = await response.json().catch((error: unknown) => {
    throw new CallableError('data-loss', 'The answer is malformed', { cause: error });
  });
  const parsed = publicPricesSchema.safeParse(body);
  if (!parsed.success)
    throw new CallableError('data-loss', 'The answer is malformed', { cause: parsed.error });
  noteMaintenance(parsed.data);
  if (Object.keys(parsed.data.prices).length === 0) {
    throw new CallableError(
      'unavailable',
      refusalSentence({ id: 'server.pricesUnavailable' }, undefined) ?? '',
    );
  }
  return { ...parsed.data, cachedMs: cachedMsOf(response.headers, parsed.data.answeredAt) };
}

/** Time of the last answer whose maintenance counts. */
let notedAt = '';

/** Notes what is switched off. Of two answers the newer one counts: each edge of a CDN has a copy of its own. */
function noteMaintenance({ answeredAt, maintenance }: PublicPrices): void {
  if (answeredAt < notedAt) return;
  notedAt = answeredAt;
  maintenanceState.update(maintenance);
}

/**
 * Returns the time in ms that caches held an answer: `Age` (RFC 9111), or `Date` minus `answeredAt`, whichever is longer. Too long is
 * harmless: prices count as old earlier.
 */
function cachedMsOf(headers: Headers, answeredAt: string): number {
  const aged = Number(headers.get('age')) * 1_000;
  const sinceAnswer = Date.parse(headers.get('date') ?? '') - Date.parse(answeredAt);
  return Math.max(0, ...[aged, sinceAnswer].filter(Number.isFinite));
}
