import { z } from 'zod';

/** A JSON-RPC quantity, read as bigint; '0x' and anything longer than 256 bits are malformed. */
export const quantitySchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform((text) => BigInt(text));
