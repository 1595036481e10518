import type { ApiRequestRecord } from '@everything-wallet/core/documents/apiRequest';
import type { AccessStore, ShardCount, StoredKey, StoredShard } from '../services/apiAccess/AccessStore.ts';

/** Keys and counts of a test, in memory. */
export class MemoryAccessStore implements AccessStore {
  readonly keys = new Map<string, StoredKey>();
  readonly issued = new Set<string>();
  readonly shards = new Map<string, { readonly count: ShardCount; readonly version: number }>();
  readonly recorded: ApiRequestRecord[] = [];
  /** How often something was read or written. */
  operations = 0;

  async read(keyId: string, shards: number) {
    this.operations += 1;
    await Promise.resolve();
    return {
      key: this.keys.get(keyId),
      shards: Array.from({ length: shards }, (_, shard) => this.shards.get(`${keyId}_${shard}`) ?? {}),
    };
  }

  async wasIssued(keyId: string) {
    this.operations += 1;
    return Promise.resolve(this.issued.has(keyId));
  }

  async replace(keyId: string, shard: number, before: StoredShard, count: ShardCount) {
    this.operations += 1;
    await Promise.resolve();
    const id = `${keyId}_${shard}`;
    const version = this.shards.get(id)?.version;
    if (version !== before.version) return false;
    this.shards.set(id, { count, version: (version ?? 0) + 1 });
    return true;
  }

  async record(request: ApiRequestRecord) {
    this.recorded.push(request);
    return Promise.resolve();
  }
}
