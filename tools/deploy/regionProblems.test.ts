import { expect, test } from 'vitest';
import { regionProblems } from './regionProblems.ts';

test.each([
  ['us-central1', 'nam5'],
  ['europe-west1', 'eur3'],
  ['asia-northeast1', 'asia-northeast1'],
  ['us-central1', ''],
])('functions in %s and a database in %j are close', (region, location) => {
  expect(regionProblems(region, location)).toEqual([]);
});

test.each([
  ['us-central1', 'eur3', '--region europe-west1 or'],
  ['us-central1', 'europe-west6', '--region europe-west6'],
  ['europe-west1', 'nam5', '--region us-central1'],
])('functions in %s and a database in %s do not', (region, location, what) => {
  expect(regionProblems(region, location)).toEqual([expect.stringContaining(what)]);
});
