import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeliveryCounts, type CountedAttempt } from './DeliveryCounts.ts';

const NOW = 1_000_000_000_000;
const HOUR_MS = 60 * 60 * 1_000;

const write = vi.fn<(severity: string, message: string, fields: { failsEverywhere?: boolean }) => void>();
let counts: DeliveryCounts;

beforeEach(() => {
  vi.useFakeTimers();
  write.mockClear();
  counts = new DeliveryCounts({ now: () => NOW, write });
});
afterEach(() => {
  vi.useRealTimers();
});

const attempt = (changes: Partial<CountedAttempt> = {}) =>
  counts.countAttempt({
    ...{ isDelivered: true, host: 'hooks.example', attempts: 1, isOnTime: true },
    ...{ eventAt: NOW - 2_000, failingSince: null, ...changes },
  });
const fail = (host: string, changes: Partial<CountedAttempt> = {}) =>
  attempt({ isDelivered: false, host, ...changes });

test('writes one line a minute, only if something was delivered, and counts anew', () => {
  vi.advanceTimersByTime(600_000);
  expect(write).not.toHaveBeenCalled();
  attempt();
  attempt({ attempts: 3, isOnTime: false, eventAt: NOW - HOUR_MS });
  fail('other.example', { eventAt: NOW - 9_000 });
  counts.countGivenUp();
  counts.countPaused();
  for (const outcome of ['sent', 'sent', 'gone', 'refused', 'failed'] as const) counts.countPush(outcome);
  vi.advanceTimersByTime(60_000);
  expect(write.mock.calls).toEqual([
    [
      'info',
      'Deliveries',
      {
        ...{ attempts: 3, retries: 1, delivered: 2, failed: 1, givenUp: 1, paused: 1 },
        ...{ delaySeconds: 9, oldestSeconds: 9 },
        pushes: { sent: 2, gone: 1, refused: 1, failed: 1 },
        ...{ deliveredHosts: 1, failingHosts: 1, failsEverywhere: false },
      },
    ],
  ]);
  vi.advanceTimersByTime(600_000);
  expect(write).toHaveBeenCalledOnce();
  counts.countPush('sent');
  vi.advanceTimersByTime(60_000);
  expect(write.mock.calls[1]?.[2]).toMatchObject({
    ...{ attempts: 0, delaySeconds: null, oldestSeconds: null, failingHosts: 0 },
    pushes: { sent: 1, gone: 0, refused: 0, failed: 0 },
  });
});

/** Returns the severity of the line, and its field `failsEverywhere`. */
function outcome() {
  counts.write();
  const [severity, , fields] = write.mock.calls[0] ?? [];
  return [severity, fields?.failsEverywhere];
}

test('five receivers that fail, more than succeed, are a warning', () => {
  for (let host = 0; host < 5; host += 1) fail(`${host}.example`);
  for (let host = 5; host < 9; host += 1) attempt({ host: `${host}.example` });
  expect(outcome()).toEqual(['warn', true]);
});

test('is no warning if as many receivers succeed', () => {
  for (let host = 0; host < 5; host += 1) fail(`${host}.example`);
  for (let host = 5; host < 10; host += 1) attempt({ host: `${host}.example` });
  expect(outcome()).toEqual(['info', false]);
});

test('one failing receiver is no warning, however many webhooks and lanes it has', () => {
  for (let count = 0; count < 100; count += 1) fail('hooks.example');
  expect(outcome()).toEqual(['info', false]);
});

// Regression: with fewer than five receivers, an outage of the service alerted nobody.
test('two receivers that fail are a warning only if no other succeeds', () => {
  for (const host of ['a.example', 'b.example']) fail(host);
  expect(outcome()).toEqual(['warn', true]);
  write.mockClear();
  for (const host of ['a.example', 'b.example']) fail(host);
  attempt({ host: 'c.example' });
  expect(outcome()).toEqual(['info', false]);
});

test('receivers that have failed for an hour do not count: their outage is their own', () => {
  for (let host = 0; host < 5; host += 1) fail(`${host}.example`, { failingSince: NOW - HOUR_MS });
  expect(outcome()).toEqual(['info', false]);
});

test('a host with one success does not fail', () => {
  for (let host = 0; host < 5; host += 1) fail(`${host}.example`);
  attempt({ host: '4.example' });
  expect(outcome()).toEqual(['info', false]);
});

test('names no host and no URL', () => {
  fail('secret.example');
  counts.write();
  expect(JSON.stringify(write.mock.calls)).not.toContain('secret');
});
