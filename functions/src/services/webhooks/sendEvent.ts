import type { ActivityEvent } from '../activity/ActivityEvent.ts';
import { FetchProblemError } from '../nfts/FetchProblemError.ts';
import type { Attempt } from './Delivery.ts';
import { eventBody } from './eventBody.ts';
import type { GuardedPost } from './postGuarded.ts';
import { signEvent } from './signEvent.ts';
import type { Webhook } from './Webhook.ts';

/** Milliseconds that a receiver may take to answer. */
export const SEND_TIMEOUT_MS = 10_000;

/** Dependencies of `sendEvent`. */
export interface SendDependencies {
  /** Posts under the guard, and returns the HTTP status; as `postGuarded`. */
  readonly post: (url: URL, post: GuardedPost) => Promise<number>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Posts an event to a webhook, signed by Standard Webhooks: one attempt. Any status 2xx is a success. */
export async function sendEvent(
  { url, secret, previousSecret }: Pick<Webhook, 'url' | 'secret' | 'previousSecret'>,
  event: ActivityEvent,
  { post, now }: SendDependencies,
): Promise<Attempt> {
  const startedAt = now();
  const body = eventBody(event);
  const timestamp = Math.floor(startedAt / 1_000);
  const isOverlap = previousSecret !== null && previousSecret.validUntil > startedAt;
  const secrets = [secret, ...(isOverlap ? [previousSecret.secret] : [])];
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Everything-Wallet-Webhooks/1.0',
    'webhook-id': event.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signEvent({ id: event.id, timestamp, body }, secrets),
  };
  try {
    const status = await post(new URL(url), { headers, body, timeoutMs: SEND_TIMEOUT_MS });
    const durationMs = now() - startedAt;
    if (status >= 200 && status < 300) return { isDelivered: true, status, durationMs };
    const problem = status >= 300 && status < 400 ? 'redirect' : 'status';
    return { isDelivered: false, status, problem, durationMs };
  } catch (error) {
    if (!(error instanceof FetchProblemError)) throw error;
    return { isDelivered: false, problem: problemOf(error), durationMs: now() - startedAt };
  }
}

function problemOf({ problem }: FetchProblemError): NonNullable<Attempt['problem']> {
  if (problem === 'refused') return 'refused';
  return problem === 'tooSlow' ? 'timeout' : 'unreachable';
}
