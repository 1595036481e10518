import { simulationQuestionSchema } from '@everything-wallet/core/schemas/simulation';
import type { SimulationAnswer, SimulationOutcome } from '@everything-wallet/core/schemas/simulationAnswer';
import { explainCall } from '@everything-wallet/core/calls/explainCall';
import { fillText } from '@everything-wallet/core/texts/fillText';
import { simulationTexts } from '@everything-wallet/core/texts/en/simulationTexts';
import { createRoute, z } from '@hono/zod-openapi';
import { requestCost } from '../../services/limits/requestCost.ts';
import {
  aboutNetwork,
  addressAnswer,
  addressField,
  networkAnswer,
  networkField,
  OTHER_ADDRESS,
  weiField,
  wholeAnswer,
} from '../fields.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import { ApiProblem } from '../ApiProblem.ts';
import { agreementAnswer, calledAnswer, tokenAnswer, unitsAnswer } from '../callAnswers.ts';
import { fieldProblems } from '../fieldProblems.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { withoutNulls } from '../withoutNulls.ts';

/** Maximum bytes of a call, as of a transaction that nodes accept. */
const MAX_BYTES = 131_072;

const gasField = z
  .string()
  .regex(/^\d{1,78}$/, 'must be a whole number of gas')
  .openapi({ description: 'The gas limit that you will sign.', example: '100000' });

const wordAnswer = z.enum(['verified', 'log']).openapi({
  description:
    '`verified`: the contract’s answers before and after the call confirm it; `log`: only the contract’s logs report it.',
});

const signedAnswer = (description: string) =>
  z
    .string()
    .regex(/^-?\d+$/)
    .openapi({ description, example: '-1000000' });

const changeAnswer = z
  .object({
    kind: z.enum(['erc20', 'erc721', 'erc1155']),
    contract: addressAnswer,
    tokenId: z.string().openapi({ description: 'The token id. Absent for ERC-20.' }).optional(),
    units: signedAnswer(
      'The change of the sender’s balance, in the smallest unit; negative if the sender pays.',
    ),
    word: wordAnswer,
    isLogDifferent: z
      .boolean()
      .openapi({ description: 'Whether the contract’s logs report a different amount.' }),
  })
  .openapi('BalanceChange');

const approvalAnswer = z
  .object({
    kind: z.enum(['allowance', 'tokenApproval', 'operator', 'permit2']),
    contract: addressAnswer,
    spender: addressAnswer
      .openapi({ description: 'The approved address. Absent if the approval was revoked.' })
      .optional(),
    tokenId: z.string().openapi({ description: 'The token id, for `tokenApproval`.' }).optional(),
    units: unitsAnswer('The allowance afterwards, in the smallest unit; 0 if it was revoked.'),
    unitsBefore: unitsAnswer('The allowance before. Absent if it is unknown.').optional(),
    endsAt: z
      .string()
      .openapi({ description: 'For `permit2`: when the approval ends, in seconds since 1970.' })
      .optional(),
    word: wordAnswer,
    isLogDifferent: z.boolean(),
  })
  .openapi('ApprovalChange');

