import { createRoute, z } from '@hono/zod-openapi';
import type { ApiRoute } from '../ApiRoute.ts';
import { answers, creationAnswers, keyedProblems } from '../answers.ts';
import { eventTypeAnswer } from '../eventTypeAnswer.ts';
import { networkField } from '../fields.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { aboutWebhook, secretAnswer, webhookAnswer, webhookIdAnswer } from '../webhookAnswers.ts';
import { ownerOf } from '../ownerOf.ts';
import { keyIdField, webhookIdField, webhookUrlField } from '../webhookFields.ts';

/** Networks, and types, that a request can name, at most: a network has several names. */
const MAX_CHOICES = 50;

const tags = ['Webhooks'];
const found = [...keyedProblems, 'invalid_request', 'webhook_not_found'] as const;

const params = z.object({ id: webhookIdField });

const listOperation = createRoute({
  method: 'get',
  path: '/webhooks',
  operationId: 'listWebhooks',
  tags,
  summary: 'The webhooks of the key',
  description: 'The webhooks that were created with this key, oldest first. Needs the scope `webhooks`.',
  responses: answers(
    'The webhooks.',
    z.object({ webhooks: z.array(webhookAnswer) }).openapi('Webhooks'),
    keyedProblems,
  ),
});

const listWebhooksRoute: ApiRoute = {
  operation: listOperation,
  scope: 'webhooks',
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
    'Sends events on the accounts of the key’s owner to your server, from now on: a POST per event, signed by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Answer with a status 2xx within ten seconds. Events of one address on one network come in order, and each at least once: ignore a `webhook-id` that you know. A transaction can come back in another block after a reorg, with new events: credit a payment once for each `data.movementId`, after `movement.settled`, and take it back after `movement.reorged`. Anyone can make a contract claim a transfer: check `data.contract`. A failed event is retried for 24 hours. A key can have 5 webhooks, a user 10; a webhook is deleted with its key, and stops while its key is expired, unless another key takes it over (`POST /webhooks/adopt`). Needs the scope `webhooks`.',
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
                .max(MAX_CHOICES)
                .openapi({ description: 'The networks whose events are sent. All by default.' })
                .optional(),
              types: z
                .array(eventTypeAnswer)
                .min(1)
                .max(MAX_CHOICES)
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
  scope: 'webhooks',
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

const adoptOperation = createRoute({
  method: 'post',
  path: '/webhooks/adopt',
  operationId: 'adoptWebhooks',
  tags,
  summary: 'Take over the webhooks of another key',
  description:
    'Gives this key the webhooks of another key of the same user: call it with the new key when you replace one, since webhooks are deleted with their key. Deliveries continue, with the same secrets. A key for testnets takes over webhooks of such keys only. Needs the scope `webhooks`.',
  request: {
    body: {
      required: true,
      content: {
        'application/json': { schema: z.strictObject({ fromKeyId: keyIdField }).openapi('AdoptWebhooks') },
      },
    },
  },
  responses: answers(
    'The webhooks that this key has taken over.',
    z.object({ webhooks: z.array(webhookAnswer) }).openapi('AdoptedWebhooks'),
    [
      ...keyedProblems,
      ...(['invalid_request', 'malformed_json', 'body_too_large', 'unsupported_media_type'] as const),
    ],
  ),
});

const adoptWebhooksRoute: ApiRoute = {
  operation: adoptOperation,
  scope: 'webhooks',
  install: (app, { webhooks }) =>
    app.openapi(adoptOperation, async (context) => {
      const caller = context.get('caller');
      const owner = { ...ownerOf(caller), testnetsOnly: caller?.testnetsOnly !== false };
      const adopted = await webhooks.adopt(owner, context.req.valid('json').fromKeyId);
      return context.json({ webhooks: adopted.map(aboutWebhook) }, 200);
    }),
};

const deleteOperation = createRoute({
  method: 'delete',
  path: '/webhooks/{id}',
  operationId: 'deleteWebhook',
  tags,
  summary: 'Delete a webhook',
  description: 'Stops its deliveries and deletes it. Needs the scope `webhooks`.',
  request: { params },
  responses: answers(
    'The webhook does not exist any more.',
    z.object({ id: webhookIdAnswer }).openapi('DeletedWebhook'),
    found,
  ),
});

const deleteWebhookRoute: ApiRoute = {
  operation: deleteOperation,
  scope: 'webhooks',
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
    description: `${description} Needs the scope \`webhooks\`.`,
    request: { params },
    responses: answers(
      'The webhook, with its new status.',
      z.object({ webhook: webhookAnswer }).openapi('ChangedWebhook'),
      found,
    ),
  });
  return {
    operation,
    scope: 'webhooks',
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
    'Creates a new secret. For 24 hours each request is signed with the new and the previous secret. If you rotate again in that time, the first secret remains valid and the one in between ends at once. Needs the scope `webhooks`.',
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
  scope: 'webhooks',
  install: (app, { webhooks }) =>
    app.openapi(rotateOperation, async (context) => {
      const { id } = context.req.valid('param');
      return context.json(await webhooks.rotate(ownerOf(context.get('caller')), id), 200);
    }),
};

/** The routes about webhooks, without those about their deliveries. */
export const webhookRoutes: readonly ApiRoute[] = [
  listWebhooksRoute,
  createWebhookRoute,
  adoptWebhooksRoute,
  deleteWebhookRoute,
  statusRoute('pause', 'Pause a webhook', 'Stops deliveries; events are stored for 30 days.'),
  statusRoute('resume', 'Resume a webhook', 'Continues after the last delivered event.'),
  rotateSecretRoute,
];
