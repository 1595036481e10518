import { createRoute, z } from '@hono/zod-openapi';
import type { ApiRoute } from '../ApiRoute.ts';
import { findTransaction } from '../../services/transactions/findTransaction.ts';
import { findRecorded } from '../../services/transactions/findRecorded.ts';
import { aboutNetwork } from '../aboutNetwork.ts';
import { ApiProblem } from '../ApiProblem.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';
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
            'Waiting for a block; in a block; or in a block without effect (EIP-658). A transaction has failed when every ' +
            'configured node says so, and is pending until then.',
        }),
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
      })
      .openapi('Transaction'),
    [...keyedProblems, ...networkProblems, 'transaction_not_found'],
  ),
});

/** GET /transaction/{hash}: what became of a transaction. */
export const transactionRoute: ApiRoute = {
  operation,
  scope: 'read',
  install: (app, desk) =>
    app.openapi(operation, async (context) => {
      const { network } = context.req.valid('query');
      requireNetwork(context.get('caller'), network);
      const txHash = context.req.valid('param').hash.toLowerCase();
      const caller = context.get('caller');
      const transaction =
        (await findTransaction(desk.chainOf(network.rpcName), txHash, network.confirmations)) ??
        (caller && (await findRecorded(caller.userId, network, txHash, desk.findRecord)));
      if (!transaction) throw new ApiProblem('transaction_not_found');
      return context.json({ txHash, ...aboutNetwork(network), ...transaction }, 200);
    }),
};
