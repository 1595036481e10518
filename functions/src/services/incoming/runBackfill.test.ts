import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemoryAttempts } from '../../testing/MemoryAttempts.ts';
import { MemoryIncomingStore } from '../../testing/MemoryIncomingStore.ts';
import { MemoryLedger, MemoryNode, newHash } from '../../testing/MemoryLedger.ts';
import { noteUsage } from '../../requests/usage.ts';
import { DailyBudget } from '../limits/DailyBudget.ts';
import { BackfillUnfinishedError } from './BackfillUnfinishedError.ts';
import { CoinSource } from './CoinSource.ts';
import { IncomingScanner } from './IncomingScanner.ts';
import { LogSource } from './LogSource.ts';
import { noCursor } from './noCursor.ts';
import { runBackfill } from './runBackfill.ts';

const network = networkById('sepolia');
const OWN = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const STRANGER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const PAYMENTS = 200;

let node: MemoryNode;
let ledger: MemoryLedger;
let store: MemoryIncomingStore;
let now: number;

/** An instance that remembers nothing. */
function createScanner(): IncomingScanner {
  const sources = [
    new LogSource(ledger, network.confirmations),
    new CoinSource(ledger, network.confirmations),
  ];
  return new IncomingScanner({
    ledgerOf: () => ledger,
    sourcesOf: () => sources,
    readLabel: () => Promise.resolve({ symbol: 'TUSD', decimals: 6, isSettled: true }),
    store,
    requireActiveAccount: () => Promise.resolve(),
    now: () => now,
  });
}

/** Scans as an open wallet does. */
const open = (scanner = createScanner()) =>
  scanner.scan('user', { addresses: [OWN], networks: ['sepolia'], wantsNotices: true });

const run = ({ perDay = 1_000_000, scanner = createScanner() } = {}) =>
  runBackfill(
    { user: 'user', network: 'sepolia' },
    {
      ...{ store, scanner, now: () => now },
      budget: new DailyBudget({
        counter: new MemoryAttempts(),
        perDay: () => ({ questions: perDay }),
        now: () => now,
      }),
      pause: (ms) => {
        now += ms;
        return Promise.resolve();
      },
    },
  );

beforeEach(async () => {
  node = new MemoryNode();
  ledger = new MemoryLedger(node);
  store = new MemoryIncomingStore();
  now = 1_790_000_000_000;
  await open();
  for (let block = 0; block < PAYMENTS; block += 1)
    node.mine({ hash: newHash(), from: STRANGER, to: OWN, value: 1n });
  for (let block = 0; block < network.confirmations; block += 1) node.mine();
});

test('reads what one opening of the wallet has left, once', async () => {
  now += 60_000;
  const { backfills } = await open();
  expect(backfills).toEqual([{ network: 'sepolia', share: expect.any(Number) as number }]);
  expect(backfills[0]?.share).toBeGreaterThan(0);
  expect(backfills[0]?.share).toBeLessThan(1);
  now += 60_000;
  await run();
  expect(store.records.size).toBe(PAYMENTS);
  now += 60_000;
  expect(await open()).toMatchObject({ backfills: [], isCatchingUp: false });
  // Notices wait for the wallet that is opened next.
  expect(store.records.size).toBe(PAYMENTS);
});

test('shows the progress on other instances too', async () => {
  now += 60_000;
  const { backfills } = await open();
  expect(await open()).toMatchObject({ backfills });
});

test('leaves the rest to the next run after 45 seconds', async () => {
  now += 60_000;
  await open();
  now += 60_000;
  const endless = { scan: vi.fn(async () => ({ ...(await open()), isCatchingUp: true })) };
  await expect(run({ scanner: endless as unknown as IncomingScanner })).rejects.toThrow(
    BackfillUnfinishedError,
  );
  expect(endless.scan.mock.calls.length).toBeLessThan(30);
});

test('ends when the daily budget of the user is used up', async () => {
  now += 60_000;
  await open();
  const costly = {
    scan: vi.fn(async () => {
      noteUsage({ questions: 600 });
      return { ...(await open()), isCatchingUp: true };
    }),
  };
  await run({ perDay: 1_000, scanner: costly as unknown as IncomingScanner });
  expect(costly.scan).toHaveBeenCalledTimes(2);
});

test('does nothing if an open wallet has read all meanwhile', async () => {
  const scanner = createScanner();
  for (let scans = 0; scans < 20; scans += 1) {
    now += 60_000;
    await open(scanner);
  }
  const idle = { scan: vi.fn() };
  await run({ scanner: idle as unknown as IncomingScanner });
  expect(idle.scan).not.toHaveBeenCalled();
});

test('reads the turns of all watch-only accounts', async () => {
  const others = Array.from({ length: 12 }, (_, index) => `0x${String(index).padStart(40, '0')}`);
  const cursor = await store.read();
  const next = { tokens: Object.fromEntries(others.map((address) => [address, 0])) };
  const stored = { ...cursor, networks: { sepolia: { ...noCursor, next, isBehind: true } } };
  const scan = vi.fn(() =>
    // Every second call comes too soon after the one before.
    Promise.resolve({ isCatchingUp: false, scanned: scan.mock.calls.length % 2 === 1 ? ['sepolia'] : [] }),
  );
  await runBackfill(
    { user: 'user', network: 'sepolia' },
    {
      store: { read: () => Promise.resolve(stored), findOwn: (...request) => store.findOwn(...request) },
      scanner: { scan } as unknown as IncomingScanner,
      budget: new DailyBudget({ counter: new MemoryAttempts(), perDay: () => ({}) }),
      pause: () => Promise.resolve(),
    },
  );
  expect(scan).toHaveBeenCalledTimes(5);
});

test('does nothing for a user without a cursor, or whose accounts were removed', async () => {
  const scanner = { scan: vi.fn() };
  await runBackfill(
    { user: 'stranger', network: 'sepolia' },
    {
      store: { read: () => store.read(), findOwn: () => Promise.resolve(new Map()) },
      scanner,
      budget: new DailyBudget({ counter: new MemoryAttempts(), perDay: () => ({}) }),
      pause: () => Promise.resolve(),
    },
  );
  expect(scanner.scan).not.toHaveBeenCalled();
});
