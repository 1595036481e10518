// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountPasswordMark } from './accountPasswordMark.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

test('recognizes the account password, and no other, and not for another user', async () => {
  await accountPasswordMark.note('alice', 'hunter2 ünï');
  expect(await accountPasswordMark.matches('alice', 'hunter2 ünï')).toBe(true);
  expect(await accountPasswordMark.matches('bob', 'hunter2 ünï')).toBe(false);
  // By chance, one of 4096 has the same mark.
  const others = await Promise.all(
    ['hunter2', 'hunter3 ünï', 'HUNTER2 ÜNÏ'].map((one) => accountPasswordMark.matches('alice', one)),
  );
  expect(others.filter(Boolean).length).toBeLessThan(2);
});

test('the stored value contains neither the password nor enough to confirm a guess', async () => {
  await accountPasswordMark.note('alice', 'hunter2');
  const text = stored.get('session.passwordMark.alice') ?? '';
  expect(text).not.toContain('hunter2');
  const { mark } = JSON.parse(text) as { mark: number };
  expect(mark).toBeLessThan(2 ** 12);
});

test('is removed with the session, and other stored values do not count', async () => {
  await accountPasswordMark.note('alice', 'hunter2');
  accountPasswordMark.forget('alice');
  expect(await accountPasswordMark.matches('alice', 'hunter2')).toBe(false);
  stored.set('session.passwordMark.alice', 'not JSON');
  expect(await accountPasswordMark.matches('alice', 'hunter2')).toBe(false);
});
