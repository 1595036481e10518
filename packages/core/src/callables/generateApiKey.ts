import { z } from 'zod';
import { API_KEY } from '../apiKeys/apiKeyPattern.ts';
import { callableContract } from './CallableContract.ts';

/**
 * generate_api_key: issues a key to the caller, who then inserts its row in `api_keys`; until then the key
 * does not work.
 */
export const generateApiKey = callableContract({
  name: 'generateApiKey',
  input: z.strictObject({
    /** True for a key that works on testnets only; it begins with ew_test_. */
    testnetsOnly: z.boolean().default(false),
  }),
  output: z.string().regex(API_KEY),
});
