import { createRoute, z } from '@hono/zod-openapi';
import { answers } from '../answers.ts';

/** GET /health: whether the API answers; asks nothing else. */
export const healthRoute = createRoute({
  method: 'get',
  path: '/health',
  operationId: 'getHealth',
  tags: ['Service'],
  summary: 'Whether the API answers',
  description: 'Needs no key. Says nothing about the networks behind the API.',
  security: [],
  responses: answers('It does.', z.object({ status: z.literal('ok') }).openapi('Health'), []),
});
