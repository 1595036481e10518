import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { rpcNameSchema, uint256Schema } from './fields.ts';

/** Bytes of a call that is simulated at most: what nodes take of a transaction (geth's txMaxSize). */
const MOST_BYTES = 131_072;

/** Things besides the coin that one question may name. */
export const MOST_WATCHED = 20;

/** Something that a call may change: what the sender holds of a token, or what somebody may take of it. */
const watchedSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('erc20'), contract: addressSchema }),
  z.strictObject({ kind: z.literal('erc721'), contract: addressSchema, tokenId: uint256Schema }),
  z.strictObject({ kind: z.literal('erc1155'), contract: addressSchema, tokenId: uint256Schema }),
  z.strictObject({ kind: z.literal('allowance'), contract: addressSchema, spender: addressSchema }),
  z.strictObject({ kind: z.literal('tokenApproval'), contract: addressSchema, tokenId: uint256Schema }),
  z.strictObject({ kind: z.literal('operator'), contract: addressSchema, spender: addressSchema }),
]);

/** What a call would do if it were signed now. */
export const simulationQuestionSchema = z.strictObject({
  network: rpcNameSchema,
  from: addressSchema,
  to: addressSchema,
  /** Wei. */
  value: uint256Schema.default('0'),
  data: z
    .string()
    .max(2 + 2 * MOST_BYTES, `must hold at most ${MOST_BYTES} bytes`)
    .regex(/^0x([0-9a-fA-F]{2})*$/, 'must be 0x and pairs of hex digits')
    .default('0x'),
  /** What is looked at in any case: where nodes tell no logs it is all that can be told. */
  watched: z.array(watchedSchema).max(MOST_WATCHED, `must hold at most ${MOST_WATCHED} things`).default([]),
});

export type SimulationQuestion = z.output<typeof simulationQuestionSchema>;
export type Watched = z.output<typeof watchedSchema>;
