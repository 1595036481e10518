import { switchedOnNetworks } from '../lib/network/switchedOnNetworks.ts';
import { accountPasswordMark } from '../lib/session/accountPasswordMark.ts';
import { browserStore } from '../lib/storage/browserStore.ts';
import { forgetSnoozed } from '../lib/storage/snooze.ts';
import { hiddenBalance } from '../lib/storage/hiddenBalance.ts';
import { lastKnownHomeStore } from './lastKnownHomeStore.ts';

/** What this browser remembers of whoever uses it; the appearance is the device's. */
const REMEMBERED = ['selectedNetwork', 'settings.transactionAlerts', 'vault.idleMinutes'];

/** Forgets what a user has chosen in this browser, and was shown last: nothing that could not be chosen again, and no key. */
export function forgetChoices(userId: string): void {
  for (const key of REMEMBERED) browserStore.remove(key);
  switchedOnNetworks.forget();
  forgetSnoozed(userId);
  accountPasswordMark.forget(userId);
  hiddenBalance.remove();
  lastKnownHomeStore.remove();
}
