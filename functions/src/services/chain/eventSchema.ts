import { getAddress, isAddress } from 'ethers/address';
import { z } from 'zod';

/**
 * Schema of an event: the logging contract as a checksum address (EIP-55), and its indexed values in lower
 * case.
 */
export const eventSchema = z.object({
  address: z
    .string()
    .refine(isAddress)
    .transform((address) => getAddress(address)),
  topics: z
    .array(
      z
        .string()
        .regex(/^0x[0-9a-fA-F]{64}$/)
        .transform((topic) => topic.toLowerCase()),
    )
    .max(4),
});
