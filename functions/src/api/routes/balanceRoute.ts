import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { createRoute, z } from '@hono/zod-openapi';
import { getAddress } from 'ethers/address';
import type { ApiRoute } from '../ApiRoute.ts';
import {
  aboutNetwork,
  addressAnswer,
  addressField,
  coinAnswer,
  networkAnswer,
  networkField,
  weiAnswer,
} from '../fields.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';

const operation = createRoute({
  method: 'get',
  path: '/balance',
  operationId: 'getBalance',
  tags: ['Accounts'],
  summary: 'The balance of an address',
  description:
    'The current balance of an address in the network’s coin. If the nodes are at different blocks, the balance is from the latest block that they share, a few seconds old. Needs the scope `read`.',
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

/** GET /balance: an address's balance of a network's coin. */
export const balanceRoute: ApiRoute = {
  operation,
  scope: 'read',
  client: {
    member: 'balanceWei',
    brief: 'the balance of an address',
    returns: "the current balance of an address in the network's coin",
    notes: 'Its block may be a few seconds old.',
    fields: '`balance` in coin, `balanceWei`',
    goName: 'Balance',
    command: {
      does: 'print the balance of an address',
      lines: [
        ['Address', 'address'],
        ['Network', 'network'],
        ['Balance', 'balance', 'currency'],
      ],
    },
  },
  install: (app, dependencies) =>
    app.openapi(operation, async (context) => {
      const { address, network } = context.req.valid('query');
      requireNetwork(context.get('caller'), network);
      const balance = await dependencies.chainOf(network.rpcName).getBalance(address);
      const amounts = { balance: formatAmount(balance), balanceWei: balance.toString() };
      return context.json({ address: getAddress(address), ...aboutNetwork(network), ...amounts }, 200);
    }),
};
