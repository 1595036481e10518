import { expect, test } from 'vitest';
import { MemoryScanStore } from '../../testing/MemoryScanStore.ts';
import { PAID, ScannedTestChain } from '../../testing/ScannedTestChain.ts';
import { matchesFrom } from './matchesFrom.ts';
import { NetworkScanner } from './NetworkScanner.ts';
import type { ScanEvent } from './ScanEvent.ts';
import { WatchedAddresses } from './WatchedAddresses.ts';

/** Two scanners of blocks 0 to 2, as during a deployment, each with its own addresses. */
function setUp() {
  const reader = new ScannedTestChain();
  reader.mine('b0', 'b1', 'b2');
  const store = new MemoryScanStore();
  const applied: string[] = [];
  const sink = {
    deliver: (events: readonly ScanEvent[]) => {
      applied.push(...events.map(({ block }) => block.hash));
      return Promise.resolve();
    },
  };
  const newScanner = () => {
    const watched = new WatchedAddresses();
    watched.advanceTo(4);
    const scanner = new NetworkScanner(
      { reader, watched, store, sink },
      { chainId: 137, confirmations: 3, start: 1 },
    );
    return { watched, scanner };
  };
  const from = () => store.cursor && matchesFrom(store.cursor, 5);
  return { reader, store, applied, from, old: newScanner(), young: newScanner() };
}

test('is unknown until a scanner has committed with the address', async () => {
  const { reader, applied, from, old } = setUp();
  await old.scanner.step();
  old.watched.add(PAID);
  old.watched.advanceTo(5);
  expect(from()).toBeUndefined();
  reader.mine('b3');
  await old.scanner.step();
  expect(from()).toBe(4);
  reader.mine('b4');
  await old.scanner.step();
  expect(applied).toEqual(['b3', 'b4']);
});

test('holds for a second scanner, which waits until it has the address', async () => {
  const { reader, applied, from, old, young } = setUp();
  await young.scanner.step();
  old.watched.add(PAID);
  old.watched.advanceTo(5);
  reader.mine('b3');
  await old.scanner.step();
  expect(from()).toBe(4);
  reader.mine('b4');
  await expect(young.scanner.step()).rejects.toThrow('another scanner has moved the cursor');
  expect(await young.scanner.step()).toBe('waiting');
  young.watched.add(PAID);
  young.watched.advanceTo(5);
  expect(await young.scanner.step()).toBe('advanced');
  expect(applied).toEqual(['b3', 'b4']);
});

test('counts no block whose reading began before the address was added', async () => {
  const { reader, store, from, old } = setUp();
  reader.onRead = () => {
    old.watched.add(PAID);
    old.watched.advanceTo(5);
  };
  await old.scanner.step();
  expect(store.cursor).toMatchObject({ next: 3, watchedVersion: 4 });
  expect(from()).toBeUndefined();
});
