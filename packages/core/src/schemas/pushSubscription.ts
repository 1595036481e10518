import { z } from 'zod';

/** Web Push subscription of a browser, as `PushSubscription.toJSON()` returns it (Push API, RFC 8291). */
export const pushSubscriptionSchema = z.strictObject({
  /** Address at the browser's push service: its secret path is the right to send. */
  endpoint: z
    .string()
    .max(1_000, 'must have at most 1,000 characters')
    .refine(isHttpsUrl, 'must be an address that begins with https://'),
  keys: z.strictObject({
    /** Uncompressed point on P-256: 65 bytes in base64url. */
    p256dh: z.string().regex(/^B[\w-]{86}$/, 'must be 65 bytes in base64url'),
    /** 16 bytes in base64url. */
    auth: z.string().regex(/^[\w-]{22}$/, 'must be 16 bytes in base64url'),
  }),
});

/** Web Push subscription of a browser. */
export type PushSubscriptionKeys = z.output<typeof pushSubscriptionSchema>;

function isHttpsUrl(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, port } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && port === '';
}
