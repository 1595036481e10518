import { WalletError } from '@everything-wallet/core/errors/WalletError';
import { heldAt, waitLeft, type Attempts } from './attempts.ts';
import { withVaults } from './withVaults.ts';

const NO_ATTEMPTS: Attempts = { failures: 0, since: 0 };

/**
 * A user's vault in this browser's IndexedDB. The database is opened and closed for each operation, so that no tab blocks another one.
 * Every method throws WalletError 'vault.error.storage' where the browser refuses.
 */
export class VaultStore {
  readonly #userId: string;

  constructor(userId: string) {
    this.#userId = userId;
  }

  /** Reads the vault's text; undefined without one. */
  read(): Promise<string | undefined> {
    return withVaults((database) => database.get('vaults', this.#userId));
  }

  /**
   * Replaces the vault's text, or removes it for undefined, and resets the count of wrong passwords: a replacement requires the right one.
   * Atomic over all tabs, and only if the stored text is the expected one: no change by another tab is lost.
   *
   * @throws WalletError 'vault.error.changed' where another text is stored
   */
  replace(expected: string | undefined, next: string | undefined): Promise<void> {
    return withVaults(async (database) => {
      const transaction = database.transaction(['vaults', 'attempts'], 'readwrite', { durability: 'strict' });
      const vaults = transaction.objectStore('vaults');
      const isExpected = (await vaults.get(this.#userId)) === expected;
      await Promise.all([
        ...(isExpected
          ? [
              next === undefined ? vaults.delete(this.#userId) : vaults.put(next, this.#userId),
              transaction.objectStore('attempts').delete(this.#userId),
            ]
          : []),
        transaction.done,
      ]);
      if (!isExpected) throw new WalletError('vault.error.changed');
    });
  }

  /**
   * Counts an attempt before it is made, atomically over all tabs: a hundred at once are not a hundred guesses, and leaving the page does
   * not undo one.
   *
   * @returns ms to wait instead, if it may not be made yet
   */
  beginAttempt(): Promise<number> {
    return withVaults(async (database) => {
      const transaction = database.transaction('attempts', 'readwrite');
      const now = Date.now();
      const attempts = heldAt((await transaction.store.get(this.#userId)) ?? NO_ATTEMPTS, now);
      const wait = waitLeft(attempts, now);
      const { failures, since } = attempts;
      const next = wait > 0 ? attempts : { failures: failures + 1, since: now, sinceBefore: since };
      await Promise.all([transaction.store.put(next, this.#userId), transaction.done]);
      return wait;
    });
  }

  /** Uncounts an inconclusive attempt: it was aborted. */
  async undoAttempt(): Promise<void> {
    await withVaults(async (database) => {
      const transaction = database.transaction('attempts', 'readwrite');
      const attempts = await transaction.store.get(this.#userId);
      if (attempts) {
        const { failures, since, sinceBefore = since } = attempts;
        await transaction.store.put(
          { failures: Math.max(0, failures - 1), since: sinceBefore },
          this.#userId,
        );
      }
      await transaction.done;
    });
  }

  /** Resets the count after a right password. */
  async forgetAttempts(): Promise<void> {
    await withVaults((database) => database.delete('attempts', this.#userId));
  }

  /** Returns the milliseconds until a password may be tried. */
  waitLeft(): Promise<number> {
    return withVaults(async (database) => {
      const transaction = database.transaction('attempts', 'readwrite');
      const now = Date.now();
      const attempts = await transaction.store.get(this.#userId);
      if (!attempts) return 0;
      const held = heldAt(attempts, now);
      await Promise.all([transaction.store.put(held, this.#userId), transaction.done]);
      return waitLeft(held, now);
    });
  }
}
