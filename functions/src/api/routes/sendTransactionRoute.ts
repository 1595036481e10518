import { createRoute, z } from '@hono/zod-openapi';
import type { ApiRoute } from '../ApiRoute.ts';
import { readSignedTransaction } from '../../services/transactions/readSignedTransaction.ts';
import { aboutNetwork, networkAnswer, networkField, transactionHashAnswer } from '../fields.ts';
import { broadcast } from '../broadcast.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { answers, keyedProblems } from '../answers.ts';
import { sampleTransaction } from '../sampleTransaction.ts';

/** Hex characters: the 128 kB that nodes accept, and the prefix. */
const MAX_TRANSACTION_LENGTH = 262_146;

const operation = createRoute({
  method: 'post',
  path: '/transaction',
  operationId: 'sendTransaction',
  tags: ['Transactions'],
  summary: 'Broadcast a signed transaction',
  description:
    'Broadcasts a signed transaction: a legacy one with a chain id (EIP-155), an EIP-2930 one or an EIP-1559 one. Other types, and access lists that are not empty, are rejected with `transaction_unsupported`. You can safely send the same bytes again: it is the same transaction and gets the same answer. Needs the scope `broadcast`. Keep your private keys and recovery phrases: only signed bytes are sent.',
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z
            .strictObject({
              signedTransaction: z
                .string()
                .max(MAX_TRANSACTION_LENGTH, 'must be at most 128 kB')
                .regex(/^0x([0-9a-fA-F]{2})+$/, 'must be the signed transaction as 0x-prefixed hex')
                .openapi({
                  description:
                    'The signed transaction as 0x-prefixed hex: at most 128 kB. The account in the example holds coins only on local chains: sign your own transaction.',
                  example: sampleTransaction.signedTransaction,
                }),
              network: networkField,
            })
            .openapi('SendTransaction'),
        },
      },
    },
  },
  responses: answers(
    'The network received the transaction.',
    z.object({ txHash: transactionHashAnswer, ...networkAnswer }).openapi('SentTransaction'),
    [
      ...keyedProblems,
      'invalid_request',
      'malformed_json',
      'transaction_malformed',
      'transaction_unsigned',
      'transaction_unsupported',
      'transaction_wrong_chain',
      'network_not_allowed',
      'body_too_large',
      'unsupported_media_type',
      'insufficient_funds',
      'nonce_too_low',
      'nonce_taken',
      'underpriced',
      'gas_too_low',
      'gas_too_high',
      'upstream_unavailable',
      'broadcast_uncertain',
    ],
  ),
});

/** POST /transaction: gives a signed transaction to a network. */
export const sendTransactionRoute: ApiRoute = {
  operation,
  scope: 'broadcast',
  install: (app, dependencies) =>
    app.openapi(operation, async (context) => {
      const { signedTransaction, network } = context.req.valid('json');
      requireNetwork(context.get('caller'), network);
      const transaction = await readSignedTransaction(signedTransaction, network);
      await broadcast(dependencies.chainOf(network.rpcName), transaction);
      return context.json({ txHash: transaction.hash, ...aboutNetwork(network) }, 200);
    }),
};
