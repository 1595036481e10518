import { logProblem } from '../../lib/log/logProblem.ts';
import { forgetChoices } from '../session/forgetChoices.ts';

/** Each removes the data that one part of the application stores for a user in this browser. */
const forgetters: readonly ((userId: string) => void | Promise<void>)[] = [
  forgetChoices,
  async (userId) => {
    const { sendJournal } = await import('../../features/signing/journal/sendJournal.ts');
    for (const { id } of await sendJournal.ofUser(userId)) await sendJournal.remove(id);
  },
  async (userId) => {
    const { approvalsStore } = await import('../../features/approvals/storage/approvalsStore.ts');
    await approvalsStore.forget(userId);
  },
  async (userId) => {
    const { acceptedCollections } = await import('../../features/nfts/accepted/acceptedCollections.ts');
    acceptedCollections.forget(userId);
  },
  async (userId) => {
    const { swapSequences } = await import('../../features/swap/sequence/swapSequences.ts');
    swapSequences.forget(userId);
  },
  async (userId) => {
    const { trades } = await import('../../features/listings/trades/trades.ts');
    trades.forget(userId);
  },
  async (userId) => {
    const { dismissedListings } = await import('../../features/listings/trades/dismissedListings.ts');
    dismissedListings.forget(userId);
    const { signedOrders } = await import('../../features/listings/trades/signedOrders.ts');
    signedOrders.forget(userId);
  },
  async (userId) => {
    const { poolSequences } = await import('../../features/defi/sequence/poolSequences.ts');
    poolSequences.forget(userId);
  },
  async (userId) => {
    const { connectedSites } = await import('../../features/connect/connectedSites.ts');
    const { siteLog } = await import('../../features/connect/siteLog.ts');
    connectedSites.forget(userId);
    siteLog.forget(userId);
  },
  async (userId) => {
    // The vault on this device remains, and a tab in which it is unlocked locks it.
    const { VaultTabs } = await import('../../features/vault/VaultTabs.ts');
    const tabs = new VaultTabs(userId, () => undefined);
    tabs.notify('lock');
    tabs.close();
  },
];

/** Longest time for each part, in ms: some browsers never answer while another tab holds a database open. */
const TIMEOUT_MS = 5_000;

/**
 * Removes the data of a user who has just deleted their account in this browser, except the vault: it may be
 * the only copy of a key, and has its own password. Never waits forever for storage.
 *
 * @returns true if there is a vault; false as well where storage does not answer
 */
export async function forgetDevice(userId: string): Promise<{ isWalletKept: boolean }> {
  for (const forget of forgetters) {
    try {
      await withDeadline(forget(userId));
    } catch (error) {
      logProblem('Something of a deleted account is left in this browser', error);
    }
  }
  return { isWalletKept: await withDeadline(isWalletOf(userId)).catch(() => false) };
}

async function isWalletOf(userId: string): Promise<boolean> {
  const { storedVaults } = await import('../../features/vault/storedVaults.ts');
  return (await storedVaults()).includes(userId);
}

function withDeadline<T>(work: T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The disk did not answer')), TIMEOUT_MS);
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
