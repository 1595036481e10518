import { z } from 'zod';
import { callableContract } from './CallableContract.ts';
import { sha256HexSchema } from './fields.ts';

/**
 * store_recovery_phrase_hash: keeps a keyed digest of the phrase's hash until `finishSetup` writes that of the phrase the
 * wallet is set up with; refused after that.
 */
export const storeRecoveryPhraseHash = callableContract({
  name: 'storeRecoveryPhraseHash',
  input: z.strictObject({ phrase_hash: sha256HexSchema }),
  output: z.null(),
});
