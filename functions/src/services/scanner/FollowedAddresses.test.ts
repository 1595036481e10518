import { logger } from 'firebase-functions/logger';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FollowedAddresses, type AccountSource } from './FollowedAddresses.ts';

const addressAt = (index: number) => `0x${index.toString(16).padStart(40, '0')}`;
const TIMES = { followMs: 1, reloadMs: 60_000, backoff: { minMs: 1, maxMs: 2 } };

/** Accounts in the order of their ids, with the time of their creation, as Firestore has them. */
class Accounts implements AccountSource {
  readonly stored = new Map<string, { readonly address: string; readonly createdAt: number }>();
  /** Counts every write. */
  clock = 1;
  pageSize = 3;
  failures = 0;
  pages: (string | undefined)[] = [];
  /** Runs before each answer. */
  onPage: () => void | Promise<void> = () => undefined;

  add(id: string, address: string): void {
    this.clock += 1;
    this.stored.set(id, { address, createdAt: this.clock });
  }

  remove(id: string): void {
    this.clock += 1;
    this.stored.delete(id);
  }

  async now() {
    await this.#fail();
    return this.clock;
  }

  async page(after: string | undefined, until: number) {
    this.pages.push(after);
    await this.#fail();
    await this.onPage();
    const ids = [...this.stored.keys()].toSorted().filter((id) => after === undefined || id > after);
    const read = ids.slice(0, this.pageSize);
    const addresses = read.flatMap((id) => {
      const account = this.stored.get(id);
      return account && account.createdAt <= until ? [account.address] : [];
    });
    return { addresses, last: read.length < this.pageSize ? undefined : read.at(-1) };
  }

  async created(after: number) {
    await this.#fail();
    const accounts = [...this.stored.values()].filter(({ createdAt }) => createdAt > after);
    return { addresses: accounts.map(({ address }) => address), until: this.clock };
  }

  async #fail(): Promise<void> {
    await Promise.resolve();
    if (this.failures === 0) return;
    this.failures -= 1;
    throw new Error('unavailable');
  }
}

