import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { LidoState, PoolState } from '@everything-wallet/core/schemas/poolsAnswer';
import type { PoolDescription } from '@everything-wallet/core/pools/PoolDescription';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { createRoute, z } from '@hono/zod-openapi';
import { getAddress } from 'ethers/address';
import { ChainUnavailableError } from '../../services/chain/ChainUnavailableError.ts';
import { requestCost } from '../../services/limits/requestCost.ts';
import {
  aboutNetwork,
  addressAnswer,
  addressField,
  networkAnswer,
  networkField,
  wholeAnswer,
} from '../fields.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import { agreementAnswer, blockNumberAnswer, nodesAnswer, tokenAnswer, unitsAnswer } from '../callAnswers.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { withoutNulls } from '../withoutNulls.ts';

const yearlyAnswer = (description: string) =>
  z
    .string()
    .regex(/^-?\d{1,9}(\.\d{1,4})?$/)
    .openapi({ description: `${description}. Absent if it was not measured.`, example: '3.2500' })
    .optional();

const signedAnswer = (description: string) =>
  z
    .string()
    .regex(/^-?\d+$/)
    .openapi({ description, example: '1250000' });

const measuredDaysAnswer = z
  .number()
  .positive()
  .openapi({ description: 'The number of days over which `apy30` was measured.', example: 30 });

const stakedAnswer = (description: string) =>
  unitsAnswer(`${description}. Absent if it is unknown.`).optional();

const lidoAnswer = z
  .object({
    status: z.enum(['open', 'closed', 'unknown']).openapi({
      description: '`open`: staking is possible; `closed`: no staking now; `unknown`: the nodes disagree.',
    }),
    staked: stakedAnswer('The stETH balance, in its smallest unit; it grows as rewards arrive'),
    wrapped: stakedAnswer('The wstETH balance, in its smallest unit'),
    wrappedWorth: stakedAnswer('The value of the wstETH balance in stETH'),
    earned: signedAnswer(
      'The staking earnings so far, in stETH, with a sign. Absent if the logs are incomplete, or if stETH was received from others or sent to them.',
    ).optional(),
    requests: z
      .array(
        z
          .object({
            id: z
              .string()
              .regex(/^\d+$/)
              .openapi({ description: 'The number of the request in Lido’s queue.', example: '7' }),
            amount: unitsAnswer('The requested amount, in stETH.'),
            isReady: z.boolean().openapi({ description: 'Whether it can be claimed.' }),
          })
          .openapi('LidoRequest'),
      )
      .openapi({
        description: 'The unclaimed withdrawal requests, at most the 64 largest. Absent if they are unknown.',
      })
      .optional(),
    otherRequests: z
      .object({
        count: wholeAnswer('The number of requests.', 138),
        amount: stakedAnswer('Their total in stETH'),
      })
      .openapi({
        description:
          'Further requests that are not in `requests`; anyone can create requests for any address. Absent without further requests.',
      })
      .optional(),
    apy7: yearlyAnswer(
      'The compounded yearly yield in percent, measured from the value of a share 7 days ago',
    ),
    apy30: yearlyAnswer('The same, measured from 30 days ago or from `measuredDays` ago'),
    measuredDays: measuredDaysAnswer.optional(),
    agreement: agreementAnswer,
    agreeing: wholeAnswer('The number of nodes that agree.', 3),
  })
  .openapi('LidoPosition', {
    description:
      'The position with Lido. Absent if the address is confirmed to have none, and on networks other than Ethereum.',
  });

const operation = createRoute({
  method: 'get',
  path: '/positions',
  operationId: 'listPositions',
  tags: ['Accounts'],
  summary: 'The positions of an address in pools',
  description:
    'The wallet’s pools (ERC-4626 vaults) on the network in which the address has a position, or may have one that is unconfirmed. One answer contains all of them, so there is no cursor. On Ethereum it also contains the position with Lido (`lido`). If the network has no pools, no node is asked and `nodes.answered` is 0. Needs the scope `read`.',
  request: { query: z.object({ address: addressField, network: networkField }) },
  responses: answers(
    'The positions.',
    z
      .object({
        address: addressAnswer,
        ...networkAnswer,
        positions: z.array(
          z
            .object({
              vault: addressAnswer.openapi({
                description: 'The address of the pool, which is also the token of its shares.',
              }),
              name: z.string().openapi({ description: 'The name that its operators use.' }),
              kind: z.enum(['staking', 'lending']),
              asset: addressAnswer.openapi({ description: 'The token that you deposit and withdraw.' }),
              status: z.enum(['open', 'closed', 'otherAsset', 'absent', 'unknown']).openapi({
                description:
                  '`open`: deposits and withdrawals are possible; `closed`: no deposits now; `otherAsset`: its asset differs from the listed one; `absent`: there is no contract; `unknown`: the nodes disagree.',
              }),
              shares: unitsAnswer('The shares, in their smallest unit. Absent if unknown.').optional(),
              shareDecimals: wholeAnswer('The decimals of its shares.', 18).optional(),
              assets: unitsAnswer(
                'The current value of all shares, in the asset’s smallest unit. Absent if it is unknown.',
              ).optional(),
              maxWithdraw: unitsAnswer(
                'The part that can be withdrawn at once, in the asset’s smallest unit. Absent if it is unknown.',
              ).optional(),
              maxRedeem: unitsAnswer('The part that can be withdrawn at once, in shares.').optional(),
              earned: signedAnswer(
                'The earnings so far according to the vault’s logs, in the asset’s smallest unit, with a sign. Absent if the logs are incomplete.',
              ).optional(),
              apy7: yearlyAnswer(
                'The compounded yearly yield in percent, measured from the share price of 7 days ago',
              ),
              apy30: yearlyAnswer('The same, measured from 30 days ago or from `measuredDays` ago'),
              measuredDays: measuredDaysAnswer.optional(),
              agreement: agreementAnswer,
              agreeing: wholeAnswer('The number of nodes that agree.', 3),
            })
            .openapi('Position'),
        ),
        lido: lidoAnswer.optional(),
        tokens: z.array(tokenAnswer).openapi({ description: 'The facts of every asset in `positions`.' }),
        blockNumber: blockNumberAnswer,
        nodes: nodesAnswer,
      })
      .openapi('Positions'),
    [...keyedProblems, ...networkProblems],
  ),
});

