import { z } from 'zod';
import { AmountError, type AmountErrorReason } from '../amounts/AmountError.ts';
import { parseAmount } from '../amounts/parseAmount.ts';
import type { MessageId } from '../messages/messages.ts';

const amountMessages: Record<AmountErrorReason, MessageId> = {
  malformed: 'send.error.amountMalformed',
  tooManyDecimals: 'send.error.amountDecimals',
  tooLarge: 'send.error.amountTooLarge',
};

function amountProblem(text: string): MessageId | undefined {
  if (text === '' || text.startsWith('-')) return 'swap.error.amount';
  try {
    return parseAmount(text) === 0n ? 'swap.error.amount' : undefined;
  } catch (error) {
    return error instanceof AmountError ? amountMessages[error.reason] : 'swap.error.amount';
  }
}

/** The Swap form (specification §5): issues carry the ids of the catalogue's messages. */
export const swapSchema = z.object({
  amount: z
    .string()
    .trim()
    .superRefine((text, context) => {
      const message = amountProblem(text);
      if (message) context.addIssue({ code: 'custom', message });
    }),
});
