import type { Event } from '@everything-wallet/sdk';
import { interruption } from '../terminal/interruption.ts';
import { signWebhook } from './signWebhook.ts';

const TIMEOUT_MS = 15_000;

/** A program on this machine that gets events. */
export interface ForwardTarget {
  readonly url: string;
  /** The secret that signs them. */
  readonly secret: string;
}

/**
 * Posts an event as the service's webhooks do, once.
 *
 * @returns the outcome in words: the status, or why there was no response
 */
export async function forwardEvent(event: Event, { url, secret }: ForwardTarget): Promise<string> {
  const body = JSON.stringify(event);
  const at = Math.floor(Date.now() / 1_000);
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...signWebhook(body, event.id, at, secret) },
      // Another address may not be on this machine.
      redirect: 'manual',
      signal: AbortSignal.any([interruption, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return `status ${response.status}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? `no answer within ${TIMEOUT_MS / 1_000} s`
      : `no answer (${reasonOf(error)})`;
  }
}

/** Returns the code of a failed connection, such as ECONNREFUSED. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.message : String(cause);
}
