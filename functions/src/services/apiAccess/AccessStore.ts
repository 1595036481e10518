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

/** A shard as it was read. */
export interface StoredShard {
  /** Undefined before its first request. */
  readonly count?: ShardCount;
  /** Changes with every change of the shard; undefined before its first request. */
  readonly version?: unknown;
}

/** A key and its shards as they were read. */
interface StoredAccess {
  /** Undefined where there is no row. */
  readonly key: StoredKey | undefined;
  readonly shards: readonly StoredShard[];
}

/** Where keys, what they have used, and what was asked with them are kept. */
export interface AccessStore {
  /** Reads a key's row and its first `shards` shards. */
  read(keyId: string, shards: number): Promise<StoredAccess>;
  /** Whether a key was ever issued. */
  wasIssued(keyId: string): Promise<boolean>;
  /**
   * Writes what a shard has counted, unless anybody wrote it since it was read; says whether it did.
   *
   * @param now milliseconds since 1970
   */
  replace(
    keyId: string,
    shard: number,
    before: StoredShard,
    after: ShardCount,
    now: number,
  ): Promise<boolean>;
  /** Writes down a request that was answered. */
  record(request: ApiRequestRecord, now: number): Promise<void>;
}
