import { getAddress } from 'ethers/address';
import { z } from 'zod';
import { isEvmAddress } from '../accounts/addressSchema.ts';
import { recipientProblem } from '../accounts/recipientProblem.ts';
import type { NumberStyle } from '../amounts/numberStyle.ts';
import { typedAmountSchema } from '../amounts/typedAmountSchema.ts';
import type { TextId } from '../texts/texts.ts';
import { isNameLike } from '../recipients/isNameLike.ts';

/** The token that a form sends, where it is not native coin. */
export interface TransferredToken {
  /** Checksum address of the token's contract (EIP-55). */
  readonly contract: string;
  readonly decimals: number;
}

/** What a transfer is signed with: a phrase that is typed, the vault by its password, or the vault as it is. */
export type SigningKey = 'phrase' | 'password' | 'unlocked';

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
      // Where a name leads is not for a schema to say.
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
    // Of the vault on this device; a password may begin and end with a space.
    password: z
      .string()
      .min(key === 'password' ? 1 : 0, MISSING)
      .optional(),
  });
}

/** The Send form as it stands in its fields. */
export type TransferForm = z.input<ReturnType<typeof transferSchema>>;

/** What a valid Send form says: a checksum address, or undefined where a name was typed; the amount in the smallest unit. */
export type TypedTransfer = z.output<ReturnType<typeof transferSchema>>;
