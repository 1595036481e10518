import { createHmac } from 'node:crypto';

/**
 * Returns the headers of a webhook (Standard Webhooks): its id, its time, and the HMAC-SHA256 of both and the body.
 *
 * @param secret 'whsec_' and base64
 * @param at seconds since 1970
 */
export function signWebhook(body: string, id: string, at: number, secret: string): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` };
}
