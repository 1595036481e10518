import type { AttemptLimit } from '../../data/attempts.ts';

/** Storage and counters of the phrase services. */
export interface PhraseStore {
  readonly phraseHashes: {
    find(userId: string): Promise<string | undefined>;
    /** Puts a digest in the place of another one, unless that has changed since. */
    replace(userId: string, before: string, after: string): Promise<void>;
    storeUnlessVerified(userId: string, keyedDigest: string): Promise<boolean>;
  };
  readonly attempts: {
    take(userId: string, limit: AttemptLimit, now: number): Promise<number>;
    reset(userId: string, limit: AttemptLimit): Promise<void>;
  };
}
