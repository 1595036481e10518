import type { Mail } from './WebhookStore.ts';
import type { Webhook } from './Webhook.ts';

/** Returns the e-mail about a webhook that was paused. It names the host alone: the rest of a URL can be a secret. */
export function pauseMail(
  { id, url }: Pick<Webhook, 'id' | 'url'>,
  reason: 'failures' | 'gone',
  { to, origin }: { readonly to: string; readonly origin: string },
): Mail {
  const { host } = new URL(url);
  const why =
    reason === 'gone'
      ? `${host} answered with status 410 Gone, which ends deliveries.`
      : `No delivery to ${host} succeeded for 24 hours.`;
  const text = [
    `Everything Wallet paused your webhook ${id}.`,
    why,
    `New events are stored for 30 days. Correct the receiver, then resume the webhook in the developer portal: ${origin}/developer-portal`,
  ].join('\n\n');
  return { to, subject: 'Your webhook is paused', text };
}
