import { mapConcurrently } from '@everything-wallet/core/concurrency/mapConcurrently';
import { MAX_LAG_MS } from '../chain/commonBlock.ts';
import type { BlockReader, QuorumHead } from './BlockReader.ts';
import { commitEvents, type NewEvent } from './commitEvents.ts';
import { findReverted } from './findReverted.ts';
import { inSizedGroups } from './inSizedGroups.ts';
import { matchBlock } from './matchBlock.ts';
import { ReorgTooDeepError } from './ReorgTooDeepError.ts';
import { revertedEvent } from './revertedEvent.ts';
import type { ScanCursor, BlockRef } from './ScanCursor.ts';
import type { ScannedChain } from './ScannedChain.ts';
import { scanLimits, type ScanLimits } from './scanLimits.ts';
import type { ScannedBlock } from './ScannedBlock.ts';
import type { ScanSink } from './ScanSink.ts';
import type { ScanStore } from './ScanStore.ts';
import type { WatchList } from './WatchList.ts';

/** Maximum blocks of one commit, and of parallel reads: more would take more memory than a catch-up gains in time. */
const CATCH_UP = { blocks: 8, concurrency: 4 };

/** Bytes of logs of watched addresses after which no further block is read for the same commit. */
const MAX_AHEAD_BYTES = 4_194_304;

/** Nodes are behind if their newest block is older than both. */
const MAX_HEAD_AGE = { seconds: MAX_LAG_MS / 1_000, blocks: 10 };

/** Bytes of an applied event without its movements: all of its numbers and hashes at their longest. */
const EMPTY_EVENT_BYTES = 512;

/** Dependencies of a scanner. */
export interface NetworkScannerDependencies {
  readonly reader: Pick<BlockReader, 'readHead' | 'readHeader' | 'read'>;
  readonly watched: WatchList;
  readonly store: ScanStore;
  readonly sink: ScanSink;
}

/** Settings that tests change. */
interface ScannerOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly limits?: ScanLimits;
}

/** Result of a step: blocks were read or reverted, all are read, or it waits for nodes that agree or for newer addresses. */
type StepResult = 'advanced' | 'rewound' | 'current' | 'waiting';

/** Progress of a scanner. */
export interface ScanLag {
  /** The last scanned block; undefined before the first. */
  readonly last: Pick<BlockRef, 'number' | 'at'> | undefined;
  /** The newest block of the quorum; undefined until a quorum answers. */
  readonly head: Pick<QuorumHead, 'number' | 'at'> | undefined;
  /**
   * Seconds between `last` and `head`, plus seconds since `head` was read. If `head` is too old for the network, seconds since
   * `last`. Infinity if unknown.
   */
  readonly secondsBehind: number;
}

/**
 * Scans one network: reads each block once, in order, and delivers the movements of watched addresses. Where nodes
 * do not agree it waits; where a reorg replaced blocks it reverts these first.
 *
 * The cursor and the events are written together, so a scanner that ends at any moment, or runs twice, neither loses nor
 * doubles an event.
 */
export class NetworkScanner {
  readonly #parts: NetworkScannerDependencies;
  readonly #chain: ScannedChain;
  readonly #now: () => number;
  readonly #limits: ScanLimits;
  #cursor: ScanCursor | undefined;
  #head: { readonly block: QuorumHead; readonly readAt: number } | undefined;
  /** False until the stored cursor is read, and after a commit that may have been written or not. */
  #isCursorCurrent = false;
  #mayBePending = true;
  /** The last block that was reported as final. */
  #settled: number | undefined;
  /** False after a step with large blocks, or blocks that were not read: the next one reads a single block. */
  #readsAhead = true;
  #stoppedBy: ReorgTooDeepError | undefined;

  constructor(
    parts: NetworkScannerDependencies,
    chain: ScannedChain,
    { now = Date.now, limits = scanLimits }: ScannerOptions = {},
  ) {
    this.#parts = parts;
    this.#chain = chain;
    this.#now = now;
    this.#limits = limits;
  }

