import { usageError } from './errors/usageError.ts';
import { networks, type KnownNetwork } from './networks.ts';

/**
 * Finds a network by its rpcName or its chain id.
 *
 * @throws CliError 'usage' when there is none
 */
export function findNetwork(name: string): KnownNetwork {
  const network = networks.find(({ rpcName, chainId }) => rpcName === name || String(chainId) === name);
  if (network) return network;
  const names = networks.map(({ rpcName, chainId }) => `${rpcName} (${chainId})`);
  throw usageError(`There is no network "${name}".`, `Use one of ${names.join(', ')}.`);
}
