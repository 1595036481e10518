import { createRoute, z } from '@hono/zod-openapi';
import type { ApiRoute } from '../ApiRoute.ts';
import { answers } from '../answers.ts';
import { networkAnswer, wholeAnswer } from '../fields.ts';

const networkHealthSchema = z
  .object({
    network: networkAnswer.network,
    incoming: z.enum(['scanned', 'late', 'onDemand']).openapi({
      description:
        'The way in which wallets find incoming transfers. `scanned`: the service reads each block, and has read the newest ones. `late`: the service reads each block but is behind, or its state is unknown; wallets read the blocks themselves meanwhile. `onDemand`: wallets read the blocks when they open.',
      example: 'scanned',
    }),
    blockNumber: wholeAnswer(
      'The last block that the service has read. Absent if unknown.',
      7654321,
    ).optional(),
    blockAt: wholeAnswer(
      'The time of that block, in ms since 1970. Absent if unknown.',
      1_800_000_000_000,
    ).optional(),
    delaySeconds: wholeAnswer(
      'The age of that block in seconds. Absent if unknown, and on local chains.',
      9,
    ).optional(),
  })
  .openapi('NetworkHealth');

const operation = createRoute({
  method: 'get',
  path: '/health',
  operationId: 'getHealth',
  tags: ['Service'],
  summary: 'The state of the API and its networks',
  description:
    'Needs no key. `status` says that the API answers. `networks` lists every network, and the last block that the service has read there for incoming transfers, as of at most ten seconds ago. The request asks no node.',
  security: [],
  responses: answers(
    'The API answers.',
    z
      .object({
        status: z.literal('ok'),
        networks: z.array(networkHealthSchema),
      })
      .openapi('Health'),
    ['invalid_request'],
  ),
});

/** GET /health: whether the API answers, and how far each network is scanned; asks no node. */
export const healthRoute: ApiRoute = {
  operation,
  scope: undefined,
  install: (app, { readNetworkHealth }) =>
    app.openapi(operation, async (context) => {
      const health = await readNetworkHealth();
      const listed = health.map(({ network, ...state }) => ({ network: network.rpcName, ...state }));
      return context.json({ status: 'ok' as const, networks: listed }, 200);
    }),
};
