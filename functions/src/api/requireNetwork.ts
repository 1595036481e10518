import type { Network } from '@everything-wallet/core/networks/networks';
import type { CallerKey } from './ApiEnvironment.ts';
import { ApiProblem } from './ApiProblem.ts';

/** Returns true if a caller may use a network: keys for testnets see no others. */
export function mayUse(caller: CallerKey | undefined, network: Network): boolean {
  return network.type === 'testnet' || caller?.testnetsOnly === false;
}

/**
 * Refuses a mainnet to a key for testnets.
 *
 * @throws ApiProblem network_not_allowed
 */
export function requireNetwork(caller: CallerKey | undefined, network: Network): void {
  if (mayUse(caller, network)) return;
  throw new ApiProblem('network_not_allowed', {
    detail: `This key works only on testnets, and ${network.name} is not one.`,
  });
}
