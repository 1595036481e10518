import type { Approval } from '@everything-wallet/core/schemas/approvalsAnswer';
import { readSchema } from '@everything-wallet/core/schemas/approvals';
import { createRoute, z } from '@hono/zod-openapi';
import { getAddress } from 'ethers/address';
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
import { agreementAnswer, tokenAnswer, unitsAnswer } from '../callAnswers.ts';
import { cursorField, readCursor, writeCursor } from '../cursors.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { withoutNulls } from '../withoutNulls.ts';

const operation = createRoute({
  method: 'get',
  path: '/approvals',
  operationId: 'listApprovals',
  tags: ['Accounts'],
  summary: 'The approvals of an address',
  description:
    'ERC-20 and Permit2 allowances, and ERC-721 and ERC-1155 approvals, found in the network’s logs and then confirmed with the contracts. One request scans a part of the logs, newest first. If the answer has a `cursor`, use it to request the next part. Each answer contains only its own part, so combine them. The last answer has no cursor. A request without a cursor starts over and shows the current approvals. Needs the scope `read`.',
  request: {
    query: z.object({
      address: addressField,
      network: networkField,
      cursor: cursorField,
    }),
  },
  responses: answers(
    'The result of the scan.',
    z
      .object({
        address: addressAnswer,
        ...networkAnswer,
        logs: z.enum(['whole', 'behind', 'refused']).openapi({
          description:
            '`whole`: all blocks were scanned; `behind`: there are more blocks, so request them with the cursor; `refused`: the nodes serve no logs, so an empty list proves nothing.',
        }),
        cursor: z
          .string()
          .openapi({ description: 'The cursor for the next request. Absent at the end.' })
          .optional(),
        approvals: z.array(
          z
            .object({
              kind: z.enum(['allowance', 'tokenApproval', 'operator', 'permit2']).openapi({
                description:
                  'The kind of approval: an ERC-20 allowance; one ERC-721 token; all tokens of a contract; an ERC-20 allowance through Permit2.',
              }),
              contract: addressAnswer,
              spender: addressAnswer.openapi({ description: 'Absent if it is unknown.' }).optional(),
              spenderName: z
                .string()
                .openapi({ description: 'The spender’s name, if it is known.' })
                .optional(),
              tokenId: z.string().openapi({ description: 'The token id, for `tokenApproval`.' }).optional(),
              units: unitsAnswer(
                'The approved amount in the smallest unit; 1 for `tokenApproval` and `operator`. Absent if it is unknown.',
              ).optional(),
              atRisk: unitsAnswer(
                'The amount at risk; for `operator`, the number of tokens. Absent if it is unknown.',
              ).optional(),
              expiresAt: wholeAnswer(
                'For `permit2`: when the approval ends, in ms since 1970.',
                1_800_000_000_000,
              ).optional(),
              changedBlock: wholeAnswer('The block of the latest known log that changed it.', 7654321),
              changedAt: wholeAnswer(
                'The time of that block in ms since 1970, if it is known.',
                1_800_000_000_000,
              ).optional(),
              agreement: agreementAnswer,
              agreeing: wholeAnswer('The number of nodes that agree.', 3),
            })
            .openapi('Approval'),
        ),
        tokens: z.array(tokenAnswer).openapi({ description: 'The facts of every contract in `approvals`.' }),
        leftOut: wholeAnswer(
          'The number of approvals left out because one block contains too many of unverified contracts.',
          0,
        ),
        blockNumber: wholeAnswer(
          'The block of these figures. Absent if no node reports it.',
          7654321,
        ).optional(),
        nodes: z
          .object({
            configured: wholeAnswer('The number of nodes configured in this deployment.', 3),
            answered: wholeAnswer('The number of nodes that answered about balances.', 3),
            answeredLogs: wholeAnswer('The number of nodes that answered about logs.', 3),
            needed: wholeAnswer('The number of nodes that must agree.', 2),
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
  client: {
    member: 'approvals',
    brief: 'the approvals of an address',
    returns: 'the approvals that an address has given for its tokens',
    notes: 'If the answer has a `cursor`, use it to request the next part, and combine the parts.',
    fields: '`approvals`, `tokens`, `logs` (`whole`, `behind`, `refused`), `cursor?`, …',
  },
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
