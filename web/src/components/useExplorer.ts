import type { Network } from '@everything-wallet/core/networks/networks';
import { useEnvironment } from './useEnvironment.ts';

/**
 * Where a network's blocks, transactions and addresses can be looked at.
 *
 * @returns an origin; undefined on the local stack, whose chains no public explorer knows, and while that is not known
 */
export function useExplorer(network: Network | undefined): string | undefined {
  const environment = useEnvironment();
  return environment?.emulators === null ? network?.explorerUrl : undefined;
}
