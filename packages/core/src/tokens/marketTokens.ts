import type { NetworkId } from '../networks/networks.ts';
import { builtInTokens } from './builtInTokens.ts';

/** Known token with a market. */
export interface MarketToken {
  /** Checksum address of its contract (EIP-55). */
  readonly contract: string;
  /** Symbol of its price. */
  readonly symbol: string;
  /** True if many people hold only this token: it shows that an address without coin was used. */
  readonly isHeldAlone: boolean;
}

/** A new network has none. */
const rows: Partial<typeof builtInTokens> = builtInTokens;

/** Returns the known tokens of a network that have a market. */
export function marketTokens(network: NetworkId): readonly MarketToken[] {
  return (rows[network] ?? []).flatMap(([contract, , , , symbol, held]) =>
    symbol === undefined ? [] : [{ contract, symbol, isHeldAlone: held === 'alone' }],
  );
}
