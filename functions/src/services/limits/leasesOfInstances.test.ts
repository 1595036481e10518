import { describe, expect, it } from 'vitest';
import { leasableOf, openWindow } from '../../data/countWindow.ts';
import { MemoryAttempts } from '../../testing/MemoryAttempts.ts';
import { CallLimiter, type CallLimits } from './CallLimiter.ts';

/* Instances that share one counter, and callers whose calls each reach a random one of them. */

const MINUTE = 60_000;
const SIXTH = 1 / 6;

/** A counter whose answers take a moment, so that calls overlap. */
class SlowAttempts extends MemoryAttempts {
  override async takeAll(...take: Parameters<MemoryAttempts['takeAll']>) {
    await moment();
    return super.takeAll(...take);
  }

  override async lease(...take: Parameters<MemoryAttempts['lease']>) {
    await moment();
    return super.lease(...take);
  }
}

async function moment(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

/** Returns a function that returns pseudo-random integers from 0 to below a number. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Call {
  readonly at: number;
  readonly userId: string;
  readonly address: string;
  readonly units: number;
}

interface Simulation {
  readonly instances: number;
  readonly limits: CallLimits;
  readonly random: (below: number) => number;
}

interface Answered extends Call {
  readonly isAdmitted: boolean;
  /** Start of the window of each of its counts. */
  readonly windows: Readonly<Record<string, number>>;
}

/** Makes calls, those of the same moment in parallel. */
async function simulate(calls: readonly Call[], { instances, limits, random }: Simulation) {
  const counter = new SlowAttempts();
  const limiters = Array.from({ length: instances }, () => new CallLimiter(counter));
  const answered: Answered[] = [];
  const windowOf = (who: string, at: number) => {
    const stored = counter.windows.get(`${who}_calls_read`);
    return openWindow(stored && { leased: 0, leasedUntil: 0, ...stored }, MINUTE, at).startedAt;
  };
  const moments = new Map<number, Call[]>();
  for (const call of calls.toSorted((a, b) => a.at - b.at))
    moments.set(call.at, [...(moments.get(call.at) ?? []), call]);
  for (const together of moments.values()) {
    const waits = await Promise.all(
      together.map(async ({ at, units, ...caller }) =>
        limiters[random(instances)]?.take(caller, { budget: 'read', units }, limits, at),
      ),
    );
    for (const [index, call] of together.entries()) {
      const whos = [call.userId, call.address];
      const windows = Object.fromEntries(whos.map((who) => [who, windowOf(who, call.at)]));
      answered.push({ ...call, isAdmitted: waits[index] === 0, windows });
    }
  }
  return { answered, documents: counter.documents };
}

/** Returns the units admitted in each window of each count. */
function admittedUnits(answered: readonly Answered[], whoOf: (call: Call) => string): Map<string, number> {
  const admitted = new Map<string, number>();
  for (const call of answered) {
    const window = `${whoOf(call)} ${call.windows[whoOf(call)]}`;
    admitted.set(window, (admitted.get(window) ?? 0) + (call.isAdmitted ? call.units : 0));
  }
  return admitted;
}

/** Calls of users who ask for more than they may, alone and many at once, now more and now less. */
function flood(users: number, addresses: number, minutes: number, random: Simulation['random']): Call[] {
  return Array.from({ length: users * minutes * 30 }, () => {
    const user = random(users);
    const at = random(minutes * 60) * 1_000;
    const call = { userId: `user-${user}`, address: `home-${user % addresses}`, at };
    const times = random(10) === 0 ? 1 + random(20) : 1;
    return Array.from({ length: times }, () => ({ ...call, units: 1 + random(12) }));
  }).flat();
}

/** The part of a limit that other instances can hold. */
const errorOf = (limit: number, instances: number) =>
  Math.min(Math.floor(limit * SIXTH) * (instances - 1), leasableOf(limit));

