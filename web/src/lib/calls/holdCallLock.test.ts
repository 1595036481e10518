// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { holdCallLock } from './holdCallLock.ts';

const account = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';

afterEach(() => vi.unstubAllGlobals());

test('is held once, by account and chain, until it is released', async () => {
  const release = await holdCallLock(1, account);
  expect(release).toBeDefined();
  expect(await holdCallLock(1, account.toLowerCase())).toBeUndefined();
  const other = await holdCallLock(137, account);
  expect(other).toBeDefined();
  other?.();
  release?.();
  const again = await holdCallLock(1, account);
  expect(again).toBeDefined();
  again?.();
});

test('covers all tabs in a browser with locks', async () => {
  let isTaken = false;
  vi.stubGlobal('navigator', {
    locks: {
      request: async (_name: string, _options: unknown, work: (lock: unknown) => Promise<void>) => {
        if (isTaken) return work(null);
        isTaken = true;
        await work({});
        isTaken = false;
        return undefined;
      },
    },
  });
  const release = await holdCallLock(1, account);
  expect(isTaken).toBe(true);
  release?.();
  await vi.waitFor(() => expect(isTaken).toBe(false));
  isTaken = true;
  expect(await holdCallLock(1, account)).toBeUndefined();
});

test('where the browser refuses locks this tab waits for itself', async () => {
  const refuse = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: refuse } });
  const release = await holdCallLock(1, account);
  expect(release).toBeDefined();
  expect(await holdCallLock(1, account)).toBeUndefined();
  release?.();
});
