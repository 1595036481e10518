import { createRoute, z } from '@hono/zod-openapi';
import { DATABASE_TIMEOUT_MS, withDeadline } from '../../errors/withDeadline.ts';
import type { FindTaken } from '../../services/chain/Chain.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import { estimateCall } from '../../services/transactions/estimateCall.ts';
import { estimateTransfer } from '../../services/transactions/estimateTransfer.ts';
import {
  aboutNetwork,
  addressField,
  callDataField,
  coinAnswer,
  networkAnswer,
  networkField,
  OTHER_ADDRESS,
  weiAnswer,
  weiField,
  wholeAnswer,
} from '../fields.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';

const operation = createRoute({
  method: 'get',
  path: '/gas/estimate',
  operationId: 'estimateGas',
  tags: ['Transactions'],
  summary: 'The cost of a transfer or a call',
  description:
    'The maximum current cost of a coin transfer, or of a contract call with `data`, and the nonce and fees to sign it with. A call that would fail is rejected with `transfer_reverts`. Needs the scope `read`.',
  request: {
    query: z.object({
      from: addressField.openapi({ description: 'The sender.' }),
      to: addressField.openapi({
        description: 'The recipient, or the contract to call.',
        example: OTHER_ADDRESS,
      }),
      value: weiField.optional(),
      data: callDataField.optional(),
      network: networkField,
    }),
  },
  responses: answers(
    'The estimate.',
    z
      .object({
        ...networkAnswer,
        estimatedCost: coinAnswer('The highest fee: gas limit × gas price, plus l1FeeWei if there is one'),
        estimatedCostWei: weiAnswer('The same'),
        gasLimit: z.string().openapi({ description: 'The gas limit.', example: '21000' }),
        gasPrice: weiAnswer('The highest gas price'),
        maxFeePerGas: weiAnswer('The fee cap, on a network with EIP-1559').optional(),
        maxPriorityFeePerGas: weiAnswer('The priority fee, on a network with EIP-1559').optional(),
        l1FeeWei: weiAnswer(
          'The L1 data fee at twice its current level, charged on top of gas; only on OP Stack networks',
        ).optional(),
        nonce: wholeAnswer('The nonce to sign with, counting pending transactions.', 0),
        toIsContract: z.boolean().openapi({ description: 'Whether `to` is a contract.' }),
        nodesConfigured: wholeAnswer(
          'The number of nodes configured in this deployment. With a single node, no other node confirms the answer.',
          3,
        ),
        agreement: z.enum(['agreed', 'unconfirmed']).openapi({
          description:
            '`agreed`: at least two nodes, or the only node of the deployment, report the same nonce, about the same fees, and the same answer on whether `to` is a contract. `unconfirmed`: the nodes disagree, or only one of several answered; check the nonce before you sign.',
        }),
      })
      .openapi('GasEstimate'),
    [...keyedProblems, ...networkProblems, 'insufficient_funds', 'transfer_reverts'],
  ),
});

/** GET /gas/estimate: a transfer's maximum cost, and the fields to sign it. */
export const estimateGasRoute: ApiRoute = {
  operation,
  scope: 'read',
  install: (app, dependencies) =>
    app.openapi(operation, async (context) => {
      const { from, to, value = 0n, data, network } = context.req.valid('query');
      const caller = context.get('caller');
      requireNetwork(caller, network);
      const chain = dependencies.chainOf(network.rpcName);
      const owner = { userId: caller?.userId, chainId: network.chainId, address: from };
      const findTaken: FindTaken = (nonces) =>
        withDeadline(dependencies.findRecordedNonces(owner, nonces), DATABASE_TIMEOUT_MS);
      const estimate =
        data === undefined
          ? await estimateTransfer(chain, network, { from, to, value }, findTaken)
          : await estimateCall(chain, network, { from, to, value, data }, findTaken);
      const { estimatedCost, gasLimit, gasPrice, maxFeePerGas, maxPriorityFeePerGas, l1Fee } = estimate;
      const answer = {
        ...aboutNetwork(network),
        estimatedCost,
        estimatedCostWei: (BigInt(gasLimit) * BigInt(gasPrice) + BigInt(l1Fee ?? 0)).toString(),
        gasLimit,
        gasPrice,
        ...(maxFeePerGas !== undefined && { maxFeePerGas }),
        ...(maxPriorityFeePerGas !== undefined && { maxPriorityFeePerGas }),
        ...(l1Fee !== undefined && { l1FeeWei: l1Fee }),
        nonce: estimate.nonce,
        toIsContract: estimate.toIsContract,
        nodesConfigured: chain.countNodes(),
        agreement: estimate.agreement ?? 'unconfirmed',
      };
      return context.json(answer, 200);
    }),
};
