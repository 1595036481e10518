import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryAccessStore } from '../../testing/MemoryAccessStore.ts';
import { shardsOf } from './shardsOf.ts';
import { ContentionError, takeRequest } from './takeRequest.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const SECOND = 1_000;

function storeWithKey(): MemoryAccessStore {
  const store = new MemoryAccessStore();
  store.keys.set('key', { userId: 'alice' });
  return store;
}

async function ask(store: MemoryAccessStore, limits: { perMinute: number; perDay: number }, now: number) {
  const { shards } = await store.read('key', shardsOf(limits).length);
  const admission = await takeRequest(store, 'key', limits, shards, now);
  if (!admission) throw new Error('The key is gone');
  return admission;
}

describe('shardsOf', () => {
  it('divides both limits to the last request, and none is written more than once a second', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (perMinute, perDay) => {
          const shares = shardsOf({ perMinute, perDay });
          const sum = (part: 'perMinute' | 'perDay') =>
            shares.reduce((total, share) => total + share[part], 0);
          expect(sum('perMinute')).toBe(perMinute);
          expect(sum('perDay')).toBe(perDay);
          expect(Math.max(...shares.map((share) => share.perMinute))).toBeLessThanOrEqual(60);
        },
      ),
    );
  });
});

describe('takeRequest', () => {
  it('allows exactly the limit of a minute, and counts down', async () => {
    const store = storeWithKey();
    const limits = { perMinute: 300, perDay: 10_000 };
    for (let left = 299; left >= 0; left -= 1) {
      const admission = await ask(store, limits, START + (300 - left) * 100);
      expect(admission.refused).toBeUndefined();
      expect(admission.left.minute.remaining).toBe(left);
    }
    const { refused, left } = await ask(store, limits, START + 31 * SECOND);
    expect(refused?.limit).toBe('minute');
    expect(refused?.waitMs).toBeLessThanOrEqual(60 * SECOND);
    expect(left.minute.remaining).toBe(0);
    expect(left.day.remaining).toBe(10_000 - 300);
  });

  it('allows exactly the limit when they all have read the same counts', async () => {
    const store = storeWithKey();
    const limits = { perMinute: 130, perDay: 1_000 };
    const { shards } = await store.read('key', shardsOf(limits).length);
    let left = 1_000;
    let allowed = 0;
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        while (left > 0) {
          left -= 1;
          // Read once, at the beginning: out of date for all but a few of them.
          const admission = await takeRequest(store, 'key', limits, shards, START);
          if (admission && !admission.refused) allowed += 1;
        }
      }),
    );
    expect(allowed).toBe(130);
  });

  it('allows again after the wait that it states', async () => {
    const store = storeWithKey();
    const limits = { perMinute: 150, perDay: 1_000 };
    for (let i = 0; i < 150; i += 1) await ask(store, limits, START + i * 300);
    const now = START + 50 * SECOND;
    const { refused } = await ask(store, limits, now);
    expect(refused).toBeDefined();
    expect((await ask(store, limits, now + (refused?.waitMs ?? 0) - 1)).refused).toBeDefined();
    expect((await ask(store, limits, now + (refused?.waitMs ?? 0))).refused).toBeUndefined();
  });

  it('allows exactly the limit of a day, and says when the next begins', async () => {
    const store = storeWithKey();
    const limits = { perMinute: 100, perDay: 250 };
    let allowed = 0;
    for (let minute = 0; minute < 10; minute += 1) {
      for (let i = 0; i < 100; i += 1) {
        if (!(await ask(store, limits, START + minute * 60 * SECOND)).refused) allowed += 1;
      }
    }
    expect(allowed).toBe(250);
    const { refused } = await ask(store, limits, START + 600 * SECOND);
    expect(refused?.limit).toBe('day');
    expect(refused?.waitMs).toBe(24 * 3_600 * SECOND - 600 * SECOND);
    expect((await ask(store, limits, START + 24 * 3_600 * SECOND)).refused).toBeUndefined();
  });

  it('lets nothing pass with a key that is deleted while it waits for its turn', async () => {
    const store = new MemoryAccessStore();
    const overtaken = { read: store.read.bind(store), replace: () => Promise.resolve(false) };
    expect(await takeRequest(overtaken, 'key', { perMinute: 10, perDay: 10 }, [], START)).toBeUndefined();
  });

  it('gives up where others always come first', async () => {
    const store = storeWithKey();
    const always = { read: store.read.bind(store), replace: () => Promise.resolve(false) };
    await expect(takeRequest(always, 'key', { perMinute: 10, perDay: 10 }, [], START)).rejects.toBeInstanceOf(
      ContentionError,
    );
  });

  it('asks the store only once for a key that has used everything up', async () => {
    const store = storeWithKey();
    const limits = { perMinute: 300, perDay: 10_000 };
    for (let i = 0; i < 300; i += 1) await ask(store, limits, START);
    store.operations = 0;
    await ask(store, limits, START);
    expect(store.operations).toBe(1);
  });
});
