import { MAX_ASKED_TOKENS } from '@everything-wallet/core/callables/holdings';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { createRoute, z } from '@hono/zod-openapi';
import { getAddress } from 'ethers/address';
import { ChainUnavailableError } from '../../services/chain/ChainUnavailableError.ts';
import { requestCost } from '../../services/limits/requestCost.ts';
import type { Transfer } from '../../services/transfers/Transfer.ts';
import { aboutNetwork } from '../aboutNetwork.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import { nodesAnswer, tokenAnswer, unitsAnswer } from '../callAnswers.ts';
import { cursorField, readCursor, writeCursor } from '../cursors.ts';
import {
  addressAnswer,
  addressField,
  includeUnverifiedField,
  networkAnswer,
  networkField,
  transactionHashAnswer,
  wholeAnswer,
} from '../fields.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { withoutNulls } from '../withoutNulls.ts';

const operation = createRoute({
  method: 'get',
  path: '/transfers',
  operationId: 'listTransfers',
  tags: ['Accounts'],
  summary: 'Tokens and NFTs that came to an address or went from it',
  description:
    'By the logs of contracts (ERC-20, ERC-721, ERC-1155), the newest first, and each transaction as several nodes tell it. Coin is not among them: it leaves no logs, so that nobody can find it but by reading every block. One request reads some blocks, from `toBlock` down to `fromBlock`; the next one with `cursor` those before them, also where a page is empty. Of one transaction 200 movements are told at most. A young block may still be replaced by another one: before something is given in return, wait for the `confirmations` that `GET /transaction/{hash}` tells. What is unverified is left out unless it is asked for. Needs the scope `read`.',
  request: {
    query: z.object({
      address: addressField,
      network: networkField,
      includeUnverified: includeUnverifiedField,
      cursor: cursorField,
    }),
  },
  responses: answers(
    'What was found.',
    z
      .object({
        address: addressAnswer,
        ...networkAnswer,
        transfers: z.array(
          z
            .object({
              txHash: transactionHashAnswer,
              blockNumber: wholeAnswer('The block of the transaction.', 7654321),
              at: wholeAnswer('Its time in ms since 1970.', 1_800_000_000_000),
              direction: z.enum(['in', 'out', 'self']),
              from: addressAnswer,
              to: addressAnswer,
              contract: addressAnswer,
              standard: z.enum(['erc20', 'erc721', 'erc1155']),
              tokenId: z.string().openapi({ description: 'Of NFTs.', example: '7' }).optional(),
              units: unitsAnswer('In the smallest unit, and 1 of ERC-721.'),
              agreement: z.enum(['agreed', 'unconfirmed']).openapi({
                description:
                  '`agreed`: enough nodes say the same; `unconfirmed`: nobody contradicts, but fewer answered than are needed.',
              }),
              agreeing: wholeAnswer('Nodes that say so.', 3),
              isUnverified: z.boolean().openapi({
                description:
                  'Nothing was moved, or somebody else signed the transaction and no list that the wallet brings names the contract, which may log what it likes.',
              }),
            })
            .openapi('Transfer'),
        ),
        tokens: z.array(tokenAnswer).openapi({
          description: 'Of each ERC-20 contract in `transfers`; empty where no node answered about them.',
        }),
        fromBlock: wholeAnswer('The first block that was read.', 7650000),
        toBlock: wholeAnswer('The last one.', 7654321),
        unsettled: wholeAnswer(
          'Transactions that the nodes tell differently, or that one block has too many of, of which nothing is said, and those that moved more than is told.',
          0,
        ),
        cursor: z
          .string()
          .openapi({ description: 'For the blocks before; absent where there are none.' })
          .optional(),
        nodes: nodesAnswer,
      })
      .openapi('Transfers'),
    [...keyedProblems, ...networkProblems],
  ),
});

/** GET /transfers: tokens that came to an address or went from it. */
export const transfersRoute: ApiRoute = {
  operation,
  scope: 'read',
  units: requestCost.transfers,
  install: (app, dependencies) =>
    app.openapi(operation, async (context) => {
      const { network, cursor, includeUnverified, ...query } = context.req.valid('query');
      requireNetwork(context.get('caller'), network);
      const address = getAddress(query.address);
      const place = ['transfers', network.rpcName, address];
      const before = cursor === undefined ? undefined : readCursor(cursor, place, beforeSchema);
      const answer = await dependencies.readTransfers(network.rpcName, {
        ...{ address, before, includesUnverified: includeUnverified ?? false },
      });
      const { transfers, first, last, unsettled, nodes } = answer;
      const tokens = await tokensOf(dependencies, network.rpcName, address, transfers);
      return context.json(
        {
          address,
          ...aboutNetwork(network),
          transfers: [...transfers],
          tokens,
          fromBlock: first,
          toBlock: last,
          unsettled,
          ...(first > 0 && { cursor: writeCursor(place, first) }),
          nodes,
        },
        200,
      );
    }),
};

const beforeSchema = z.int().min(1);

/** Reads the names of transfers' ERC-20 contracts; the transfers are returned without them if unknown. */
async function tokensOf(
  dependencies: ApiDependencies,
  network: RpcName,
  address: string,
  transfers: readonly Transfer[],
): Promise<z.output<typeof tokenAnswer>[]> {
  const contracts = transfers.flatMap(({ standard, contract }) => (standard === 'erc20' ? [contract] : []));
  const tokens = [...new Set(contracts)].slice(0, MAX_ASKED_TOKENS);
  if (tokens.length === 0) return [];
  try {
    const question = { network, addresses: [address], tokens, discovers: false, discoversFrom: 0 };
    return (await dependencies.readHoldings(question)).tokens.map(withoutNulls);
  } catch (error) {
    if (!(error instanceof ChainUnavailableError)) throw error;
    return [];
  }
}
