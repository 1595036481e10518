import type { Approval } from '@everything-wallet/core/callables/approvalsAnswer';
import { readSchema } from '@everything-wallet/core/callables/approvals';
import { createRoute, z } from '@hono/zod-openapi';
import { getAddress } from 'ethers/address';
import { requestCost } from '../../services/limits/requestCost.ts';
import { aboutNetwork } from '../aboutNetwork.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import { agreementAnswer, tokenAnswer, unitsAnswer } from '../callAnswers.ts';
import { cursorField, readCursor, writeCursor } from '../cursors.ts';
import { addressAnswer, addressField, networkAnswer, networkField, wholeAnswer } from '../fields.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { withoutNulls } from '../withoutNulls.ts';

const operation = createRoute({
  method: 'get',
  path: '/approvals',
  operationId: 'listApprovals',
  tags: ['Accounts'],
  summary: 'What others may take of an address’s tokens',
  description:
    'Allowances of ERC-20 and of Permit2, and approvals of ERC-721 and ERC-1155, found in the network’s logs and then asked of the contracts. One request reads a part of the logs, the newest first. While there is a `cursor` there may be more, which the next request with it finds; each answer has what its own part holds, so add them up. The last answer has no cursor. A request without a cursor starts over, and so shows what is in force now. Needs the scope `read`.',
  request: {
    query: z.object({
      address: addressField,
      network: networkField,
      cursor: cursorField,
    }),
  },
  responses: answers(
    'What was found.',
    z
      .object({
        address: addressAnswer,
        ...networkAnswer,
        logs: z.enum(['whole', 'behind', 'refused']).openapi({
          description:
            '`whole`: all blocks were read; `behind`: there are more blocks, ask again with the cursor; `refused`: the nodes serve no logs, so an empty list proves nothing.',
        }),
        cursor: z.string().openapi({ description: 'For the next request; absent at the end.' }).optional(),
        approvals: z.array(
          z
            .object({
              kind: z.enum(['allowance', 'tokenApproval', 'operator', 'permit2']).openapi({
                description:
                  'Units of ERC-20; one ERC-721 token; everything of a contract; units of ERC-20 through Permit2.',
              }),
              contract: addressAnswer,
              spender: addressAnswer.openapi({ description: 'Absent where it is not known.' }).optional(),
              spenderName: z.string().openapi({ description: 'Where the spender is known.' }).optional(),
              tokenId: z.string().openapi({ description: 'Of `tokenApproval`.' }).optional(),
              units: unitsAnswer(
                'What may be taken, in the smallest unit, 1 of `tokenApproval` and `operator`; absent where it is not known.',
              ).optional(),
              atRisk: unitsAnswer(
                'What of it there is, of `operator` how many tokens; absent where it is not known.',
              ).optional(),
              expiresAt: wholeAnswer(
                'Of `permit2`: when it ends, in ms since 1970.',
                1_800_000_000_000,
              ).optional(),
              changedBlock: wholeAnswer(
                'The block of the last log that changed it, as far as is known.',
                7654321,
              ),
              changedAt: wholeAnswer(
                'Its time in ms since 1970, where it is known.',
                1_800_000_000_000,
              ).optional(),
              agreement: agreementAnswer,
              agreeing: wholeAnswer('Nodes that say so.', 3),
            })
            .openapi('Approval'),
        ),
        tokens: z.array(tokenAnswer).openapi({ description: 'Of each contract in `approvals`.' }),
        leftOut: wholeAnswer(
          'Approvals that were left out, since one block has so many of contracts that nobody knows.',
          0,
        ),
        blockNumber: wholeAnswer(
          'The block that figures are of; absent where no node says.',
          7654321,
        ).optional(),
        nodes: z
          .object({
            configured: wholeAnswer('Nodes of the deployment.', 3),
            answered: wholeAnswer('Those that answered about figures.', 3),
            answeredLogs: wholeAnswer('Those that answered about logs.', 3),
            needed: wholeAnswer('Those that have to say the same.', 2),
          })
          .openapi('ApprovalsNodes'),
      })
      .openapi('Approvals'),
    [...keyedProblems, ...networkProblems],
  ),
});

/** GET /approvals: approvals of an address's tokens. */
export const approvalsRoute: ApiRoute = {
  operation,
  scope: 'read',
  units: requestCost.approvals,
  install: (app, dependencies) =>
    app.openapi(operation, async (context) => {
      const { network, cursor, ...query } = context.req.valid('query');
      requireNetwork(context.get('caller'), network);
      const address = getAddress(query.address);
      const place = [network.rpcName, address];
      const read = cursor === undefined ? null : readCursor(cursor, place, readSchema);
      const answer = await dependencies.readApprovals({
        network: network.rpcName,
        addresses: [address],
        read,
        known: [],
      });
      const { block, nodes, approvals, tokens, logs, leftOut } = answer;
      return context.json(
        {
          address,
          ...aboutNetwork(network),
          logs,
          ...(logs === 'behind' && answer.read && { cursor: writeCursor(place, answer.read) }),
          approvals: approvals.map(approvalOf),
          tokens: tokens.map(withoutNulls),
          leftOut,
          ...(block && { blockNumber: block.number }),
          nodes,
        },
        200,
      );
    }),
};

/** Returns an approval without its owner, the requested address. */
function approvalOf(approval: Approval) {
  const { kind, contract, spender, spenderName, tokenId, units, atRisk } = approval;
  const { expiresAt, changedBlock, changedAt, agreement, agreeing } = approval;
  return withoutNulls({
    ...{ kind, contract, spender, spenderName, tokenId, units, atRisk },
    ...{ expiresAt, changedBlock, changedAt, agreement, agreeing },
  });
}
