import { createRoute, z } from '@hono/zod-openapi';
import { answers, keyedProblems, networkProblems } from '../answers.ts';
import {
  addressAnswer,
  addressField,
  coinAnswer,
  networkAnswer,
  networkField,
  weiAnswer,
} from '../fields.ts';

/** GET /balance: what an address holds in a network's coin. */
export const balanceRoute = createRoute({
  method: 'get',
  path: '/balance',
  operationId: 'getBalance',
  tags: ['Accounts'],
  summary: 'The balance of an address',
  description:
    'What an address holds in the network’s own coin, in the latest block. Needs the scope `read`.',
  request: { query: z.object({ address: addressField, network: networkField }) },
  responses: answers(
    'The balance.',
    z
      .object({
        address: addressAnswer,
        ...networkAnswer,
        balance: coinAnswer('The balance'),
        balanceWei: weiAnswer('The balance'),
      })
      .openapi('Balance'),
    [...keyedProblems, ...networkProblems],
  ),
});
