import { getAddress, isAddress } from 'ethers/address';
import { z } from 'zod';

/** Who has logged an event, with its checksum (EIP-55), and what of it is indexed, in lower case. */
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
