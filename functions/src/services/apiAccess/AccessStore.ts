import type { ApiKeyScope } from '@everything-wallet/core/documents/apiKey';
import type { ApiRequestRecord } from '@everything-wallet/core/documents/apiRequest';

/** A key's row, as access depends on it. */
export interface StoredKey {
  readonly userId: string;
  /** Absent for everything. */
  readonly scopes?: readonly ApiKeyScope[];
  /** Milliseconds since 1970; absent for a key that does not expire. */
  readonly expiresAt?: number;
}

/** The minute and the day that a request is counted in. */
export interface Windows {
  /** Of UTC, as 2026-11-21. */
  readonly day: string;
  /** Of that day, as 0930. */
  readonly minute: string;
}

/** What a key, and all keys of its user together, have used of the open windows: most requests count once. */
export interface Used {
  readonly keyMinute: number;
  readonly keyDay: number;
  readonly userMinute: number;
  readonly userDay: number;
}

/** Where keys, what they have used, and what was asked with them are kept. */
export interface AccessStore {
  /** Reads a key's row, and what it has used; undefined where there is no row. */
  read(keyId: string, windows: Windows): Promise<{ key: StoredKey; used: Used } | undefined>;
  /** Whether a key was ever issued. */
  wasIssued(keyId: string): Promise<boolean>;
  /**
   * Counts a request in every window, or takes it back, at once with those of everybody else.
   *
   * @param units how much it counts for; as much below 0 to take it back
   * @returns what is used after it, as nobody else is told
   */
  count(userId: string, keyId: string, windows: Windows, units: number): Promise<Used>;
  /**
   * Writes down a request that was answered.
   *
   * @param countedIn where it was counted, and so counts as an error if it ended in one; undefined for one turned away
   * @param now milliseconds since 1970
   */
  record(request: ApiRequestRecord, countedIn: Windows | undefined, now: number): Promise<void>;
}
