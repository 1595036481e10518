import { WebhookVerificationError } from './WebhookVerificationError.ts';

/** Headers of a request: of fetch, or of Node. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Difference between the clocks of sender and recipient, in seconds. */
const MAX_DIFFERENCE_SECONDS = 300;

/**
 * Checks the signature of a request (Standard Webhooks): HMAC-SHA256 over id, timestamp and body.
 *
 * @param secrets each 'whsec_' and base64
 * @throws WebhookVerificationError
 * @throws TypeError for a malformed secret, which it does not contain
 */
export async function checkSignature(
  body: Uint8Array,
  headers: WebhookHeaders,
  secrets: readonly string[],
): Promise<void> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature')
    .split(' ')
    .flatMap((signature) => (signature.startsWith('v1,') ? [bytesOf(signature.slice(3))] : []));
  const age = Date.now() / 1_000 - Number(timestamp);
  if (!/^\d{1,15}$/.test(timestamp) || Math.abs(age) > MAX_DIFFERENCE_SECONDS) {
    throw new WebhookVerificationError('The timestamp is more than 5 minutes from the time of this machine');
  }
  const prefix = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(prefix.length + body.length);
  signed.set(prefix);
  signed.set(body, prefix.length);
  for (const key of await Promise.all(secrets.map(importSecret))) {
    for (const signature of signatures) {
      // WebCrypto compares in constant time.
      if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed))) return;
    }
  }
  throw new WebhookVerificationError('No signature is valid for this body and secret');
}

async function importSecret(secret: string) {
  const bytes = secret.startsWith('whsec_') ? bytesOf(secret.slice('whsec_'.length)) : undefined;
  if (!bytes || bytes.length === 0) throw new TypeError('A secret of webhooks is whsec_ and base64');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** Decodes base64; undefined for any other text. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value =
    'get' in headers && typeof headers.get === 'function'
      ? headers.get(name)
      : Object.entries(headers as Readonly<Record<string, unknown>>).find(
          ([given]) => given.toLowerCase() === name,
        )?.[1];
  if (typeof value === 'string' && value !== '') return value;
  throw new WebhookVerificationError(`The request has no header ${name}`);
}
