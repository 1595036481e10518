import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { toBeHex, zeroPadValue } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryIncomingStore } from '../../testing/MemoryIncomingStore.ts';
import { MemoryLedger, MemoryNode, newHash, type MemoryTransaction } from '../../testing/MemoryLedger.ts';
import { addressTopic } from '../abi/word.ts';
import { TRANSFER } from '../abi/transferTopics.ts';
import type { PriceOfNow } from '../prices/priceNow.ts';
import { CoinSource } from './CoinSource.ts';
import { IncomingScanner } from './IncomingScanner.ts';
import type { IncomingStore } from './IncomingStore.ts';
import { LogSource } from './LogSource.ts';

const network = networkById('ethereum');
const OWN = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const STRANGER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const SPAM = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';

const coin = (value: bigint): MemoryTransaction => ({ hash: newHash(), from: STRANGER, to: OWN, value });
const tokens = (count: number, address = TOKEN): MemoryTransaction => ({
  hash: newHash(),
  from: STRANGER,
  to: address,
  logs: Array.from({ length: count }, (_, index) => ({
    address,
    topics: [TRANSFER, addressTopic(STRANGER), addressTopic(OWN)],
    data: zeroPadValue(toBeHex(index + 1), 32),
  })),
});

let node: MemoryNode;
let store: MemoryIncomingStore;
let now: number;
let price: PriceOfNow | undefined;

/** The methods of a store that write. */
const writing: readonly unknown[] = ['write', 'save', 'addPrices'] satisfies (keyof IncomingStore)[];

/** A store that fails after a number of writes, as if the process had crashed. */
function crashAfter(writes: number): { readonly store: IncomingStore; readonly hasCrashed: () => boolean } {
  let done = 0;
  const crashing = new Proxy(store, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return async (...values: unknown[]): Promise<unknown> => {
        if (done >= writes) throw new Error('The process has crashed');
        const result: unknown = await Reflect.apply(method, target, values);
        if (writing.includes(name)) done += 1;
        if (done >= writes) throw new Error('The process crashes');
        return result;
      };
    },
  });
  return { store: crashing, hasCrashed: () => done >= writes };
}

/** An instance that remembers nothing. */
function instance(of: IncomingStore = store): IncomingScanner {
  const ledger = new MemoryLedger(node);
  const sources = [
    new LogSource(ledger, network.confirmations),
    new CoinSource(ledger, network.confirmations),
  ];
  return new IncomingScanner({
    ledgerOf: () => ledger,
    sourcesOf: () => sources,
    readLabel: () => Promise.resolve({ symbol: 'TUSD', decimals: 6, isSettled: true }),
    store: of,
    readPrices: (moments) => Promise.resolve(moments.map(() => price)),
    requireActiveAccount: () => Promise.resolve(),
    now: () => now,
  });
}

/** A caller of a scan. */
interface Caller {
  readonly wantsNotices?: boolean;
  readonly isAwaited?: () => boolean;
  readonly told?: string[];
}

async function scan(
  scanner: IncomingScanner,
  { isAwaited = () => true, ...caller }: Caller = {},
): Promise<readonly string[]> {
  now += 60_000;
  const question = { addresses: [OWN], networks: [network.rpcName], wantsNotices: true, ...caller };
  return (await scanner.scan('user', question, isAwaited)).arrivedIds;
}

/**
 * Scans for 15 minutes like an open wallet that acknowledges notifications.
 *
 * @param before ids of notifications that it has shown already
 * @returns the ids of all notifications
 */
async function openWallet(before: readonly string[] = []): Promise<readonly string[]> {
  const scanner = instance();
  const notified = [...before];
  for (let minutes = 0; minutes < 15; minutes += 1)
    notified.push(...(await scan(scanner, { told: [...notified] })));
  return notified;
}

/** Ids of the records that a notification is due for. */
const due = () => [...store.records].filter(([, record]) => record.is_unverified !== true).map(([id]) => id);

const mineUntilFinal = () => {
  for (let blocks = 0; blocks < network.confirmations; blocks += 1) node.mine();
};

beforeEach(() => {
  node = new MemoryNode();
  store = new MemoryIncomingStore();
  store.added.add(TOKEN.toLowerCase());
  now = 1_790_000_000_000;
  price = undefined;
});

const callers: readonly (readonly [string, () => Caller])[] = [
  ['that acknowledges', () => ({ told: [] })],
  ['that wants no notices, as a backfill', () => ({ wantsNotices: false })],
  ['that has left', () => ({ told: [], isAwaited: () => false })],
  [
    'that leaves before it is answered',
    () => {
      let asked = 0;
      return { told: [], isAwaited: () => (asked += 1) <= 1 };
    },
  ],
];

const cases: readonly (readonly [string, number, () => void])[] = [
  [
    'a coin, a token and spam',
    2,
    () => {
      node.mine(coin(5n), tokens(1), tokens(2, SPAM));
    },
  ],
  [
    'more records than one Firestore transaction takes, all final',
    3,
    () => {
      node.mine(coin(1n), tokens(1));
      node.mine(tokens(90, SPAM), tokens(90, SPAM), tokens(90, SPAM));
      node.mine(coin(2n));
      mineUntilFinal();
    },
  ],
];

