import { z } from 'zod';
import { plainTextSchema } from '../strings/plainText.ts';

/** The longest name of an account, in characters; the rules refuse a longer one. */
const LONGEST_ACCOUNT_NAME = 50;

/** wallet_addresses/{uid}_{address in lower case} (docs/product.md §3). */
export const walletAddressSchema = z.object({
  user_id: z.string(),
  /** Checksum address (EIP-55). */
  address: z.string(),
  network: z.string().default('ethereum'),
  is_primary: z.boolean(),
  /** BIP-44 address index whose key signs for this address; null where the wallet holds no key. */
  derivation_index: z.number().int().nonnegative().nullable().default(0),
  /** True where the wallet holds no key: shown, never offered for receiving, never a sender. */
  watch_only: z.boolean().default(false),
  /** What its owner calls it; absent where it is 'Account N'. */
  name: z.string().optional(),
});

/** What is typed to name an account; nothing takes its name away. Issues carry ids of the catalogue's messages. */
export const accountNameSchema = z.object({
  name: plainTextSchema({ max: LONGEST_ACCOUNT_NAME, tooLong: 'accounts.error.nameTooLong' }),
});

export type WalletAddress = z.infer<typeof walletAddressSchema>;

/** The document id of an address of a user: one row an address, however often it is added. */
export function walletAddressId(userId: string, address: string): string {
  return `${userId}_${address.toLowerCase()}`;
}
