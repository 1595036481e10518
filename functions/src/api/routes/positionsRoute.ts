import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { LidoState, VaultState } from '@everything-wallet/core/callables/vaultsAnswer';
import type { VaultDescription } from '@everything-wallet/core/vaults/VaultDescription';
import { vaultsOf } from '@everything-wallet/core/vaults/vaultsOf';
import { createRoute, z } from '@hono/zod-openapi';
import { getAddress } from 'ethers/address';
import { ChainUnavailableError } from '../../services/chain/ChainUnavailableError.ts';
import { requestCost } from '../../services/limits/requestCost.ts';
import { aboutNetwork } from '../aboutNetwork.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import { agreementAnswer, blockNumberAnswer, nodesAnswer, tokenAnswer, unitsAnswer } from '../callAnswers.ts';
import { addressAnswer, addressField, networkAnswer, networkField, wholeAnswer } from '../fields.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { withoutNulls } from '../withoutNulls.ts';

const yearlyAnswer = (description: string) =>
  z
    .string()
    .regex(/^-?\d{1,9}(\.\d{1,4})?$/)
    .openapi({ description: `${description}; absent where it was not measured.`, example: '3.2500' })
    .optional();

const signedAnswer = (description: string) =>
  z
    .string()
    .regex(/^-?\d+$/)
    .openapi({ description, example: '1250000' });

const measuredDaysAnswer = z
  .number()
  .positive()
  .openapi({ description: 'Over how many days `apy30` was measured.', example: 30 });

const stakedAnswer = (description: string) =>
  unitsAnswer(`${description}; absent where it is not known.`).optional();

const lidoAnswer = z
  .object({
    status: z.enum(['open', 'closed', 'unknown']).openapi({
      description: '`open`: it takes coin; `closed`: it takes none now; `unknown`: nodes do not agree.',
    }),
    staked: stakedAnswer('stETH, in its smallest unit, whose balance grows by itself'),
    wrapped: stakedAnswer('wstETH, in its smallest unit'),
    wrappedWorth: stakedAnswer('What that is worth in stETH'),
    earned: signedAnswer(
      'What staking has brought so far, in stETH, with a sign; absent where the logs do not tell, or some came from others or went to them.',
    ).optional(),
    requests: z
      .array(
        z
          .object({
            id: z.string().regex(/^\d+$/).openapi({ description: 'In Lido’s queue.', example: '7' }),
            amount: unitsAnswer('What was asked back, in stETH.'),
            isReady: z.boolean().openapi({ description: 'Whether its coin can be taken out.' }),
          })
          .openapi('LidoRequest'),
      )
      .openapi({
        description:
          'What was asked back and not taken out yet, the greatest 64 at most; absent where it is not known.',
      })
      .optional(),
    otherRequests: z
      .object({
        count: wholeAnswer('How many.', 138),
        amount: stakedAnswer('What they are together, in stETH'),
      })
      .openapi({
        description:
          'Requests beside `requests`, which anybody can make for anybody; absent where there are none.',
      })
      .optional(),
    apy7: yearlyAnswer('Percent a year by the worth of a share 7 days ago, compounded'),
    apy30: yearlyAnswer('The same of 30 days ago, or of `measuredDays`'),
    measuredDays: measuredDaysAnswer.optional(),
    agreement: agreementAnswer,
    agreeing: wholeAnswer('Nodes that say so.', 3),
  })
  .openapi('LidoPosition', {
    description:
      'What it has staked with Lido; absent where it has nothing for sure, and on other networks than Ethereum.',
  });

const operation = createRoute({
  method: 'get',
  path: '/positions',
  operationId: 'listPositions',
  tags: ['Accounts'],
  summary: 'What an address has in pools',
  description:
    'Of the pools (ERC-4626 vaults) that the wallet lists for the network, those in which the address has something, or of which nobody knows whether it has. There are so few that one answer holds all of them, and needs no cursor; on Ethereum beside them what it has staked with Lido (`lido`). Where the network has none, nothing is asked and `nodes.answered` is 0. Needs the scope `read`.',
  request: { query: z.object({ address: addressField, network: networkField }) },
  responses: answers(
    'What is there.',
    z
      .object({
        address: addressAnswer,
        ...networkAnswer,
        positions: z.array(
          z
            .object({
              vault: addressAnswer.openapi({
                description: 'The pool, which is also the token of its shares.',
              }),
              name: z.string().openapi({ description: 'As its owners call it.' }),
              kind: z.enum(['staking', 'lending']),
              asset: addressAnswer.openapi({ description: 'The token that it takes and gives back.' }),
              status: z.enum(['open', 'closed', 'otherAsset', 'absent', 'unknown']).openapi({
                description:
                  '`open`: it takes and gives; `closed`: it takes nothing now; `otherAsset`: its asset is another one than listed; `absent`: no contract is there; `unknown`: nodes do not agree.',
              }),
              shares: unitsAnswer('Shares, in their smallest unit; absent where it is not known.').optional(),
              shareDecimals: wholeAnswer('Decimals of its shares.', 18).optional(),
              assets: unitsAnswer(
                'What all shares would bring now, in the asset’s smallest unit; absent where it is not known.',
              ).optional(),
              maxWithdraw: unitsAnswer('What of it may leave at once; likewise.').optional(),
              maxRedeem: unitsAnswer('The same in shares.').optional(),
              earned: signedAnswer(
                'What it has brought so far by the vault’s logs, in the asset’s smallest unit, with a sign; absent where the logs do not tell.',
              ).optional(),
              apy7: yearlyAnswer('Percent a year by the share price of 7 days ago, compounded'),
              apy30: yearlyAnswer('The same of 30 days ago, or of `measuredDays`'),
              measuredDays: measuredDaysAnswer.optional(),
              agreement: agreementAnswer,
              agreeing: wholeAnswer('Nodes that say so.', 3),
            })
            .openapi('Position'),
        ),
        lido: lidoAnswer.optional(),
        tokens: z.array(tokenAnswer).openapi({ description: 'Of each asset in `positions`.' }),
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
  install: (app, dependencies) =>
    app.openapi(operation, async (context) => {
      const { network, ...query } = context.req.valid('query');
      requireNetwork(context.get('caller'), network);
      const address = getAddress(query.address);
      const answer = await dependencies.readVaults({ network: network.rpcName, addresses: [address] });
      const { block, nodes, vaults, lido, tokens } = answer;
      if ((vaults.length > 0 || lido) && nodes.answered === 0) throw new ChainUnavailableError();
      const positions = vaults.flatMap((vault) => {
        const listed = vaultsOf(network.id).find((one) => sameAddress(one.address, vault.address));
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
function positionOf(listed: VaultDescription, vault: VaultState) {
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
