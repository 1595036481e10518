import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { logger } from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScanCursor } from '../scanner/ScanCursor.ts';
import { NetworkHealthReader } from './NetworkHealthReader.ts';

const SEPOLIA = networkById('sepolia');
const ARBITRUM = networkById('arbitrum');
const NOW = Date.parse('2026-11-30T12:00:00Z');

beforeEach(() => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Returns a cursor whose last block has an age. */
function cursorAged(seconds: number, block = 700): ScanCursor {
  const recent = [block - 1, block].map((number, index) => ({
    ...{ number, hash: `0x${number}` },
    at: NOW / 1_000 - seconds - (1 - index) * 12,
  }));
  return { ...{ revision: 9, sequence: 0, first: 1, next: block + 1, watchedVersion: 1 }, recent };
}

type Load = (chainId: number) => Promise<ScanCursor | undefined>;

function setUp(load: Load, { isLocal = false, scanned = [SEPOLIA] as readonly Network[] } = {}) {
  const clock = { now: NOW };
  const loadCursor = vi.fn<Load>(load);
  const reader = new NetworkHealthReader({
    scanned: () => scanned,
    loadCursor,
    isLocal,
    now: () => clock.now,
  });
  const healthOf = async (network: Network) => (await reader.read()).find((one) => one.network === network);
  return { reader, clock, loadCursor, healthOf };
}

test('lists all networks in their order, and reads only the cursors of scanned ones', async () => {
  const { reader, loadCursor } = setUp(() => Promise.resolve(cursorAged(5)));
  const health = await reader.read();
  expect(health.map(({ network }) => network)).toEqual(networks);
  for (const { network, ...rest } of health.filter((one) => one.network !== SEPOLIA))
    expect(rest, network.id).toEqual({ incoming: 'onDemand' });
  expect(loadCursor.mock.calls).toEqual([[SEPOLIA.chainId]]);
});

test('shows the last scanned block of a current scan', async () => {
  const { healthOf } = setUp(() => Promise.resolve(cursorAged(5)));
  expect(await healthOf(SEPOLIA)).toEqual({
    ...{ network: SEPOLIA, incoming: 'scanned', blockNumber: 700 },
    ...{ blockAt: NOW - 5_000, delaySeconds: 5 },
  });
});

test.each([
  [SEPOLIA, 71, 'scanned'],
  [SEPOLIA, 72, 'late'],
  [ARBITRUM, 60, 'scanned'],
  [ARBITRUM, 61, 'late'],
] as const)('is late from as many blocks on as wallets wait for', async (network, age, incoming) => {
  const { healthOf } = setUp(() => Promise.resolve(cursorAged(age)), { scanned: [network] });
  expect(await healthOf(network)).toMatchObject({ incoming, blockNumber: 700, delaySeconds: age });
});

test('a block of the future has no negative age', async () => {
  const { healthOf } = setUp(() => Promise.resolve(cursorAged(-3)));
  expect(await healthOf(SEPOLIA)).toMatchObject({ incoming: 'scanned', delaySeconds: 0 });
});

test('an old block is no lag on a local chain', async () => {
  const { healthOf } = setUp(() => Promise.resolve(cursorAged(86_400)), { isLocal: true });
  const health = await healthOf(SEPOLIA);
  expect(health).toMatchObject({ incoming: 'scanned', blockNumber: 700 });
  expect(health?.delaySeconds).toBeUndefined();
});

test.each([false, true])('a scan without a cursor or a block is late, also locally: %s', async (isLocal) => {
  const cursors = new Map([[ARBITRUM.chainId, { ...cursorAged(1), recent: [] }]]);
  const scanned = [SEPOLIA, ARBITRUM];
  const { healthOf } = setUp((chainId) => Promise.resolve(cursors.get(chainId)), { isLocal, scanned });
  for (const network of scanned) expect(await healthOf(network)).toEqual({ network, incoming: 'late' });
});

test('a cursor that cannot be read makes only its network late, and is logged', async () => {
  const load: Load = (chainId) =>
    chainId === SEPOLIA.chainId ? Promise.reject(new Error('down')) : Promise.resolve(cursorAged(1));
  const { healthOf } = setUp(load, { scanned: [SEPOLIA, ARBITRUM] });
  expect(await healthOf(SEPOLIA)).toEqual({ network: SEPOLIA, incoming: 'late' });
  expect(await healthOf(ARBITRUM)).toMatchObject({ incoming: 'scanned' });
  expect(logger.error).toHaveBeenCalledTimes(1);
});

test('a cursor without the time of its block makes its network late', async () => {
  const recent = [{ number: 7, hash: '0x7' }] as unknown as ScanCursor['recent'];
  const { healthOf } = setUp(() => Promise.resolve({ ...cursorAged(1), recent }));
  expect(await healthOf(SEPOLIA)).toEqual({ network: SEPOLIA, incoming: 'late' });
});

test('a database without an answer is not awaited', async () => {
  vi.useFakeTimers();
  const { healthOf } = setUp(() => new Promise(() => undefined));
  const health = healthOf(SEPOLIA);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await health).toEqual({ network: SEPOLIA, incoming: 'late' });
});

test('requests share a read, and one within ten seconds reuses it', async () => {
  const { reader, clock, loadCursor } = setUp(() => Promise.resolve(cursorAged(5)));
  await Promise.all([reader.read(), reader.read()]);
  expect(loadCursor).toHaveBeenCalledTimes(1);
  clock.now += 9_999;
  await reader.read();
  expect(loadCursor).toHaveBeenCalledTimes(1);
  clock.now += 1;
  await reader.read();
  expect(loadCursor).toHaveBeenCalledTimes(2);
});

test('a clock that was set back does not stop it from reading', async () => {
  const { reader, clock, loadCursor } = setUp(() => Promise.resolve(cursorAged(5)));
  await reader.read();
  clock.now -= 3_600_000;
  await reader.read();
  expect(loadCursor).toHaveBeenCalledTimes(2);
});
