import { networks } from '@everything-wallet/core/networks/networks';
import { rpcNameSchema } from '@everything-wallet/core/schemas/fields';
import { createRoute, z } from '@hono/zod-openapi';
import type { ApiRoute } from '../ApiRoute.ts';
import { mayUse } from '../requireNetwork.ts';
import { answers, keyedProblems } from '../answers.ts';
import { wholeAnswer } from '../fields.ts';

/** Public fields of a network; parsing with it leaves out those that only the wallet needs. */
const networkSchema = z
  .object({
    id: z.string().openapi({ example: 'sepolia' }),
    name: z.string().openapi({ example: 'Ethereum Sepolia' }),
    type: z.enum(['mainnet', 'testnet']),
    chainId: wholeAnswer('The chain id (EIP-155).', 11155111),
    rpcName: z
      .enum(rpcNameSchema.options)
      .openapi({ description: 'The name to use in requests.', example: 'sepolia' }),
    currency: z.string().openapi({ description: 'The symbol of the network’s coin.', example: 'SepoliaETH' }),
    explorerUrl: z.string().openapi({ description: 'The origin of the network’s block explorer.' }),
  })
  .openapi('Network');

const operation = createRoute({
  method: 'get',
  path: '/networks',
  operationId: 'listNetworks',
  tags: ['Networks'],
  summary: 'The networks',
  description:
    'The networks that this key can use: all of them, or only the testnets for a key that begins with ew_test_. Needs the scope `read`.',
  responses: answers(
    'The networks.',
    z
      .object({
        networks: z.array(networkSchema),
      })
      .openapi('NetworkList'),
    [...keyedProblems, 'invalid_request'],
  ),
});

/** GET /networks: networks that the other endpoints support. */
export const networksRoute: ApiRoute = {
  operation,
  scope: 'read',
  isStatic: true,
  install: (app) =>
    app.openapi(operation, (context) => {
      const caller = context.get('caller');
      return context.json(
        {
          networks: networks
            .filter((network) => mayUse(caller, network))
            .map((network) => networkSchema.parse(network)),
        },
        200,
      );
    }),
};
