import { z } from 'zod';
import { callableContract } from './CallableContract.ts';
import { sha256HexSchema } from '../schemas/fields.ts';

/**
 * verify_recovery_phrase: compares a phrase's SHA-256 digest with the stored one; the phrase itself is never
 * sent.
 */
export const verifyRecoveryPhrase = callableContract({
  name: 'verifyRecoveryPhrase',
  input: z.strictObject({ phrase_to_verify: sha256HexSchema }),
  output: z.boolean(),
});
