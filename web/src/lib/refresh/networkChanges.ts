import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { sessionEnd } from '../session/sessionEnd.ts';

/** Time after which nodes have a change, in ms: less than that to the repeated request (`changeRepeats`). */
const SETTLED_AFTER_MS = 10_000;

/** Time of the last change of each network, in ms since 1970. */
const changedAt = new Map<NetworkId, number>();

/** Known changes of networks: movements of the user's coins and tokens. */
export const networkChanges = {
  note: (network: NetworkId): void => void changedAt.set(network, Date.now()),

  /** Returns true if a network has changed in the last `ms` milliseconds, as far as is known. */
  isWithin: (network: NetworkId, ms: number): boolean =>
    Date.now() - (changedAt.get(network) ?? -Infinity) <= ms,

  /** Returns true if nodes should have a change by now, and an answer that is `ms` milliseconds old may be without it. */
  isMissing: (network: NetworkId, ms: number): boolean => {
    const settledAt = (changedAt.get(network) ?? -Infinity) + SETTLED_AFTER_MS;
    return Date.now() >= settledAt && Date.now() - ms < settledAt;
  },
};

sessionEnd.addEventListener('end', () => changedAt.clear());
