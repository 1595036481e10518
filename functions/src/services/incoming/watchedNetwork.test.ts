import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { toBeHex, zeroPadValue } from 'ethers';
import { logger } from 'firebase-functions/logger';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryIncomingStore } from '../../testing/MemoryIncomingStore.ts';
import { MemoryLedger, MemoryNode, newHash, type MemoryTransaction } from '../../testing/MemoryLedger.ts';
import { ScannedMemoryNode } from '../../testing/ScannedMemoryNode.ts';
import { addressTopic } from '../abi/word.ts';
import { TRANSFER } from '../abi/transferTopics.ts';
import { CoinSource } from './CoinSource.ts';
import { IncomingScanner } from './IncomingScanner.ts';
import { LogSource } from './LogSource.ts';

const network = networkById('sepolia');
const DEPTH = network.confirmations;
const OWN = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const STRANGER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

const coin = (): MemoryTransaction => ({ hash: newHash(), from: STRANGER, to: OWN, value: 1n });
const token = (): MemoryTransaction => ({
  ...{ hash: newHash(), from: STRANGER, to: TOKEN },
  logs: [
    {
      address: TOKEN,
      topics: [TRANSFER, addressTopic(STRANGER), addressTopic(OWN)],
      data: zeroPadValue(toBeHex(7n), 32),
    },
  ],
});

afterEach(() => {
  vi.restoreAllMocks();
});

function setUp(limit?: ConstructorParameters<typeof ScannedMemoryNode>[2]) {
  const node = new MemoryNode();
  const ledger = new MemoryLedger(node);
  const store = new MemoryIncomingStore();
  const scanned = new ScannedMemoryNode(node, network, limit);
  const clock = { now: 1_790_000_000_000 };
  const newInstance = () => {
    const sources = [new LogSource(ledger, DEPTH), new CoinSource(ledger, DEPTH)];
    return new IncomingScanner({
      ...{ ledgerOf: () => ledger, sourcesOf: () => sources, scannedOf: () => scanned.transfers, store },
      readLabel: () => Promise.resolve({ symbol: 'TUSD', decimals: 6, isSettled: true }),
      requireActiveAccount: () => Promise.resolve(),
      now: () => clock.now,
    });
  };
  const instance = { current: newInstance() };
  const scan = async (afterMs = 60_000) => {
    clock.now += afterMs;
    const question = { addresses: [OWN], networks: ['sepolia' as const], wantsNotices: true };
    return instance.current.scan('user', question);
  };
  /** The scanners know all accounts that exist by now. */
  const follow = () => scanned.watched.advanceTo(clock.now * 1_000);
  const blocksAsked = () => ledger.asked.logs + ledger.asked.blocks + ledger.asked.states;
  const hashes = () => [...store.records.values()].map(({ tx_hash: hash }) => hash).sort();
  return { node, ledger, store, scanned, clock, scan, follow, blocksAsked, hashes, instance, newInstance };
}

test('asks nodes for no block once the scanner watches the account, and finds what comes', async () => {
  const { node, ledger, scanned, scan, follow, blocksAsked, hashes } = setUp();
  const before = coin();
  node.mine(before);
  scanned.watched.add(OWN);
  follow();
  await scanned.step();
  expect(await scan()).toMatchObject({ watched: [], isCatchingUp: false });
  expect(hashes()).toEqual([before.hash]);

  for (let blocks = 0; blocks < DEPTH; blocks += 1) node.mine();
  while (await scanned.step());
  await scan();
  const asked = blocksAsked();
  const after = [coin(), token()];
  node.mine(...after);
  await scanned.step();
  expect(scanned.marks).toEqual(['sepolia', 'sepolia']);
  expect(await scan()).toMatchObject({ arrivedCount: 1, watched: [] });
  expect(hashes()).toEqual([before, ...after].map(({ hash }) => hash).sort());

  for (let blocks = 0; blocks < DEPTH; blocks += 1) node.mine();
  while (await scanned.step());
  await scan();
  const { witnesses } = ledger.asked;
  node.mine();
  await scanned.step();
  expect(await scan()).toMatchObject({ watched: ['sepolia'] });
  expect([blocksAsked(), ledger.asked.witnesses]).toEqual([asked, witnesses]);
});

test('a new account is watched as soon as the scanner has read the blocks that were read for it', async () => {
  const { node, scanned, scan, follow, blocksAsked } = setUp();
  scanned.watched.add(OWN);
  follow();
  await scanned.step();
  await scan();
  const asked = blocksAsked();
  expect(await scan()).toMatchObject({ watched: ['sepolia'] });
  node.mine();
  await scanned.step();
  expect(await scan()).toMatchObject({ watched: ['sepolia'] });
  expect(blocksAsked()).toBe(asked);
});

