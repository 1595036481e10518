import { createRoute, z } from '@hono/zod-openapi';
import type { ApiRoute } from '../ApiRoute.ts';
import { answers } from '../answers.ts';

const operation = createRoute({
  method: 'get',
  path: '/health',
  operationId: 'getHealth',
  tags: ['Service'],
  summary: 'Whether the API answers',
  description: 'Needs no key. Does not check the networks behind the API.',
  security: [],
  responses: answers('The API answers.', z.object({ status: z.literal('ok') }).openapi('Health'), [
    'invalid_request',
  ]),
});

/** GET /health: whether the API answers; queries nothing else. */
export const healthRoute: ApiRoute = {
  operation,
  scope: undefined,
  install: (app) => app.openapi(operation, (context) => context.json({ status: 'ok' } as const, 200)),
};
