import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema, uint256Schema } from './fields.ts';

/** Bytes of a simulated call, at most: the limit of nodes for a transaction (geth's txMaxSize). */
const MAX_BYTES = 131_072;

/**
 * Gas in a question, at most: the limit of nodes (geth's RPC gas cap), above that of any block for one call.
 */
const MAX_GAS = 50_000_000n;

/** Gas of the cheapest transaction (Yellow Paper, G_transaction). */
const MIN_GAS = 21_000n;

/** Calls in one question, at most: those of a batch that a site may request (EIP-5792). */
const MAX_CALLS = 32;

/** Watched balances and approvals in one question, at most, besides the coin. */
export const MAX_WATCHED = 20;

/** Something that a call may change: the sender's balance of a token, or an approval. */
const watchedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('erc20'), contract: addressSchema }),
  z.strictObject({ kind: z.literal('erc721'), contract: addressSchema, tokenId: uint256Schema }),
  z.strictObject({ kind: z.literal('erc1155'), contract: addressSchema, tokenId: uint256Schema }),
  z.strictObject({ kind: z.literal('allowance'), contract: addressSchema, spender: addressSchema }),
  z.strictObject({ kind: z.literal('tokenApproval'), contract: addressSchema, tokenId: uint256Schema }),
  z.strictObject({ kind: z.literal('operator'), contract: addressSchema, spender: addressSchema }),
  // Allowance of the spender in the Permit2 contract; Permit2 itself needs an approval of the token.
  z.strictObject({ kind: z.literal('permit2'), contract: addressSchema, spender: addressSchema }),
]);

/** Gas limit as it will be signed; a contract can detect another one. */
const gasLimitSchema = uint256Schema.refine(isGas, 'must be from 21000 to 50000000').optional();

const callFields = {
  /** Null creates a contract from the data. */
  to: addressSchema.nullable(),
  /** Wei. */
  value: uint256Schema.default('0'),
  data: z
    .string()
    .max(2 + 2 * MAX_BYTES, `must hold at most ${MAX_BYTES} bytes`)
    .regex(/^0x([0-9a-fA-F]{2})*$/, 'must be 0x and pairs of hex digits')
    .default('0x'),
  gasLimit: gasLimitSchema,
};

/** Question about the effects of a call, or of several in order, if signed now. */
export const simulationQuestionSchema = z
  .strictObject({
    ...callFields,
    network: rpcNameSchema,
    from: addressSchema,
    /** Later calls of the same sender, with the same fees: each runs on the state that the one before leaves. */
    next: z
      .array(z.strictObject(callFields))
      .max(MAX_CALLS - 1, `must hold at most ${MAX_CALLS - 1} calls`)
      .optional(),
    /** Always compared before and after: where nodes return no logs, this is the only source. */
    watched: z.array(watchedSchema).max(MAX_WATCHED, `must hold at most ${MAX_WATCHED} things`).default([]),
    /**
     * Fees as they will be signed, in wei per gas: a contract can detect a run with other values. Without gas
     * and fees the call runs with a high gas limit and no fee.
     */
    maxFeePerGas: uint256Schema.optional(),
    maxPriorityFeePerGas: uint256Schema.optional(),
    gasPrice: uint256Schema.optional(),
  })
  .refine(
    isOneFee,
    'must have a gas limit beside a fee, and maxFeePerGas with maxPriorityFeePerGas, or gasPrice',
  )
  .refine(
    ({ data, next = [] }) => [data, ...next.map((one) => one.data)].reduce(bytesAfter, 0) <= MAX_BYTES,
    `must hold at most ${MAX_BYTES} bytes in all of its calls`,
  );

function bytesAfter(sum: number, data: string): number {
  return sum + (data.length - 2) / 2;
}

/** True for a gas limit in range; a text that is not a number is rejected by the schema beside this. */
function isGas(text: string): boolean {
  return /^\d{1,78}$/.test(text) && BigInt(text) >= MIN_GAS && BigInt(text) <= MAX_GAS;
}

/** True if there is no fee, or the fee of exactly one transaction type. */
function isOneFee(question: {
  readonly gasLimit?: string | undefined;
  readonly maxFeePerGas?: string | undefined;
  readonly maxPriorityFeePerGas?: string | undefined;
  readonly gasPrice?: string | undefined;
  readonly next?: readonly { readonly gasLimit?: string | undefined }[] | undefined;
}): boolean {
  const { maxFeePerGas, maxPriorityFeePerGas, gasPrice, next = [] } = question;
  const [isDynamic, hasTip, isLegacy] = [maxFeePerGas, maxPriorityFeePerGas, gasPrice].map(
    (one) => one !== undefined,
  );
  if (isDynamic !== hasTip || (isDynamic && isLegacy)) return false;
  const hasFee = [isDynamic, isLegacy].includes(true);
  return !hasFee || [question, ...next].every(({ gasLimit }) => gasLimit !== undefined);
}

export type SimulationQuestion = z.output<typeof simulationQuestionSchema>;
export type Watched = z.output<typeof watchedSchema>;
