import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { nodeUrlsOf } from '../chain/nodeUrlsOf.ts';
import { SwapQuoter } from './SwapQuoter.ts';

const quoters = new Map<RpcName, SwapQuoter>();

/**
 * Quotes swaps of a network, as configured; one object an instance, since it remembers nodes and tokens.
 *
 * @returns undefined where the network has no exchange
 */
export function quoterOf(rpcName: RpcName): SwapQuoter | undefined {
  const known = quoters.get(rpcName);
  if (known) return known;
  const network = networkByRpcName(rpcName);
  const exchange = exchangeOf(network.id);
  if (!exchange) return undefined;
  // Local chains make no block while nothing is sent.
  const isEmulated = process.env['FUNCTIONS_EMULATOR'] === 'true';
  const quoter = new SwapQuoter(
    network,
    exchange,
    nodeUrlsOf(rpcName),
    isEmulated ? { maxAgeMs: Infinity } : {},
  );
  quoters.set(rpcName, quoter);
  return quoter;
}
