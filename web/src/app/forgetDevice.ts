import { browserStore } from '../lib/storage/browserStore.ts';
import { logProblem } from '../lib/log/logProblem.ts';

/** What this browser remembers of whoever uses it; the appearance is the device's. */
const REMEMBERED = [
  'selectedNetwork',
  'settings.biometricUnlock',
  'settings.transactionAlerts',
  'vault.idleMinutes',
];

/** Each forgets what a part of the application keeps of a user in this browser. */
const forgetters: readonly ((userId: string) => void | Promise<void>)[] = [
  () => {
    for (const key of REMEMBERED) browserStore.remove(key);
  },
  async (userId) => {
    const { sendJournal } = await import('../features/send/journal/sendJournal.ts');
    for (const { id } of await sendJournal.ofUser(userId)) await sendJournal.remove(id);
  },
  async (userId) => {
    const { VaultStore } = await import('../features/vault/VaultStore.ts');
    await new VaultStore(userId).remove();
  },
];

/** Forgets everything that this browser keeps of a user whose account was deleted. */
export async function forgetDevice(userId: string): Promise<void> {
  for (const forget of forgetters) {
    try {
      await forget(userId);
    } catch (error) {
      logProblem('Something of a deleted account is left in this browser', error);
    }
  }
}
