// @vitest-environment node
import { receivedId } from '@everything-wallet/core/documents/transaction';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeListeners } from '../../../lib/firebase/testing/fakeListeners.ts';
import { transaction } from '../testing/transaction.ts';
import { listenToTransaction } from './listenToTransaction.ts';

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  doc: (_firestore: unknown, ...path: string[]) => path.join('/'),
  onSnapshot: (...listen: Parameters<typeof fakeListeners.onSnapshot>) => fakeListeners.onSnapshot(...listen),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, firestore: {} }),
}));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  fakeListeners.reset();
});

const { id, time, ...record } = transaction();

function snapshot(data: Record<string, unknown> | undefined, { fromCache = false } = {}) {
  return {
    id,
    exists: () => data !== undefined,
    data: () => data,
    get: (field: string) => data?.[field],
    metadata: { fromCache },
  };
}

async function listen(to = id) {
  const callbacks = { onData: vi.fn(), onError: vi.fn() };
  const stop = listenToTransaction(to)(callbacks.onData, callbacks.onError);
  await vi.advanceTimersByTimeAsync(0);
  return { ...callbacks, stop };
}

test('reports the transaction with its id and time', async () => {
  const { onData } = await listen();
  expect(fakeListeners.targets()).toEqual([`transactions/${id}`]);
  fakeListeners.hear(snapshot({ ...record, timestamp: Timestamp.fromDate(time ?? new Date()) }));
  expect(onData.mock.calls).toEqual([[{ ...record, id, time }]]);
});

// Regression: decimals and symbol of known tokens were shown from the record, which a server wrote.
test("uses the wallet's own data of known tokens", async () => {
  const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
  const { onData } = await listen();
  const written = {
    ...record,
    amount: '1',
    amount_units: '100000000',
    token_decimals: 8,
    token_symbol: 'USDT',
    contract_address: usdc,
    came: [{ kind: 'erc20', contract_address: usdc, units: '100000000', decimals: 8, symbol: 'USDT' }],
    timestamp: Timestamp.fromDate(time ?? new Date()),
  };
  fakeListeners.hear(snapshot(written));
  expect(onData.mock.calls.at(-1)?.[0]).toMatchObject({
    amount: '100',
    token_decimals: 6,
    token_symbol: 'USDC',
    came: [{ units: '100000000', decimals: 6, symbol: 'USDC' }],
  });
});

// Regression: incoming transfers were not requested, since their ids have a place behind the hash.
test.each(['coin', '7', '7.1'])('requests an incoming transfer at %s by its own id', async (place) => {
  const received = receivedId('alice', 1, `0x${'ab'.repeat(32)}`, place);
  const { onData } = await listen(received);
  expect(fakeListeners.targets()).toEqual([`transactions/${received}`]);
  expect(onData).not.toHaveBeenCalled();
});

describe('is not found', () => {
  test('where the server has none', async () => {
    const { onData, onError } = await listen();
    fakeListeners.hear(snapshot(undefined));
    expect(onData.mock.calls).toEqual([[undefined]]);
    expect(onError).not.toHaveBeenCalled();
  });

  test("where the rules refuse it, as they do for another user's", async () => {
    const { onData, onError } = await listen();
    fakeListeners.fail(Object.assign(new Error('refused'), { code: 'permission-denied' }));
    expect(onData.mock.calls).toEqual([[undefined]]);
    expect(onError).not.toHaveBeenCalled();
  });

  test.each(['', 'nonsense', 'a/b', `alice_1_0x${'ab'.repeat(31)}`])(
    'with the malformed id %j, without a request',
    async (malformed) => {
      const { onData, stop } = await listen(malformed);
      expect(onData.mock.calls).toEqual([[undefined]]);
      expect(fakeListeners.targets()).toEqual([]);
      stop();
    },
  );
});

describe('is an error, and not missing,', () => {
  test('while the server does not answer, until it does', async () => {
    const { onData, onError } = await listen();
    fakeListeners.hear(snapshot(undefined, { fromCache: true }));
    await vi.advanceTimersByTimeAsync(7_999);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onError).toHaveBeenCalledOnce();
    expect(onData).not.toHaveBeenCalled();
    fakeListeners.hear(snapshot({ ...record }));
    expect(onData).toHaveBeenCalledOnce();
  });

  test('where the listener fails for another reason', async () => {
    const { onData, onError } = await listen();
    const failure = Object.assign(new Error('away'), { code: 'unavailable' });
    fakeListeners.fail(failure);
    expect(onError.mock.calls).toEqual([[failure]]);
    expect(onData).not.toHaveBeenCalled();
  });

  test('where it has the wrong shape', async () => {
    const { onData, onError } = await listen();
    fakeListeners.hear(snapshot({ ...record, type: 'gift' }));
    expect(onError).toHaveBeenCalledOnce();
    expect(onData).not.toHaveBeenCalled();
  });
});

test('an empty cache for a moment is neither missing nor an error', async () => {
  const { onData, onError } = await listen();
  fakeListeners.hear(snapshot(undefined, { fromCache: true }));
  fakeListeners.hear(snapshot({ ...record }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onData).toHaveBeenCalledOnce();
  expect(onError).not.toHaveBeenCalled();
});

test('stopping ends the listener and the timer', async () => {
  const { stop, onError } = await listen();
  fakeListeners.hear(snapshot(undefined, { fromCache: true }));
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fakeListeners.targets()).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
});
