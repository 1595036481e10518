// @vitest-environment node
import { expect, test } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { promisesSettled } from '../../testing/promisesSettled.ts';
import { lanes } from './lanes.ts';

test('limits concurrency, preserves the order, and continues after a failure', async () => {
  const inLane = lanes(2);
  const begun: number[] = [];
  const works = [deferred<number>(), deferred<number>(), deferred<number>()];
  const results = works.map(({ promise }, place) =>
    inLane(() => {
      begun.push(place);
      return promise;
    }),
  );
  const first = results[0]?.catch(() => 'failed');
  await promisesSettled();
  expect(begun).toEqual([0, 1]);
  works[0]?.reject(new Error('Broken'));
  await promisesSettled();
  expect(begun).toEqual([0, 1, 2]);
  expect(await first).toBe('failed');
  works[2]?.resolve(3);
  expect(await results[2]).toBe(3);
});
