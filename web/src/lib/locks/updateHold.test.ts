import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Request {
  readonly mode: string;
  readonly done: Promise<unknown>;
}

/** Web Locks of all tabs, with one lock that can be shared. */
class FakeLocks {
  readonly held: { name: string }[] = [];
  #holders: Request[] = [];

  async request(
    name: string,
    options: { mode?: string; ifAvailable?: boolean },
    work: (lock: object | null) => unknown,
  ): Promise<unknown> {
    const { mode = 'exclusive', ifAvailable = false } = options;
    const isFree = () => this.#holders.every((holder) => holder.mode === 'shared' && mode === 'shared');
    if (ifAvailable && !isFree()) return work(null);
    while (!isFree()) await Promise.all(this.#holders.map(({ done }) => done));
    const done = Promise.resolve(work({ name, mode }));
    const holder = { mode, done };
    this.#holders.push(holder);
    try {
      return await done;
    } finally {
      this.#holders = this.#holders.filter((other) => other !== holder);
    }
  }

  query() {
    return Promise.resolve({ held: this.held });
  }
}

let locks: FakeLocks;
/** Loads the module as another tab does. */
async function newTab() {
  vi.resetModules();
  return (await import('./updateHold.ts')).updateHold;
}

beforeEach(() => {
  locks = new FakeLocks();
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => vi.unstubAllGlobals());

test('an update runs only while no tab holds it', async () => {
  const [one, two] = [await newTab(), await newTab()];
  const work = vi.fn(() => Promise.resolve());
  expect(await one.runUnlessHeld(work)).toBe(true);
  const release = two.hold();
  expect(await one.runUnlessHeld(work)).toBe(false);
  expect(await two.runUnlessHeld(work)).toBe(false);
  release();
  release();
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await one.runUnlessHeld(work)).toBe(true);
  expect(work).toHaveBeenCalledTimes(2);
});

test('two holds are both waited for', async () => {
  const tab = await newTab();
  const [first, second] = [tab.hold(), tab.hold()];
  first();
  const work = vi.fn(() => Promise.resolve());
  expect(await tab.runUnlessHeld(work)).toBe(false);
  const reload = vi.fn();
  tab.whenReleased(reload);
  expect(reload).not.toHaveBeenCalled();
  second();
  expect(reload).toHaveBeenCalledOnce();
  tab.whenReleased(reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each(['everything-wallet send 1 0xabc', 'everything-wallet calls 1 0xabc'])(
  'a transaction that is being sent after its dialog was closed postpones an update: %s',
  async (name) => {
    locks.held.push({ name });
    expect(await (await newTab()).runUnlessHeld(() => Promise.resolve())).toBe(false);
    locks.held.pop();
    expect(await (await newTab()).runUnlessHeld(() => Promise.resolve())).toBe(true);
  },
);

test('a failure of the work is passed on, and the lock is free again', async () => {
  const tab = await newTab();
  await expect(tab.runUnlessHeld(() => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer');
  expect(await tab.runUnlessHeld(() => Promise.resolve())).toBe(true);
});

test('a browser without Web Locks knows only the holds of the same tab', async () => {
  vi.stubGlobal('navigator', {});
  const tab = await newTab();
  const release = tab.hold();
  expect(await tab.runUnlessHeld(() => Promise.resolve())).toBe(false);
  release();
  expect(await tab.runUnlessHeld(() => Promise.resolve())).toBe(true);
});
