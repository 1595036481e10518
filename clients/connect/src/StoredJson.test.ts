import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoredJson } from './StoredJson.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('is shared by its key', () => {
  new StoredJson('a').write({ b: 1 });
  expect(new StoredJson('a').read()).toEqual({ b: 1 });
  new StoredJson('a').write(undefined);
  expect(localStorage.length).toBe(0);
  expect(new StoredJson('a').read()).toBeUndefined();
});

test('is undefined when another program wrote no JSON', () => {
  localStorage.setItem('a', '{');
  expect(new StoredJson('a').read()).toBeUndefined();
});

test('is in memory while the storage is full, and leaves no old value behind', () => {
  const stored = new StoredJson('a');
  stored.write(1);
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  stored.write(2);
  expect(stored.read()).toBe(2);
  expect(localStorage.getItem('a')).toBeNull();
  setItem.mockRestore();
  stored.write(3);
  expect(localStorage.getItem('a')).toBe('3');
});

test.each([
  [
    'blocked',
    () =>
      vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('Blocked', 'SecurityError');
      }),
  ],
  ['absent', () => vi.stubGlobal('localStorage', undefined)],
])('is in memory where the storage is %s', (_name, block) => {
  block();
  const stored = new StoredJson('a');
  expect(stored.read()).toBeUndefined();
  stored.write(1);
  expect(stored.read()).toBe(1);
  stored.write(undefined);
  expect(stored.read() ?? undefined).toBeUndefined();
});
