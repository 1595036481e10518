import { beforeAll, expect, it } from 'vitest';
// Connects to the project that the environment names.
import '../../functions/src/configuration.ts';
import { attempts, type Take } from '../../functions/src/data/attempts.ts';
import { countDocuments } from '../../quality/cost/countDocuments.ts';
import { UnitLeases } from '../../functions/src/services/limits/UnitLeases.ts';
import { noUse } from '../../quality/cost/SessionCounts.ts';

/* The counts of `attempts`, as stored in Firestore. */

const MINUTE_MS = 60_000;
let use = noUse();
beforeAll(() => countDocuments(() => use));

const take = (limit: number, shards: number): Take => ({
  who: crypto.randomUUID(),
  limit: { action: 'test', attempts: limit, windowMs: MINUTE_MS, shards },
});

it('lets exactly as many through as there may be, one after the other, whichever document is read', async () => {
  const counted = take(23, 5);
  const now = Date.now();
  for (let count = 0; count < 23; count += 1) expect(await attempts.takeAll([counted], now)).toBe(0);
  for (let count = 0; count < 5; count += 1) {
    expect(await attempts.takeAll([counted], now)).toBe(MINUTE_MS);
  }
  expect(await attempts.takeAll([counted], now + MINUTE_MS)).toBe(0);
});

it('admits no more when many are counted in parallel', async () => {
  const counted = take(20, 5);
  const now = Date.now();
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, () => attempts.takeAll([counted], now)),
  );
  const taken = answers.filter((answer) => answer.status === 'fulfilled' && answer.value === 0);
  expect(taken.length).toBeLessThanOrEqual(20);
  expect(taken.length).toBeGreaterThan(10);
});

it('counts in no budget where one is used up', async () => {
  const [open, full] = [take(5, 1), take(1, 1)];
  const now = Date.now();
  expect(await attempts.takeAll([full], now)).toBe(0);
  expect(await attempts.takeAll([open, full], now)).toBe(MINUTE_MS);
  for (let count = 0; count < 5; count += 1) expect(await attempts.takeAll([open], now)).toBe(0);
  expect(await attempts.takeAll([open], now)).toBe(MINUTE_MS);
});

// Before: six reads, since every document of the address's count was read for each call.
it('reads two documents and writes two for a call of a user at an address, as long as there is room', async () => {
  const [user, address] = [take(120, 1), take(600, 5)];
  const now = Date.now();
  use = noUse();
  for (let count = 0; count < 20; count += 1) {
    expect(await attempts.takeAll([user, address], now)).toBe(0);
  }
  // And one for each document that is begun, of six: whether its user has left.
  expect(use.reads).toBeGreaterThanOrEqual(40 + 2);
  expect(use.reads).toBeLessThanOrEqual(40 + 6);
  expect(use.writes).toBe(40);
});

it('leases units of every window, and takes them off the limit until they end', async () => {
  const counted = { ...take(100, 1), units: 5 };
  const now = Date.now();
  const { lease } = await attempts.lease({ ...counted, held: 20, waiting: 10 }, now);
  expect(lease).toMatchObject({ thisWindow: 0, perWindow: 20, windowEndsAt: now + MINUTE_MS });
  expect(lease?.until).toBe(now + 30 * MINUTE_MS);
  for (const at of [now, now + MINUTE_MS, now + 29 * MINUTE_MS]) {
    expect(await attempts.takeAll([{ ...counted, units: 80 }], at)).toBe(0);
    expect(await attempts.takeAll([{ ...counted, units: 1 }], at)).toBe(MINUTE_MS);
  }
  expect(await attempts.takeAll([{ ...counted, units: 100 }], now + 30 * MINUTE_MS)).toBe(0);
  expect(await attempts.takeAll([{ ...counted, units: 1 }], now + 30 * MINUTE_MS + 1)).toBe(MINUTE_MS - 1);
});

it('admits never more on ten instances that lease in parallel, and writes far less than call by call', async () => {
  const [user, address] = [take(120, 1), take(600, 5)];
  const now = Date.now();
  const instances = Array.from({ length: 10 }, () => new UnitLeases(attempts, 10_000));
  use = noUse();
  const callAll = async (at: number) =>
    Promise.all(
      Array.from({ length: 300 }, async (_, index) =>
        instances[index % 10]?.takeAll([user, address], at).catch(() => undefined),
      ),
    );
  for (const at of [now, now + MINUTE_MS]) {
    const admitted = (await callAll(at)).filter((wait) => wait === 0).length;
    expect(admitted).toBeLessThanOrEqual(120);
    expect(admitted).toBeGreaterThan(72);
  }
  expect(use.writes).toBeLessThan(240);
}, 60_000);

it('returns exactly the counted units', async () => {
  const counted = take(5, 1);
  const now = Date.now();
  expect(await attempts.takeAll([{ ...counted, units: 4 }], now)).toBe(0);
  await Promise.all(Array.from({ length: 3 }, () => attempts.giveBack(counted, now)));
  expect(await attempts.takeAll([{ ...counted, units: 4 }], now)).toBe(0);
  expect(await attempts.takeAll([counted], now)).toBe(MINUTE_MS);
  await attempts.giveBack({ ...counted, units: 50 }, now);
  expect(await attempts.takeAll([{ ...counted, units: 5 }], now)).toBe(0);
  expect(await attempts.takeAll([counted], now)).toBe(MINUTE_MS);
  // A window that is over, and one that never was.
  await attempts.giveBack(counted, now + MINUTE_MS);
  expect(await attempts.takeAll([counted], now)).toBe(MINUTE_MS);
  await attempts.giveBack(take(5, 1), now);
});
