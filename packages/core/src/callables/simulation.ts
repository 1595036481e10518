import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema, uint256Schema } from './fields.ts';

/** Bytes of a call that is simulated at most: what nodes take of a transaction (geth's txMaxSize). */
const MAX_BYTES = 131_072;

/** Units of gas that a question may name: what nodes take of a question at most (geth's RPC gas cap), and no block has for one call. */
const MAX_GAS = 50_000_000n;

/** What the cheapest transaction takes (Yellow Paper, G_transaction). */
const MIN_GAS = 21_000n;

/** Things besides the coin that one question may name. */
export const MAX_WATCHED = 20;

/** Something that a call may change: what the sender holds of a token, or what somebody may take of it. */
const watchedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('erc20'), contract: addressSchema }),
  z.strictObject({ kind: z.literal('erc721'), contract: addressSchema, tokenId: uint256Schema }),
  z.strictObject({ kind: z.literal('erc1155'), contract: addressSchema, tokenId: uint256Schema }),
  z.strictObject({ kind: z.literal('allowance'), contract: addressSchema, spender: addressSchema }),
  z.strictObject({ kind: z.literal('tokenApproval'), contract: addressSchema, tokenId: uint256Schema }),
  z.strictObject({ kind: z.literal('operator'), contract: addressSchema, spender: addressSchema }),
  // What the Permit2 contract lets the spender take of a token; Permit2 itself needs an allowance of it.
  z.strictObject({ kind: z.literal('permit2'), contract: addressSchema, spender: addressSchema }),
]);

/** What a call would do if it were signed now. */
export const simulationQuestionSchema = z
  .strictObject({
    network: rpcNameSchema,
    from: addressSchema,
    to: addressSchema,
    /** Wei. */
    value: uint256Schema.default('0'),
    data: z
      .string()
      .max(2 + 2 * MAX_BYTES, `must hold at most ${MAX_BYTES} bytes`)
      .regex(/^0x([0-9a-fA-F]{2})*$/, 'must be 0x and pairs of hex digits')
      .default('0x'),
    /** What is looked at in any case: where nodes tell no logs it is all that can be told. */
    watched: z.array(watchedSchema).max(MAX_WATCHED, `must hold at most ${MAX_WATCHED} things`).default([]),
    /**
     * Gas and fees as they are going to be signed, fees in wei per gas: a contract can tell a run with others from the chain. Without
     * them it is run with much gas and no fee.
     */
    gasLimit: uint256Schema.refine(isGas, 'must be from 21000 to 50000000').optional(),
    maxFeePerGas: uint256Schema.optional(),
    maxPriorityFeePerGas: uint256Schema.optional(),
    gasPrice: uint256Schema.optional(),
  })
  .refine(
    isOneFee,
    'must have a gas limit beside a fee, and maxFeePerGas with maxPriorityFeePerGas, or gasPrice',
  );

/** Of a text that may be no number at all, which is refused beside this. */
function isGas(text: string): boolean {
  return /^\d{1,78}$/.test(text) && BigInt(text) >= MIN_GAS && BigInt(text) <= MAX_GAS;
}

/** Whether there is no fee, or what one kind of transaction has of it. */
function isOneFee(question: {
  readonly gasLimit?: string | undefined;
  readonly maxFeePerGas?: string | undefined;
  readonly maxPriorityFeePerGas?: string | undefined;
  readonly gasPrice?: string | undefined;
}): boolean {
  const { gasLimit, maxFeePerGas, maxPriorityFeePerGas, gasPrice } = question;
  const [isDynamic, hasTip, isLegacy] = [maxFeePerGas, maxPriorityFeePerGas, gasPrice].map(
    (one) => one !== undefined,
  );
  if (isDynamic !== hasTip || (isDynamic && isLegacy)) return false;
  const hasFee = [isDynamic, isLegacy].includes(true);
  return gasLimit !== undefined || !hasFee;
}

export type SimulationQuestion = z.output<typeof simulationQuestionSchema>;
export type Watched = z.output<typeof watchedSchema>;