// Regression: more than five took turns even where the scanner watched them all, so that a mark was used up without reading its account.
test('reads all watch-only accounts at once as soon as the scanner watches them', async () => {
  const { node, store, scanned, clock, follow, blocksAsked, instance } = setUp();
  const addresses = Array.from({ length: 14 }, (_, index) => zeroPadValue(toBeHex(index + 1), 20));
  store.watched = new Set(addresses);
  for (const address of addresses) scanned.watched.add(address);
  follow();
  await scanned.step();
  const scan = async () => {
    clock.now += 60_000;
    return instance.current.scan('user', { addresses, networks: ['sepolia'], wantsNotices: true });
  };
  for (let turn = 0; turn < 4; turn += 1) await scan();
  expect(await scan()).toMatchObject({ watched: ['sepolia'] });

  const asked = blocksAsked();
  node.mine(...addresses.map((to) => ({ hash: newHash(), from: STRANGER, to, value: 1n })));
  await scanned.step();
  expect(await scan()).toMatchObject({ arrivedCount: addresses.length });
  expect(blocksAsked()).toBe(asked);
});

// Regression: nodes that had the block but not its receipts yet, and no scan until it was final, lost the transfer.
test('finds a transfer whose receipts come late, also once its block is final', async () => {
  const { node, ledger, scanned, scan, follow, hashes } = setUp();
  scanned.watched.add(OWN);
  follow();
  await scanned.step();
  await scan();
  await scan();
  const late = coin();
  node.mine(late);
  await scanned.step();
  const head = BigInt(node.blocks.length - 1);
  const denied = vi.spyOn(ledger, 'getTransactionResponses').mockResolvedValue([{ kind: 'absent', head }]);
  await scan();
  expect(hashes()).toEqual([]);
  denied.mockRestore();
  for (let blocks = 0; blocks < DEPTH; blocks += 1) node.mine();
  while (await scanned.step());
  await scan();
  expect(hashes()).toEqual([late.hash]);
});

test('reads the blocks itself while the scanner is behind, and says how far it is', async () => {
  const { node, scanned, scan, follow, hashes } = setUp();
  scanned.watched.add(OWN);
  follow();
  await scanned.step();
  await scan();
  expect(await scan()).toMatchObject({ watched: ['sepolia'], late: [] });
  const last = node.blocks.length - 1;
  const missed = coin();
  node.mine(missed);
  for (let blocks = 0; blocks < 10; blocks += 1) node.mine();
  const late = [{ network: 'sepolia', block: last, at: expect.any(Number) as number }];
  expect(await scan()).toMatchObject({ watched: [], late });
  expect(hashes()).toEqual([missed.hash]);
  while (await scanned.step());
  await scan();
  expect(await scan()).toMatchObject({ watched: ['sepolia'], late: [] });
});

test('reads the blocks of an address with too many matches, and then matches again', async () => {
  const { node, scanned, scan, follow, blocksAsked, hashes } = setUp({ max: 2, spanBlocks: 50 });
  scanned.watched.add(OWN);
  follow();
  await scanned.step();
  await scan();
  await scan();
  const asked = blocksAsked();
  const all = Array.from({ length: 6 }, coin);
  for (const one of all) node.mine(one);
  while (await scanned.step());
  expect(await scan()).toMatchObject({ watched: [] });
  expect(hashes()).toEqual(all.map(({ hash }) => hash).sort());
  expect(blocksAsked()).toBeGreaterThan(asked);

  for (let blocks = 0; blocks < 50 + DEPTH; blocks += 1) node.mine();
  while (await scanned.step());
  await scan();
  expect(await scan()).toMatchObject({ watched: ['sepolia'] });
  const later = blocksAsked();
  const last = coin();
  node.mine(last);
  await scanned.step();
  await scan();
  expect(hashes()).toContain(last.hash);
  expect(blocksAsked()).toBe(later);
});

// Regression: while a transfer was not final, the next one was shown up to a block's time after its mark.
test('scans soon after a mark also while a transfer is not final', async () => {
  const { node, scanned, scan, follow, hashes } = setUp();
  scanned.watched.add(OWN);
  follow();
  await scanned.step();
  await scan();
  await scan();
  const [first, second] = [coin(), coin()];
  node.mine(first);
  await scanned.step();
  expect(await scan()).toMatchObject({ scanned: ['sepolia'], watched: [] });
  node.mine(second);
  await scanned.step();
  expect(await scan(1_000)).toMatchObject({ scanned: ['sepolia'] });
  expect(hashes()).toEqual([first.hash, second.hash].sort());
});

