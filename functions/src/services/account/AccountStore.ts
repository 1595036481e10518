import type { Leaving } from '../../data/accountLocks.ts';

/** Storage that a deletion works on. */
export interface AccountStore {
  readonly locks: {
    findLeaving(userId: string): Promise<Leaving | undefined>;
    beginLeaving(userId: string, sealedUserId: string, now: number): Promise<void>;
    noteLoginRemoved(userId: string, now: number): Promise<void>;
    findDue(limit: number, now: number): Promise<Leaving[]>;
    postpone(id: string, now: number): Promise<void>;
    remove(id: string): Promise<void>;
  };
  /** @returns false where there was no time for all, by performance.now() */
  removeUserDocuments(userId: string, deadline: number): Promise<boolean>;
  readonly logins: { remove(userId: string): Promise<void> };
}
