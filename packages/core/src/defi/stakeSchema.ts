import { z } from 'zod';
import { parseAmount } from '../amounts/parseAmount.ts';
import type { MessageId } from '../messages/messages.ts';

function isAboveZero(text: string): boolean {
  try {
    return parseAmount(text) > 0n;
  } catch {
    return false;
  }
}

/** The Stake form (specification §5): the amount must be present and greater than zero. */
export const stakeSchema = z.object({
  amount: z
    .string()
    .trim()
    .refine(isAboveZero, 'defi.error.amountText' satisfies MessageId),
});
