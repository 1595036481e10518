import type { RpcName } from '@everything-wallet/core/networks/networks';

/** The environment variable of a network: `RPC_URL` and `polygon-amoy` give `RPC_URL_POLYGON_AMOY`. */
export function rpcVariable(prefix: 'RPC_URL' | 'RPC_URLS', rpcName: RpcName): string {
  return `${prefix}_${rpcName.toUpperCase().replaceAll('-', '_')}`;
}
