import { z } from 'zod';

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

export type WalletAddress = z.infer<typeof walletAddressSchema>;

/** Returns the document id of a user's address: one row per address, however often it is added. */
export function walletAddressId(userId: string, address: string): string {
  return `${userId}_${address.toLowerCase()}`;
}
