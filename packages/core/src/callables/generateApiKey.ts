import { z } from 'zod';
import { API_KEY } from '../apiKeys/apiKeyPattern.ts';
import { callableContract } from './CallableContract.ts';

/** generate_api_key: issues a key to the caller, who then inserts its row in `api_keys`; until then it opens nothing. */
export const generateApiKey = callableContract({
  name: 'generateApiKey',
  input: z.strictObject({
    /** Whether the key is to work on testnets alone; then it begins with ew_test_. */
    testnetsOnly: z.boolean().default(false),
  }),
  output: z.string().regex(API_KEY),
});
