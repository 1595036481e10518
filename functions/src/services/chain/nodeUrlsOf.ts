import type { RpcName } from '@everything-wallet/core/networks/networks';
import { rpcUrlParams } from '../../configuration.ts';

const lists = new Map<string, readonly string[]>();

/** The JSON-RPC addresses of a network's nodes, as configured: one list an instance, whose connections are shared (`endpointsOf`). */
export function nodeUrlsOf(rpcName: RpcName): readonly string[] {
  const configured = rpcUrlParams[rpcName].value();
  const key = `${rpcName} ${configured}`;
  const known = lists.get(key);
  if (known) return known;
  const urls = configured
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');
  lists.set(key, urls);
  return urls;
}
