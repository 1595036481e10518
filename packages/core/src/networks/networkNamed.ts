import { networks, type Network } from './networks.ts';

/**
 * Finds a network by its id, its rpcName, its name or its chain id, in any case.
 *
 * @param name such as 'ethereum', 'mainnet', 'Ethereum Mainnet', '1' or 1
 * @returns undefined for an unknown name
 */
export function networkNamed(name: string | number): Network | undefined {
  const normalised = String(name).toLowerCase();
  return networks.find((network) => namesOf(network).some((each) => each.toLowerCase() === normalised));
}

function namesOf({ id, rpcName, name, chainId }: Network): readonly string[] {
  return [id, rpcName, name, String(chainId)];
}
