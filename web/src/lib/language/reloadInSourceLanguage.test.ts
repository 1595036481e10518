import { afterEach, expect, test, vi } from 'vitest';
import { missingLanguage } from './missingLanguage.ts';
import { reloadInSourceLanguage } from './reloadInSourceLanguage.ts';

const logProblem = vi.hoisted(() => vi.fn());
vi.mock('../log/logProblem.ts', () => ({ logProblem }));

const reload = vi.fn();
const failure = new TypeError('Failed to fetch dynamically imported module');

afterEach(() => {
  missingLanguage.take();
  vi.restoreAllMocks();
  reload.mockClear();
});

test('the page is loaded again, once, and draws nothing before', async () => {
  const drawn = vi.fn();
  void reloadInSourceLanguage(failure, reload).then(drawn);
  await Promise.resolve();
  expect(reload).toHaveBeenCalledOnce();
  expect(drawn).not.toHaveBeenCalled();
  expect(missingLanguage.take()).toBe(true);
  expect(missingLanguage.take()).toBe(false);
});

test('a browser that stores nothing would load it again and again', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(() => reloadInSourceLanguage(failure, reload)).toThrow(failure);
  expect(reload).not.toHaveBeenCalled();
});
