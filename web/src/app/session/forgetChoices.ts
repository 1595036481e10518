import { switchedOnNetworks } from '../../lib/network/switchedOnNetworks.ts';
import { lastMarks } from '../../lib/refresh/lastMarks.ts';
import { accountPasswordMark } from '../../lib/session/accountPasswordMark.ts';
import { browserStore } from '../../lib/storage/browserStore.ts';
import { consoleState } from '../../lib/storage/consoleState.ts';
import { forgetSnoozed } from '../../lib/storage/snooze.ts';
import { hiddenBalance } from '../../lib/storage/hiddenBalance.ts';
import { lastKnownHomeStore } from '../home/lastKnownHomeStore.ts';

/** Keys of the browser user's choices; the appearance belongs to the device. */
const REMEMBERED = ['selectedNetwork', 'settings.transactionAlerts', 'vault.idleMinutes', 'vault.hideOnLock'];

/**
 * Forgets a user's choices and last figures in this browser: only data that can be chosen or loaded again,
 * and no key.
 */
export function forgetChoices(userId: string): void {
  for (const key of REMEMBERED) browserStore.remove(key);
  switchedOnNetworks.forget();
  forgetSnoozed(userId);
  accountPasswordMark.forget(userId);
  consoleState.remove();
  hiddenBalance.remove();
  lastKnownHomeStore.remove();
  lastMarks.remove();
}
