import { MAX_ASKED_TOKENS } from '@everything-wallet/core/schemas/holdings';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { createRoute, z } from '@hono/zod-openapi';
import { getAddress } from 'ethers/address';
import { ChainUnavailableError } from '../../services/chain/ChainUnavailableError.ts';
import { requestCost } from '../../services/limits/requestCost.ts';
import type { Transfer } from '../../services/transfers/Transfer.ts';
import {
  aboutNetwork,
  addressAnswer,
  addressField,
  includeUnverifiedField,
  networkAnswer,
  networkField,
  transactionHashAnswer,
  wholeAnswer,
} from '../fields.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import { nodesAnswer, tokenAnswer, unitsAnswer } from '../callAnswers.ts';
import { cursorField, readCursor, writeCursor } from '../cursors.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { withoutNulls } from '../withoutNulls.ts';

const operation = createRoute({
  method: 'get',
  path: '/transfers',
  operationId: 'listTransfers',
  tags: ['Accounts'],
  summary: 'The token and NFT transfers of an address',
  description:
    'Token and NFT transfers from contract logs (ERC-20, ERC-721, ERC-1155), newest first, each transaction as several nodes report it. Coin transfers are not included, because they leave no logs. One request scans some blocks, from `toBlock` down to `fromBlock`. Use `cursor` to request older blocks, even if a page is empty. At most 200 movements of one transaction are listed. A recent block may still be replaced: before you give something in return, wait for enough `confirmations` from `GET /transaction/{hash}`. Unverified transfers are left out unless you ask for them. Needs the scope `read`.',
  request: {
    query: z.object({
      address: addressField,
      network: networkField,
      includeUnverified: includeUnverifiedField,
      cursor: cursorField,
    }),
  },
  responses: answers(
    'The result of the scan.',
    z
      .object({
        address: addressAnswer,
        ...networkAnswer,
        transfers: z.array(
          z
            .object({
              txHash: transactionHashAnswer,
              blockNumber: wholeAnswer('The block that contains the transaction.', 7654321),
              at: wholeAnswer('The time of the block in ms since 1970.', 1_800_000_000_000),
              direction: z.enum(['in', 'out', 'self']),
              from: addressAnswer,
              to: addressAnswer,
              contract: addressAnswer,
              standard: z.enum(['erc20', 'erc721', 'erc1155']),
              tokenId: z
                .string()
                .openapi({ description: 'The token id, for NFTs.', example: '7' })
                .optional(),
              units: unitsAnswer('The amount in the smallest unit; 1 for ERC-721.'),
              agreement: z.enum(['agreed', 'unconfirmed']).openapi({
                description:
                  '`agreed`: enough nodes agree; `unconfirmed`: too few nodes answered, and none disagrees.',
              }),
              agreeing: wholeAnswer('The number of nodes that agree.', 3),
              isUnverified: z.boolean().openapi({
                description:
                  'Whether nothing was moved, or someone else signed the transaction and the contract is unlisted: such a contract can log anything.',
              }),
            })
            .openapi('Transfer'),
        ),
        tokens: z.array(tokenAnswer).openapi({
          description:
            'The facts of every ERC-20 contract in `transfers`. Empty if no node answered about them.',
        }),
        fromBlock: wholeAnswer('The first block scanned.', 7650000),
        toBlock: wholeAnswer('The last block scanned.', 7654321),
        unsettled: wholeAnswer(
          'The number of transactions that are missing or incomplete: the nodes disagree about them, one block contains too many of them, or they move more than is listed.',
          0,
        ),
        cursor: z
          .string()
          .openapi({ description: 'The cursor for older blocks. Absent if no older blocks remain.' })
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
  client: {
    member: 'transfers',
    brief: 'the token and NFT transfers of an address',
    returns: 'the token and NFT transfers of an address, newest first',
    notes: 'Use `cursor` to request older blocks, even if a page is empty.',
    fields:
      '`transfers` (`direction`, `contract`, `units`, `tokenId?`, `from`, `to`, `txHash`, …), `fromBlock`, `toBlock`, `unsettled`, `cursor?`, …',
  },
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
