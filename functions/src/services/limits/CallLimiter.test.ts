import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AttemptContentionError, AccountDeletedError } from '../../data/attempts.ts';
import { MemoryAttempts } from '../../testing/MemoryAttempts.ts';
import { CallLimiter, type CallCost } from './CallLimiter.ts';

const MINUTE = 60_000;
const limits = { perUser: 12, perAddress: 30 };
const read: CallCost = { budget: 'read', units: 1 };
const estimate: CallCost = { budget: 'read', units: 3 };
const send: CallCost = { budget: 'send', units: 1 };

let counter: MemoryAttempts;
let limiter: CallLimiter;
beforeEach(() => {
  counter = new MemoryAttempts();
  limiter = new CallLimiter(counter, 20);
});

const take = (cost: CallCost, now: number, userId = 'alice', address = 'home') =>
  limiter.take({ userId, address }, cost, limits, now);

/** Returns how many of so many calls are admitted. */
async function passed(times: number, cost: CallCost, now: number, userId?: string, address?: string) {
  let count = 0;
  for (let i = 0; i < times; i += 1) if ((await take(cost, now, userId, address)) === 0) count += 1;
  return count;
}

describe('CallLimiter', () => {
  it('lets a user use up the limit of a minute, then returns how long to wait, then starts again', async () => {
    expect(await passed(150, read, 0)).toBe(12);
    expect(await take(read, 20_000)).toBe(MINUTE - 20_000);
    expect(await take(read, MINUTE)).toBe(0);
  });

  it('weighs a call by its reads of the chain', async () => {
    expect(await passed(150, estimate, 0)).toBe(4);
  });

  it('admits a cheaper call after a more expensive one was refused', async () => {
    await passed(10, read, 0);
    expect(await take(estimate, 0)).toBeGreaterThan(0);
    expect(await passed(5, read, 0)).toBe(2);
  });

  it('lets a user send who has asked too much', async () => {
    await passed(150, read, 0);
    expect(await take(send, 0)).toBe(0);
  });

  it('limits an address whose users change, without counting its refusals for the user', async () => {
    for (const user of ['a', 'b']) expect(await passed(12, read, 0, user)).toBe(12);
    expect(await passed(12, read, 0, 'c')).toBe(6);
    expect(await passed(12, read, 0, 'c', 'elsewhere')).toBe(0);
    expect(await passed(12, read, MINUTE, 'c', 'elsewhere')).toBe(12);
  });

  // Regression: five free accounts blocked everyone else at their address from sending.
  it('lets a user who has sent before send whatever others at the address do', async () => {
    const sender: CallCost = { ...send, of: 'user' };
    for (const user of ['a', 'b', 'c']) await passed(150, send, 0, user);
    expect(await passed(150, { ...send, of: 'address' }, 0, 'd')).toBe(0);
    expect(await take(send, 0, 'new')).toBeGreaterThan(0);
    expect(await passed(150, sender, 0, 'alice')).toBe(12);
    expect(await take(sender, MINUTE, 'alice')).toBe(0);
  });

  it('counts the failures of a user who has sent before for the address, not for the user', async () => {
    const failure: CallCost = { ...send, of: 'address' };
    expect(await passed(29, failure, 0, 'alice')).toBe(29);
    expect(await passed(150, send, 0, 'new')).toBe(1);
    expect(await passed(2, failure, 0, 'alice')).toBe(0);
    expect(await passed(150, { ...send, of: 'user' }, 0, 'alice')).toBe(12);
  });

  // Regression: a stolen session could use up the calls its owner needs to end it.
  it('lets a user sign out while other sessions ask from elsewhere', async () => {
    const [stolen, fresh] = [1_000, 2_000];
    const budgets = ['read', 'send', 'settle', 'access', 'signOut', 'endOthers'] as const;
    for (const budget of budgets) {
      await passed(150, { budget, units: 1 }, 0, 'alice');
      await passed(150, { budget, units: 1 }, 0, 'of the thief');
    }
    // A session that has used up one of them has the other one left, and a new sign-in has both.
    const signOut = (signedInAt: number): CallCost => ({ budget: 'signOut', units: 1, signedInAt });
    const endOthers = (signedInAt: number): CallCost => ({ budget: 'endOthers', units: 1, signedInAt });
    expect(await passed(150, endOthers(stolen), 0)).toBe(12);
    expect(await take(signOut(stolen), 0)).toBe(0);
    expect(await passed(150, signOut(stolen), 0)).toBe(11);
    expect(await take(signOut(fresh), 0)).toBe(0);
    expect(await take(endOthers(fresh), 0)).toBe(0);
  });

  it('does not ask again for a refused caller', async () => {
    await passed(13, read, 0);
    expect(counter.questions).toBe(13);
    await passed(1_000, read, 1);
    expect(counter.questions).toBe(13);
  });
});

