import { getAddress } from 'ethers/address';
import { z } from 'zod';
import { recipientProblem } from '../accounts/recipientProblem.ts';

/** The scanner's form for an address that is typed (specification §5, QR scan); its output has the checksum. */
export const addressEntrySchema = z.object({
  address: z
    .string()
    .trim()
    .superRefine((text, context) => {
      const message = recipientProblem(text);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform((text) => getAddress(text)),
});
