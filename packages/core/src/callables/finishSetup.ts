import { z } from 'zod';
import { addressSchema } from '../accounts/addressSchema.ts';
import { callableContract } from './CallableContract.ts';
import { sha256HexSchema } from '../schemas/fields.ts';

/**
 * Finishes setting up a wallet: writes phrase hash, primary address and `verified` together, once.
 *
 * Idempotent: the same hash and address can be sent again after a lost answer. A wallet that was set up with
 * another phrase fails with the reason 'walletIsSetUp'.
 */
export const finishSetup = callableContract({
  name: 'finishSetup',
  input: z.strictObject({
    phrase_hash: sha256HexSchema,
    address: addressSchema.refine((address) => !/^0x0{40}$/.test(address), 'must not be the zero address'),
  }),
  output: z.null(),
});
