import { noMaintenance, type Maintenance } from '@everything-wallet/core/documents/maintenance';

let known = noMaintenance;
const listeners = new Set<() => void>();

/** What is switched off for everybody, as the server last said. */
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
