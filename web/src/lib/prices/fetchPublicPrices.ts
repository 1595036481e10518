import {
  PUBLIC_PRICES_PATH,
  publicPricesSchema,
  type PublicPrices,
} from '@everything-wallet/core/schemas/publicPrices';
import { CallableError } from '../firebase/CallableError.ts';
import { maintenanceState } from '../maintenance/maintenanceState.ts';

/** Longest time to wait for the answer, in ms. */
const TIMEOUT_MS = 15_000;

/** Prices of all coins, and the time that the answer spent in caches, in ms. */
export type ReceivedPrices = PublicPrices & { readonly cachedMs: number };

let inFlight: Promise<ReceivedPrices> | undefined;
let lastAnsweredAt = '';

/**
 * Fetches the prices of all coins from this site, where a CDN answers most requests. Concurrent calls share one request.
 *
 * @throws CallableError 'unavailable' without a usable answer
 */
export function fetchPublicPrices(): Promise<ReceivedPrices> {
  inFlight ??= request().finally(() => (inFlight = undefined));
  return inFlight;
}

async function request(): Promise<ReceivedPrices> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(PUBLIC_PRICES_PATH, { credentials: 'omit', signal });
    // A page of an error is no JSON.
    const answer = publicPricesSchema.parse(await response.json());
    // Of two answers the newer one counts: each edge of a CDN has a copy of its own.
    if (answer.answeredAt >= lastAnsweredAt) {
      lastAnsweredAt = answer.answeredAt;
      maintenanceState.update(answer.maintenance);
    }
    if (Object.keys(answer.prices).length === 0) throw new Error('No prices');
    return { ...answer, cachedMs: cachedMsOf(response.headers, answer.answeredAt) };
  } catch (error) {
    throw new CallableError('unavailable', '', { cause: error });
  }
}

/**
 * Returns the time in ms that caches held an answer: `Age` (RFC 9111), or `Date` minus `answeredAt`, whichever is longer. Too long is
 * harmless: prices count as old earlier.
 */
function cachedMsOf(headers: Headers, answeredAt: string): number {
  const agedMs = Number(headers.get('age')) * 1_000;
  const sinceAnswerMs = Date.parse(headers.get('date') ?? '') - Date.parse(answeredAt);
  return Math.max(agedMs || 0, sinceAnswerMs || 0, 0);
}
