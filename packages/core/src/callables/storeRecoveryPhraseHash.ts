import { z } from 'zod';
import { callableContract } from './CallableContract.ts';
import { sha256HexSchema } from '../schemas/fields.ts';

/**
 * store_recovery_phrase_hash: stores a keyed digest of the phrase's hash until `finishSetup` writes the hash
 * of the wallet's phrase; rejected after that.
 */
export const storeRecoveryPhraseHash = callableContract({
  name: 'storeRecoveryPhraseHash',
  input: z.strictObject({ phrase_hash: sha256HexSchema }),
  output: z.null(),
});
