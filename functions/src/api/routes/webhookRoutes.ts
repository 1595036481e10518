import { createRoute, z } from '@hono/zod-openapi';
import type { WebhookOwner } from '../../services/webhooks/WebhookService.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import type { CallerKey } from '../ApiEnvironment.ts';
import { answers, creationAnswers, keyedProblems } from '../answers.ts';
import { challenge } from '../challenge.ts';
import { cursorField, readCursor, writeCursor } from '../cursors.ts';
import { networkField } from '../fields.ts';
import { requireNetwork } from '../requireNetwork.ts';
import {
  aboutDelivery,
  aboutWebhook,
  deliveryAnswer,
  eventType,
  secretAnswer,
  webhookAnswer,
  webhookIdAnswer,
} from '../webhookAnswers.ts';
import { eventIdField, webhookIdField, webhookUrlField } from '../webhookFields.ts';

/** Networks that a request can name: each by several names, at most. */
const MAX_NETWORKS = 50;

/** Deliveries of a page. */
const PAGE = 50;

/** Units of requests that make a request of their own. */
const SENDING_UNITS = 5;

const tags = ['Webhooks'];
const found = [...keyedProblems, 'invalid_request', 'webhook_not_found'] as const;

const params = z.object({ id: webhookIdField });

/** @throws ApiProblem key_missing */
function ownerOf(caller: CallerKey | undefined): WebhookOwner {
  if (!caller) throw challenge('key_missing');
  return { userId: caller.userId, keyId: caller.id };
}

const listOperation = createRoute({
  method: 'get',
  path: '/webhooks',
  operationId: 'listWebhooks',
  tags,
  summary: 'The webhooks of the key',
  description: 'The webhooks that were created with this key, oldest first. Needs the scope `read`.',
  responses: answers(
    'The webhooks.',
    z.object({ webhooks: z.array(webhookAnswer) }).openapi('Webhooks'),
    keyedProblems,
  ),
});

const listWebhooksRoute: ApiRoute = {
  operation: listOperation,
  scope: 'read',
  install: (app, { webhooks }) =>
    app.openapi(listOperation, async (context) => {
      const listed = await webhooks.list(ownerOf(context.get('caller')));
      return context.json({ webhooks: listed.map(aboutWebhook) }, 200);
    }),
};

const createOperation = createRoute({
  method: 'post',
  path: '/webhooks',
  operationId: 'createWebhook',
  tags,
  summary: 'Create a webhook',
  description:
    'Sends events on the accounts of the key’s owner to your server, from now on: a POST per event, signed by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Answer with a status 2xx within ten seconds. Events of one address on one network come in order, and each at least once: ignore a `webhook-id` that you know. A failed event is retried for 24 hours. A key can have 5 webhooks, a user 10; a webhook ends with its key. Needs the scope `read`.',
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z
            .strictObject({
              url: webhookUrlField,
              networks: z
                .array(networkField)
                .min(1)
                .max(MAX_NETWORKS)
                .openapi({ description: 'The networks whose events are sent. All by default.' })
                .optional(),
              types: z
                .array(eventType)
                .min(1)
                .max(MAX_NETWORKS)
                .openapi({ description: 'The types of events that are sent. All by default.' })
                .optional(),
            })
            .openapi('CreateWebhook'),
        },
      },
    },
  },
  responses: creationAnswers(
    'The webhook, and its secret.',
    z.object({ webhook: webhookAnswer, secret: secretAnswer }).openapi('CreatedWebhook'),
    [
      ...keyedProblems,
      ...(['invalid_request', 'malformed_json', 'network_not_allowed'] as const),
      ...(['body_too_large', 'unsupported_media_type'] as const),
    ],
  ),
});

const createWebhookRoute: ApiRoute = {
  operation: createOperation,
  scope: 'read',
  install: (app, { webhooks }) =>
    app.openapi(createOperation, async (context) => {
      const { url, networks, types } = context.req.valid('json');
      const caller = context.get('caller');
      for (const network of networks ?? []) requireNetwork(caller, network);
      const webhook = await webhooks.create(ownerOf(caller), {
        url,
        networks: networks ? [...new Set(networks.map(({ rpcName }) => rpcName))] : null,
        types: types ? [...new Set(types)] : null,
        testnetsOnly: caller?.testnetsOnly !== false,
      });
      return context.json({ webhook: aboutWebhook(webhook), secret: webhook.secret }, 201);
    }),
};