const operation = createRoute({
  method: 'post',
  path: '/simulate',
  operationId: 'simulate',
  tags: ['Transactions'],
  summary: 'Simulate a call',
  description:
    'Simulates a call on the network’s nodes, on top of the pending block. Returns its simulated effects for the sender, its declared effects, and warnings to read before you sign. Sends nothing. `outcome` is present only if enough nodes agree, or if none disagrees. Without it, the call could not be simulated, which never means that it is safe. Needs the scope `read`.',
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z
            .strictObject({
              from: addressField.openapi({ description: 'The sender.' }),
              to: addressField.openapi({
                description: 'The contract to call, or the recipient.',
                example: OTHER_ADDRESS,
              }),
              value: weiField.optional(),
              data: z
                .string()
                .max(2 + 2 * MAX_BYTES, 'must be at most 128 kB')
                .regex(/^0x([0-9a-fA-F]{2})*$/, 'must be 0x-prefixed hex of whole bytes')
                .openapi({
                  description: 'The call data, as 0x-prefixed hex: at most 128 kB.',
                  example: '0xd0e30db0',
                })
                .optional(),
              gasLimit: gasField.optional(),
              maxFeePerGas: weiField.optional(),
              maxPriorityFeePerGas: weiField.optional(),
              gasPrice: weiField.optional(),
              network: networkField,
            })
            .openapi('Simulate'),
        },
      },
    },
  },
  responses: answers(
    'The simulation.',
    z
      .object({
        ...networkAnswer,
        digest: z.string().openapi({
          description:
            'The keccak-256 hash of exactly what was simulated: chain, sender, contract, value, data, gas and fees. Sign exactly the same transaction.',
          example: `0x${'c0ffee'.repeat(10)}beef`,
        }),
        agreement: agreementAnswer,
        blockNumber: wholeAnswer(
          'The block on top of which the call was simulated. Absent if no node reports it.',
          7654321,
        ).optional(),
        nodes: z
          .object({
            configured: wholeAnswer('The number of nodes configured in this deployment.', 3),
            answered: wholeAnswer('The number of nodes that answered.', 3),
            needed: wholeAnswer('The number of nodes that must agree.', 2),
            agreeing: wholeAnswer('The number of nodes that agree.', 3),
          })
          .openapi('SimulationNodes'),
        call: calledAnswer,
        outcome: z
          .object({
            succeeds: z.boolean(),
            reason: z
              .string()
              .openapi({ description: 'Why the call would fail, as an English sentence.' })
              .optional(),
            returned: z
              .string()
              .openapi({ description: 'The first kilobyte that the contract returned, if the call fails.' })
              .optional(),
            gasUsed: z
              .string()
              .openapi({ description: 'Absent if no node reports it.', example: '50000' })
              .optional(),
            coinWei: signedAnswer(
              'The change of the sender’s coin balance, in wei, without the cost of gas. Absent if no node reports it.',
            ).optional(),
            coinWord: wordAnswer.optional(),
            changes: z.array(changeAnswer),
            approvals: z.array(approvalAnswer),
            isWhole: z.boolean().openapi({
              description:
                'Whether the simulation covers all changes. If false, there may be changes that are not listed.',
            }),
          })
          .openapi('SimulationOutcome')
          .optional(),
        tokens: z
          .array(tokenAnswer)
          .openapi({ description: 'The facts of every token contract named in this answer.' }),
        parties: z.array(
          z
            .object({
              address: addressAnswer,
              hasCode: z
                .boolean()
                .openapi({
                  description: 'Whether there is a contract at this address. Absent if it is unknown.',
                })
                .optional(),
              isYoung: z
                .boolean()
                .openapi({
                  description: 'Whether the contract is less than a day old. Absent if it is unknown.',
                })
                .optional(),
            })
            .openapi('CallParty'),
        ),
      })
      .openapi('Simulation'),
    [...keyedProblems, ...networkProblems, 'malformed_json', 'body_too_large', 'unsupported_media_type'],
  ),
});

/** POST /simulate: effects of a call if it were signed now. */
export const simulateRoute: ApiRoute = {
  operation,
  scope: 'read',
  units: requestCost.simulation,
  install: (app, dependencies) =>
    app.openapi(operation, async (context) => {
      const { network, ...asked } = context.req.valid('json');
      requireNetwork(context.get('caller'), network);
      const { value, maxFeePerGas, maxPriorityFeePerGas, gasPrice, ...rest } = asked;
      const question = simulationQuestionSchema.safeParse({
        ...rest,
        network: network.rpcName,
        value: value?.toString(),
        maxFeePerGas: maxFeePerGas?.toString(),
        maxPriorityFeePerGas: maxPriorityFeePerGas?.toString(),
        gasPrice: gasPrice?.toString(),
      });
      // Conditions beyond single fields, such as a gas limit beside a fee.
      if (!question.success) throw feeProblem(question.error.issues, asked);
      const { from, to, data } = question.data;
      const answer = await dependencies.simulate(question.data);
      const call = explainCall(
        { to, value: BigInt(question.data.value), data, chainId: network.chainId },
        { sender: from, now: BigInt(Math.floor(dependencies.now() / 1_000)), simulated: answer },
      );
      return context.json({ ...aboutNetwork(network), ...simulationOf(answer), call }, 200);
    }),
};

function simulationOf({ digest, agreement, block, nodes, outcome, tokens, parties }: SimulationAnswer) {
  return {
    digest,
    agreement,
    ...(block && { blockNumber: block.number }),
    nodes,
    ...(outcome && { outcome: outcomeOf(outcome) }),
    tokens: tokens.map(withoutNulls),
    parties: parties.map(withoutNulls),
  };
}

function outcomeOf({ succeeds, reason, gasUsed, coin, movements, approvals, isWhole }: SimulationOutcome) {
  return {
    succeeds,
    ...(reason && { reason: fillText(simulationTexts[reason.id], reason.values), returned: reason.data }),
    ...(gasUsed !== null && { gasUsed }),
    ...(coin && { coinWei: coin.units, coinWord: coin.word }),
    changes: movements.map(withoutNulls),
    approvals: approvals.map(withoutNulls),
    isWhole,
  };
}

/** Returns the problem of gas and fees: of one field, or of all together. */
function feeProblem(issues: readonly z.core.$ZodIssue[], input: unknown): ApiProblem {
  const together = issues.find(({ path }) => path.length === 0);
  if (!together) return fieldProblems(issues, input);
  const detail = `The fees ${together.message}.`;
  return new ApiProblem('invalid_request', { detail, errors: [{ field: 'gasLimit', detail }] });
}
