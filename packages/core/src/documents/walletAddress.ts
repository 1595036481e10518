import { z } from 'zod';
import { plainTextSchema } from '../strings/plainTextSchema.ts';

/** Longest name of an account, in characters; the rules reject a longer one. */
const LONGEST_ACCOUNT_NAME = 50;

/** wallet_addresses/{uid}_{address in lower case} (docs/product.md §3). */
export const walletAddressSchema = z.object({
  user_id: z.string(),
  /** Checksum address (EIP-55). */
  address: z.string(),
  network: z.string().default('ethereum'),
  is_primary: z.boolean(),
  /** BIP-44 address index of the signing key; null if the wallet holds no key. */
  derivation_index: z.number().int().nonnegative().nullable().default(0),
  /** True if the wallet holds no key: shown, never offered for receiving, never a sender. */
  watch_only: z.boolean().default(false),
  /** Name given by its owner; absent for 'Account N'. */
  name: z.string().optional(),
});

/** Typed name of an account; an empty one is rejected. Issues carry text ids. */
export const accountNameSchema = z.object({
  name: plainTextSchema({ max: LONGEST_ACCOUNT_NAME, tooLong: 'accounts.error.nameTooLong' }),
});

export type WalletAddress = z.infer<typeof walletAddressSchema>;

/** Returns the document id of a user's address: one row per address, however often it is added. */
export function walletAddressId(userId: string, address: string): string {
  return `${userId}_${address.toLowerCase()}`;
}
