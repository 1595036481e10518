import { z } from 'zod';
import { plainTextSchema } from '../strings/plainTextSchema.ts';

/** Longest name of an account, in characters; the rules reject a longer one. */
const LONGEST_ACCOUNT_NAME = 50;

/** Typed name of an account; an empty one is rejected. Issues carry text ids. */
export const accountNameSchema = z.object({
  name: plainTextSchema({ max: LONGEST_ACCOUNT_NAME, tooLong: 'accounts.error.nameTooLong' }),
});
