import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import type {
  CursorChange,
  CursorChangeWithRecords,
  IncomingCursor,
  IncomingStore,
  RecordWrites,
  WrittenRecords,
} from '../services/incoming/IncomingStore.ts';
import { mergeIncomingTransfer } from '../data/mergeIncomingTransfer.ts';

/** In-memory storage of incoming transfers, with counts of reads and writes. */
export class MemoryIncomingStore implements IncomingStore {
  readonly records = new Map<string, TransactionRecord>();
  readonly times = new Map<string, number>();
  readonly added = new Set<string>();
  /** Hashes of calls whose record has their incoming transfers. */
  readonly calls = new Set<string>();
  /** Addresses in lower case; undefined where every one is the user's. */
  own: ReadonlySet<string> | undefined;
  /** Addresses in lower case of accounts that are watched. */
  watched: ReadonlySet<string> = new Set();
  /** Hook before something is saved; it may fail. */
  beforeSave: (() => Promise<void>) | undefined;
  /** Time from which watch lists contain all accounts, in ms since 1970. */
  knownSince = 0;
  readonly counts = { reads: 0, saves: 0, written: 0 };
  #cursor: IncomingCursor = {
    networks: {},
    savedAt: 0,
    waiting: [],
    unpriced: [],
    made: { day: 0, verified: {}, unverified: {}, dust: {} },
  };

  read(): Promise<IncomingCursor> {
    this.counts.reads += 1;
    return Promise.resolve(structuredClone(this.#cursor));
  }

  findOwn(_userId: string, addresses: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const own = addresses.filter((address) => this.own?.has(address) ?? true);
    return Promise.resolve(new Map(own.map((address) => [address, this.knownSince])));
  }

  findWatched(_userId: string, addresses: readonly string[]): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set(addresses.filter((address) => this.watched.has(address))));
  }

  findAdded(_userId: string, _network: Network, contracts: readonly string[]): Promise<ReadonlySet<string>> {
    const lowerCase = contracts.map((contract) => contract.toLowerCase());
    return Promise.resolve(new Set(lowerCase.filter((contract) => this.added.has(contract))));
  }

  findCalls(_userId: string, _network: Network, txHashes: readonly string[]): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set(txHashes.filter((txHash) => this.calls.has(txHash))));
  }

  async write(
    _userId: string,
    { records, removed }: RecordWrites,
    change: CursorChangeWithRecords,
  ): Promise<WrittenRecords> {
    await this.beforeSave?.();
    const completed: string[] = [];
    const made: string[] = [];
    const unpriced: string[] = [];
    for (const wanted of records) {
      const { id, at } = wanted;
      const before = this.records.get(id);
      const { record, isNews } = mergeIncomingTransfer(
        before && { ...before, at: this.times.get(id) },
        wanted,
      );
      if (isNews) completed.push(id);
      if (!before) made.push(id);
      const stored = record ?? before;
      if (stored?.is_final === true && stored.price_source === undefined) unpriced.push(id);
      if (!record || JSON.stringify(before) === JSON.stringify(record)) continue;
      this.counts.written += 1;
      this.records.set(id, record);
      this.times.set(id, at);
    }
    for (const id of removed) if (this.records.get(id)?.is_final !== true) this.records.delete(id);
    this.counts.saves += 1;
    this.#cursor = structuredClone(change(this.#cursor, { completed, made, unpriced }));
    return { completed, made, unpriced };
  }

  addPrices(prices: Parameters<IncomingStore['addPrices']>[0]): Promise<void> {
    for (const { id, price } of prices) {
      const record = this.records.get(id);
      if (record?.is_final !== true || record.price_source !== undefined) continue;
      this.counts.written += 1;
      this.records.set(id, { ...record, ...price });
    }
    return Promise.resolve();
  }

  async save(_userId: string, change: CursorChange): Promise<void> {
    await this.beforeSave?.();
    this.counts.saves += 1;
    this.#cursor = structuredClone(change(this.#cursor));
  }
}
