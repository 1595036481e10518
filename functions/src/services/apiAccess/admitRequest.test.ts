import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryAccessStore } from '../../testing/MemoryAccessStore.ts';
import { admitRequest } from './admitRequest.ts';
import { windowsAt } from './limits.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const LIMITS = { perMinute: 300, perDay: 10_000, userPerMinute: 600, userPerDay: 20_000 };

function storeWithKeys(...keyIds: readonly string[]): MemoryAccessStore {
  const store = new MemoryAccessStore();
  for (const keyId of keyIds) store.keys.set(keyId, { userId: 'alice' });
  return store;
}

async function ask(
  store: MemoryAccessStore,
  limits: typeof LIMITS,
  now: number,
  keyId = 'key',
  units?: number,
) {
  const found = await store.read(keyId, windowsAt(now));
  if (!found) throw new Error('The key is gone');
  const { states, refusedBy } = await admitRequest(
    store,
    { keyId, userId: 'alice' },
    limits,
    found.used,
    now,
    units,
  );
  const left = (name: string) => {
    const state = states.find((each) => each.name === name);
    return state && state.quota - state.used;
  };
  return { left, refusedBy };
}

describe('admitRequest', () => {
  it('allows exactly the limit of a minute, and counts down by one', async () => {
    const store = storeWithKeys('key');
    for (let left = 299; left >= 0; left -= 1) {
      const admission = await ask(store, LIMITS, START + (300 - left) * 100);
      expect(admission.refusedBy).toBeUndefined();
      expect(admission.left('minute')).toBe(left);
    }
    const { left, refusedBy } = await ask(store, LIMITS, START + 31 * SECOND);
    expect(refusedBy).toMatchObject({ name: 'minute', resetMs: 29 * SECOND });
    expect([left('minute'), left('day'), left('user-minute')]).toEqual([0, 10_000 - 300, 300]);
  });

  it('never gives anything back before the window ends, and everything when it does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 120 }), async (pauses) => {
        const store = storeWithKeys('key');
        const limits = { ...LIMITS, perMinute: 20 };
        let now = START + 7_000;
        let last = { left: 20, endsAt: 0 };
        for (const pause of pauses) {
          now += pause;
          const { left } = await ask(store, limits, now);
          const remaining = left('minute') ?? NaN;
          if (now < last.endsAt) expect(remaining).toBeLessThanOrEqual(last.left);
          else expect(remaining).toBe(19);
          last = { left: remaining, endsAt: (Math.floor(now / MINUTE) + 1) * MINUTE };
        }
      }),
    );
  });

  it('allows exactly the limit when they all have read the same counts', async () => {
    const store = storeWithKeys('key');
    const limits = { ...LIMITS, perMinute: 130 };
    const windows = windowsAt(START);
    const read = (await store.read('key', windows))?.used;
    if (!read) throw new Error('The key is gone');
    const admissions = await Promise.all(
      Array.from({ length: 1_000 }, () =>
        admitRequest(store, { keyId: 'key', userId: 'alice' }, limits, read, START),
      ),
    );
    expect(admissions.filter(({ refusedBy }) => !refusedBy)).toHaveLength(130);
    // A refused request consumes nothing.
    expect((await store.read('key', windows))?.used).toEqual({
      keyMinute: 130,
      keyDay: 130,
      userMinute: 130,
      userDay: 130,
    });
  });

  it('allows again when the next minute begins, and never more than twice the limit around it', async () => {
    const store = storeWithKeys('key');
    let allowed = 0;
    // From half a minute before the boundary to half a minute after it: a minute that is no window.
    for (let at = START + 30 * SECOND; at < START + 90 * SECOND; at += 50) {
      if (!(await ask(store, LIMITS, at)).refusedBy) allowed += 1;
    }
    expect(allowed).toBe(600);
  });

  it('allows exactly the limit of a day, and returns when the next begins', async () => {
    const store = storeWithKeys('key');
    const limits = { ...LIMITS, perMinute: 100, perDay: 250 };
    let allowed = 0;
    for (let minute = 0; minute < 5; minute += 1) {
      for (let i = 0; i < 100; i += 1) {
        if (!(await ask(store, limits, START + minute * MINUTE)).refusedBy) allowed += 1;
      }
    }
    expect(allowed).toBe(250);
    const { refusedBy } = await ask(store, limits, START + 5 * MINUTE);
    expect(refusedBy).toMatchObject({ name: 'day', resetMs: 12 * 60 * MINUTE - 5 * MINUTE });
    expect((await ask(store, limits, START + 12 * 60 * MINUTE)).refusedBy).toBeUndefined();
  });

  it('holds for all keys of a user together', async () => {
    const keyIds = ['a', 'b', 'c'];
    const store = storeWithKeys(...keyIds);
    const allowed = await Promise.all(
      Array.from({ length: 900 }, async (_, i) => {
        const { refusedBy } = await ask(store, LIMITS, START, keyIds[i % 3]);
        return !refusedBy;
      }),
    );
    expect(allowed.filter(Boolean)).toHaveLength(600);
    expect((await ask(store, LIMITS, START, 'a')).refusedBy?.name).toMatch(/^user-minute$|^minute$/);
    const day = { ...LIMITS, userPerDay: 600 };
    expect((await ask(store, day, START + MINUTE, 'b')).refusedBy?.name).toBe('user-day');
  });

  it("counts a request's units, and refuses one with too few left", async () => {
    const store = storeWithKeys('key');
    const limits = { ...LIMITS, perMinute: 20 };
    const left = async (units: number) => {
      const admission = await ask(store, limits, START, 'key', units);
      return [admission.left('minute'), admission.refusedBy?.name];
    };
    expect(await left(8)).toEqual([12, undefined]);
    expect(await left(8)).toEqual([4, undefined]);
    expect(await left(8)).toEqual([4, 'minute']);
    expect(await left(4)).toEqual([0, undefined]);
    expect(await left(1)).toEqual([0, 'minute']);
  });

  it('refunds what it has counted if others were first', async () => {
    const store = storeWithKeys('key');
    const limits = { ...LIMITS, perMinute: 20 };
    const windows = windowsAt(START);
    const read = (await store.read('key', windows))?.used;
    if (!read) throw new Error('The key is gone');
    const admissions = await Promise.all(
      Array.from({ length: 10 }, () =>
        admitRequest(store, { keyId: 'key', userId: 'alice' }, limits, read, START, 8),
      ),
    );
    expect(admissions.filter(({ refusedBy }) => !refusedBy)).toHaveLength(2);
    expect((await store.read('key', windows))?.used.keyMinute).toBe(16);
  });

  it('allows any request once if a limit is lower than its units', async () => {
    const store = storeWithKeys('key');
    const limits = { ...LIMITS, perMinute: 3 };
    expect((await ask(store, limits, START, 'key', 8)).left('minute')).toBe(0);
    expect((await ask(store, limits, START, 'key', 8)).refusedBy?.name).toBe('minute');
  });

  it('writes nothing for a key that has used everything up', async () => {
    const store = storeWithKeys('key');
    for (let i = 0; i < 300; i += 1) await ask(store, LIMITS, START);
    const { writes } = store;
    await ask(store, LIMITS, START);
    expect(store.writes).toBe(writes);
  });
});
