import { describe, expect, test } from 'vitest';
import { MemoryScanStore } from '../../testing/MemoryScanStore.ts';
import { PAID, ScannedTestChain } from '../../testing/ScannedTestChain.ts';
import { CursorMovedError } from './CursorMovedError.ts';
import { NetworkScanner } from './NetworkScanner.ts';
import { ReorgTooDeepError } from './ReorgTooDeepError.ts';
import type { ScanEvent } from './ScanEvent.ts';
import { WatchedAddresses } from './WatchedAddresses.ts';

const CHAIN = { chainId: 137, confirmations: 3, start: 1 };

/** A chain of blocks 0 to 4, and a scanner of it. */
function setUp() {
  const chain = new ScannedTestChain();
  chain.mine('b0', 'b1', 'b2', 'b3', 'b4');
  const store = new MemoryScanStore();
  const sent: ScanEvent[] = [];
  const sink = {
    isDown: false,
    deliver: (delivered: readonly ScanEvent[]) => {
      if (sink.isDown) return Promise.reject(new Error('down'));
      sent.push(...delivered);
      return Promise.resolve();
    },
  };
  const watched = new WatchedAddresses();
  watched.add(PAID);
  const clock = { ms: 1_004_000 };
  const newScanner = () =>
    new NetworkScanner({ reader: chain, watched, store, sink }, CHAIN, { now: () => clock.ms });
  const events = () => sent.map(({ kind, block, sequence }) => `${sequence} ${kind} ${block.hash}`);
  return { chain, store, sink, clock, sent, events, watched, newScanner, scanner: newScanner() };
}

