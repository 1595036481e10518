import { getAddress } from 'ethers/address';
import { z } from 'zod';
import type { TextId } from '../texts/texts.ts';
import { recipientProblem } from './recipientProblem.ts';

/**
 * An address as somebody types it, read as a checksum address (EIP-55); issues carry ids of the catalogue's messages.
 *
 * What cannot be a recipient cannot be kept either: a typo that is saved is sent to later.
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
