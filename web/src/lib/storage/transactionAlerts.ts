import { browserStore } from './browserStore.ts';

const listeners = new Set<() => void>();

/** Setting for notifications of incoming transfers (docs/product.md §2, Settings); on by default. */
export const transactionAlerts = {
  key: 'settings.transactionAlerts',
  areOn: (): boolean => browserStore.read(transactionAlerts.key) !== 'off',
  /** True if the browser may show notifications while no page of the wallet is visible. */
  mayNotify: (): boolean =>
    transactionAlerts.areOn() && 'Notification' in window && Notification.permission === 'granted',
  /** Notifies listeners that the switch or the browser's permission changed. */
  notifyListeners: (): void => {
    for (const listener of listeners) listener();
  },
  /** Calls back when either may have changed; returns a function that stops it. */
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
} as const;
