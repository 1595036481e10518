// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../../testing/deferred.ts';
import { trySendLock, withSendLock } from './withSendLock.ts';

const ACCOUNT = { chainId: 1, from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' };

afterEach(() => vi.unstubAllGlobals());

describe.each(['with Web Locks', 'in a browser without Web Locks'])('%s', (kind) => {
  beforeEach(() => {
    vi.stubGlobal('navigator', kind === 'with Web Locks' ? { locks: fakeLocks() } : {});
  });

  test('two sends from one account run one after the other, in any case of the address', async () => {
    const [first, done] = [deferred<string>(), [] as string[]];
    const one = withSendLock(ACCOUNT, async () => done.push(await first.promise));
    const other = withSendLock({ ...ACCOUNT, from: ACCOUNT.from.toLowerCase() }, () =>
      Promise.resolve(done.push('second')),
    );
    await Promise.resolve();
    first.resolve('first');
    await Promise.all([one, other]);
    expect(done).toEqual(['first', 'second']);
  });

  test('another account, or another chain, does not wait', async () => {
    const first = deferred<undefined>();
    const sending = withSendLock(ACCOUNT, () => first.promise);
    expect(await withSendLock({ ...ACCOUNT, chainId: 137 }, () => Promise.resolve('sent'))).toBe('sent');
    const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
    expect(await withSendLock({ ...ACCOUNT, from }, () => Promise.resolve('sent'))).toBe('sent');
    first.resolve(undefined);
    await sending;
  });

  test('a failure rejects its own call, and lets the next one run', async () => {
    const failing = withSendLock(ACCOUNT, () => Promise.reject(new Error('no node')));
    const next = withSendLock(ACCOUNT, () => Promise.resolve('sent'));
    await expect(failing).rejects.toThrow('no node');
    expect(await next).toBe('sent');
  });

  test('a call that does not wait returns at once while another sends, and succeeds afterwards', async () => {
    const first = deferred<string>();
    const sending = withSendLock(ACCOUNT, () => first.promise);
    const work = vi.fn(() => Promise.resolve('settled'));
    expect(await trySendLock(ACCOUNT, work)).toBeUndefined();
    expect(work).not.toHaveBeenCalled();
    first.resolve('sent');
    await sending;
    expect(await trySendLock(ACCOUNT, work)).toBe('settled');
  });
});

test('a tab that never ends is waited for three quarters of a minute, and nothing is done', async () => {
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    },
  });
  const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(45_000);
    return lateSignal();
  });
  const work = vi.fn(() => Promise.resolve('sent'));
  await expect(withSendLock(ACCOUNT, work)).rejects.toMatchObject({ textId: 'send.error.busy' });
  expect(work).not.toHaveBeenCalled();
  timeoutSpy.mockRestore();
});

test('where the browser refuses locks, as with blocked storage, sends of this tab still run one after the other', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
  });
  expect(await withSendLock(ACCOUNT, () => Promise.resolve('sent'))).toBe('sent');
  expect(await trySendLock(ACCOUNT, () => Promise.resolve('settled'))).toBe('settled');
});

/** Returns a signal that aborts a moment later. */
function lateSignal(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), 5);
  return controller.signal;
}

/** Exclusive locks by name, like the browser's. */
function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();
  async function request(name: string, ...rest: unknown[]): Promise<unknown> {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
    const { ifAvailable = false } = (rest.length > 1 ? rest[0] : {}) as { ifAvailable?: boolean };
    if (ifAvailable && held.has(name)) return work(null);
    while (held.has(name)) await held.get(name)?.catch(() => undefined);
    const turn = work({ name });
    held.set(name, turn);
    try {
      return await turn;
    } finally {
      held.delete(name);
    }
  }
  return { request };
}