describe.each([2, 10])('with %s instances', (instances) => {
  it.each([
    { bound: 'user', limits: { perUser: 120, perAddress: 100_000 }, users: 6, addresses: 2 },
    { bound: 'address', limits: { perUser: 100_000, perAddress: 239 }, users: 6, addresses: 2 },
  ] as const)(
    "never admits more than a limit, and uses the $bound's but for the stated error",
    async ({ bound, limits, users, addresses }) => {
      const random = randomOf(instances);
      const calls = flood(users, addresses, 40, random);
      const { answered } = await simulate(calls, { instances, limits, random });
      const whoOf = ({ userId, address }: Call) => (bound === 'user' ? userId : address);
      const limit = bound === 'user' ? limits.perUser : limits.perAddress;
      const admitted = admittedUnits(answered, whoOf);
      expect(admitted.size).toBeGreaterThan(40 * (bound === 'user' ? users : addresses) * 0.9);
      expect(Math.max(...admitted.values())).toBeLessThanOrEqual(limit);
      const refused = answered.filter(({ isAdmitted }) => !isAdmitted);
      expect(refused.length).toBeGreaterThan(1_000);
      const unused = refused.map(
        (call) => limit - call.units - (admitted.get(`${whoOf(call)} ${call.windows[whoOf(call)]}`) ?? 0),
      );
      expect(Math.max(...unused)).toBeLessThan(errorOf(limit, instances));
    },
    60_000,
  );

  it('never admits more than both limits of a call', async () => {
    const random = randomOf(instances);
    const limits = { perUser: 120, perAddress: 239 };
    const { answered } = await simulate(flood(8, 2, 40, random), { instances, limits, random });
    const [ofUsers, ofAddresses] = [
      admittedUnits(answered, ({ userId }) => userId),
      admittedUnits(answered, ({ address }) => address),
    ];
    expect(Math.max(...ofUsers.values())).toBeLessThanOrEqual(limits.perUser);
    expect(Math.max(...ofAddresses.values())).toBeLessThanOrEqual(limits.perAddress);
    // Windows neither overlap nor run into each other, so the sum over time is bounded as well.
    for (const address of ['home-0', 'home-1']) {
      const total = answered
        .filter((call) => call.address === address && call.isAdmitted)
        .reduce((sum, { units }) => sum + units, 0);
      expect(total).toBeLessThanOrEqual(41 * limits.perAddress);
      expect(total).toBeGreaterThan(40 * limits.perAddress * 0.5);
    }
  }, 60_000);
});

/** Documents read and written to count each call for its user and its address, without leases. */
const DOCUMENTS_BEFORE = 4;

/** Half an hour of wallets that poll five units every 24 s, two at each address. */
function polls(wallets: number, random: Simulation['random']): Call[] {
  return Array.from({ length: wallets }, (_, user) => {
    const openedAt = random(MINUTE);
    const caller = { userId: `user-${user}`, address: `home-${user >> 1}`, units: 5 };
    const poll = (_item: unknown, index: number) => ({
      ...{ ...caller, at: openedAt + index * 24_000 + random(500) },
    });
    return Array.from({ length: 75 }, poll);
  }).flat();
}

it.each([
  { instances: 1, fewerTimes: 25 },
  { instances: 2, fewerTimes: 14 },
  { instances: 4, fewerTimes: 8 },
  { instances: 10, fewerTimes: 3 },
])(
  'reads and writes $fewerTimes times fewer documents for open wallets on $instances instances',
  async ({ instances, fewerTimes }) => {
    const random = randomOf(instances);
    const calls = polls(200, random);
    const limits = { perUser: 120, perAddress: 3_000 };
    const { answered, documents } = await simulate(calls, { instances, limits, random });
    expect(answered.filter(({ isAdmitted }) => !isAdmitted)).toEqual([]);
    expect((DOCUMENTS_BEFORE * calls.length) / documents).toBeGreaterThan(fewerTimes);
  },
  60_000,
);

/** Maximum units of one address for what open wallets poll, by default (`callLimitsOf`). */
const POLLED_OF_ADDRESS = 3_000;

/**
 * An hour of wallets at one address, on four networks that scanners watch, opened within twenty minutes: nine units at the opening, a scan
 * every three minutes, and balances of the selected network every six and of the others every 20.
 */
function watchedWallets(wallets: number, random: Simulation['random']): Call[] {
  return Array.from({ length: wallets }, (_, user) => {
    const openedAt = random(20 * MINUTE);
    const every = (minutes: number, units: number) =>
      Array.from({ length: Math.floor(60 / minutes) }, (_item, index) => ({
        ...{ userId: `user-${user}`, address: 'office', units },
        at: openedAt + (index + 1) * minutes * MINUTE + random(500),
      }));
    const opening = { userId: `user-${user}`, address: 'office', units: 9, at: openedAt };
    return [opening, ...every(3, 1), ...every(6, 2), ...every(20, 3)];
  }).flat();
}

it.each([1, 2])(
  'refuses none of 2,000 wallets behind one address on %i instances',
  async (instances) => {
    const random = randomOf(instances);
    const limits = { perUser: 120, perAddress: POLLED_OF_ADDRESS };
    const { answered } = await simulate(watchedWallets(2_000, random), { instances, limits, random });
    expect(answered).toHaveLength(2_000 * (1 + 20 + 10 + 3));
    expect(answered.filter(({ isAdmitted }) => !isAdmitted)).toEqual([]);
  },
  120_000,
);
