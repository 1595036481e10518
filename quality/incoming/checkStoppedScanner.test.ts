import { expect, test } from 'vitest';
import { checkStoppedScanner } from './checkStoppedScanner.ts';
import type { StoppedScanner } from './StoppedScanner.ts';

const GOOD: StoppedScanner = {
  ...{ blocks: 300, payments: 2, delayShown: 'the service is at up to block 7', rows: 2 },
  ...{ caughtUpSeconds: 3.25, delivered: ['a', 'b'], paid: ['a', 'b'], isDelayGone: true },
};

/** Returns the names of failed checks. */
const failedOf = (stopped: StoppedScanner) =>
  [...checkStoppedScanner(stopped).checks].filter(([, isTrue]) => !isTrue).map(([what]) => what);

test('passes a scanner that catches up', () => {
  expect(failedOf(GOOD)).toEqual([]);
  expect(checkStoppedScanner(GOOD).figure).toContain('2 webhooks, the last 3.3 s after its start');
});

// Regression: the timeout was Infinity, which is null in JSON, and the figure crashed the suite.
test('fails one that never catches up, as it is read from JSON', () => {
  const stopped = JSON.parse(
    JSON.stringify({ ...GOOD, caughtUpSeconds: null, delivered: ['a'] }),
  ) as StoppedScanner;
  expect(checkStoppedScanner(stopped).figure).toContain('1 webhooks, the last never');
  expect(failedOf(stopped)).toEqual([
    'the scanner catches up in time',
    'the webhook receives each payment once, in order',
  ]);
});

test('fails a webhook that receives payments twice or in another order', () => {
  for (const delivered of [
    ['b', 'a'],
    ['a', 'a', 'b'],
  ])
    expect(failedOf({ ...GOOD, delivered })).toEqual(['the webhook receives each payment once, in order']);
});
