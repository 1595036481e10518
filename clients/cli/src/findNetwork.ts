import { usageError } from './errors/usageError.ts';
import { networks, type KnownNetwork } from './networks.ts';

/**
 * Finds a network by any name that the API takes: its id, its rpcName, its name or its chain id, in capitals or not.
 *
 * @throws CliError 'usage' when there is none
 */
export function findNetwork(name: string): KnownNetwork {
  const wanted = name.toLowerCase();
  const network = networks.find((known) => namesOf(known).some((each) => each.toLowerCase() === wanted));
  if (network) return network;
  const names = networks.map(({ rpcName, chainId }) => `${rpcName} (${chainId})`);
  throw usageError(`Unknown network "${name}".`, `Use one of ${names.join(', ')}.`);
}

function namesOf({ id, rpcName, name, chainId }: KnownNetwork): readonly string[] {
  return [id, rpcName, name, String(chainId)];
}
