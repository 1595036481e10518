import type { HoldingsAnswer } from '@everything-wallet/core/schemas/holdings';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { createRoute, z } from '@hono/zod-openapi';
import { getAddress } from 'ethers/address';
import { ChainUnavailableError } from '../../services/chain/ChainUnavailableError.ts';
import { requestCost } from '../../services/limits/requestCost.ts';
import {
  aboutNetwork,
  addressAnswer,
  addressField,
  includeUnverifiedField,
  networkAnswer,
  networkField,
  wholeAnswer,
} from '../fields.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import { agreementAnswer, blockNumberAnswer, nodesAnswer, tokenFields, unitsAnswer } from '../callAnswers.ts';
import { cursorField, readCursor, writeCursor } from '../cursors.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { withoutNulls } from '../withoutNulls.ts';

const figureAnswer = {
  units: unitsAnswer(
    'The amount in the smallest unit. Absent if it is unknown, which does not mean 0.',
  ).optional(),
  agreement: agreementAnswer,
  agreeing: wholeAnswer('The number of nodes that agree.', 3),
};

const operation = createRoute({
  method: 'get',
  path: '/tokens',
  operationId: 'listTokens',
  tags: ['Accounts'],
  summary: 'The coin and the tokens that an address holds',
  description:
    'The network’s coin, and the listed tokens (`isListed`) that the address holds, as several nodes report them. If the answer has a `cursor`, use it to request the next part. A token may appear in two answers: the later one counts. Unverified tokens are left out unless you set `includeUnverified`: then further answers scan blocks, from `toBlock` down to `fromBlock`, for contracts that log a transfer to the address, and report its balances there. Needs the scope `read`.',
  request: {
    query: z.object({
      address: addressField,
      network: networkField,
      includeUnverified: includeUnverifiedField,
      cursor: cursorField,
    }),
  },
  responses: answers(
    'The holdings.',
    z
      .object({
        address: addressAnswer,
        ...networkAnswer,
        coin: z.object(figureAnswer).openapi('HeldCoin', { description: 'The coin balance, in wei.' }),
        tokens: z.array(z.object({ ...tokenFields, ...figureAnswer }).openapi('HeldToken')),
        isWhole: z.boolean().openapi({
          description:
            'Whether this answer and the previous ones cover all tokens. If false without a cursor, no node reported some of them.',
        }),
        fromBlock: wholeAnswer(
          'The first block scanned for unlisted tokens. Absent if none was scanned.',
          7650000,
        ).optional(),
        toBlock: wholeAnswer(
          'The last block scanned for unlisted tokens. Absent if none was scanned.',
          7654321,
        ).optional(),
        cursor: z
          .string()
          .openapi({ description: 'The cursor for the next request. Absent in the last answer.' })
          .optional(),
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
  units: requestCost.tokens,
  unverifiedUnits: requestCost.unverifiedTokens,
  client: {
    member: 'coin',
    brief: 'the coin and the listed tokens that an address holds',
    returns: 'the coin and the listed tokens that an address holds, in the smallest units',
    notes: 'If the answer has a `cursor`, use it to request the next part.',
    fields:
      '`coin`, `tokens` (`contract`, `symbol`, `units?`, `decimals?`, `agreement`, …), `isWhole`, `cursor?`, …',
  },
  install: (app, dependencies) =>
    app.openapi(operation, async (context) => {
      const { network, cursor, includeUnverified = false, ...query } = context.req.valid('query');
      requireNetwork(context.get('caller'), network);
      const address = getAddress(query.address);
      // A cursor does not add unverified tokens to a request without them: they cost more units.
      const place = ['tokens', network.rpcName, address, ...(includeUnverified ? ['unverified'] : [])];
      const from = cursor === undefined ? 0 : readCursor(cursor, place, fromSchema);
      const page =
        typeof from === 'number'
          ? await listedPage(dependencies, { network: network.rpcName, address, from, includeUnverified })
          : await receivedPage(dependencies, { network: network.rpcName, address, from });
      const { block, nodes, holdings, tokens } = page.answer;
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
          isWhole: page.isWhole,
          ...page.blocks,
          ...(page.next !== undefined && { cursor: writeCursor(place, page.next) }),
          ...(block && { blockNumber: block.number }),
          nodes: { configured: nodes.configured, answered: nodes.answered, needed: nodes.needed },
        },
        200,
      );
    }),
};

/** Cursor of a token scan: in the list, or in the blocks with received tokens. */
const fromSchema = z.union([
  z.int().min(0).max(1_000_000),
  z.strictObject({
    before: z.int().min(1).optional(),
    after: z.string().max(42).optional(),
    /** True if the whole list was read. */
    isListWhole: z.boolean(),
  }),
]);
type From = z.output<typeof fromSchema>;

interface Page {
  readonly answer: Pick<HoldingsAnswer, 'block' | 'nodes' | 'holdings' | 'tokens'>;
  readonly isWhole: boolean;
  readonly blocks?: { readonly fromBlock: number; readonly toBlock: number };
  readonly next?: From;
}

interface Question {
  readonly network: RpcName;
  readonly address: string;
}

async function listedPage(
  dependencies: ApiDependencies,
  {
    network,
    address,
    from,
    includeUnverified,
  }: Question & { readonly from: number; readonly includeUnverified: boolean },
): Promise<Page> {
  const answer = await dependencies.readHoldings({
    ...{ network, addresses: [address], tokens: [] },
    ...{ discovers: true, discoversFrom: from },
  });
  const { discoversNext, isDiscoveryWhole: isListWhole } = answer;
  // A scan without progress would be requested without end.
  if (discoversNext > from) return { answer, isWhole: false, next: discoversNext };
  return includeUnverified
    ? { answer, isWhole: false, next: { isListWhole } }
    : { answer, isWhole: isListWhole };
}

async function receivedPage(
  dependencies: ApiDependencies,
  { network, address, from }: Question & { readonly from: Exclude<From, number> },
): Promise<Page> {
  const { contracts, first, last, next } = await dependencies.readReceivedTokens(network, address, from);
  const answer = await dependencies.readHoldings({
    ...{ network, addresses: [address], tokens: [...contracts] },
    ...{ discovers: false, discoversFrom: 0 },
  });
  const none = new Set(answer.holdings.filter(({ units }) => units === '0').map(({ contract }) => contract));
  const { isListWhole } = from;
  return {
    answer: { ...answer, tokens: answer.tokens.filter(({ contract }) => !none.has(contract)) },
    isWhole: next === null && isListWhole,
    blocks: { fromBlock: first, toBlock: last },
    ...(next && { next: { ...next, isListWhole } }),
  };
}
