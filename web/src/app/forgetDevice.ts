import { logProblem } from '../lib/log/logProblem.ts';
import { forgetChoices } from './forgetChoices.ts';

/** Each forgets what a part of the application keeps of a user in this browser. */
const forgetters: readonly ((userId: string) => void | Promise<void>)[] = [
  forgetChoices,
  async (userId) => {
    const { sendJournal } = await import('../features/send/journal/sendJournal.ts');
    for (const { id } of await sendJournal.ofUser(userId)) await sendJournal.remove(id);
  },
  async (userId) => {
    const [{ keptWords }, { VaultStore }, { VaultTabs }] = await Promise.all([
      import('../features/vault/keptWords.ts'),
      import('../features/vault/VaultStore.ts'),
      import('../features/vault/VaultTabs.ts'),
    ]);
    keptWords.remove(userId);
    await new VaultStore(userId).remove();
    // A tab in which it is open looks again, and locks.
    const tabs = new VaultTabs(userId, () => undefined);
    tabs.tell('changed');
    tabs.close();
  },
];

/** How long each part may take, in ms: some browsers never answer where another tab holds a database. */
const PATIENCE_MS = 5_000;

/**
 * Forgets everything that this browser keeps of a user who has just deleted their account in it, the wallet on this device with it, as they
 * were told; it waits for no disk for ever.
 */
export async function forgetDevice(userId: string): Promise<void> {
  for (const forget of forgetters) {
    try {
      await withDeadline(forget(userId));
    } catch (error) {
      logProblem('Something of a deleted account is left in this browser', error);
    }
  }
}

function withDeadline(work: void | Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The disk did not answer')), PATIENCE_MS);
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
