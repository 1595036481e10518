import { browserStore } from './browserStore.ts';

const listeners = new Set<() => void>();

/** Whether this browser gives notice of what comes in (docs/product.md §2, Settings): on until somebody turns it off. */
export const transactionAlerts = {
  key: 'settings.transactionAlerts',
  areOn: (): boolean => browserStore.read(transactionAlerts.key) !== 'off',
  /** Whether the browser may say it while no page of ours is looked at. */
  mayNotify: (): boolean =>
    transactionAlerts.areOn() && 'Notification' in window && Notification.permission === 'granted',
  /** Says that the switch was touched, or that the browser was asked. */
  tell: (): void => {
    for (const listener of listeners) listener();
  },
  /** Calls back when either may have changed; returns what ends it. */
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
} as const;
