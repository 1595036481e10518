import { usageError } from './errors/usageError.ts';
import { networks, type KnownNetwork } from './networks.ts';

/**
 * Finds a network by any name that the API accepts: its id, rpcName, name or chain id, in any case.
 *
 * @throws CliError 'usage' for an unknown one
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
