import { z } from 'zod';
import { quantitySchema } from './quantitySchema.ts';

/** A block as `eth_getBlockBy…` answers it. */
export const blockSchema = z.object({
  number: quantitySchema,
  baseFeePerGas: quantitySchema.nullish(),
  timestamp: quantitySchema.nullish(),
});
