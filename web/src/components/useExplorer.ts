import type { Network } from '@everything-wallet/core/networks/networks';
import { useEnvironment } from './useEnvironment.ts';

/**
 * Returns the block explorer of a network.
 *
 * @returns an origin; undefined on the local stack, whose chains have none, and while the environment loads
 */
export function useExplorer(network: Network | undefined): string | undefined {
  const environment = useEnvironment();
  return environment?.emulators === null ? network?.explorerUrl : undefined;
}
