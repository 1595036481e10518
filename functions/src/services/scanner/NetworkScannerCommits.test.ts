import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MemoryScanStore } from '../../testing/MemoryScanStore.ts';
import { PAID, ScannedTestChain } from '../../testing/ScannedTestChain.ts';
import { NetworkScanner } from './NetworkScanner.ts';
import type { ScanEvent } from './ScanEvent.ts';
import { scanLimits } from './scanLimits.ts';
import type { ScanStore } from './ScanStore.ts';
import { WatchedAddresses } from './WatchedAddresses.ts';

/* Blocks whose movements take several events, and events that take several commits. */

const CHAIN = { chainId: 137, confirmations: 8, start: 1 };
const LIMITS = { eventBytes: 1_500, eventsPerCommit: 3, commitBytes: 4_000 };

const watched = new WatchedAddresses();
watched.add(PAID);

/** Lists the records that a consumer has after events in any order: `<block hash> <movement id>`, doubled ones twice. */
function recordsOf(events: readonly ScanEvent[]): string[] {
  const bySequence = new Map(events.map((event) => [event.sequence, event]));
  const once = [...bySequence.values()];
  const isReverted = ({ sequence, block }: ScanEvent) =>
    once.some(
      (other) => other.kind === 'reverted' && other.block.hash === block.hash && other.sequence > sequence,
    );
  return once
    .flatMap((event) => (event.kind === 'applied' && !isReverted(event) ? [event] : []))
    .flatMap(({ block, movements }) => movements.map(({ id }) => `${block.hash} ${id}`))
    .toSorted();
}

function expectedOf(chain: ScannedTestChain): string[] {
  return chain.blocks
    .slice(CHAIN.start)
    .flatMap(({ hash, transactions }) => transactions.map((tx) => `${hash} 137:${tx.hash}:coin:in`))
    .toSorted();
}

/** A store that fails at one of its commits, before or after it is written. */
class FailingStore implements ScanStore {
  commits = 0;
  failure: { readonly at: number; readonly isWritten: boolean } | undefined;
  readonly #store: MemoryScanStore;

  constructor(store: MemoryScanStore) {
    this.#store = store;
  }

  load = () => this.#store.load();
  pending = () => this.#store.pending();
  acknowledge = (sequence: number) => this.#store.acknowledge(sequence);
  commit = async (...written: Parameters<ScanStore['commit']>) => {
    this.commits += 1;
    const fails = this.failure?.at === this.commits;
    if (!fails || this.failure?.isWritten === true) await this.#store.commit(...written);
    if (fails) throw new Error('no answer');
  };
}

/** A scanner whose store takes no more than the limits. */
function setUp(limits = LIMITS) {
  const chain = new ScannedTestChain();
  chain.mine('b0');
  const memory = new MemoryScanStore(limits);
  const store = new FailingStore(memory);
  const sent: ScanEvent[] = [];
  const sink = {
    deliver: (events: readonly ScanEvent[]) => {
      sent.push(...events);
      return Promise.resolve();
    },
  };
  const newScanner = () => new NetworkScanner({ reader: chain, watched, store, sink }, CHAIN, { limits });
  /** Steps until all is read and delivered, with a new scanner after each failure. */
  const settle = async () => {
    let scanner = newScanner();
    for (let step = 0; step < 60; step += 1) {
      const result = await scanner.step().catch(() => 'failed');
      if (result === 'failed') scanner = newScanner();
      if (result === 'current') return;
    }
    throw new Error('it does not come to the head');
  };
  return { chain, memory, store, sent, settle };
}

describe('a block with many movements', () => {
  test('has several events, of which none is pending before all are written', async () => {
    const { chain, memory, store, sent, settle } = setUp();
    chain.mineOf('b1', 40);
    store.failure = { at: 3, isWritten: true };
    await expect(
      new NetworkScanner(
        { reader: chain, watched, store, sink: { deliver: () => Promise.reject(new Error('sent')) } },
        CHAIN,
        { limits: LIMITS },
      ).step(),
    ).rejects.toThrow('no answer');
    expect(await memory.pending()).toEqual([]);
    expect(memory.cursor).toMatchObject({ next: 1, sequence: 0, revision: 3 });
    await settle();
    expect(recordsOf(sent)).toEqual(expectedOf(chain));
    expect(sent.length).toBeGreaterThan(10);
    expect(new Set(sent.map(({ block }) => block.hash))).toEqual(new Set(['b1']));
  });

  test('is reverted as a whole by one event', async () => {
    const { chain, sent, settle } = setUp();
    chain.mineOf('b1', 40);
    await settle();
    chain.replace(1, 'c1');
    await settle();
    expect(sent.filter(({ kind }) => kind === 'reverted')).toHaveLength(1);
    expect(recordsOf(sent)).toEqual(expectedOf(chain));
  });

  test('fits the limits by default with 20,000 movements', async () => {
    const { chain, memory, sent, settle } = setUp(scanLimits);
    chain.mineOf('b1', 20_000);
    await settle();
    expect(memory.partialCommits).toBeGreaterThan(0);
    expect(recordsOf(sent)).toHaveLength(20_000);
  });

  test('is found whole through failed commits, restarts and reorgs, in whichever order its events arrive', async () => {
    const payments = fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 1, maxLength: 10 });
    const failure = fc.option(fc.record({ at: fc.integer({ min: 1, max: 20 }), isWritten: fc.boolean() }), {
      nil: undefined,
    });
    const change = fc.record({ depth: fc.integer({ min: 0, max: CHAIN.confirmations }), payments, failure });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
        const { chain, store, sent, settle } = setUp();
        let made = 0;
        for (const { depth, payments: counts, failure: next } of changes) {
          chain.blocks.splice(Math.max(1, chain.blocks.length - Math.min(depth, counts.length)));
          for (const count of counts) {
            made += 1;
            chain.mineOf(`d${made}`, count);
          }
          store.commits = 0;
          store.failure = next;
          await settle();
        }
        expect(recordsOf(sent)).toEqual(expectedOf(chain));
      }),
      { numRuns: 60 },
    );
  });
});
