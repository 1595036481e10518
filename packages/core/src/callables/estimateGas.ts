import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { feeMarketSchema } from '../fees/feeMarket.ts';
import { callableContract } from './CallableContract.ts';
import {
  callDataSchema,
  coinAmountSchema,
  hexQuantitySchema,
  rpcNameSchema,
  tokenTransferSchema,
  weiSchema,
} from './fields.ts';

/**
 * estimate-gas: what a transfer or a call costs now, and what is needed to sign it.
 *
 * With `data` it is a call of the contract `to`, with `value` sent along. Where that is a transfer of tokens, `value` is 0x0, the transfer
 * is tried out, and the recipient that `toIsContract` speaks of is the one in the call; else it speaks of `to`.
 *
 * `estimatedCost` (coin) is gasLimit × gasPrice, and l1Fee where the network takes one: the most the transaction can cost. `gasPrice`, `maxFeePerGas` and
 * `maxPriorityFeePerGas` are wei per gas; the latter two are absent on chains without EIP-1559, and where they are
 * present gasPrice equals maxFeePerGas. `nonce` is the sender's pending nonce.
 */
export const estimateGas = callableContract({
  name: 'estimateGas',
  input: z
    .strictObject({
      from: addressSchema,
      to: addressSchema,
      value: hexQuantitySchema,
      data: callDataSchema.optional(),
      network: rpcNameSchema,
    })
    .refine(({ value, data }) => value === '0x0' || !tokenTransferSchema.safeParse(data).success, {
      path: ['value'],
      message: 'must be 0x0 in a transfer of tokens',
    }),
  output: z.object({
    estimatedCost: coinAmountSchema,
    gasLimit: weiSchema,
    gasPrice: weiSchema,
    maxFeePerGas: weiSchema.optional(),
    maxPriorityFeePerGas: weiSchema.optional(),
    /** Wei beside the gas, for the layer below (OP Stack): twice what it is now, since nothing that is signed bounds it. */
    l1Fee: weiSchema.optional(),
    nonce: z.number().int().nonnegative(),
    chainId: z.number().int().positive(),
    /** Whether the recipient, or who is called, is a contract: a hint for the person, not a refusal. */
    toIsContract: z.boolean(),
    /** The server's time, in ms since 1970: what is sent on the strength of this answer ends by the same clock. */
    answeredAt: z.number().int().positive().optional(),
    /** What others pay for gas; absent on chains without EIP-1559, and where no node tells it. */
    feeMarket: feeMarketSchema.optional(),
    /**
     * Of how many nodes the base fee was asked, and how many told it: of one alone nobody else has said that it is so. Absent where
     * there is no fee market.
     */
    baseFeeNodes: z
      .object({ asked: z.number().int().positive(), answered: z.number().int().positive() })
      .optional(),
    /** Wei: what the sender holds of native coin, so that all of it can be sent to the last wei. */
    balance: weiSchema.optional(),
    /** 'unconfirmed' where nodes differ about the nonce, the fees or `toIsContract`, or one alone of several reports them. */
    agreement: z.enum(['agreed', 'unconfirmed']).optional(),
  }),
});

export type GasEstimate = z.infer<typeof estimateGas.output>;
