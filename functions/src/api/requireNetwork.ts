import type { Network } from '@everything-wallet/core/networks/networks';
import type { CallerKey } from './ApiEnvironment.ts';
import { ApiProblem } from './ApiProblem.ts';

/**
 * Refuses a mainnet to a key for testnets.
 *
 * @throws ApiProblem network_not_allowed
 */
export function requireNetwork(caller: CallerKey | undefined, network: Network): void {
  if (caller?.testnetsOnly !== false && network.type === 'mainnet') {
    throw new ApiProblem('network_not_allowed', {
      detail: `This key works on testnets alone, and ${network.name} is none.`,
    });
  }
}
