import type { AttemptLimit } from '../../data/attempts.ts';

/** Storage and counters of the phrase services. */
export interface PhraseStore {
  readonly phraseHashes: {
    find(userId: string): Promise<string | undefined>;
    /** Replaces a digest, unless it has changed since. */
    replace(userId: string, before: string, after: string): Promise<void>;
    storeUnlessVerified(userId: string, keyedDigest: string): Promise<boolean>;
  };
  readonly attempts: {
    take(userId: string, limit: AttemptLimit, now: number): Promise<number>;
    reset(userId: string, limit: AttemptLimit): Promise<void>;
  };
}
