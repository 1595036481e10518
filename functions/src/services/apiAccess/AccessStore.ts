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

/** What one shard has counted; times in milliseconds since 1970. */
export interface ShardCount {
  readonly minuteStartedAt: number;
  readonly minuteCount: number;
  readonly dayStartedAt: number;
  readonly dayCount: number;
}

/** Requests that may be made in a minute and in a day. */
export interface Limits {
  readonly perMinute: number;
  readonly perDay: number;
}

/** Where keys, what they have used, and what was asked with them are kept. */
export interface AccessStore {
  /** A key's row, and what its first `shards` shards have counted; undefined for each that is not there. */
  read(
    keyId: string,
    shards: number,
  ): Promise<{ readonly key: StoredKey | undefined; readonly counts: readonly (ShardCount | undefined)[] }>;
  /** Whether a key was ever issued. */
  wasIssued(keyId: string): Promise<boolean>;
  /**
   * Changes what a shard has counted; one at a time, on all instances together.
   *
   * @param count from what is stored to what is to be stored; undefined to leave it as it is
   * @param now milliseconds since 1970
   */
  change(
    keyId: string,
    shard: number,
    count: (stored: ShardCount | undefined) => ShardCount | undefined,
    now: number,
  ): Promise<{ readonly before: ShardCount | undefined; readonly after: ShardCount | undefined }>;
  /** Writes down a request that was answered. */
  record(request: ApiRequestRecord, now: number): Promise<void>;
}