test('notifies of what another instance has stored, before the next call comes minutes later', async () => {
  const { store, scanned, clock, scan, follow } = setUp();
  scanned.watched.add(OWN);
  follow();
  await scanned.step();
  await scan();
  await scan();
  const notice = {
    ...{ id: 'of another instance', amount: '1', symbol: 'SepoliaETH', network: 'sepolia', from: STRANGER },
    ...{ to: OWN, at: clock.now, notifiedAt: 0, firstNotifiedAt: 0 },
  };
  await store.save('user', (cursor) => ({ ...cursor, waiting: [notice] }));
  expect(await scan(20_000)).toMatchObject({ watched: ['sepolia'], arrivedCount: 1 });
});

test.each([
  ['an account that the scanners do not know yet', 'unknown'],
  ['an account that was removed and added again', 'again'],
  ['a scanner that is a minute behind', 'late'],
  ['a scanner of another chain', 'replaced'],
  ['matches that were not stored', 'down'],
  ['matches that cannot be read', 'unreadable'],
] as const)('reads the blocks itself: %s', async (_title, state) => {
  const { node, store, scanned, clock, scan, follow, blocksAsked, hashes, instance, newInstance } = setUp();
  scanned.watched.add(OWN);
  follow();
  for (let blocks = 0; blocks <= DEPTH; blocks += 1) node.mine();
  while (await scanned.step());
  if (state === 'unknown') store.knownSince = Infinity;
  await scan();
  await scan();
  const asked = blocksAsked();
  const own = coin();
  if (state === 'again') {
    store.knownSince = clock.now + 1_000;
    scanned.watched.remove(OWN);
    instance.current = newInstance();
  }
  if (state === 'down') scanned.isDown = true;
  if (state === 'unreadable') {
    scanned.isUnreadable = true;
    vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  }
  if (state === 'replaced') node.reorganise(1, [own]);
  else node.mine(own);
  if (state === 'down' || state === 'again' || state === 'unreadable') await scanned.step();
  if (state === 'late' || state === 'down') for (let blocks = 0; blocks < 10; blocks += 1) node.mine();
  await scan();
  expect(hashes()).toEqual([own.hash]);
  expect(blocksAsked()).toBeGreaterThan(asked);
});

test.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
  'finds everything, once, whatever happens (%i)',
  async (seed) => {
    let state = seed * 2_654_435_761;
    const below = (limit: number) => {
      state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x297a2d39) | 0;
      return (state >>> 8) % limit;
    };
    // Half of the runs reach the limit of matches.
    const limit = seed % 2 === 0 ? { max: 3, spanBlocks: 8 } : undefined;
    const { node, store, scanned, clock, scan, follow, hashes, instance, newInstance } = setUp(limit);
    const settle = async () => {
      for (let steps = 0; steps < 50 && (await scanned.step()); steps += 1);
    };
    const actions: readonly (() => unknown)[] = [
      () => node.mine(),
      () => node.mine(coin()),
      () => node.mine(token(), coin()),
      () => node.reorganise(Math.min(1 + below(4), node.blocks.length - 2), [coin()], [], [], [token()]),
      async () => scanned.step(),
      settle,
      settle,
      async () => scan(),
      async () => scan(),
      () => scanned.restart(),
      () => (scanned.isDown = below(3) === 0),
      () => (instance.current = newInstance()),
      follow,
      () => {
        if (below(4) > 0) return;
        // The account is removed, which the scanner notices, and added again.
        scanned.watched.remove(OWN);
        clock.now += 5_000;
        store.knownSince = clock.now;
        clock.now += 5_000;
        instance.current = newInstance();
        scanned.watched.add(OWN);
        if (below(2) === 0) follow();
      },
    ];
    store.knownSince = clock.now;
    scanned.watched.add(OWN);
    for (let count = 0; count < 150; count += 1) await actions[below(actions.length)]?.();
    scanned.isDown = false;
    follow();
    for (let rounds = 0; rounds < 9; rounds += 1) {
      await settle();
      await scan();
      for (let blocks = 0; blocks < DEPTH; blocks += 1) node.mine();
    }
    await settle();
    await scan();
    expect(await scan()).toMatchObject({ watched: ['sepolia'] });
    const expected = node.blocks.flatMap(({ transactions }) => transactions.map(({ hash }) => hash));
    expect(hashes()).toEqual(expected.sort());
    expect([...store.records.values()].every(({ is_final: isFinal }) => isFinal)).toBe(true);
  },
);
