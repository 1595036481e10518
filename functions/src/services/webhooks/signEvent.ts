import { createHmac } from 'node:crypto';
import { SECRET_PREFIX } from './createWebhookSecret.ts';

/** Content that is signed. */
export interface SignedContent {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** Returns the header `webhook-signature` (Standard Webhooks): HMAC-SHA256 by each secret, separated by spaces. */
export function signEvent({ id, timestamp, body }: SignedContent, secrets: readonly string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
