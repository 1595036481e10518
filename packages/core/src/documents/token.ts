import { z } from 'zod';
import { customTokenNetworks, type CustomTokenNetworkId } from '../networks/customTokenNetworks.ts';

const networkIds = customTokenNetworks.map(({ id }) => id);

/** Id of one of the custom token networks. */
export const customTokenNetworkIdSchema = z.enum(
  networkIds as [CustomTokenNetworkId, ...CustomTokenNetworkId[]],
);

/** tokens/{uid}_{network}_{contract in lower case}: a user's custom token (docs/product.md §3). */
export const tokenSchema = z.object({
  user_id: z.string(),
  token_name: z.string(),
  token_symbol: z.string(),
  /** Checksum address (EIP-55). */
  contract_address: z.string(),
  network: customTokenNetworkIdSchema,
  /** One or two characters on the token's disc; may be empty. */
  icon: z.string().default(''),
  /** Token units; always '0', as balances are read from the chain. */
  balance: z.string().default('0'),
  /** Dollars; always '0'. */
  usd_value: z.string().default('0'),
  /**
   * As the contract stated them; null if the network did not answer when the token was added, until its page
   * has queried them.
   */
  decimals: z.number().int().nonnegative().nullable().default(null),
});

export type Token = z.infer<typeof tokenSchema>;

/**
 * Returns the document id of a user's custom token: one row per contract and network, however often it is
 * added.
 */
export function tokenId(userId: string, network: CustomTokenNetworkId, contractAddress: string): string {
  return `${userId}_${network}_${contractAddress.toLowerCase()}`;
}
