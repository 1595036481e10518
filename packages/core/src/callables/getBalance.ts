import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { callableContract } from './CallableContract.ts';
import { coinAmountSchema, rpcNameSchema } from '../schemas/fields.ts';

/** get-balance: the native-coin balance of an address, in coin. */
export const getBalance = callableContract({
  name: 'getBalance',
  input: z.strictObject({ address: addressSchema, network: rpcNameSchema }),
  output: z.object({ balance: coinAmountSchema }),
});