/** GET /positions: an address's positions in pools. */
export const positionsRoute: ApiRoute = {
  operation,
  scope: 'read',
  units: requestCost.vaults,
  client: {
    member: 'positions',
    brief: 'the positions of an address in pools',
    returns: "the positions of an address in the wallet's pools",
    notes: 'An absent value is unknown, which does not mean 0.',
    fields:
      '`positions` (`vault`, `shares?`, `assets?`, `earned?`, `apy30?`, `status`, `agreement`, …), `lido?`, `tokens`, …',
    command: {
      does: 'list the positions of an address in pools',
      columns: [
        { title: 'POOL', field: 'name' },
        { title: 'WORTH', field: 'assets', token: 'asset' },
        { title: 'EARNED', field: 'earned', token: 'asset' },
        { title: 'APY 30 DAYS', field: 'apy30', unit: '%' },
        { title: 'STATUS', field: 'status' },
        { title: 'SURE', field: 'agreement' },
      ],
    },
  },
  install: (app, dependencies) =>
    app.openapi(operation, async (context) => {
      const { network, ...query } = context.req.valid('query');
      requireNetwork(context.get('caller'), network);
      const address = getAddress(query.address);
      const answer = await dependencies.readPools({ network: network.rpcName, addresses: [address] });
      const { block, nodes, vaults, lido, tokens } = answer;
      if ((vaults.length > 0 || lido) && nodes.answered === 0) throw new ChainUnavailableError();
      const positions = vaults.flatMap((vault) => {
        const listed = listedPools(network.id).find((one) => sameAddress(one.address, vault.address));
        return listed ? positionOf(listed, vault) : [];
      });
      const assets = new Set(positions.map(({ asset }) => asset.toLowerCase()));
      return context.json(
        {
          address,
          ...aboutNetwork(network),
          positions,
          ...(lido && lidoPositionOf(lido)),
          tokens: tokens.filter(({ contract }) => assets.has(contract.toLowerCase())).map(withoutNulls),
          ...(block && { blockNumber: block.number }),
          nodes,
        },
        200,
      );
    }),
};

/** None where there is nothing for sure. */
function positionOf(listed: PoolDescription, vault: PoolState) {
  const [position] = vault.positions;
  if (!position || vault.status === 'absent' || position.shares === '0') return [];
  const { shares, assets, maxWithdraw, maxRedeem, earned } = position;
  const { status, decimals, apy7, apy30, measuredDays, agreement, agreeing } = vault;
  const { address, name, kind, asset } = listed;
  return [
    withoutNulls({
      ...{ vault: address, name, kind, asset, status, shares, shareDecimals: decimals, assets },
      ...{ maxWithdraw, maxRedeem, earned, apy7, apy30, measuredDays, agreement, agreeing },
    }),
  ];
}

/** Returns the position in Lido; empty if there is certainly none. */
function lidoPositionOf({ status, positions, ...measured }: LidoState) {
  const [position] = positions;
  if (!position || status === 'absent') return {};
  const { staked, wrapped, wrappedWorth, earned, requests, otherRequests } = position;
  if (staked === '0' && wrapped === '0' && requests?.length === 0) return {};
  const { apy7, apy30, measuredDays, agreement, agreeing } = measured;
  return {
    lido: withoutNulls({
      ...{ status, staked, wrapped, wrappedWorth, earned, requests },
      otherRequests: otherRequests && withoutNulls(otherRequests),
      ...{ apy7, apy30, measuredDays, agreement, agreeing },
    }),
  };
}
