import { getAddress } from 'ethers/address';
import { z } from 'zod';
import type { TextId } from '../texts/texts.ts';
import { recipientProblem } from './recipientProblem.ts';

/**
 * A typed address, read as a checksum address (EIP-55); issues carry text ids.
 *
 * An address that cannot be a recipient cannot be stored: a saved typo would receive funds later.
 */
export const typedAddressSchema = z
  .string()
  .trim()
  .min(1, 'common.error.required' satisfies TextId)
  .superRefine((text, context) => {
    const message = text === '' ? undefined : recipientProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform((text) => getAddress(text));
