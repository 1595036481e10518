import { getAddress } from 'ethers/address';
import { ZeroAddress } from 'ethers/constants';
import { z } from 'zod';
import { isEvmAddress } from '../accounts/addressSchema.ts';
import { sameAddress } from '../accounts/sameAddress.ts';
import { AmountError, type AmountErrorReason } from '../amounts/AmountError.ts';
import { parseAmount } from '../amounts/parseAmount.ts';
import type { MessageId } from '../messages/messages.ts';

const amountMessages: Record<AmountErrorReason, MessageId> = {
  malformed: 'send.error.amountMalformed',
  tooManyDecimals: 'send.error.amountDecimals',
  tooLarge: 'send.error.amountTooLarge',
};

/** What is wrong with an amount as typed, as the id of the catalogue's message, or undefined. */
export function amountProblem(text: string): MessageId | undefined {
  try {
    return parseAmount(text) === 0n ? 'send.error.amountZero' : undefined;
  } catch (error) {
    if (text.startsWith('-')) return 'send.error.amountZero';
    return error instanceof AmountError ? amountMessages[error.reason] : 'send.error.amountMalformed';
  }
}

/** What is wrong with a recipient as typed, as the id of the catalogue's message, or undefined. */
export function recipientProblem(text: string): MessageId | undefined {
  if (!isEvmAddress(text)) {
    return /^0x[0-9a-fA-F]{40}$/.test(text)
      ? 'send.error.recipientChecksum'
      : 'send.error.recipientMalformed';
  }
  return sameAddress(text, ZeroAddress) ? 'send.error.recipientZero' : undefined;
}

const checked = (problem: (text: string) => MessageId | undefined) =>
  z
    .string()
    .trim()
    .min(1, 'send.error.fieldsMissing' satisfies MessageId)
    .superRefine((text, context) => {
      const message = text === '' ? undefined : problem(text);
      if (message) context.addIssue({ code: 'custom', message });
    });

/** The Send form (specification §5): issues carry the ids of the catalogue's messages. */
export const transferSchema = z.object({
  recipient: checked(recipientProblem).transform((text) => getAddress(text)),
  amount: checked(amountProblem),
  phrase: z
    .string()
    .trim()
    .min(1, 'send.error.fieldsMissing' satisfies MessageId),
});

/** The Send form as it stands in its fields. */
export type TransferForm = z.input<typeof transferSchema>;
