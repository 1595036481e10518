import type { NetworkId } from '@everything-wallet/core/networks/networks';
import type { TokenFilter } from './TokenFilter.ts';

interface Named {
  readonly name: string;
  readonly symbol: string;
}

/**
 * Returns true if a token passes a filter: its name or symbol contains the text, whatever its case, and its
 * network is the chosen one.
 *
 * @param network undefined for a token on none of the wallet's networks
 */
export function matchesFilter(
  { name, symbol }: Named,
  network: NetworkId | undefined,
  filter: TokenFilter,
): boolean {
  const text = filter.text.trim().toLowerCase();
  return (
    (filter.network === undefined || network === filter.network) &&
    (name.toLowerCase().includes(text) || symbol.toLowerCase().includes(text))
  );
}
