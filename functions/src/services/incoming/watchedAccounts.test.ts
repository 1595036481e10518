import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { beforeEach, expect, it } from 'vitest';
import { MemoryIncomingStore } from '../../testing/MemoryIncomingStore.ts';
import { MemoryLedger, MemoryNode } from '../../testing/MemoryLedger.ts';
import { IncomingScanner } from './IncomingScanner.ts';
import { MAX_WATCHED } from './OwnAccounts.ts';
import type { TransferSource } from './TransferSource.ts';

const network = networkById('ethereum');
const addressOf = (index: number) => `0x${(index + 1).toString(16).padStart(40, '0')}`;
const addresses = Array.from({ length: 14 }, (_, index) => addressOf(index));
const [own, watched] = [addresses.slice(0, 2), addresses.slice(2)];

let store: MemoryIncomingStore;
let scanner: IncomingScanner;
let now: number;
/** Accounts read by each scan. */
let read: string[][];

beforeEach(() => {
  const ledger = new MemoryLedger(new MemoryNode());
  store = new MemoryIncomingStore();
  store.watched = new Set(watched);
  now = 1_790_000_000_000;
  read = [];
  const source: TransferSource = {
    name: 'noting',
    firstBlock: () => 0n,
    find: ({ positions }) => {
      read.push([...positions.keys()]);
      return Promise.resolve({ places: [], positions, isBehind: false });
    },
  };
  scanner = new IncomingScanner({
    ledgerOf: () => ledger,
    sourcesOf: () => [source],
    readLabel: () => Promise.resolve({ symbol: 'USDC', decimals: 6, isSettled: true }),
    store,
    requireActiveAccount: () => Promise.resolve(),
    now: () => now,
  });
});

async function scan(addresses: readonly string[]): Promise<readonly string[]> {
  now += 60_000;
  await scanner.scan('user', { addresses: [...addresses], networks: [network.rpcName] });
  return read.at(-1) ?? [];
}

// Regression: one scan of thirty addresses of exchanges sent nodes 5,756 requests.
it('a scan reads at most five watch-only accounts, and every account with a key', async () => {
  const accounts = await scan(addresses);
  expect(accounts).toEqual(expect.arrayContaining(own));
  expect(accounts).toHaveLength(own.length + MAX_WATCHED);
});

it('every watched account has its turn', async () => {
  const seen = new Set<string>();
  for (let i = 0; i < 3; i += 1) for (const account of await scan(addresses)) seen.add(account);
  expect([...seen].toSorted()).toEqual(addresses.toSorted());
});

it('each scan reads all of a few watch-only accounts', async () => {
  const few = [...own, ...watched.slice(0, MAX_WATCHED)];
  for (let i = 0; i < 2; i += 1) expect(await scan(few)).toEqual(few);
});
