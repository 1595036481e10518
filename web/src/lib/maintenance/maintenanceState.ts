import { noMaintenance, type Maintenance } from '@everything-wallet/core/documents/maintenance';

let known = noMaintenance;
const listeners = new Set<() => void>();

/** Maintenance state, as the server last reported it. */
export const maintenanceState = {
  read: (): Maintenance => known,
  /** @param reported undefined where nothing is switched off */
  update: (reported: Maintenance | undefined): void => {
    const next = reported ?? noMaintenance;
    if (JSON.stringify(next) === JSON.stringify(known)) return;
    known = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
