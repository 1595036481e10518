import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { callableContract } from './CallableContract.ts';
import { rpcNameSchema, tokenAmountSchema, tokenDecimalsSchema } from '../schemas/fields.ts';

/** Balance of an ERC-20 token at an address, in token units, with the decimals the contract states. */
export const getTokenBalance = callableContract({
  name: 'getTokenBalance',
  input: z.strictObject({ address: addressSchema, contract: addressSchema, network: rpcNameSchema }),
  output: z.object({ balance: tokenAmountSchema, decimals: tokenDecimalsSchema }),
});
