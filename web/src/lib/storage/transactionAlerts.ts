import { browserStore } from './browserStore.ts';

/** Whether this browser gives notice of what comes in (specification §2, Settings): on until somebody turns it off. */
export const transactionAlerts = {
  key: 'settings.transactionAlerts',
  areOn: (): boolean => browserStore.read(transactionAlerts.key) !== 'off',
  /** Whether the browser may say it while no page of ours is looked at. */
  mayNotify: (): boolean =>
    transactionAlerts.areOn() && 'Notification' in window && Notification.permission === 'granted',
} as const;