describe('NetworkScanner', () => {
  test('applies each block once, in order', async () => {
    const { scanner, events, sent } = setUp();
    expect(await scanner.step()).toBe('advanced');
    expect(await scanner.step()).toBe('current');
    expect(events()).toEqual(['1 applied b1', '2 applied b2', '3 applied b3', '4 applied b4']);
    expect(sent[0]).toMatchObject({
      ...{ id: '137:1', block: { number: 1, hash: 'b1', parentHash: 'b0', at: 1_001 } },
      movements: [{ id: '137:tx of b1:coin:in', units: '1' }],
    });
  });

  test('begins at the head by default, and stays there through a restart', async () => {
    const { chain, store, sink, watched } = setUp();
    const parts = { reader: chain, watched, store, sink };
    chain.silent.add(4);
    expect(await new NetworkScanner(parts, { chainId: 137, confirmations: 3 }).step()).toBe('waiting');
    chain.mine('b5');
    chain.silent.clear();
    await new NetworkScanner(parts, { chainId: 137, confirmations: 3 }).step();
    expect(store.cursor).toMatchObject({ first: 4, next: 6 });
  });

  test('waits at a block without a quorum, and skips nothing', async () => {
    const { chain, scanner, events } = setUp();
    chain.silent.add(2);
    expect(await scanner.step()).toBe('advanced');
    expect(await scanner.step()).toBe('waiting');
    chain.silent.clear();
    await scanner.step();
    await scanner.step();
    expect(events()).toEqual(['1 applied b1', '2 applied b2', '3 applied b3', '4 applied b4']);
  });

  test('reads a single block after a step that could not read all, and then several', async () => {
    const { chain, scanner } = setUp();
    chain.silent.add(2);
    await scanner.step();
    chain.reads = [];
    await scanner.step();
    expect(chain.reads).toEqual([2]);
    chain.silent.clear();
    await scanner.step();
    await scanner.step();
    expect(chain.reads).toEqual([2, 2, 3, 4]);
  });

  test('reads no block ahead of those with much data', async () => {
    const { chain, scanner, store } = setUp();
    chain.mine(...Array.from({ length: 20 }, (_, index) => `d${index}`));
    const long = { txHash: 'tx', logIndexInTx: 0, address: PAID, topics: [], data: '0'.repeat(5_000_000) };
    chain.blocks = chain.blocks.map((block) => ({ ...block, logs: [long] }));
    await scanner.step();
    // Those that were being read with the first one.
    expect(store.cursor?.next).toBe(5);
    await scanner.step();
    expect(store.cursor?.next).toBe(6);
    chain.blocks = chain.blocks.map((block) => ({ ...block, logs: [] }));
    await scanner.step();
    await scanner.step();
    expect(store.cursor?.next).toBe(15);
  });

  test('reverts replaced blocks, the newest first, and applies those in their place', async () => {
    const { chain, scanner, events } = setUp();
    await scanner.step();
    chain.replace(2, 'c3', 'c4', 'c5');
    expect(await scanner.step()).toBe('rewound');
    await scanner.step();
    expect(events().slice(4)).toEqual([
      ...['5 reverted b4', '6 reverted b3', '7 applied c3', '8 applied c4', '9 applied c5'],
    ]);
  });

  test('reports the last final block after its events, once, and none that a reorg can still replace', async () => {
    const { chain, scanner, sink, events } = setUp();
    const settled: string[] = [];
    Object.assign(sink, {
      settle: (block: number) => {
        settled.push(`${block} after ${events().length}`);
        return Promise.resolve();
      },
    });
    await scanner.step();
    expect(settled).toEqual([]);
    await scanner.step();
    await scanner.step();
    // Three confirmations, including the block's own.
    expect(settled).toEqual(['2 after 4']);
    chain.mine('b5');
    await scanner.step();
    await scanner.step();
    expect(settled).toEqual(['2 after 4', '3 after 5']);
    chain.replace(2, 'c4', 'c5', 'c6');
    await scanner.step();
    await scanner.step();
    await scanner.step();
    expect(settled.at(-1)).toBe('4 after 10');
  });

  test('reverts a replaced head before the next block', async () => {
    const { chain, scanner, events } = setUp();
    await scanner.step();
    chain.replace(1, 'c4');
    await scanner.step();
    await scanner.step();
    expect(events().slice(4)).toEqual(['5 reverted b4', '6 applied c4']);
  });

  test('applies a block again when the chain returns to it, as an event of its own', async () => {
    const { chain, scanner, events } = setUp();
    await scanner.step();
    chain.replace(1, 'c4');
    await scanner.step();
    chain.replace(1, 'b4');
    await scanner.step();
    expect(events().slice(4)).toEqual(['5 reverted b4', '6 applied b4']);
  });

  test('does nothing where nodes have fewer blocks than before', async () => {
    const { chain, scanner, events } = setUp();
    await scanner.step();
    chain.blocks.splice(2);
    expect(await scanner.step()).toBe('current');
    expect(events()).toHaveLength(4);
  });

  test('waits where no quorum answers about the blocks to compare', async () => {
    const { chain, scanner, events } = setUp();
    await scanner.step();
    chain.replace(2, 'c3', 'c4', 'c5');
    chain.silent.add(3);
    expect(await scanner.step()).toBe('waiting');
    expect(events()).toHaveLength(4);
  });

  test('survives a reorg of as many blocks as are not final', async () => {
    const { chain, scanner, store } = setUp();
    chain.mine('b5', 'b6');
    await scanner.step();
    chain.replace(CHAIN.confirmations, 'c4', 'c5', 'c6', 'c7');
    await scanner.step();
    await scanner.step();
    expect(store.cursor?.recent.map(({ hash }) => hash)).toEqual(['c4', 'c5', 'c6', 'c7']);
  });

  test('stops at a deeper reorg, also after a restart, and reverts nothing', async () => {
    const { chain, scanner, newScanner, events } = setUp();
    chain.mine('b5', 'b6');
    await scanner.step();
    chain.replace(CHAIN.confirmations + 1, 'c3', 'c4', 'c5', 'c6', 'c7');
    await expect(scanner.step()).rejects.toBeInstanceOf(ReorgTooDeepError);
    await expect(scanner.step()).rejects.toMatchObject({ chainId: 137, replaced: 3 });
    await expect(newScanner().step()).rejects.toBeInstanceOf(ReorgTooDeepError);
    expect(events()).toHaveLength(6);
  });

  test('begins again where a reorg replaced all that was scanned', async () => {
    const { chain, scanner, store } = setUp();
    chain.blocks.splice(3);
    await scanner.step();
    chain.replace(3, 'c0', 'c1', 'c2', 'c3');
    await scanner.step();
    expect(store.cursor).toMatchObject({ next: 1, recent: [] });
    await scanner.step();
    expect(store.cursor?.recent.map(({ hash }) => hash)).toEqual(['c1', 'c2', 'c3']);
  });

  test('never commits blocks of two chains', async () => {
    const { chain, scanner, store } = setUp();
    chain.onRead = (number) => {
      if (number === 3) chain.replace(2, 'c3', 'c4');
    };
    await scanner.step();
    await scanner.step();
    chain.onRead = () => undefined;
    for (let step = 0; step < 4; step += 1) await scanner.step();
    expect(store.cursor?.recent.map(({ hash }) => hash)).toEqual(['b1', 'b2', 'c3', 'c4']);
  });

  test('delivers after a restart what was committed and not delivered', async () => {
    const { sink, scanner, newScanner, events } = setUp();
    sink.isDown = true;
    await expect(scanner.step()).rejects.toThrow('down');
    expect(events()).toEqual([]);
    // No further block is read meanwhile: the store does not grow.
    await expect(scanner.step()).rejects.toThrow('down');
    sink.isDown = false;
    expect(await newScanner().step()).toBe('current');
    expect(events()).toEqual(['1 applied b1', '2 applied b2', '3 applied b3', '4 applied b4']);
  });

  test('continues from the cursor of another scanner that committed first', async () => {
    const { chain, scanner, newScanner, events } = setUp();
    await scanner.step();
    chain.mine('b5');
    const second = newScanner();
    await second.step();
    await expect(scanner.step()).rejects.toBeInstanceOf(CursorMovedError);
    expect(await scanner.step()).toBe('current');
    expect(events()).toHaveLength(5);
  });

  test('delivers what a scanner that ended has committed while this one read the head', async () => {
    const { chain, store, sink, watched, newScanner, events } = setUp();
    const ended = newScanner();
    const readHead = async () => {
      const head = await chain.readHead();
      if (store.cursor) return head;
      sink.isDown = true;
      await expect(ended.step()).rejects.toThrow('down');
      sink.isDown = false;
      return head;
    };
    const reader = {
      readHead,
      readHeader: async (number: number) => chain.readHeader(number),
      read: async (...read: Parameters<typeof chain.read>) => chain.read(...read),
    };
    const scanner = new NetworkScanner({ reader, watched, store, sink }, CHAIN);
    await scanner.step();
    expect(await scanner.step()).toBe('current');
    expect(events()).toEqual(['1 applied b1', '2 applied b2', '3 applied b3', '4 applied b4']);
  });

  test('continues where a commit was written and its answer lost', async () => {
    const { chain, store, sink, watched, events } = setUp();
    let isLost = true;
    const unreliable = {
      load: () => store.load(),
      pending: () => store.pending(),
      acknowledge: (sequence: number) => store.acknowledge(sequence),
      commit: async (...written: Parameters<MemoryScanStore['commit']>) => {
        await store.commit(...written);
        if (isLost && written[1].length > 0) throw new Error('no answer');
      },
    };
    const scanner = new NetworkScanner({ reader: chain, watched, store: unreliable, sink }, CHAIN);
    await expect(scanner.step()).rejects.toThrow('no answer');
    isLost = false;
    expect(await scanner.step()).toBe('current');
    expect(events()).toEqual(['1 applied b1', '2 applied b2', '3 applied b3', '4 applied b4']);
  });

  test('reports how far it is behind, and counts the time without an answer', async () => {
    const { chain, scanner, clock } = setUp();
    expect(scanner.lag()).toEqual({ last: undefined, head: undefined, secondsBehind: Infinity });
    chain.silent.add(3);
    await scanner.step();
    expect(scanner.lag()).toEqual({
      ...{ last: { number: 2, at: 1_002 }, head: { number: 4, at: 1_004 }, secondsBehind: 2 },
    });
    clock.ms += 60_000;
    expect(scanner.lag().secondsBehind).toBe(62);
    chain.silent.clear();
    await scanner.step();
    await scanner.step();
    expect(scanner.lag()).toMatchObject({ last: { number: 4 }, secondsBehind: 0 });
  });

  test('counts the age of the newest block where all nodes stay behind', async () => {
    const { chain, store, sink, watched, clock } = setUp();
    const parts = { reader: chain, watched, store, sink };
    const lagAfter = async (blockSeconds: number | undefined, seconds: number) => {
      clock.ms = 1_004_000;
      const network = { ...CHAIN, ...(blockSeconds !== undefined && { blockSeconds }) };
      const scanner = new NetworkScanner(parts, network, { now: () => clock.ms });
      await scanner.step();
      clock.ms += seconds * 1_000;
      await scanner.step();
      return scanner.lag().secondsBehind;
    };
    expect([await lagAfter(2, 60), await lagAfter(2, 61)]).toEqual([0, 61]);
    expect([await lagAfter(12, 120), await lagAfter(12, 121)]).toEqual([0, 121]);
    // A chain that makes blocks on demand.
    expect(await lagAfter(undefined, 86_400)).toBe(0);
  });

  test('reads at most eight blocks for one commit', async () => {
    const { chain, scanner, store } = setUp();
    chain.mine(...Array.from({ length: 20 }, (_, index) => `d${index}`));
    await scanner.step();
    expect(store.cursor).toMatchObject({ revision: 2, next: 9 });
    expect(store.cursor?.recent).toHaveLength(CHAIN.confirmations + 1);
  });
});
