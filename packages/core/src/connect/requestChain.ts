import { networks } from '../networks/networks.ts';
import type { ConnectedRequest } from './ConnectedRequest.ts';
import { readChainId } from './readChainId.ts';
import { RequestError } from './RequestError.ts';
import { rpcCodes } from './rpcCodes.ts';

/**
 * Reads the chain that the site has selected.
 *
 * @returns EIP-155 chain id of a network that the site may use
 * @throws RequestError 4901 for another chain, -32602 for a malformed id
 */
export function requestChain({ chainId: value, site }: ConnectedRequest): number {
  const chainId = readChainId(value, 'chainId');
  const network = networks.find((candidate) => candidate.chainId === chainId);
  if (!network) {
    throw new RequestError(`The wallet does not have chain ${hexOf(chainId)}.`, rpcCodes.CHAIN_NOT_GRANTED);
  }
  if (!site.chainIds.includes(chainId)) {
    throw new RequestError(
      `The site is not connected to ${network.name} (${hexOf(chainId)}).`,
      rpcCodes.CHAIN_NOT_GRANTED,
    );
  }
  return chainId;
}

function hexOf(chainId: number): string {
  return `0x${chainId.toString(16)}`;
}
