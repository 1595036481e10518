import { simulationQuestionSchema } from '@everything-wallet/core/callables/simulation';
import type { SimulationAnswer, SimulationOutcome } from '@everything-wallet/core/callables/simulationAnswer';
import { explainCall } from '@everything-wallet/core/calls/explainCall';
import { fillText } from '@everything-wallet/core/texts/fillText';
import { simulationTexts } from '@everything-wallet/core/texts/simulationTexts';
import { createRoute, z } from '@hono/zod-openapi';
import { requestCost } from '../../services/limits/requestCost.ts';
import { aboutNetwork } from '../aboutNetwork.ts';
import { answers, keyedProblems, networkProblems } from '../answers.ts';
import type { ApiRoute } from '../ApiRoute.ts';
import { ApiProblem } from '../ApiProblem.ts';
import { agreementAnswer, calledAnswer, tokenAnswer, unitsAnswer } from '../callAnswers.ts';
import { fieldProblems } from '../fieldProblems.ts';
import {
  addressAnswer,
  addressField,
  networkAnswer,
  networkField,
  OTHER_ADDRESS,
  weiField,
  wholeAnswer,
} from '../fields.ts';
import { requireNetwork } from '../requireNetwork.ts';
import { withoutNulls } from '../withoutNulls.ts';

/** Maximum bytes of a call, as of a transaction that nodes accept. */
const MAX_BYTES = 131_072;

const gasField = z
  .string()
  .regex(/^\d{1,78}$/, 'must be a whole number of gas')
  .openapi({ description: 'Units of gas that it will be signed with.', example: '100000' });

const wordAnswer = z.enum(['verified', 'log']).openapi({
  description:
    '`verified` by what the contract itself answers before and after; `log` by nothing but what it has logged.',
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
    tokenId: z.string().openapi({ description: 'Absent of ERC-20.' }).optional(),
    units: signedAnswer('What the sender has more of it, in the smallest unit; negative where it leaves.'),
    word: wordAnswer,
    isLogDifferent: z.boolean().openapi({ description: 'Whether the contract has logged another figure.' }),
  })
  .openapi('BalanceChange');

const approvalAnswer = z
  .object({
    kind: z.enum(['allowance', 'tokenApproval', 'operator', 'permit2']),
    contract: addressAnswer,
    spender: addressAnswer.openapi({ description: 'Absent where nobody may take it any more.' }).optional(),
    tokenId: z.string().openapi({ description: 'Of `tokenApproval`.' }).optional(),
    units: unitsAnswer('What may be taken afterwards, in the smallest unit; 0 where it is taken back.'),
    unitsBefore: unitsAnswer('What could be taken before; absent where it is not known.').optional(),
    endsAt: z.string().openapi({ description: 'Of `permit2`: seconds since 1970.' }).optional(),
    word: wordAnswer,
    isLogDifferent: z.boolean(),
  })
  .openapi('ApprovalChange');

const operation = createRoute({
  method: 'post',
  path: '/simulate',
  operationId: 'simulate',
  tags: ['Transactions'],
  summary: 'What a call would do',
  description:
    'Runs a call on the nodes of the network, on top of the pending block, and says what it would change for its sender; beside it stands what the call says of itself, and what to know before it is signed. Nothing is sent. `outcome` is there only where enough nodes agree or none contradicts: without it the call could not be simulated, which is never a sign that it is safe. Needs the scope `read`.',
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z
            .strictObject({
              from: addressField.openapi({ description: 'The sender.' }),
              to: addressField.openapi({
                description: 'The contract that is called, or the recipient.',
                example: OTHER_ADDRESS,
              }),
              value: weiField.optional(),
              data: z
                .string()
                .max(2 + 2 * MAX_BYTES, 'must be at most 128 kB')
                .regex(/^0x([0-9a-fA-F]{2})*$/, 'must be 0x-prefixed hex of whole bytes')
                .openapi({
                  description: 'What it is called with, as 0x-prefixed hex: at most 128 kB.',
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
    'What the nodes say.',
    z
      .object({
        ...networkAnswer,
        digest: z.string().openapi({
          description:
            'keccak-256 of exactly what was simulated: chain, sender, contract, value, data, gas and fees. What is signed later has to be the same.',
          example: `0x${'c0ffee'.repeat(10)}beef`,
        }),
        agreement: agreementAnswer,
        blockNumber: wholeAnswer(
          'The block on top of which it was run; absent where no node says.',
          7654321,
        ).optional(),
        nodes: z
          .object({
            configured: wholeAnswer('Nodes of the deployment.', 3),
            answered: wholeAnswer('Those that answered.', 3),
            needed: wholeAnswer('Those that have to say the same.', 2),
            agreeing: wholeAnswer('Those that do.', 3),
          })
          .openapi('SimulationNodes'),
        call: calledAnswer,
        outcome: z
          .object({
            succeeds: z.boolean(),
            reason: z.string().openapi({ description: 'Why it would fail, an English sentence.' }).optional(),
            returned: z
              .string()
              .openapi({ description: 'What the contract returned where it fails, its first kilobyte.' })
              .optional(),
            gasUsed: z
              .string()
              .openapi({ description: 'Absent where no node tells.', example: '50000' })
              .optional(),
            coinWei: signedAnswer(
              'What the sender has more of the coin, in wei, without what the gas costs; absent where no node tells.',
            ).optional(),
            coinWord: wordAnswer.optional(),
            changes: z.array(changeAnswer),
            approvals: z.array(approvalAnswer),
            isWhole: z.boolean().openapi({
              description: 'Whether everything was looked at; else other changes are not seen.',
            }),
          })
          .openapi('SimulationOutcome')
          .optional(),
        tokens: z
          .array(tokenAnswer)
          .openapi({ description: 'Of each contract of a token that is named here.' }),
        parties: z.array(
          z
            .object({
              address: addressAnswer,
              hasCode: z
                .boolean()
                .openapi({ description: 'Whether a contract stands there; absent where it is not known.' })
                .optional(),
              isYoung: z
                .boolean()
                .openapi({ description: 'Whether it was not there a day ago; absent where it is not known.' })
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
