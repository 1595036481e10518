import { getAddress } from 'ethers/address';
import { z } from 'zod';
import { recipientProblem } from '../accounts/recipientProblem.ts';
import { AmountError, type AmountErrorReason } from '../amounts/AmountError.ts';
import { COIN_DECIMALS, parseAmount } from '../amounts/parseAmount.ts';
import type { MessageId } from '../messages/messages.ts';

const amountMessages: Record<AmountErrorReason, MessageId> = {
  malformed: 'send.error.amountMalformed',
  tooManyDecimals: 'send.error.amountDecimals',
  tooLarge: 'send.error.amountTooLarge',
};

/** The token that a form sends, where it is not native coin. */
export interface TransferredToken {
  /** Checksum address of the token's contract (EIP-55). */
  readonly contract: string;
  readonly decimals: number;
}

/** What is wrong with an amount as typed, as the id of the catalogue's message, or undefined. */
export function amountProblem(text: string, decimals: number = COIN_DECIMALS): MessageId | undefined {
  // A browser drops the comma of '0,5' in a field for numbers; '05' must not become ten times as much.
  if (/^0\d/.test(text)) return 'send.error.amountMalformed';
  try {
    return parseAmount(text, decimals) === 0n ? 'send.error.amountZero' : undefined;
  } catch (error) {
    if (text.startsWith('-')) return 'send.error.amountZero';
    if (!(error instanceof AmountError)) return 'send.error.amountMalformed';
    // The usual sentence names the 18 decimals of a coin.
    const isOfToken = error.reason === 'tooManyDecimals' && decimals !== COIN_DECIMALS;
    return isOfToken ? 'send.error.tokenDecimals' : amountMessages[error.reason];
  }
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

/** The Send form of native coin or of a token (specification §5): issues carry the ids of the catalogue's messages. */
export function transferSchema(token?: TransferredToken) {
  return z.object({
    recipient: checked((text) => recipientProblem(text, token)).transform((text) => getAddress(text)),
    amount: checked((text) => amountProblem(text, token?.decimals)),
    phrase: z
      .string()
      .trim()
      .min(1, 'send.error.fieldsMissing' satisfies MessageId),
  });
}

/** The Send form as it stands in its fields. */
export type TransferForm = z.input<ReturnType<typeof transferSchema>>;
