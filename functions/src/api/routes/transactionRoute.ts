import { callKinds, receivedStandards } from '@everything-wallet/core/documents/transaction';
import { createRoute, z } from '@hono/zod-openapi';
import type { ApiRoute } from '../ApiRoute.ts';
import { findTransaction } from '../../services/transactions/findTransaction.ts';
import { findRecorded } from '../../services/transactions/findRecorded.ts';
import { findRecordedCall } from '../../services/transactions/findRecordedCall.ts';
import { logFailure } from '../../errors/logFailure.ts';
import { aboutNetwork } from '../aboutNetwork.ts';
import { ApiProblem } from '../ApiProblem.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';
import { agreementAnswer, nodesAnswer } from '../callAnswers.ts';
import {
  addressAnswer,
  coinAnswer,
  networkAnswer,
  networkField,
  transactionHashAnswer,
  transactionHashField,
  weiAnswer,
  wholeAnswer,
} from '../fields.ts';

const unitsAnswer = z.string().regex(/^\d+$/);

const movedAnswer = z
  .array(
    z
      .object({
        standard: z.enum(receivedStandards),
        contract: addressAnswer.optional(),
        tokenId: unitsAnswer
          .openapi({ description: 'Which of a collection, of ERC-721 and ERC-1155.', example: '42' })
          .optional(),
        units: unitsAnswer.openapi({ description: 'How much, in the smallest unit.', example: '25000000' }),
        decimals: wholeAnswer(
          'How many decimals its contract names; absent where nodes do not agree.',
          6,
        ).optional(),
        symbol: z
          .string()
          .openapi({
            description: 'What its contract calls itself: not to be trusted as a name.',
            example: 'USDC',
          })
          .optional(),
      })
      .openapi('MovedAsset'),
  )
  .optional();

const callAnswer = z
  .object({
    kind: z.enum(callKinds).openapi({ description: 'What the call is, as the wallet has decoded it.' }),
    spender: addressAnswer.openapi({ description: 'Who may take something by it.' }).optional(),
    allowedUnits: unitsAnswer
      .openapi({
        description: 'How much they may take, in the smallest unit, as signed.',
        example: '25000000',
      })
      .optional(),
    left: movedAnswer.openapi({
      description:
        'What left the sender, by the logs that nodes agree on, the fee apart; absent until they do.',
    }),
    came: movedAnswer.openapi({ description: 'What came to the sender, likewise.' }),
  })
  .openapi('RecordedCall');

const operation = createRoute({
  method: 'get',
  path: '/transaction/{hash}',
  operationId: 'getTransaction',
  tags: ['Transactions'],
  summary: 'A transaction by its hash',
  description:
    'A transaction that the network knows, waiting or in a block. Of one that no node knows and that was sent from the wallet of ' +
    'the owner of the key, its record there is told: `pending` while it may still come into a block, `failed` once another ' +
    'transaction with its nonce has taken its place for good. Needs the scope `read`.',
  request: {
    params: z.object({ hash: transactionHashField }),
    query: z.object({ network: networkField }),
  },
  responses: answers(
    'The transaction.',
    z
      .object({
        txHash: transactionHashAnswer,
        ...networkAnswer,
        status: z.enum(['pending', 'completed', 'failed']).openapi({
          description:
            'Waiting for a block; in a block; or in a block without effect (EIP-658). It is completed once enough nodes ' +
            'agree (`agreement`), has failed when every configured node says so, and is pending until then.',
        }),
        agreement: agreementAnswer.openapi({
          description:
            '`agreed`: at least two nodes, or the only one of the deployment, and more than half of those that answer report the same contents, and the same block, fee and logs, or no block. Otherwise `status` is `pending`: `unconfirmed` while too few report it, `disputed` where they differ. `unknown`: no node knows it, and the owner’s record is told.',
        }),
        nodes: nodesAnswer,
        from: addressAnswer.openapi({ description: 'The signer, a checksum address (EIP-55).' }),
        to: addressAnswer
          .openapi({
            description: 'The recipient, a checksum address (EIP-55); absent where a contract is created.',
          })
          .optional(),
        value: coinAnswer('The amount'),
        valueWei: weiAnswer('The amount'),
        nonce: wholeAnswer('The nonce.', 0),
        gasLimit: z.string().openapi({ description: 'Units of gas it may use.', example: '21000' }),
        blockNumber: wholeAnswer('The block it is in; absent while it is pending.', 7654321).optional(),
        confirmations: wholeAnswer(
          'Blocks from the one it is in to the latest, both counted; 0 while it is pending.',
          3,
        ),
        gasUsed: z
          .string()
          .openapi({ description: 'Units of gas it used; absent while it is pending.', example: '21000' })
          .optional(),
        fee: coinAnswer('The fee paid; absent while it is pending').optional(),
        feeWei: weiAnswer('The fee paid; absent while it is pending').optional(),
        call: callAnswer
          .openapi({
            description:
              'What the owner’s own record says of a call of a contract that was sent from their wallet; absent of any other one.',
          })
          .optional(),
      })
      .openapi('Transaction'),
    [...keyedProblems, ...networkProblems, 'transaction_not_found'],
  ),
});

/** GET /transaction/{hash}: outcome of a transaction. */
export const transactionRoute: ApiRoute = {
  operation,
  scope: 'read',
  install: (app, dependencies) =>
    app.openapi(operation, async (context) => {
      const { network } = context.req.valid('query');
      requireNetwork(context.get('caller'), network);
      const txHash = context.req.valid('param').hash.toLowerCase();
      const caller = context.get('caller');
      const recorded =
        caller &&
        findRecordedCall(caller.userId, network, txHash, dependencies.findRecord).catch((error: unknown) => {
          // The chain's answer is returned nevertheless.
          logFailure('api', error);
          return undefined;
        });
      const chain = dependencies.chainOf(network.rpcName);
      const transaction =
        (await findTransaction(chain, txHash)) ??
        (caller &&
          (await findRecorded(caller.userId, network, txHash, {
            findRecord: dependencies.findRecord,
            configured: chain.countNodes(),
          })));
      if (!transaction) throw new ApiProblem('transaction_not_found');
      const call = await recorded;
      return context.json({ txHash, ...aboutNetwork(network), ...transaction, ...(call && { call }) }, 200);
    }),
};
