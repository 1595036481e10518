import type { RpcName } from '@everything-wallet/core/networks/networks';
import { rpcUrlParams } from '../../configuration.ts';

/** The JSON-RPC addresses of a network's nodes, as configured. */
export function nodeUrlsOf(rpcName: RpcName): string[] {
  return rpcUrlParams[rpcName]
    .value()
    .split(',')
    .map((url) => url.trim())
    .filter((url) => url !== '');
}
