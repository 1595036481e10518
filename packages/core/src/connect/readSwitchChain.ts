import { networks } from '../networks/networks.ts';
import type { ConnectedRequest } from './ConnectedRequest.ts';
import { onlyObject } from './onlyObject.ts';
import { readChainId } from './readChainId.ts';
import type { ParsedSiteRequest } from './ParsedSiteRequest.ts';
import { RequestError } from './RequestError.ts';
import { rpcCodes } from './rpcCodes.ts';

/**
 * Reads `wallet_switchEthereumChain` (EIP-3326) and `wallet_addEthereumChain` (EIP-3085). The names, nodes and
 * icons that a site gives are not read: the wallet has its own.
 *
 * @throws RequestError 4902 for a chain that is not a network of the wallet
 */
export function readSwitchChain(
  kind: 'switchChain' | 'addChain',
  { params, site }: ConnectedRequest,
): ParsedSiteRequest {
  const chainId = readChainId(onlyObject(params)['chainId'], 'chainId');
  if (!networks.some((network) => network.chainId === chainId)) {
    throw new RequestError(
      `The wallet does not have chain 0x${chainId.toString(16)}, and sites cannot add one.`,
      rpcCodes.UNKNOWN_CHAIN,
    );
  }
  return { kind, chainId, isGranted: site.chainIds.includes(chainId) };
}
