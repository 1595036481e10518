import { browserStore } from '../lib/storage/browserStore.ts';
import { forgetPutOff } from '../lib/storage/putOff.ts';

/** What this browser remembers of whoever uses it; the appearance is the device's. */
const REMEMBERED = ['selectedNetwork', 'settings.transactionAlerts', 'vault.idleMinutes'];

/** Forgets what a user has chosen in this browser: nothing that could not be chosen again, and no key. */
export function forgetChoices(userId: string): void {
  for (const key of REMEMBERED) browserStore.remove(key);
  forgetPutOff(userId);
}
