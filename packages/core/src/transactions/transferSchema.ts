import { getAddress } from 'ethers/address';
import { z } from 'zod';
import { recipientProblem } from '../accounts/recipientProblem.ts';
import type { NumberStyle } from '../amounts/numberStyle.ts';
import { typedAmountSchema } from '../amounts/typedAmountSchema.ts';
import type { MessageId } from '../messages/messages.ts';

/** The token that a form sends, where it is not native coin. */
export interface TransferredToken {
  /** Checksum address of the token's contract (EIP-55). */
  readonly contract: string;
  readonly decimals: number;
}

/** The Send form of native coin or of a token (specification §5): issues carry field problems. */
export function transferSchema(style: NumberStyle, token?: TransferredToken) {
  return z.object({
    recipient: z
      .string()
      .trim()
      .min(1, 'send.error.fieldsMissing' satisfies MessageId)
      .superRefine((text, context) => {
        const message = text === '' ? undefined : recipientProblem(text, token);
        if (message) context.addIssue({ code: 'custom', message });
      })
      .transform((text) => getAddress(text)),
    amount: typedAmountSchema({
      style,
      decimals: token?.decimals,
      missing: 'send.error.fieldsMissing',
      notPositive: 'send.error.amountZero',
    }),
    phrase: z
      .string()
      .trim()
      .min(1, 'send.error.fieldsMissing' satisfies MessageId),
  });
}

/** The Send form as it stands in its fields. */
export type TransferForm = z.input<ReturnType<typeof transferSchema>>;

/** What a valid Send form says: a checksum address, the amount in the smallest unit. */
export type TypedTransfer = z.output<ReturnType<typeof transferSchema>>;
