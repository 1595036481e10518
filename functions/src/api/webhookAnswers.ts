import { z } from '@hono/zod-openapi';
import { attemptProblems, deliveryStates, type Delivery } from '../services/webhooks/Delivery.ts';
import type { Webhook } from '../services/webhooks/Webhook.ts';
import { eventTypeAnswer } from './eventTypeAnswer.ts';
import { addressAnswer, networkAnswer, transactionHashAnswer } from './fields.ts';
import { withoutNulls } from './withoutNulls.ts';

/** Time in an answer; its example is a moment of 2027. */
function timeAnswer(description: string) {
  return z
    .int()
    .nonnegative()
    .openapi({
      format: 'int64',
      description: `${description}, in ms since 1970.`,
      example: 1_800_000_000_000,
    });
}

/** A webhook's id in an answer. */
export const webhookIdAnswer = z
  .string()
  .openapi({ description: 'The id of the webhook.', example: 'we4kLx0QhWzT9aVbN2c7RdYp' });

/** A secret in an answer. */
export const secretAnswer = z.string().openapi({
  description: 'The secret that verifies `webhook-signature` (Standard Webhooks). It is shown once.',
  example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
});

/** A webhook in an answer. */
export const webhookAnswer = z
  .object({
    id: webhookIdAnswer,
    url: z.string().openapi({ example: 'https://example.com/webhooks' }),
    networks: z
      .array(networkAnswer.network)
      .openapi({ description: 'The networks whose events are sent, by rpcName. Absent for all.' })
      .optional(),
    types: z
      .array(eventTypeAnswer)
      .openapi({ description: 'The types of events that are sent. Absent for all.' })
      .optional(),
    status: z.enum(['active', 'paused']),
    pausedBy: z
      .enum(['user', 'failures'])
      .openapi({
        description:
          '`failures`: no delivery succeeded for 24 hours, or your server answered with status 410.',
      })
      .optional(),
    createdAt: timeAnswer('The time of its creation'),
    lastSuccessAt: timeAnswer('The time of a recent success, to the minute').optional(),
    failingSince: timeAnswer('The time of the first failure after the last success').optional(),
  })
  .openapi('Webhook');

/** A delivery in an answer. */
export const deliveryAnswer = z
  .object({
    eventId: z.string().openapi({
      description: 'The id of the event, which is in the header `webhook-id` of each attempt.',
      example: 'evt_0123456789abcdef0123456789abcdef',
    }),
    type: eventTypeAnswer,
    network: networkAnswer.network,
    address: addressAnswer,
    txHash: transactionHashAnswer,
    state: z.enum(deliveryStates).openapi({
      description: '`retrying`: it is attempted again. `failed`: the last attempt failed; you can replay it.',
    }),
    attempts: z.int().nonnegative().openapi({ description: 'The number of attempts.', example: 1 }),
    status: z
      .int()
      .openapi({
        description: 'The HTTP status of the last attempt. Absent if there was no response.',
        example: 200,
      })
      .optional(),
    problem: z
      .enum(attemptProblems)
      .openapi({
        description:
          'Why the last attempt failed. `refused`: the URL is not allowed (not https, not port 443, credentials, or an address that is not public). `redirect`: redirects are not followed.',
      })
      .optional(),
    durationMs: z
      .int()
      .nonnegative()
      .openapi({ description: 'The duration of the last attempt in ms.', example: 120 })
      .optional(),
    firstAt: timeAnswer('The time of the first attempt'),
    lastAt: timeAnswer('The time of the last attempt'),
    nextAt: timeAnswer('The earliest time of the next attempt').optional(),
  })
  .openapi('WebhookDelivery');

/** Returns the fields of a webhook that its owner sees. */
export function aboutWebhook(webhook: Webhook): z.output<typeof webhookAnswer> {
  const {
    id,
    url,
    networks: names,
    types,
    status,
    pausedBy,
    createdAt,
    lastSuccessAt,
    failingSince,
  } = webhook;
  return withoutNulls({
    ...{ id, url, networks: names && [...names], types: types && [...types], status, pausedBy },
    ...{ createdAt, lastSuccessAt, failingSince },
  });
}

/** Returns the fields of a delivery that the webhook's owner sees. */
export function aboutDelivery({
  webhookId: _webhook,
  userId: _user,
  ...delivery
}: Delivery): z.output<typeof deliveryAnswer> {
  return delivery;
}
