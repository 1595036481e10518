import { recordedKinds } from '@everything-wallet/core/documents/recordedKinds';
import { receivedStandards } from '@everything-wallet/core/documents/transaction';
import { createRoute, z } from '@hono/zod-openapi';
import type { ApiRoute } from '../ApiRoute.ts';
import { findTransaction } from '../../services/transactions/findTransaction.ts';
import { findRecorded } from '../../services/transactions/findRecorded.ts';
import { findRecordedCall } from '../../services/transactions/findRecordedCall.ts';
import { logFailure } from '../../errors/logFailure.ts';
import {
  aboutNetwork,
  addressAnswer,
  coinAnswer,
  networkAnswer,
  networkField,
  transactionHashAnswer,
  transactionHashField,
  weiAnswer,
  wholeAnswer,
} from '../fields.ts';
import { ApiProblem } from '../ApiProblem.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';
import { agreementAnswer, nodesAnswer } from '../callAnswers.ts';

const unitsAnswer = z.string().regex(/^\d+$/);

const movedAnswer = z
  .array(
    z
      .object({
        standard: z.enum(receivedStandards),
        contract: addressAnswer.optional(),
        tokenId: unitsAnswer
          .openapi({ description: 'The token id, for ERC-721 and ERC-1155.', example: '42' })
          .optional(),
        units: unitsAnswer.openapi({ description: 'The amount, in the smallest unit.', example: '25000000' }),
        decimals: wholeAnswer(
          'The decimals that the contract reports. Absent if the nodes disagree.',
          6,
        ).optional(),
        symbol: z
          .string()
          .openapi({
            description: 'The symbol that the contract reports. Do not rely on it.',
            example: 'USDC',
          })
          .optional(),
      })
      .openapi('MovedAsset'),
  )
  .optional();

const callAnswer = z
  .object({
    kind: z.enum(recordedKinds).openapi({ description: 'The kind of call, as the wallet decoded it.' }),
    spender: addressAnswer.openapi({ description: 'The address that the call approves.' }).optional(),
    allowedUnits: unitsAnswer
      .openapi({
        description: 'The approved amount, in the smallest unit, as signed.',
        example: '25000000',
      })
      .optional(),
    left: movedAnswer.openapi({
      description:
        'What the sender paid according to logs that the nodes agree on, without the fee. Absent until they agree.',
    }),
    came: movedAnswer.openapi({ description: 'What the sender received, according to the same logs.' }),
  })
  .openapi('RecordedCall');

const operation = createRoute({
  method: 'get',
  path: '/transaction/{hash}',
  operationId: 'getTransaction',
  tags: ['Transactions'],
  summary: 'A transaction by its hash',
  description:
    'A transaction that the network knows, pending or in a block. If no node knows it and it was sent from the wallet of ' +
    'the key’s owner, the answer is the wallet’s record: `pending` while it may still go through, `failed` once another ' +
    'transaction with its nonce has replaced it for good. Needs the scope `read`.',
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
            'Pending; in a block; or in a block without effect (EIP-658). It is completed once enough nodes ' +
            'agree (`agreement`), failed once every configured node reports so, and pending until then.',
        }),
        agreement: agreementAnswer.openapi({
          description:
            '`agreed`: at least two nodes (or the only node of the deployment), and more than half of those that answered, report the same contents and the same block, fee and logs, or no block. Otherwise `status` is `pending`: `unconfirmed` while too few nodes report it, `disputed` if they disagree. `unknown`: no node knows it, and the answer is the owner’s record.',
        }),
        nodes: nodesAnswer,
        from: addressAnswer.openapi({ description: 'The signer, a checksum address (EIP-55).' }),
        to: addressAnswer
          .openapi({
            description:
              'The recipient, a checksum address (EIP-55). Absent if the transaction creates a contract.',
          })
          .optional(),
        value: coinAnswer('The amount'),
        valueWei: weiAnswer('The amount'),
        nonce: wholeAnswer('The nonce.', 0),
        gasLimit: z.string().openapi({ description: 'The gas limit.', example: '21000' }),
        blockNumber: wholeAnswer(
          'The block that contains it. Absent while it is pending.',
          7654321,
        ).optional(),
        confirmations: wholeAnswer(
          'The number of confirmations, counting its own block. 0 while it is pending.',
          3,
        ),
        gasUsed: z
          .string()
          .openapi({ description: 'The gas used. Absent while it is pending.', example: '21000' })
          .optional(),
        fee: coinAnswer('The fee paid (absent while it is pending)').optional(),
        feeWei: weiAnswer('The fee paid (absent while it is pending)').optional(),
        call: callAnswer
          .openapi({
            description:
              'The key owner’s own record of a contract call that they sent from their wallet. Absent for all other transactions.',
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
