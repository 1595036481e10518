import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { sessionEnd } from '../session/sessionEnd.ts';

/** Time of the last change of each network, in ms since 1970. */
const changedAt = new Map<NetworkId, number>();

/** Known changes of networks: movements of the user's coins and tokens. */
export const networkChanges = {
  note: (network: NetworkId): void => void changedAt.set(network, Date.now()),

  /** Returns true if a network has changed in the last `ms` milliseconds, as far as is known. */
  isWithin: (network: NetworkId, ms: number): boolean =>
    Date.now() - (changedAt.get(network) ?? -Infinity) <= ms,
};

sessionEnd.addEventListener('end', () => changedAt.clear());
