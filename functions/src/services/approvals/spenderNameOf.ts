import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { PERMIT2 } from '@everything-wallet/core/calls/permit2';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import type { Network } from '@everything-wallet/core/networks/networks';

/**
 * Returns the name of a contract that many people approve: Permit2, and a network's exchange; null for any
 * other address.
 */
export function spenderNameOf({ id }: Network, spender: string | null): string | null {
  if (spender === null) return null;
  if (sameAddress(spender, PERMIT2)) return 'Permit2';
  const exchange = exchangeOf(id);
  if (exchange && sameAddress(spender, exchange.v2.router)) return 'Uniswap v2';
  return exchange && sameAddress(spender, exchange.v3.router) ? 'Uniswap' : null;
}
