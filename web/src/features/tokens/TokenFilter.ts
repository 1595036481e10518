import type { NetworkId } from '@everything-wallet/core/networks/networks';

/** Part of the token list that the user asks for. */
export interface TokenFilter {
  /** Part of a name or symbol; empty for all. */
  readonly text: string;
  /** Undefined for all networks. */
  readonly network: NetworkId | undefined;
}

/** Filter that lets every token through. */
export const ALL_TOKENS: TokenFilter = { text: '', network: undefined };
