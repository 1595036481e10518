import { describe, expect, test } from 'vitest';
import { MemoryScanStore } from '../../testing/MemoryScanStore.ts';
import { PAID, ScannedTestChain } from '../../testing/ScannedTestChain.ts';
import { NetworkScanner } from './NetworkScanner.ts';
import { ReorgTooDeepError } from './ReorgTooDeepError.ts';
import { restartScan } from './restartScan.ts';
import type { ScanEvent } from './ScanEvent.ts';
import { WatchedAddresses } from './WatchedAddresses.ts';

const CHAIN = { chainId: 137, confirmations: 3, start: 1 };

/** A scanner of blocks 1 to 8 that a reorg of as many blocks has stopped. */
async function stopped({ depth }: { readonly depth: number }) {
  const reader = new ScannedTestChain();
  reader.mine(...Array.from({ length: 9 }, (_, number) => `b${number}`));
  const watched = new WatchedAddresses();
  watched.add(PAID);
  const store = new MemoryScanStore();
  const sent: ScanEvent[] = [];
  const sink = {
    deliver: (events: readonly ScanEvent[]) => {
      sent.push(...events);
      return Promise.resolve();
    },
  };
  const scanner = new NetworkScanner({ reader, watched, store, sink }, CHAIN);
  await scanner.step();
  const first = reader.blocks.length - depth;
  reader.replace(depth, ...Array.from({ length: depth + 1 }, (_, index) => `c${first + index}`));
  await expect(scanner.step()).rejects.toBeInstanceOf(ReorgTooDeepError);
  sent.length = 0;
  const events = () => sent.map(({ kind, block }) => `${kind} ${block.hash}`);
  return {
    reader,
    store,
    scanner,
    events,
    restart: async (from: number) => restartScan({ reader, store }, CHAIN, from),
  };
}

describe('restartScan', () => {
  test('reverts the replaced blocks, and lets the running scanner continue', async () => {
    const { reader, scanner, events, restart } = await stopped({ depth: 4 });
    expect(await restart(5)).toEqual({ reverted: 4, unreverted: undefined });
    await scanner.step();
    expect(events()).toEqual([
      ...['reverted b8', 'reverted b7', 'reverted b6', 'reverted b5'],
      ...['applied c5', 'applied c6', 'applied c7', 'applied c8', 'applied c9'],
    ]);
    expect(await scanner.step()).toBe('current');
    // It follows the chain as before.
    reader.replace(2, 'd8', 'd9');
    expect(await scanner.step()).toBe('rewound');
  });

  test('names the blocks that it could not revert', async () => {
    const { store, scanner, events, restart } = await stopped({ depth: 6 });
    expect(await restart(3)).toEqual({ reverted: 4, unreverted: { first: 3, last: 4 } });
    expect(store.cursor).toMatchObject({ next: 3, recent: [{ number: 2, hash: 'b2' }] });
    await scanner.step();
    expect(events().slice(4)).toEqual([3, 4, 5, 6, 7, 8, 9].map((number) => `applied c${number}`));
  });

  test('begins again with the first block', async () => {
    const { store, scanner, restart } = await stopped({ depth: 9 });
    expect(await restart(1)).toEqual({ reverted: 4, unreverted: { first: 1, last: 4 } });
    await scanner.step();
    expect(store.cursor?.recent.at(-1)).toMatchObject({ hash: 'c8' });
  });

  test('retains the blocks before that were not replaced', async () => {
    const { reader, store, restart } = await stopped({ depth: 4 });
    reader.replace(5, 'b5', 'b6', 'd7');
    expect(await restart(7)).toEqual({ reverted: 2, unreverted: undefined });
    expect(store.cursor?.recent.map(({ hash }) => hash)).toEqual(['b5', 'b6']);
  });

  test.each([
    ['a block that was not scanned', 9],
    ['a block before the first', 0],
    ['a block after a replaced one', 7],
  ])('refuses %s, and changes nothing', async (_, from) => {
    const { store, scanner, restart } = await stopped({ depth: 4 });
    const before = store.cursor;
    await expect(restart(from)).rejects.toBeInstanceOf(RangeError);
    expect(store.cursor).toEqual(before);
    await expect(scanner.step()).rejects.toBeInstanceOf(ReorgTooDeepError);
  });

  test('refuses to begin after a block that no quorum reports', async () => {
    const { reader, restart } = await stopped({ depth: 4 });
    reader.silent.add(4);
    await expect(restart(5)).rejects.toThrow('no quorum reports block 4');
  });

  test('stops again at a reorg of the block from which it began', async () => {
    const { reader, scanner, restart } = await stopped({ depth: 6 });
    await restart(3);
    // It had not been scanned, and is compared all the same.
    reader.replace(8, ...Array.from({ length: 9 }, (_, index) => `d${index + 2}`));
    await expect(scanner.step()).rejects.toBeInstanceOf(ReorgTooDeepError);
  });
});
