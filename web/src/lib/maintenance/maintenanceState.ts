import { noMaintenance, type Maintenance } from '@everything-wallet/core/documents/maintenance';

let known = noMaintenance;
const listeners = new Set<() => void>();

/** Maintenance state, as the server last reported it. */
export const maintenanceState = {
  read: (): Maintenance => known,
  /** @param told undefined where nothing is switched off */
  hear: (told: Maintenance | undefined): void => {
    const next = told ?? noMaintenance;
    if (JSON.stringify(next) === JSON.stringify(known)) return;
    known = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
