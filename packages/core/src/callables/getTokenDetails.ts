import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { tokenLimits } from '../tokens/tokenLimits.ts';
import { callableContract } from './CallableContract.ts';
import { rpcNameSchema, tokenDecimalsSchema } from '../schemas/fields.ts';

/**
 * Name, symbol and decimals of the ERC-20 contract at an address.
 *
 * A contract can return anything: the texts have no invisible characters, are cut to their limits, and are
 * empty where the contract states none.
 */
export const getTokenDetails = callableContract({
  name: 'getTokenDetails',
  input: z.strictObject({ address: addressSchema, network: rpcNameSchema }),
  output: z.object({
    name: z.string().max(tokenLimits.name),
    symbol: z.string().max(tokenLimits.symbol),
    decimals: tokenDecimalsSchema,
  }),
});

export type TokenDetails = z.infer<typeof getTokenDetails.output>;
