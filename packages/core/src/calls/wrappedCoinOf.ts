import { networks } from '../networks/networks.ts';

/** The contract of a network's wrapped coin, a checksum address (EIP-55); undefined for a network that is not ours. */
export function wrappedCoinOf(chainId: number): string | undefined {
  return networks.find((network) => network.chainId === chainId)?.wrappedCoin;
}