describe('when the database is silent', () => {
  const silence = vi.fn(() => new Promise<never>(() => undefined));
  beforeEach(() => {
    silence.mockClear();
    counter.takeAll = silence;
  });

  it('answers soon, and no more than the limit', async () => {
    expect(await passed(150, read, 0)).toBe(12);
    expect(await passed(150, read, MINUTE)).toBe(12);
  });

  it('waits for it once, and queries it again after a while', async () => {
    await passed(5, read, 0);
    expect(silence).toHaveBeenCalledTimes(1);
    await passed(5, read, 10_000);
    expect(silence).toHaveBeenCalledTimes(2);
  });

  it('lets transfers through', async () => {
    await passed(150, read, 0);
    expect(await take(send, 0)).toBe(0);
  });
});

describe('when the database refuses', () => {
  it('counts by itself', async () => {
    counter.takeAll = () => Promise.reject(new Error('14 UNAVAILABLE'));
    expect(await passed(150, read, 0)).toBe(12);
  });

  it('refuses a deleted account, and no other because of it', async () => {
    vi.spyOn(counter, 'takeAll').mockRejectedValueOnce(new AccountDeletedError('gone'));
    await expect(take(read, 0)).rejects.toThrow(AccountDeletedError);
    // Not taken for a database that is silent: the next one is counted there.
    const before = counter.questions;
    expect(await take(read, 0, 'bob')).toBe(0);
    expect(counter.questions).toBe(before + 1);
  });

  it('refuses for a moment if too many arrive at once, but not a transfer', async () => {
    counter.takeAll = () => Promise.reject(new AttemptContentionError('too many'));
    expect(await take(read, 0)).toBe(1_000);
    expect(await take(send, 0)).toBe(0);
  });
});

describe('with limits of which units are leased', () => {
  const perMinute = { perUser: 120, perAddress: 600 };
  const caller = { userId: 'alice', address: 'home' };
  const use = (budget: CallCost['budget'], now: number) =>
    limiter.take(caller, { budget, units: 2 }, perMinute, now);

  it.each(['read', 'quote', 'simulate', 'settle', 'discover', 'incoming'] as const)(
    'asks the database once for the calls of half an hour: %s',
    async (budget) => {
      expect(await use(budget, 0)).toBe(0);
      const { questions } = counter;
      for (let minute = 1; minute < 30; minute += 1) expect(await use(budget, minute * MINUTE)).toBe(0);
      expect(counter.questions).toBe(questions);
    },
  );

  // They change something, or end a session: exact on any number of instances.
  it.each(['send', 'access', 'signOut', 'endOthers'] as const)(
    'counts each call in the database: %s',
    async (budget) => {
      for (let minute = 0; minute < 5; minute += 1) await use(budget, minute * MINUTE);
      expect(counter.questions).toBe(5);
      for (const window of counter.windows.values()) expect(window).toMatchObject({ count: 2, leased: 0 });
    },
  );

  it('counts by itself while the database is silent, besides what it had leased', async () => {
    await use('read', 0);
    const lease = vi.spyOn(counter, 'lease').mockReturnValue(new Promise<never>(() => undefined));
    let admitted = 0;
    for (let index = 0; index < 100; index += 1) if ((await use('read', MINUTE)) === 0) admitted += 1;
    // One with leased units, before the silence was noticed.
    expect(admitted).toBe(61);
    expect(lease).toHaveBeenCalledTimes(1);
  });

  it('ends the reads of a deleted account within half an hour', async () => {
    await use('read', 0);
    vi.spyOn(counter, 'lease').mockRejectedValue(new AccountDeletedError('gone'));
    expect(await use('read', 29 * MINUTE)).toBe(0);
    await expect(use('read', 30 * MINUTE)).rejects.toThrow(AccountDeletedError);
  });
});