  /**
   * Delivers what is pending, reads the next blocks or reverts replaced ones, and delivers the events. One step at a
   * time.
   *
   * @throws ReorgTooDeepError if a reorg replaced more than `confirmations` blocks; then, each time until `restartScan`
   * @throws CursorMovedError if another scanner committed; the next step continues from its cursor
   */
  async step(): Promise<StepResult> {
    if (this.#stoppedBy) await this.#checkRestarted(this.#stoppedBy);
    await this.#deliver();
    await this.#settle();
    const head = await this.#parts.reader.readHead();
    if (!head) return 'waiting';
    this.#head = { block: head, readAt: this.#now() };
    const cursor = await this.#load(head);
    const { version } = this.#parts.watched;
    // Another scanner has used a newer list; this one would miss its new addresses.
    if (version < cursor.watchedVersion) return 'waiting';
    const last = cursor.recent.at(-1);
    // A chain that replaced its newest block need not have a next one yet.
    const isReplaced = last?.number === head.number && head.hash !== undefined && head.hash !== last.hash;
    if (isReplaced) return this.#rewind(cursor);
    if (cursor.next > head.number) return 'current';
    const blocks = await this.#read(cursor.next, head.number);
    const linked = linkedBlocks(blocks, last);
    if (linked.length > 0) return this.#apply(cursor, linked, version);
    const isForked = blocks[0] !== undefined;
    return isForked ? this.#rewind(cursor) : 'waiting';
  }

  /** Returns how far the scan is behind the network. */
  lag(): ScanLag {
    const last = this.#cursor?.recent.at(-1);
    if (!last || !this.#head) return { last, head: this.#head?.block, secondsBehind: Infinity };
    const { block: head, readAt } = this.#head;
    const now = this.#now();
    const hasUnread = head.number > last.number;
    // The time of the head is that of one node.
    const newest = hasUnread ? head.at : last.at;
    const { blockSeconds = Infinity } = this.#chain;
    const maxAge = Math.max(MAX_HEAD_AGE.seconds, MAX_HEAD_AGE.blocks * blockSeconds);
    const isOld = now / 1_000 - newest > maxAge;
    const between = hasUnread ? Math.max(0, head.at - last.at) : 0;
    const sinceRead = Math.max(0, now - readAt) / 1_000;
    return {
      last: { number: last.number, at: last.at },
      head: { number: head.number, at: head.at },
      secondsBehind: isOld ? now / 1_000 - last.at : between + sinceRead,
    };
  }

  /** Continues where an operator has restarted the scan. */
  async #checkRestarted(stopped: ReorgTooDeepError): Promise<void> {
    const stored = await this.#parts.store.load();
    if (stored?.revision === this.#cursor?.revision) throw stopped;
    this.#stoppedBy = undefined;
    this.#isCursorCurrent = false;
    this.#mayBePending = true;
  }

  async #load(head: QuorumHead): Promise<ScanCursor> {
    if (this.#cursor && this.#isCursorCurrent) return this.#cursor;
    const stored = await this.#parts.store.load();
    if (stored) {
      this.#cursor = stored;
      this.#isCursorCurrent = true;
      // Another scanner may have ended between its commit and its delivery, after this step's own.
      this.#mayBePending = true;
      return stored;
    }
    const first = this.#chain.start ?? head.number;
    // Stored before any block is read: a restart must not begin at a later one.
    const { version: watchedVersion } = this.#parts.watched;
    const cursor = { revision: 0, sequence: 0, first, next: first, watchedVersion, recent: [] };
    return this.#commit(cursor, {}, []);
  }

  async #read(next: number, head: number): Promise<readonly (ScannedBlock | undefined)[]> {
    const { reader, watched } = this.#parts;
    const count = Math.min(this.#readsAhead ? CATCH_UP.blocks : 1, head - next + 1);
    const numbers = Array.from({ length: count }, (_, index) => next + index);
    let bytes = 0;
    const blocks = await mapConcurrently(numbers, CATCH_UP.concurrency, async (number) => {
      if (bytes > MAX_AHEAD_BYTES) return undefined;
      const block = await reader.read(number, watched);
      bytes += block?.logs.reduce((sum, { data }) => sum + data.length, 0) ?? 0;
      return block;
    });
    this.#readsAhead = !blocks.includes(undefined) && bytes <= MAX_AHEAD_BYTES;
    return blocks;
  }

  /** @param watchedVersion version before the first of the blocks was read */
  async #apply(
    cursor: ScanCursor,
    blocks: readonly ScannedBlock[],
    watchedVersion: number,
  ): Promise<StepResult> {
    const places = blocks.map(({ number, hash, at }) => ({ number, hash, at }));
    await this.#commit(
      cursor,
      {
        next: cursor.next + blocks.length,
        watchedVersion,
        // One more than a reorg may replace, as the last common block.
        recent: [...cursor.recent, ...places].slice(-this.#chain.confirmations - 1),
      },
      this.#appliedEvents(blocks),
    );
    await this.#deliver();
    return 'advanced';
  }

  /** Makes the events of blocks one by one, as they are written: all of them may be more than the memory has room for. */
  *#appliedEvents(blocks: readonly ScannedBlock[]): Generator<NewEvent> {
    const bytes = this.#limits.eventBytes - EMPTY_EVENT_BYTES;
    for (const block of blocks) {
      const { number, hash, parentHash, at } = block;
      const found = matchBlock(this.#chain.chainId, block, this.#parts.watched);
      for (const movements of inSizedGroups(found, { bytes }))
        yield { kind: 'applied', block: { number, hash, parentHash, at }, movements };
    }
  }

  async #rewind(cursor: ScanCursor): Promise<StepResult> {
    let reverted: ScanCursor['recent'] | undefined;
    try {
      reverted = await findReverted(this.#parts.reader, this.#chain, cursor);
    } catch (error) {
      if (error instanceof ReorgTooDeepError) this.#stoppedBy = error;
      throw error;
    }
    // None if the chain has changed back in the meantime.
    if (!reverted || reverted.length === 0) return 'waiting';
    const recent = cursor.recent.slice(0, cursor.recent.length - reverted.length);
    await this.#commit(cursor, { next: cursor.next - reverted.length, recent }, reverted.map(revertedEvent));
    await this.#deliver();
    return 'rewound';
  }

  async #commit(
    before: ScanCursor,
    progress: Partial<Pick<ScanCursor, 'next' | 'watchedVersion' | 'recent'>>,
    events: Iterable<NewEvent>,
  ): Promise<ScanCursor> {
    const { chainId } = this.#chain;
    const wasPending = this.#mayBePending;
    this.#isCursorCurrent = false;
    this.#mayBePending = true;
    const cursor = await commitEvents(this.#parts.store, before, progress, events, {
      ...{ chainId, limits: this.#limits },
    });
    this.#cursor = cursor;
    this.#isCursorCurrent = true;
    this.#mayBePending = wasPending || cursor.sequence > before.sequence;
    return cursor;
  }

  /** Reports the final blocks. */
  async #settle(): Promise<void> {
    const last = this.#cursor?.recent.at(-1)?.number;
    if (last === undefined || !this.#isCursorCurrent) return;
    const final = last - this.#chain.confirmations + 1;
    if (final <= (this.#settled ?? -1)) return;
    await this.#parts.sink.settle?.(final);
    this.#settled = final;
  }

  async #deliver(): Promise<void> {
    const { store, sink } = this.#parts;
    while (this.#mayBePending) {
      const events = await store.pending();
      const last = events.at(-1);
      if (last) {
        await sink.deliver(events);
        await store.acknowledge(last.sequence);
      }
      this.#mayBePending = last !== undefined;
    }
  }
}

/** Returns the blocks up to the first that is missing or whose parent is another block. */
function linkedBlocks(
  blocks: readonly (ScannedBlock | undefined)[],
  last: Pick<BlockRef, 'hash'> | undefined,
): readonly ScannedBlock[] {
  const linked: ScannedBlock[] = [];
  for (const block of blocks) {
    const parent = linked.at(-1) ?? last;
    if (!block || (parent && block.parentHash !== parent.hash)) break;
    linked.push(block);
  }
  return linked;
}