const deleteOperation = createRoute({
  method: 'delete',
  path: '/webhooks/{id}',
  operationId: 'deleteWebhook',
  tags,
  summary: 'Delete a webhook',
  description: 'Ends its deliveries. Needs the scope `read`.',
  request: { params },
  responses: answers(
    'The webhook does not exist any more.',
    z.object({ id: webhookIdAnswer }).openapi('DeletedWebhook'),
    found,
  ),
});

const deleteWebhookRoute: ApiRoute = {
  operation: deleteOperation,
  scope: 'read',
  install: (app, { webhooks }) =>
    app.openapi(deleteOperation, async (context) => {
      const { id } = context.req.valid('param');
      await webhooks.remove(ownerOf(context.get('caller')), id);
      return context.json({ id }, 200);
    }),
};

/** Returns the route that pauses, or resumes, a webhook. */
function statusRoute(action: 'pause' | 'resume', summary: string, description: string): ApiRoute {
  const operation = createRoute({
    method: 'post',
    path: `/webhooks/{id}/${action}`,
    operationId: `${action}Webhook`,
    tags,
    summary,
    description: `${description} Needs the scope \`read\`.`,
    request: { params },
    responses: answers(
      'The webhook after it.',
      z.object({ webhook: webhookAnswer }).openapi('ChangedWebhook'),
      found,
    ),
  });
  return {
    operation,
    scope: 'read',
    install: (app, { webhooks }) =>
      app.openapi(operation, async (context) => {
        const { id } = context.req.valid('param');
        const webhook = await webhooks[action](ownerOf(context.get('caller')), id);
        return context.json({ webhook: aboutWebhook(webhook) }, 200);
      }),
  };
}

const rotateOperation = createRoute({
  method: 'post',
  path: '/webhooks/{id}/secret',
  operationId: 'rotateWebhookSecret',
  tags,
  summary: 'Replace the secret of a webhook',
  description:
    'Creates a new secret. For 24 hours each request has a signature by both secrets. Needs the scope `read`.',
  request: { params },
  responses: answers(
    'The new secret.',
    z
      .object({
        secret: secretAnswer,
        previousValidUntil: webhookAnswer.shape.createdAt.openapi({
          description: 'The end of the previous secret, in ms since 1970.',
        }),
      })
      .openapi('RotatedSecret'),
    found,
  ),
});

const rotateSecretRoute: ApiRoute = {
  operation: rotateOperation,
  scope: 'read',
  install: (app, { webhooks }) =>
    app.openapi(rotateOperation, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(await webhooks.rotate(ownerOf(context.get('caller')), id), 200);
    }),
};

const sentSchema = z.object({ delivery: deliveryAnswer }).openapi('SentWebhook');

const testOperation = createRoute({
  method: 'post',
  path: '/webhooks/{id}/test',
  operationId: 'testWebhook',
  tags,
  summary: 'Send a test event to a webhook',
  description:
    'Sends one event of type `transfer.coin` with invented data, once; its id begins with `evt_test`. It is not listed among the deliveries. Needs the scope `read`.',
  request: { params },
  responses: answers('The result.', sentSchema, found),
});

const testWebhookRoute: ApiRoute = {
  operation: testOperation,
  scope: 'read',
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
  description: `Deliveries of the last 30 days by their first attempt, newest first, ${PAGE} at a time. Needs the scope \`read\`.`,
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
  scope: 'read',
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
    'Sends an event of the last 30 days again, once, with the same `webhook-id`, a new time and a new signature. Needs the scope `read`.',
  request: { params: params.extend({ eventId: eventIdField }) },
  responses: answers('The result.', sentSchema, found),
});

const replayRoute: ApiRoute = {
  operation: replayOperation,
  scope: 'read',
  units: SENDING_UNITS,
  install: (app, { webhooks }) =>
    app.openapi(replayOperation, async (context) => {
      const { id, eventId } = context.req.valid('param');
      const delivery = await webhooks.replay(ownerOf(context.get('caller')), id, eventId);
      return context.json({ delivery: aboutDelivery(delivery) }, 200);
    }),
};

/** The routes about webhooks. */
export const webhookRoutes: readonly ApiRoute[] = [
  listWebhooksRoute,
  createWebhookRoute,
  deleteWebhookRoute,
  statusRoute('pause', 'Pause a webhook', 'Stops deliveries; events are stored for 30 days.'),
  statusRoute('resume', 'Resume a webhook', 'Continues after the last delivered event.'),
  rotateSecretRoute,
  testWebhookRoute,
  deliveriesRoute,
  replayRoute,
];
