import { z } from 'zod';
import { callableContract } from './CallableContract.ts';
import { sha256HexSchema } from './fields.ts';

/** store_recovery_phrase_hash: keeps a keyed digest of the phrase's hash; refused once the profile is verified. */
export const storeRecoveryPhraseHash = callableContract({
  name: 'storeRecoveryPhraseHash',
  input: z.strictObject({ phrase_hash: sha256HexSchema }),
  output: z.null(),
});
