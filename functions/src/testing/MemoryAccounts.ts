import type { Removed } from '@everything-wallet/core/callables/accountAccess';
import type { Leaving } from '../data/accountLocks.ts';
import type { AccountStore } from '../services/account/AccountStore.ts';

const MINUTE_MS = 60_000;

type Lock = Leaving & { readonly dueAt: number };

/** In-memory accounts that are deleted, with the order of the steps. */
export class MemoryAccounts implements AccountStore {
  /** Kinds of documents, by user. */
  readonly documents = new Map<string, (keyof Removed)[]>();
  readonly log: string[] = [];
  /** Steps that fail. */
  readonly failing = new Set<string>();
  hasTime = true;
  whenLoginGoes: () => void = () => undefined;

  readonly locks = {
    all: new Map<string, Lock>(),
    findLeaving: (userId: string) => Promise.resolve(this.locks.all.get(`lock of ${userId}`)),
    beginLeaving: (userId: string, sealedUserId: string, now: number) => {
      const id = `lock of ${userId}`;
      this.locks.all.set(id, {
        id,
        sealedUserId,
        removed: {},
        isLoginRemoved: false,
        dueAt: now + 10 * MINUTE_MS,
      });
      return this.#step('lock');
    },
    noteLoginRemoved: (userId: string, now: number) => {
      this.#change(userId, { isLoginRemoved: true, dueAt: now + 65 * MINUTE_MS });
      return this.#step('note');
    },
    findDue: (limit: number, now: number) =>
      Promise.resolve([...this.locks.all.values()].filter(({ dueAt }) => dueAt <= now).slice(0, limit)),
    postpone: (id: string, now: number) => {
      this.#change(id.replace('lock of ', ''), { dueAt: now + 10 * MINUTE_MS });
      return this.#step('postpone');
    },
    remove: (id: string) => {
      this.locks.all.delete(id);
      return this.#step('unlock');
    },
  };

  readonly logins = {
    remove: async () => {
      await this.#step('remove login');
      this.whenLoginGoes();
    },
  };

  async removeUserDocuments(userId: string): Promise<boolean> {
    if (!this.hasTime) return false;
    const kinds = this.documents.get(userId) ?? [];
    const removed: Partial<Removed> = { ...this.locks.all.get(`lock of ${userId}`)?.removed };
    for (const kind of kinds) removed[kind] = (removed[kind] ?? 0) + 1;
    this.#change(userId, { removed });
    this.documents.set(userId, []);
    await this.#step(`remove ${kinds.length}`);
    return true;
  }

  #change(userId: string, change: Partial<Lock>): void {
    const lock = this.locks.all.get(`lock of ${userId}`);
    if (lock) this.locks.all.set(lock.id, { ...lock, ...change });
  }

  #step(name: string): Promise<void> {
    this.log.push(name);
    return this.failing.has(name) ? Promise.reject(new Error(name)) : Promise.resolve();
  }
}
