import { networks } from '../networks/networks.ts';

/**
 * Returns the contract of a network's wrapped coin, a checksum address (EIP-55); undefined for an unknown
 * network.
 */
export function wrappedCoinOf(chainId: number): string | undefined {
  return networks.find((network) => network.chainId === chainId)?.wrappedCoin;
}
