import { createRoute, z } from '@hono/zod-openapi';
import type { ApiRoute } from '../ApiRoute.ts';
import { answers, keyedProblems } from '../answers.ts';
import { cursorField, readCursor, writeCursor } from '../cursors.ts';
import { ownerOf } from '../ownerOf.ts';
import { aboutDelivery, deliveryAnswer } from '../webhookAnswers.ts';
import { eventIdField, webhookIdField } from '../webhookFields.ts';

/** Deliveries of a page. */
const PAGE = 50;

/** Units of requests that make a request of their own. */
const SENDING_UNITS = 5;

const tags = ['Webhooks'];
const found = [...keyedProblems, 'invalid_request', 'webhook_not_found'] as const;

const params = z.object({ id: webhookIdField });

const sentSchema = z.object({ delivery: deliveryAnswer }).openapi('SentWebhook');

const testOperation = createRoute({
  method: 'post',
  path: '/webhooks/{id}/test',
  operationId: 'testWebhook',
  tags,
  summary: 'Send a test event to a webhook',
  description:
    'Sends one event of type `transfer.coin` with invented data, once; its id begins with `evt_test`. It is not listed among the deliveries. Needs the scope `webhooks`.',
  request: { params },
  responses: answers('The result.', sentSchema, found),
});

const testWebhookRoute: ApiRoute = {
  operation: testOperation,
  scope: 'webhooks',
  units: SENDING_UNITS,
  install: (app, { webhooks }) =>
    app.openapi(testOperation, async (context) => {
      const { id } = context.req.valid('param');
      const delivery = await webhooks.test(ownerOf(context.get('caller')), id);
      return context.json({ delivery: aboutDelivery(delivery) }, 200);
    }),
};

const deliveriesOperation = createRoute({
  method: 'get',
  path: '/webhooks/{id}/deliveries',
  operationId: 'listWebhookDeliveries',
  tags,
  summary: 'The deliveries of a webhook',
  description: `Deliveries of the last 30 days by their first attempt, newest first, ${PAGE} at a time. Needs the scope \`webhooks\`.`,
  request: {
    params,
    query: z.object({
      cursor: cursorField.openapi({
        description: 'The cursor of the previous answer, for the same webhook.',
      }),
    }),
  },
  responses: answers(
    'The deliveries.',
    z
      .object({
        deliveries: z.array(deliveryAnswer),
        cursor: z
          .string()
          .openapi({ description: 'The cursor for older deliveries. Absent if there are no older ones.' })
          .optional(),
      })
      .openapi('WebhookDeliveries'),
    found,
  ),
});

const positionSchema = z.object({ firstAt: z.int(), eventId: z.string().max(100) });

const deliveriesRoute: ApiRoute = {
  operation: deliveriesOperation,
  scope: 'webhooks',
  install: (app, { webhooks }) =>
    app.openapi(deliveriesOperation, async (context) => {
      const { id } = context.req.valid('param');
      const { cursor } = context.req.valid('query');
      const place = ['deliveries', id];
      const after = cursor === undefined ? undefined : readCursor(cursor, place, positionSchema);
      const owner = ownerOf(context.get('caller'));
      const read = await webhooks.deliveries(owner, id, after, PAGE + 1);
      const page = read.slice(0, PAGE);
      const last = read.length > PAGE ? page.at(-1) : undefined;
      return context.json(
        {
          deliveries: page.map(aboutDelivery),
          ...(last && { cursor: writeCursor(place, { firstAt: last.firstAt, eventId: last.eventId }) }),
        },
        200,
      );
    }),
};

const replayOperation = createRoute({
  method: 'post',
  path: '/webhooks/{id}/deliveries/{eventId}/replay',
  operationId: 'replayWebhookDelivery',
  tags,
  summary: 'Send an event to a webhook again',
  description:
    'Sends an event of the last 30 days again, once, with the same `webhook-id`, a new time and a new signature. Needs the scope `webhooks`.',
  request: { params: params.extend({ eventId: eventIdField }) },
  responses: answers('The result.', sentSchema, found),
});

const replayRoute: ApiRoute = {
  operation: replayOperation,
  scope: 'webhooks',
  units: SENDING_UNITS,
  install: (app, { webhooks }) =>
    app.openapi(replayOperation, async (context) => {
      const { id, eventId } = context.req.valid('param');
      const delivery = await webhooks.replay(ownerOf(context.get('caller')), id, eventId);
      return context.json({ delivery: aboutDelivery(delivery) }, 200);
    }),
};

/** The routes about the deliveries of webhooks. */
export const webhookDeliveryRoutes: readonly ApiRoute[] = [testWebhookRoute, deliveriesRoute, replayRoute];
