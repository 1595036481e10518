import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountDeletedError, type Take } from '../../data/attempts.ts';
import { LEASED_WINDOWS } from '../../data/countWindow.ts';
import { DeadlineError } from '../../errors/DeadlineError.ts';
import { MemoryAttempts } from '../../testing/MemoryAttempts.ts';
import { isLeasable, UnitLeases } from './UnitLeases.ts';

const MINUTE = 60_000;
let counter: MemoryAttempts;
let leases: UnitLeases;
beforeEach(() => {
  counter = new MemoryAttempts();
  leases = new UnitLeases(counter, 20);
});

const takeOf = (who: string, units: number, attempts = 120): Take => ({
  ...{ who, units, limit: { action: 'calls_read', attempts, windowMs: MINUTE } },
});
const call = (units: number, now: number, by = leases) => by.takeAll([takeOf('alice', units)], now);
const stored = (who = 'alice') => counter.windows.get(`${who}_calls_read`);

describe('a caller', () => {
  it('leases what a first call costs, and of later ones what was used, up to a sixth of the limit', async () => {
    await call(5, 0);
    expect(stored()).toMatchObject({ count: 0, leased: 5 });
    await call(5, 24_000);
    // And room for a small one.
    expect(stored()).toMatchObject({ count: 0, leased: 13 });
    await call(5, 48_000);
    await call(60, 48_000);
    expect(stored()).toMatchObject({ leased: 20 });
    for (let index = 0; index < 35; index += 1) await call(1, 48_000);
    expect(stored()).toMatchObject({ leased: 20 });
  });

  it('is counted in memory while the leases last, and then once for what it used before', async () => {
    for (const at of [0, 20_000, 40_000]) await call(5, at);
    const { questions } = counter;
    for (let at = MINUTE; at < LEASED_WINDOWS * MINUTE; at += 20_000) expect(await call(5, at)).toBe(0);
    expect(counter.questions).toBe(questions);
    const end = LEASED_WINDOWS * MINUTE;
    for (const at of [end, end + 20_000, end + 40_000]) expect(await call(5, at)).toBe(0);
    expect(counter.questions).toBe(questions + 1);
  });

  it('leases little again after a long pause', async () => {
    for (const at of [0, 20_000, 40_000]) await call(5, at);
    await call(1, 2 * LEASED_WINDOWS * MINUTE);
    expect(stored()).toMatchObject({ leased: 1 });
  });

  it('has the whole limit at one instance, whatever it leased', async () => {
    await call(20, 0);
    let admitted = 0;
    for (let index = 0; index < 200; index += 1) if ((await call(1, MINUTE + index)) === 0) admitted += 1;
    expect(admitted).toBe(120);
    expect(await call(1, MINUTE + 500)).toBe(MINUTE - 500);
    expect(await call(1, 2 * MINUTE)).toBe(0);
  });

  it('has what another instance does not hold', async () => {
    const other = new UnitLeases(counter, 20);
    await call(15, 0, other);
    let admitted = 0;
    for (let index = 0; index < 200; index += 1) if ((await call(1, MINUTE)) === 0) admitted += 1;
    expect(admitted).toBe(105);
    expect(await call(15, MINUTE, other)).toBe(0);
    expect(await call(1, MINUTE, other)).toBeGreaterThan(0);
  });

  it('admits a cheaper call after a more expensive one was refused, and does not ask about others again', async () => {
    await call(60, 0);
    await call(58, 0);
    expect(await call(5, 0)).toBe(MINUTE);
    const { questions } = counter;
    for (const units of [3, 5, 60]) expect(await call(units, 1_000)).toBeGreaterThan(0);
    expect(counter.questions).toBe(questions + 1);
    expect(await call(2, 1_000)).toBe(0);
  });

  it('uses a lease that came after the deadline', async () => {
    const late: (() => void)[] = [];
    const lease = counter.lease.bind(counter);
    counter.lease = async (take, now) => {
      const granted = await lease(take, now);
      await new Promise<void>((resolve) => late.push(resolve));
      return granted;
    };
    await expect(call(20, 0)).rejects.toBeInstanceOf(DeadlineError);
    for (const end of late) end();
    await new Promise((resolve) => setTimeout(resolve));
    expect(await call(20, 1_000)).toBe(0);
    expect(late).toHaveLength(1);
    expect(stored()).toMatchObject({ count: 0, leased: 20 });
  });

  it('with a low limit is counted call by call', () => {
    const isLeased = (attempts: number, shards = 1) =>
      isLeasable({ who: 'a', limit: { ...takeOf('a', 1, attempts).limit, shards } });
    expect([isLeased(80), isLeased(120), isLeased(600, 5), isLeased(600, 10)]).toEqual([
      ...[false, true, true, false],
    ]);
  });

  it('gets no window twice from a clock that is set back', async () => {
    await call(20, 5 * MINUTE);
    await call(20, 6 * MINUTE);
    let admitted = 0;
    for (let index = 0; index < 200; index += 1) if ((await call(1, 5 * MINUTE)) === 0) admitted += 1;
    expect(admitted).toBe(100);
  });
});

