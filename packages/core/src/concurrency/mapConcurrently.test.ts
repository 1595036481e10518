import { expect, test } from 'vitest';
import { mapConcurrently } from './mapConcurrently.ts';

/** Calls that end when the test says so. */
function calls() {
  const begun: string[] = [];
  const ends = new Map<string, (result: string | Error) => void>();
  const map = (item: string) => {
    begun.push(item);
    return new Promise<string>((resolve, reject) => {
      ends.set(item, (result) => (result instanceof Error ? reject(result) : resolve(result)));
    });
  };
  return { begun, ends, map };
}

test('maps at most so many at a time, in the order of the items', async () => {
  const { begun, ends, map } = calls();
  const mapped = mapConcurrently(['a', 'b', 'c'], 2, map);
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.('B');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  ends.get('c')?.('C');
  ends.get('a')?.('A');
  expect(await mapped).toEqual(['A', 'B', 'C']);
});

test('begins no call after a failure', async () => {
  const { begun, ends, map } = calls();
  const mapped = mapConcurrently(['a', 'b', 'c', 'd'], 2, map);
  ends.get('a')?.(new Error('broken'));
  await expect(mapped).rejects.toThrow('broken');
  ends.get('b')?.('B');
  await new Promise((resolve) => setTimeout(resolve));
  expect(begun).toEqual(['a', 'b']);
});

test('maps nothing', async () => {
  expect(await mapConcurrently([], 3, () => Promise.reject(new Error('unexpected')))).toEqual([]);
});
