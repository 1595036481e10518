import { logFailure } from '../../errors/logFailure.ts';
import { isAccountLeaving } from '../account/isAccountLeaving.ts';
import { MAX_NOTIFIED } from '@everything-wallet/core/schemas/incomingScan';
import type { IncomingCursor, IncomingStore, Notice } from './IncomingStore.ts';
import { MAX_CACHED_ENTRIES } from './incomingLimits.ts';
import { noticesFor, type Listener } from './noticesFor.ts';
import { LruMap } from '../../cache/LruMap.ts';
import { LruSet } from '../../cache/LruSet.ts';

/** Dependencies of the notices that wait for a listener. */
interface NoticeStores {
  readonly store: Pick<IncomingStore, 'save'>;
  readonly requireActiveAccount: (userId: string) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Notices that no answer has shown yet. */
export class WaitingNotices {
  readonly #dependencies: NoticeStores;
  /** Users for whom this instance has stored notices. */
  readonly #users = new LruSet<string>(MAX_CACHED_ENTRIES);
  /** Notices that could not be stored, by user. */
  readonly #held = new LruMap<string, readonly Notice[]>(MAX_CACHED_ENTRIES);

  constructor(dependencies: NoticeStores) {
    this.#dependencies = dependencies;
  }

  has(userId: string): boolean {
    return this.#users.has(userId);
  }

  /** Notes that a user's cursor has notices for the next listener. */
  note(userId: string): void {
    this.#users.add(userId);
  }

  /** Takes the waiting notices that a listener is shown: of calls at once one gets them. */
  async take(userId: string, cursor: IncomingCursor, listener: Listener): Promise<readonly Notice[]> {
    const { requireActiveAccount, store, now } = this.#dependencies;
    const held = listener.isListening ? (this.#held.get(userId) ?? []) : [];
    if (listener.isListening) {
      this.#users.delete(userId);
      this.#held.delete(userId);
    }
    if (!noticesFor(listener, cursor.waiting, now()).isChanged) return held;
    let taken: readonly Notice[] = [];
    await requireActiveAccount(userId);
    await store.save(userId, (stored) => {
      const division = noticesFor(listener, stored.waiting, now());
      taken = division.taken;
      return { ...stored, waiting: division.kept };
    });
    return [...held, ...taken];
  }

  /**
   * Stores notices for the next listener, whichever instance answers it. If the database does not answer, this instance holds them.
   *
   * @throws ServiceError 'failed-precondition' if the account is being deleted
   */
  async store(userId: string, notices: readonly Notice[]): Promise<void> {
    const { requireActiveAccount, store } = this.#dependencies;
    const ids = new Set(notices.map(({ id }) => id));
    try {
      await requireActiveAccount(userId);
      await store.save(userId, (stored) => ({
        ...stored,
        waiting: [...notices, ...stored.waiting.filter(({ id }) => !ids.has(id))].slice(0, MAX_NOTIFIED),
      }));
    } catch (error) {
      if (isAccountLeaving(error)) throw error;
      logFailure('storing notices', error);
      this.#held.set(userId, [...notices, ...(this.#held.get(userId) ?? [])].slice(0, MAX_NOTIFIED));
    }
    this.note(userId);
  }
}