// Regression: a crash between a record and its notice lost the notice.
describe.each(callers)('a crash during a scan for a caller %s', (_, caller) => {
  it.each(cases)('neither loses nor repeats a notification: %s', async (__, expected, mine) => {
    let isComplete = false;
    for (let writes = 1; !isComplete; writes += 1) {
      store = new MemoryIncomingStore();
      store.added.add(TOKEN.toLowerCase());
      node = new MemoryNode();
      await scan(instance());
      mine();
      const crash = crashAfter(writes);
      const first = await scan(instance(crash.store), caller()).catch(() => []);
      isComplete = !crash.hasCrashed();
      const notified = await openWallet(first);
      expect(notified.toSorted(), `after ${writes} writes`).toEqual(due().toSorted());
      expect(due()).toHaveLength(expected);
      // Nor later, of any instance.
      mineUntilFinal();
      expect(await openWallet()).toEqual([]);
    }
  });
});

describe('a crash', () => {
  it('after the first write notifies the next caller once, where clients acknowledge nothing', async () => {
    await scan(instance());
    node.mine(coin(5n));
    await expect(scan(instance(crashAfter(1).store))).rejects.toThrow('crashes');
    const notified = [];
    const next = instance();
    for (let minutes = 0; minutes < 15; minutes += 1) notified.push(...(await scan(next)));
    expect(notified).toEqual(due());
    expect(notified).toHaveLength(1);
  });

  it('while a reorg removes a record shows no notice of it', async () => {
    for (const writes of [1, 2, 3]) {
      store = new MemoryIncomingStore();
      node = new MemoryNode();
      await scan(instance());
      node.mine(coin(5n));
      await scan(instance(), { wantsNotices: false });
      expect(store.records.size).toBe(1);
      node.reorganise(1, [], []);
      await scan(instance(crashAfter(writes).store)).catch(() => []);
      expect(await openWallet()).toEqual([]);
      expect(store.records.size).toBe(0);
    }
  });

  it('between two Firestore transactions leaves no record that a reorg cannot remove', async () => {
    await scan(instance());
    node.mine(tokens(90, SPAM), tokens(90, SPAM), tokens(90, SPAM));
    await expect(scan(instance(crashAfter(1).store))).rejects.toThrow('crashes');
    expect(store.records.size).toBe(200);
    node.reorganise(1, []);
    node.mine();
    await openWallet();
    expect(store.records.size).toBe(0);
  });

  it('while a price is added late neither repeats the notification nor changes the price', async () => {
    for (const writes of [1, 2, 3]) {
      store = new MemoryIncomingStore();
      node = new MemoryNode();
      price = undefined;
      // Blocks are of the first hour of 1970.
      now = 3_600_000;
      await scan(instance());
      node.mine(coin(5n));
      mineUntilFinal();
      expect(await openWallet()).toHaveLength(1);
      now += 3_600_000;
      price = { usd: 2_000, source: 'coingecko' };
      await scan(instance(crashAfter(writes).store), { told: [] }).catch(() => []);
      price = { usd: 3_000, source: 'coingecko' };
      now += 3_600_000;
      expect(await openWallet()).toEqual([]);
      expect([...store.records.values()]).toMatchObject([{ coin_price_usd: 2_000 }]);
    }
  });
});

describe('a transfer that was notified and acknowledged', () => {
  it('is not notified again after a crash while it becomes final', async () => {
    node.mine(coin(5n));
    expect(await openWallet()).toHaveLength(1);
    mineUntilFinal();
    for (const writes of [1, 2]) await scan(instance(crashAfter(writes).store), { told: [] }).catch(() => []);
    expect(await openWallet()).toEqual([]);
    expect([...store.records.values()]).toMatchObject([{ is_final: true }]);
  });
});

it('counts the records of all Firestore transactions', async () => {
  node.mine(tokens(90, SPAM), tokens(90, SPAM), tokens(90, SPAM));
  await scan(instance());
  expect(Object.values((await store.read()).made.unverified)).toEqual([270]);
});

describe('its cost', () => {
  it('is one write of the cursor for a transfer, and one once it is final', async () => {
    const scanner = instance();
    await scan(scanner, { told: [] });
    const saves = () => store.counts.saves;
    const before = saves();
    node.mine(coin(5n));
    const told = [...(await scan(scanner, { told: [] }))];
    expect(saves()).toBe(before + 1);
    mineUntilFinal();
    await scan(scanner, { told });
    expect(saves()).toBe(before + 2);
  });
});

it('checks the account before each Firestore transaction, and stops once it is being deleted', async () => {
  let checks = 0;
  const ledger = new MemoryLedger(node);
  const scanner = new IncomingScanner({
    ledgerOf: () => ledger,
    sourcesOf: () => [new LogSource(ledger, network.confirmations)],
    readLabel: () => Promise.resolve({ symbol: 'TUSD', decimals: 6, isSettled: true }),
    store,
    requireActiveAccount: () => {
      checks += 1;
      return checks === 2 ? Promise.reject(new Error('leaving')) : Promise.resolve();
    },
    now: () => now,
  });
  node.mine(tokens(90, SPAM), tokens(90, SPAM), tokens(90, SPAM));
  await expect(scan(scanner, { told: [] })).rejects.toThrow('leaving');
  expect(store.records.size).toBe(200);
  await scan(scanner, { told: [] });
  expect(store.records.size).toBe(270);
});
