import { getAddress } from 'ethers/address';
import { z } from 'zod';
import { isEvmAddress } from '../accounts/addressSchema.ts';
import { recipientProblem } from '../accounts/recipientProblem.ts';
import type { NumberStyle } from '../amounts/numberStyle.ts';
import { typedAmountSchema } from '../amounts/typedAmountSchema.ts';
import type { TextId } from '../texts/texts.ts';
import { isNameLike } from '../recipients/isNameLike.ts';

/** Token that a form sends instead of native coin. */
export interface TransferredToken {
  /** Checksum address of the token's contract (EIP-55). */
  readonly contract: string;
  readonly decimals: number;
}

/** Signer of a transfer: a typed phrase, the vault by its password or by its passkey alone, or the unlocked vault. */
export type SigningKey = 'phrase' | 'password' | 'passkey' | 'unlocked';

const MISSING = 'send.error.fieldsMissing' satisfies TextId;

/** The Send form of native coin or of a token (docs/product.md §5): issues carry field problems. */
export function transferSchema(style: NumberStyle, token?: TransferredToken, key: SigningKey = 'phrase') {
  return z.object({
    recipient: z
      .string()
      .trim()
      .min(1, MISSING)
      .superRefine((text, context) => {
        const message = text === '' || isNameLike(text) ? undefined : recipientProblem(text, token);
        if (message) context.addIssue({ code: 'custom', message });
      })
      // Names are resolved elsewhere.
      .transform((text) => (isEvmAddress(text) ? getAddress(text) : undefined)),
    amount: typedAmountSchema({
      style,
      decimals: token?.decimals,
      missing: MISSING,
      notPositive: 'send.error.amountZero',
    }),
    phrase: z
      .string()
      .trim()
      .min(key === 'phrase' ? 1 : 0, MISSING),
    // Device password of the vault; it may begin and end with a space.
    password: z
      .string()
      .min(key === 'password' ? 1 : 0, MISSING)
      .optional(),
  });
}

/** The Send form as typed. */
export type TransferForm = z.input<ReturnType<typeof transferSchema>>;

/**
 * Values of a valid Send form: a checksum address, or undefined for a typed name; the amount in the smallest
 * unit.
 */
export type TypedTransfer = z.output<ReturnType<typeof transferSchema>>;
