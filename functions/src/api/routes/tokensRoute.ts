import { createRoute, z } from '@hono/zod-openapi';
import { getAddress } from 'ethers/address';
import { ChainUnavailableError } from '../../services/chain/ChainUnavailableError.ts';
import { questionUnits } from '../../services/limits/questionUnits.ts';
import { aboutNetwork } from '../aboutNetwork.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import { agreementAnswer, blockNumberAnswer, nodesAnswer, tokenFields, unitsAnswer } from '../callAnswers.ts';
import { cursorField, readCursor, writeCursor } from '../cursors.ts';
import { addressAnswer, addressField, networkAnswer, networkField, wholeAnswer } from '../fields.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { withoutNulls } from '../withoutNulls.ts';

const figureAnswer = {
  units: unitsAnswer('In the smallest unit; absent where it is not known, which is no 0.').optional(),
  agreement: agreementAnswer,
  agreeing: wholeAnswer('Nodes that say so.', 3),
};

const operation = createRoute({
  method: 'get',
  path: '/tokens',
  operationId: 'listTokens',
  tags: ['Accounts'],
  summary: 'The coin and the tokens that an address holds',
  description:
    'The network’s coin, and of the tokens that a list which the wallet brings names (`isListed`) those that the address holds, as several nodes say. Where there is a `cursor`, the next request with it goes on; a token may be in two answers then, of which the later counts. Needs the scope `read`.',
  request: { query: z.object({ address: addressField, network: networkField, cursor: cursorField }) },
  responses: answers(
    'What is held.',
    z
      .object({
        address: addressAnswer,
        ...networkAnswer,
        coin: z.object(figureAnswer).openapi('HeldCoin', { description: 'The coin, in wei.' }),
        tokens: z.array(z.object({ ...tokenFields, ...figureAnswer }).openapi('HeldToken')),
        isWhole: z.boolean().openapi({
          description:
            'Whether all tokens were asked about with this answer and those before it; where it is not and there is no cursor either, no node told of some of them.',
        }),
        cursor: z.string().openapi({ description: 'For the next request; absent with the last.' }).optional(),
        blockNumber: blockNumberAnswer,
        nodes: nodesAnswer,
      })
      .openapi('Tokens'),
    [...keyedProblems, ...networkProblems],
  ),
});

/** GET /tokens: the coin and the tokens that an address holds. */
export const tokensRoute: ApiRoute = {
  operation,
  scope: 'read',
  units: questionUnits.tokens,
  install: (app, desk) =>
    app.openapi(operation, async (context) => {
      const { network, cursor, ...query } = context.req.valid('query');
      requireNetwork(context.get('caller'), network);
      const address = getAddress(query.address);
      const place = ['tokens', network.rpcName, address];
      const from = cursor === undefined ? 0 : readCursor(cursor, place, fromSchema);
      const answer = await desk.readHoldings({
        ...{ network: network.rpcName, addresses: [address], tokens: [] },
        ...{ discovers: true, discoversFrom: from },
      });
      const { block, nodes, holdings, tokens, discoversNext, isDiscoveryWhole } = answer;
      if (nodes.answered === 0) throw new ChainUnavailableError();
      const figureOf = (contract: string | null) => {
        const held = holdings.find((holding) => holding.contract === contract);
        const { units = null, agreement = 'unknown', agreeing = 0 } = held ?? {};
        return withoutNulls({ units, agreement, agreeing });
      };
      return context.json(
        {
          address,
          ...aboutNetwork(network),
          coin: figureOf(null),
          tokens: tokens.map((token) => ({ ...withoutNulls(token), ...figureOf(token.contract) })),
          isWhole: isDiscoveryWhole,
          // A look that comes no further would be asked for without end.
          ...(discoversNext > from && { cursor: writeCursor(place, discoversNext) }),
          ...(block && { blockNumber: block.number }),
          nodes: { configured: nodes.configured, answered: nodes.answered, needed: nodes.needed },
        },
        200,
      );
    }),
};

const fromSchema = z.int().min(0).max(1_000_000);
