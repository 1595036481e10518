import type { ApiRequestRecord } from '@everything-wallet/core/documents/apiRequest';
import type { AccessStore, ShardCount, StoredKey } from '../services/apiAccess/AccessStore.ts';

/** Keys and counts of a test, in memory. */
export class MemoryAccessStore implements AccessStore {
  readonly keys = new Map<string, StoredKey>();
  readonly issued = new Set<string>();
  readonly counts = new Map<string, ShardCount>();
  readonly recorded: ApiRequestRecord[] = [];
  /** How often something was read or written. */
  operations = 0;

  async read(keyId: string, shards: number) {
    this.operations += 1;
    const counts = Array.from({ length: shards }, (_, shard) => this.counts.get(`${keyId}_${shard}`));
    return Promise.resolve({ key: this.keys.get(keyId), counts });
  }

  async wasIssued(keyId: string) {
    this.operations += 1;
    return Promise.resolve(this.issued.has(keyId));
  }

  async change(
    keyId: string,
    shard: number,
    count: (stored: ShardCount | undefined) => ShardCount | undefined,
  ) {
    this.operations += 1;
    const before = this.counts.get(`${keyId}_${shard}`);
    const after = count(before);
    if (after) this.counts.set(`${keyId}_${shard}`, after);
    return Promise.resolve({ before, after });
  }

  async record(request: ApiRequestRecord) {
    this.recorded.push(request);
    return Promise.resolve();
  }
}
