import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { callableContract } from './CallableContract.ts';
import { callDataSchema, hexQuantitySchema, rpcNameSchema, tokenTransferSchema } from '../schemas/fields.ts';
import { gasEstimateSchema } from '../schemas/gasEstimate.ts';

/**
 * estimate-gas: the present cost of a transfer or a call, and the values needed to sign it.
 *
 * With `data` it is a call of the contract `to` with `value` in coin; with null for `to`, it creates a
 * contract from `data`. For a token transfer `value` is 0x0,
 * the transfer is simulated, and `toIsContract` is about the recipient in the call data; otherwise it is
 * about `to`.
 *
 * `estimatedCost` (coin) is gasLimit × gasPrice plus l1Fee where the network charges one: the highest
 * possible cost of the transaction. `gasPrice`, `maxFeePerGas` and `maxPriorityFeePerGas` are wei per gas;
 * the latter two are absent on chains without EIP-1559, and where they are present gasPrice equals
 * maxFeePerGas. `nonce` is the sender's pending nonce.
 */
export const estimateGas = callableContract({
  name: 'estimateGas',
  input: z
    .strictObject({
      from: addressSchema,
      to: addressSchema.nullable(),
      value: hexQuantitySchema,
      data: callDataSchema.optional(),
      network: rpcNameSchema,
    })
    .refine(({ to, data }) => to !== null || data !== undefined, {
      path: ['to'],
      message: 'must be an address, unless data creates a contract',
    })
    .refine(
      ({ to, value, data }) => to === null || value === '0x0' || !tokenTransferSchema.safeParse(data).success,
      {
        path: ['value'],
        message: 'must be 0x0 in a transfer of tokens',
      },
    ),
  output: gasEstimateSchema,
});
