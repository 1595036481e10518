import { expect, test, vi } from 'vitest';
import { LocalError } from '../LocalError.ts';
import { createScoreboard } from './createScoreboard.ts';

const counts =
  (passed: number, failed: number, skipped = 0) =>
  () =>
    Promise.resolve({ passed, failed, skipped });

test('sums up everything that was tried', async () => {
  const board = createScoreboard(() => undefined);
  expect(await board.attempt('types', counts(1, 0))).toBe(true);
  expect(await board.attempt('unit', counts(40, 2, 3))).toBe(false);
  expect(board.summary()).toBe('41 passed, 2 failed');
  expect(board.table()).toMatch(/✗ unit +40 passed +2 failed +3 skipped/);
  expect(board.isGreen()).toBe(false);
});

test('an exception counts as one failure, with its message', async () => {
  const lines: string[] = [];
  const board = createScoreboard((line) => lines.push(line));
  expect(await board.attempt('lint', () => Promise.reject(new LocalError('2 problems')))).toBe(false);
  expect(board.summary()).toBe('0 passed, 1 failed');
  expect(lines).toContain('2 problems');
});

test('names the tests that failed or were unsteady', async () => {
  const board = createScoreboard(() => undefined);
  expect(board.remarks()).toBe('');
  await board.attempt('unit', () =>
    Promise.resolve({
      passed: 2,
      failed: 2,
      skipped: 0,
      failures: ['a.test.ts: adds', 'b.test.ts'],
      unsteady: ['c.spec.ts: opens'],
    }),
  );
  expect(board.remarks()).toBe('~ c.spec.ts: opens (second attempt)\n✗ a.test.ts: adds\n✗ b.test.ts');
});

test('reports the duration, and the ten slowest tests of all', async () => {
  vi.useFakeTimers();
  const board = createScoreboard(() => undefined);
  expect(board.clock()).toBe('It took 0.0 minutes.');
  const times = (file: string, seconds: readonly number[]) =>
    seconds.map((each) => ({ name: `${file}: ${each}`, seconds: each }));
  await board.attempt('unit', () =>
    Promise.resolve({ passed: 6, failed: 0, skipped: 0, times: times('a', [1, 2, 3, 4, 5, 12.34]) }),
  );
  await board.attempt('e2e', () =>
    Promise.resolve({ passed: 6, failed: 0, skipped: 0, times: times('b', [6, 7, 8, 9, 10, 11]) }),
  );
  vi.advanceTimersByTime(90_000);
  const lines = board.clock().split('\n');
  expect(lines[1]).toBe('   12.3 s  a: 12.34');
  expect(lines.slice(2, -1).map((line) => line.split(': ').at(-1))).toEqual([
    '11',
    '10',
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
  ]);
  expect(lines.at(-1)).toBe('It took 1.5 minutes.');
  vi.useRealTimers();
});

test('reports skipped tests with the reason', async () => {
  const lines: string[] = [];
  const board = createScoreboard((line) => lines.push(line));
  const lacking = ['go is not installed'];
  expect(
    await board.attempt('clients:go', () => Promise.resolve({ passed: 0, failed: 0, skipped: 1, lacking })),
  ).toBe(true);
  expect(board.remarks()).toBe('– clients:go skipped: go is not installed');
  expect(board.table()).toMatch(/^– clients:go +0 passed +0 failed +1 skipped/);
});

test('is green only when a test passed and none failed', async () => {
  const board = createScoreboard(() => undefined);
  expect(board.isGreen()).toBe(false);
  await board.attempt('unit', counts(1, 0));
  expect(board.isGreen()).toBe(true);
});