/** Returns a function that returns pseudo-random integers from 0 to below a number. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const never = new AbortController().signal;

beforeEach(() => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('FollowedAddresses', () => {
  test('loads all accounts page by page, and counts those of one address', async () => {
    const accounts = new Accounts();
    for (let index = 0; index < 7; index += 1) accounts.add(`user${index}`, addressAt(index));
    accounts.add('other', addressAt(3));
    const addresses = new FollowedAddresses(accounts, TIMES);
    expect(addresses.has(addressAt(3))).toBe(false);
    await addresses.load(never);
    expect(accounts.pages).toEqual([undefined, 'user1', 'user4']);
    expect([0, 3, 7].map((index) => addresses.watchersOf(addressAt(index)))).toEqual([1, 2, 0]);
    expect(addresses.has(addressAt(6))).toBe(true);
    expect(addresses.health()).toMatchObject({ addresses: 7, secondsOld: Infinity });
  });

  test('ends with an empty page where the number of accounts is a multiple of the page', async () => {
    const accounts = new Accounts();
    for (let index = 0; index < 6; index += 1) accounts.add(`user${index}`, addressAt(index));
    const addresses = new FollowedAddresses(accounts, TIMES);
    await addresses.load(never);
    expect(accounts.pages).toEqual([undefined, 'user2', 'user5']);
    expect(addresses.health().addresses).toBe(6);
  });

  test('repeats the page that failed, and no other', async () => {
    const accounts = new Accounts();
    for (let index = 0; index < 7; index += 1) accounts.add(`user${index}`, addressAt(index));
    const addresses = new FollowedAddresses(accounts, TIMES);
    let page = 0;
    accounts.onPage = () => {
      page += 1;
      if (page === 2 || page === 3) throw new Error('unavailable');
    };
    await addresses.load(never);
    expect(accounts.pages).toEqual([undefined, 'user2', 'user2', 'user2', 'user5']);
    expect(addresses.health().addresses).toBe(7);
    expect(logger.error).toHaveBeenCalledTimes(2);
  });

  test('adds accounts that were created since, each once', async () => {
    const accounts = new Accounts();
    accounts.add('user1', addressAt(1));
    const addresses = new FollowedAddresses(accounts, TIMES);
    await addresses.load(never);
    accounts.add('user2', addressAt(2));
    accounts.add('user3', addressAt(1));
    await addresses.follow();
    await addresses.follow();
    expect([1, 2].map((index) => addresses.watchersOf(addressAt(index)))).toEqual([2, 1]);
  });

  // A scanner with older addresses than those of the stored cursor waits: its own must become newer by themselves.
  test('has the version of the last request, also where no account was created', async () => {
    const accounts = new Accounts();
    accounts.add('user1', addressAt(1));
    const addresses = new FollowedAddresses(accounts, TIMES);
    accounts.onPage = () => expect(addresses.version).toBe(0);
    await addresses.load(never);
    expect(addresses.version).toBe(accounts.clock);
    accounts.clock += 5;
    await addresses.follow();
    expect(addresses.version).toBe(accounts.clock);
    accounts.onPage = () => expect(addresses.version).toBe(accounts.clock);
    await addresses.load(never);
  });

  test('forgets removed accounts with the next load, and has the others all the time', async () => {
    const accounts = new Accounts();
    for (let index = 0; index < 7; index += 1) accounts.add(`user${index}`, addressAt(index));
    const addresses = new FollowedAddresses(accounts, TIMES);
    await addresses.load(never);
    accounts.remove('user5');
    await addresses.follow();
    expect(addresses.has(addressAt(5))).toBe(true);
    accounts.onPage = () => expect(addresses.has(addressAt(0)) && addresses.has(addressAt(6))).toBe(true);
    await addresses.load(never);
    expect(addresses.has(addressAt(5))).toBe(false);
    expect(addresses.health().addresses).toBe(6);
  });

  test('preserves the former addresses where a load is broken off', async () => {
    const accounts = new Accounts();
    for (let index = 0; index < 7; index += 1) accounts.add(`user${index}`, addressAt(index));
    const addresses = new FollowedAddresses(accounts, TIMES);
    await addresses.load(never);
    const stop = new AbortController();
    accounts.failures = Infinity;
    const loading = addresses.load(stop.signal);
    stop.abort();
    await loading;
    expect(addresses.health().addresses).toBe(7);
  });

  // Accounts come and go while pages are read, before and after the page that a load has reached.
  test.each([1, 2, 3, 4, 5])('watches every account, whatever changes during a load (%i)', async (seed) => {
    const below = randomOf(seed);
    const accounts = new Accounts();
    const change = () => {
      const id = `user${below(60).toString(36)}_${below(20)}`;
      if (below(2) === 0) accounts.remove(id);
      else if (!accounts.stored.has(id)) accounts.add(id, addressAt(below(40)));
    };
    for (let count = 0; count < 40; count += 1) change();
    const addresses = new FollowedAddresses(accounts, TIMES);
    const stood = () =>
      [...accounts.stored.values()].every(({ address }) => addresses.has(address)) ? [] : ['missing'];
    await addresses.load(never);
    for (let load = 0; load < 10; load += 1) {
      accounts.onPage = async () => {
        for (let count = below(6); count > 0; count -= 1) change();
        accounts.failures = below(2);
        if (below(10) < 7) await addresses.follow().catch(() => undefined);
      };
      await addresses.load(never);
      accounts.failures = 0;
      await addresses.follow();
      expect(stood()).toEqual([]);
    }
    // Without changes, the counts are exact.
    accounts.onPage = () => undefined;
    await addresses.load(never);
    const counts = new Map<string, number>();
    for (const { address } of accounts.stored.values()) counts.set(address, (counts.get(address) ?? 0) + 1);
    for (let index = 0; index < 40; index += 1)
      expect(addresses.watchersOf(addressAt(index))).toBe(counts.get(addressAt(index)) ?? 0);
  });

  test('follows until the signal, through failures, and loads again when it is time', async () => {
    const accounts = new Accounts();
    accounts.add('user1', addressAt(1));
    let now = 0;
    const addresses = new FollowedAddresses(accounts, { ...TIMES, reloadMs: 1_000 }, () => now);
    await addresses.load(never);
    const stop = new AbortController();
    const running = addresses.run(stop.signal);
    accounts.failures = 2;
    accounts.add('user2', addressAt(2));
    accounts.remove('user1');
    await vi.waitFor(() => expect(addresses.has(addressAt(2))).toBe(true));
    expect(addresses.has(addressAt(1))).toBe(true);
    expect(addresses.health().secondsOld).toBe(0);
    now = 1_000;
    await vi.waitFor(() => expect(addresses.has(addressAt(1))).toBe(false));
    expect(addresses.has(addressAt(2))).toBe(true);
    stop.abort();
    await running;
  });
});
