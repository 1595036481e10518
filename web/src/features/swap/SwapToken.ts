import type { Agreement } from '@everything-wallet/core/schemas/holdings';
import type { AssetPicture } from '../../catalogue/listedPicture.ts';
import type { LookalikeToken } from '../../lib/tokens/LookalikeToken.ts';

/** Token that can be sold or bought in a swap, with the account's balance. */
export interface SwapToken {
  /** Checksum address (EIP-55); null for the network's coin. */
  readonly contract: string | null;
  /** Symbol as shown; for an unlisted token that of `unlistedSymbol`, with its address. */
  readonly symbol: string;
  /** Undefined for a token that the wallet does not know. */
  readonly picture?: AssetPicture | undefined;
  /** Known token whose name or symbol it copies. */
  readonly imitated?: LookalikeToken | undefined;
  readonly decimals: number;
  /** True if the wallet's own table, or a list, names it. */
  readonly isVerified: boolean;
  /** In the smallest unit; undefined if unknown. */
  readonly balance: bigint | undefined;
  readonly agreement: Agreement;
}

/** Key of a token in a list: the contract, in lower case. */
export function tokenKey({ contract }: Pick<SwapToken, 'contract'>): string {
  return contract?.toLowerCase() ?? 'coin';
}
