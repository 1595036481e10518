import type { Agreement } from '@everything-wallet/core/callables/holdings';
import type { LookalikeToken } from '../../lib/tokens/LookalikeToken.ts';

/** Something that can be given or wanted in a swap, and how much of it the account has. */
export interface SwapToken {
  /** Checksum address (EIP-55); null for the network's coin. */
  readonly contract: string | null;
  /** As it is shown; of what no list vouches for, that of `unlistedSymbol`, with its address. */
  readonly symbol: string;
  /** The known token whose name or symbol it takes without being it. */
  readonly imitated?: LookalikeToken | undefined;
  readonly decimals: number;
  /** Whether the network's own file, or a list, names it. */
  readonly isVerified: boolean;
  /** In the smallest unit; undefined where it is not known. */
  readonly balance: bigint | undefined;
  readonly agreement: Agreement;
}

/** What tells one token from another in a list: the contract, in lower case. */
export function tokenKey({ contract }: Pick<SwapToken, 'contract'>): string {
  return contract?.toLowerCase() ?? 'coin';
}
