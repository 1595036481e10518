/**
 * Returns the environment variable of a network: `RPC_URLS` and `polygon-amoy` give `RPC_URLS_POLYGON_AMOY`.
 *
 * @param prefix `RPC_URLS` for the functions' param, `RPC_URL` for tests of a local stack
 */
export function rpcVariable(prefix: 'RPC_URL' | 'RPC_URLS', rpcName: string): string {
  return `${prefix}_${rpcName.toUpperCase().replaceAll('-', '_')}`;
}
