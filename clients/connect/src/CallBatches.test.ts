import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallBatches } from './CallBatches.ts';
import { StoredJson } from './StoredJson.ts';

const KEY = 'calls';
const HASHES = ['0xa', '0xb', '0xc'];

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const open = () => new CallBatches(new StoredJson(KEY));

/** Status of a batch whose receipts have these statuses; null for a pending one. */
function statusOf(receipts: readonly (string | null)[], calls = receipts.length) {
  const batches = open();
  batches.add({
    params: [{ calls: Array.from({ length: calls }) }],
    chainId: '0x1',
    result: { id: 'id', hashes: HASHES.slice(0, receipts.length) },
  });
  return batches.status('id', (_chainId, _method, [hash]) => {
    const status = receipts[HASHES.indexOf(String(hash))];
    return Promise.resolve(status ? { status, transactionHash: hash } : null);
  });
}

test.each([
  ['pending', [null, null], 2, 100],
  ['partly pending', ['0x1', null], 2, 100],
  ['confirmed', ['0x1', '0x1'], 2, 200],
  ['not sent', [], 2, 400],
  ['reverted', ['0x0', '0x0'], 2, 500],
  ['partly reverted', ['0x1', '0x0'], 2, 600],
  ['partly sent', ['0x1'], 2, 600],
])('is %s', async (_name, receipts, calls, status) => {
  await expect(statusOf(receipts, calls)).resolves.toMatchObject({
    version: '2.0.0',
    id: 'id',
    chainId: '0x1',
    atomic: false,
    status,
  });
});

test('lists receipts in the order of the calls', async () => {
  const receipts = await statusOf(['0x1', '0x0', '0x1']);
  expect(receipts).toMatchObject({ receipts: HASHES.map((transactionHash) => ({ transactionHash })) });
});

// Regression: the status of a batch that was ended in the middle asked a node about null, and failed.
test.each([
  ['0x1', 600],
  ['0x0', 500],
  [null, 100],
])(
  'asks no node about calls that were not sent, where the first has the status %s',
  async (first, status) => {
    const batches = open();
    const params = [{ calls: [{}, {}, {}] }];
    batches.add({ params, chainId: '0x1', result: { id: 'id', hashes: ['0xa', null, null] } });
    const answer = await batches.status('id', (_chainId, _method, [hash]) =>
      hash === '0xa' ? Promise.resolve(first && { status: first }) : Promise.reject(new Error('malformed')),
    );
    expect(answer).toMatchObject({ status });
  },
);

test('is not sent where no call was', async () => {
  const batches = open();
  batches.add({ params: [{ calls: [{}] }], chainId: '0x1', result: { id: 'id', hashes: [null] } });
  await expect(batches.status('id', () => Promise.reject(new Error('malformed')))).resolves.toMatchObject({
    status: 400,
  });
});

test('forgets a batch after 24 hours', async () => {
  vi.useFakeTimers();
  const batches = open();
  const read = () => Promise.resolve(null);
  batches.add({ params: [], chainId: '0x1', result: { id: 'id', hashes: ['0xa'] } });
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1);
  await expect(open().status('id', read)).resolves.toMatchObject({ status: 100 });
  vi.advanceTimersByTime(1);
  await expect(open().status('id', read)).resolves.toBeUndefined();
});

test.each(['{', 'null', '[null]', '[{"id":"id"}]', '{"id":"id"}', '[{"id":"id","hashes":[],"sentAt":"x"}]'])(
  'ignores hostile content: %s',
  async (content) => {
    localStorage.setItem(KEY, content);
    await expect(open().status('id', vi.fn())).resolves.toBeUndefined();
    open().add({ params: [], chainId: '0x1', result: { id: 'id', hashes: [] } });
    await expect(open().status('id', vi.fn())).resolves.toMatchObject({ status: 400 });
  },
);

test('stores at most 100 batches, the newest', async () => {
  for (let id = 0; id <= 100; id++) {
    open().add({ params: [], chainId: '0x1', result: { id: String(id), hashes: [] } });
  }
  await expect(open().status('0', vi.fn())).resolves.toBeUndefined();
  await expect(open().status('1', vi.fn())).resolves.toBeDefined();
});

test('stores nothing of an answer without hashes', () => {
  expect(open().add({ params: undefined, chainId: '0x1', result: { id: 'id' } })).toEqual({ id: 'id' });
  expect(localStorage.length).toBe(0);
});
