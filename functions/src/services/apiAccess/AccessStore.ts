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
  /** Day in UTC, as 2026-11-21. */
  readonly day: string;
  /** Minute of that day, as 0930. */
  readonly minute: string;
}

/** Use of the open windows by a key, and by all keys of its user together: most requests count once. */
export interface Used {
  readonly keyMinute: number;
  readonly keyDay: number;
  readonly userMinute: number;
  readonly userDay: number;
}

/** Storage of keys, their use, and their requests. */
export interface AccessStore {
  /** Reads a key's row and its use; undefined if there is no row. */
  read(keyId: string, windows: Windows): Promise<{ key: StoredKey; used: Used } | undefined>;
  /** Returns true if a key was ever issued. */
  wasIssued(keyId: string): Promise<boolean>;
  /**
   * Counts a request in every window, or removes it, atomically with concurrent requests.
   *
   * @param units units to count; negative to remove them
   * @returns the use after it, which no other request gets
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
