import { createRoute, z } from '@hono/zod-openapi';
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

/** GET /transaction/{hash}: what became of a transaction. */
export const transactionRoute = createRoute({
  method: 'get',
  path: '/transaction/{hash}',
  operationId: 'getTransaction',
  tags: ['Transactions'],
  summary: 'A transaction by its hash',
  description: 'A transaction that the network knows, waiting or in a block. Needs the scope `read`.',
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
          description: 'Waiting for a block; in a block; or in a block without effect (EIP-658).',
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
        blockNumber: wholeAnswer('The block it is in; absent while it waits.', 7654321).optional(),
        confirmations: wholeAnswer(
          'Blocks from the one it is in to the latest, both counted; 0 while it waits.',
          3,
        ),
        gasUsed: z
          .string()
          .openapi({ description: 'Units of gas it used; absent while it waits.', example: '21000' })
          .optional(),
        fee: coinAnswer('The fee paid; absent while it waits').optional(),
        feeWei: weiAnswer('The fee paid; absent while it waits').optional(),
      })
      .openapi('Transaction'),
    [...keyedProblems, ...networkProblems, 'transaction_not_found'],
  ),
});
