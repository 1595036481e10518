import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inPairs } from './inPairs.ts';

test('does everything once, in order, never more than two at a time', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await inPairs([1, 2, 3, 4, 5], async (item) => {
    begun.push(item);
    most = Math.max(most, ++running);
    await sleep(5);
    running--;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});