describe('parallel calls', () => {
  it('share one request for what all of them need', async () => {
    const waits = await Promise.all(Array.from({ length: 50 }, () => call(1, 0)));
    expect(waits.every((wait) => wait === 0)).toBe(true);
    expect(counter.questions).toBe(2);
  });

  it('are admitted up to the limit', async () => {
    const waits = await Promise.all(Array.from({ length: 200 }, () => call(1, 0)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(120);
    expect(counter.questions).toBeLessThan(10);
  });

  it('fail together where the counter is silent, and are counted there afterwards', async () => {
    const lease = vi.spyOn(counter, 'lease').mockReturnValueOnce(new Promise(() => undefined));
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => call(1, 0)));
    for (const answer of answers)
      expect(answer).toMatchObject({ reason: expect.any(DeadlineError) as unknown });
    expect(lease).toHaveBeenCalledTimes(1);
    expect(await call(1, 0)).toBe(0);
  });
});

describe('users at one address', () => {
  const from = (user: string, units: number, now: number, by = leases) =>
    by.takeAll([takeOf(user, units), takeOf('home', units, 240)], now);

  it('take nothing from it when they are refused', async () => {
    for (let index = 0; index < 200; index += 1) await from('alice', 1, 0);
    for (let index = 0; index < 200; index += 1) await from('alice', 2 + (index % 60), 0);
    let admitted = 0;
    for (let index = 0; index < 200; index += 1) if ((await from('bob', 1, 0)) === 0) admitted += 1;
    expect(admitted).toBe(120);
  });

  it('have back what it refused them', async () => {
    for (const user of ['a', 'b']) for (let index = 0; index < 120; index += 1) await from(user, 1, 0);
    for (let index = 0; index < 120; index += 1) expect(await from('alice', 1, 0)).toBeGreaterThan(0);
    let admitted = 0;
    for (let index = 0; index < 200; index += 1) if ((await call(1, 0)) === 0) admitted += 1;
    expect(admitted).toBe(120);
  });

  it('share what an instance holds of it, and have three fifths of it elsewhere', async () => {
    const other = new UnitLeases(counter, 20);
    for (let at = 0; at < 10 * MINUTE; at += 1_000) await from('alice', 1 + (at % 3), at, other);
    const now = 11 * MINUTE;
    let admitted = 0;
    for (const user of ['b', 'c']) {
      for (let index = 0; index < 120; index += 1) if ((await from(user, 1, now)) === 0) admitted += 1;
    }
    expect(admitted).toBeGreaterThanOrEqual(240 * (5 / 6));
    for (let index = 0; index < 40; index += 1) expect(await from('d', 1, now, other)).toBe(0);
  });

  // A refusal of one user is no answer to the others.
  it('are not refused for an account that is deleted', async () => {
    vi.spyOn(counter, 'lease').mockImplementation((take, now) =>
      take.who === 'gone'
        ? Promise.reject(new AccountDeletedError('gone'))
        : MemoryAttempts.prototype.lease.call(counter, take, now),
    );
    const answers = await Promise.allSettled([from('gone', 1, 0), from('bob', 1, 0)]);
    expect(answers).toEqual([
      { status: 'rejected', reason: expect.any(AccountDeletedError) as unknown },
      { status: 'fulfilled', value: 0 },
    ]);
  });
});
