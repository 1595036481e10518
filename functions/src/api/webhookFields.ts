import { z } from '@hono/zod-openapi';
import { WEBHOOK_ID } from '../services/webhooks/createWebhookId.ts';

const MAX_URL_LENGTH = 2_000;

/** Id of a webhook in a request. */
export const webhookIdField = z
  .string()
  .regex(WEBHOOK_ID, 'must be the id of a webhook')
  .openapi({ description: 'The id of the webhook.', example: 'we4kLx0QhWzT9aVbN2c7RdYp' });

/** Id of an event in a request. */
export const eventIdField = z
  .string()
  .regex(/^evt_[0-9a-f]{32}$/, 'must be the id of an event')
  .openapi({ description: 'The id of the event.', example: 'evt_0123456789abcdef0123456789abcdef' });

/** Id of another key in a request. */
export const keyIdField = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits in lower case')
  .openapi({ description: 'The SHA-256 of the other key, in hex.', example: '0'.repeat(64) });

/** URL of a webhook in a request. */
export const webhookUrlField = z
  .string()
  .max(MAX_URL_LENGTH, `must be at most ${MAX_URL_LENGTH} characters`)
  .refine((text) => URL.canParse(text), 'must be a URL')
  .openapi({
    format: 'uri',
    description: 'The https URL of your server, at port 443 and a public address.',
    example: 'https://example.com/webhooks',
  });
