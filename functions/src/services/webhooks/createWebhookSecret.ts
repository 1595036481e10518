import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** Prefix of secrets (Standard Webhooks). */
export const SECRET_PREFIX = 'whsec_';

/** Creates the secret that signs a webhook's events: 'whsec_' and 32 random bytes in base64 (Standard Webhooks). */
export function createWebhookSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}
