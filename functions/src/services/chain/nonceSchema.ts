import { z } from 'zod';
import { quantitySchema } from './quantitySchema.ts';

/** A count of transactions, as a number. */
export const nonceSchema = quantitySchema.transform((nonce, context) => {
  if (nonce <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(nonce);
  context.addIssue({ code: 'custom', message: 'too large for a nonce' });
  return z.NEVER;
});
