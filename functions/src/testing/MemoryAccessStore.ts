import type { ApiRequestRecord } from '@everything-wallet/core/documents/apiRequest';
import type { AccessStore, StoredKey, Used, Windows } from '../services/apiAccess/AccessStore.ts';

/** Keys and counts of a test, in memory. */
export class MemoryAccessStore implements AccessStore {
  readonly keys = new Map<string, StoredKey>();
  readonly issued = new Set<string>();
  readonly recorded: ApiRequestRecord[] = [];
  /** Counts by who and when. */
  readonly #counts = new Map<string, number>();
  /** Documents that were read, as Firestore counts them; those that are not there as well. */
  reads = 0;
  /** Documents that were written. */
  writes = 0;

  async read(keyId: string, windows: Windows) {
    this.reads += 1;
    await Promise.resolve();
    const key = this.keys.get(keyId);
    if (!key) return undefined;
    this.reads += 1;
    return { key, used: this.#used(key.userId, keyId, windows) };
  }

  async wasIssued(keyId: string) {
    this.reads += 1;
    return Promise.resolve(this.issued.has(keyId));
  }

  async count(userId: string, keyId: string, windows: Windows, units: number) {
    this.writes += 1;
    await Promise.resolve();
    for (const name of countersOf(userId, keyId, windows)) {
      this.#counts.set(name, (this.#counts.get(name) ?? 0) + units);
    }
    return this.#used(userId, keyId, windows);
  }

  async record(request: ApiRequestRecord, countedIn: Windows | undefined) {
    this.writes += countedIn && request.status >= 400 ? 2 : 1;
    this.recorded.push(request);
    return Promise.resolve();
  }

  #used(userId: string, keyId: string, windows: Windows): Used {
    const [keyMinute = 0, keyDay = 0, userMinute = 0, userDay = 0] = countersOf(userId, keyId, windows).map(
      (name) => this.#counts.get(name) ?? 0,
    );
    return { keyMinute, keyDay, userMinute, userDay };
  }
}

function countersOf(userId: string, keyId: string, { day, minute }: Windows): readonly string[] {
  return [keyId, userId].flatMap((who) => [`${who} ${day} ${minute}`, `${who} ${day}`]);
}
