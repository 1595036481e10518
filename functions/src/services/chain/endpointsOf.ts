import { RpcEndpoint } from './RpcEndpoint.ts';

const known = new WeakMap<readonly string[], Map<number, readonly RpcEndpoint[]>>();

/**
 * Returns the connections to a network's nodes: the same ones for the same list (`nodeUrlsOf`), so that all readers of
 * an instance share what a connection has learned, its chain id and how large a batch it takes.
 *
 * @param chainId EIP-155; nodes of another chain are not used
 * @param urls in order of preference
 */
export function endpointsOf(chainId: number, urls: readonly string[]): readonly RpcEndpoint[] {
  const byChain = known.get(urls) ?? new Map<number, readonly RpcEndpoint[]>();
  known.set(urls, byChain);
  const endpoints = byChain.get(chainId) ?? urls.map((url) => new RpcEndpoint(url, chainId));
  byChain.set(chainId, endpoints);
  return endpoints;
}
