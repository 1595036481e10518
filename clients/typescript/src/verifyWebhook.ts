import type { Event } from './answers.ts';
import { checkSignature, type WebhookHeaders } from './checkSignature.ts';
import { parseObject } from './parseObject.ts';
import { WebhookVerificationError } from './WebhookVerificationError.ts';

/**
 * Verifies a webhook (Standard Webhooks), and returns its event.
 *
 * @param body the body as it was received: parsing and writing it again would change it
 * @param headers the headers of the request, of fetch or of Node
 * @param secret the secret of the webhook, or several while it is being replaced
 * @throws WebhookVerificationError if no signature is valid, or the timestamp is more than 5 minutes from now
 * @throws TypeError if a secret is malformed; it never contains the secret
 *
 * @example
 * const event = await verifyWebhook(await request.text(), request.headers, secret);
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string | readonly string[],
): Promise<Event> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  await checkSignature(bytes, headers, typeof secret === 'string' ? [secret] : secret);
  const event = parseObject(new TextDecoder().decode(bytes));
  if (typeof event?.['id'] !== 'string' || typeof event['type'] !== 'string') {
    throw new WebhookVerificationError('The body is not an event');
  }
  return event as unknown as Event;
}
