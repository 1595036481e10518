import { networks } from '@everything-wallet/core/networks/networks';
import { toBeHex, zeroPadValue } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryIncomingStore } from '../../testing/MemoryIncomingStore.ts';
import { MemoryLedger, MemoryNode, newHash, type MemoryTransaction } from '../../testing/MemoryLedger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { CoinSource } from './CoinSource.ts';
import { IncomingScanner } from './IncomingScanner.ts';
import { LogSource } from './LogSource.ts';
import { addressTopic } from '../abi/word.ts';
import { TRANSFER } from '../abi/transferTopics.ts';

const OWN = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const SECOND = '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0';
const STRANGER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const deep = networks.filter(({ confirmations }) => confirmations >= 40);

const coin = (value: bigint, to = OWN, from = STRANGER): MemoryTransaction => ({
  hash: newHash(),
  from,
  to,
  value,
});
const token = (units: bigint): MemoryTransaction => ({
  hash: newHash(),
  from: STRANGER,
  to: TOKEN,
  logs: [
    {
      address: TOKEN,
      topics: [TRANSFER, addressTopic(STRANGER), addressTopic(OWN)],
      data: zeroPadValue(toBeHex(units), 32),
    },
  ],
});

let node: MemoryNode;
let ledger: MemoryLedger;
let store: MemoryIncomingStore;
let now: number;

beforeEach(() => {
  node = new MemoryNode();
  ledger = new MemoryLedger(node);
  store = new MemoryIncomingStore();
  now = 1_790_000_000_000;
});

function start(network: (typeof networks)[number], limits = {}) {
  const sources = [
    new LogSource(ledger, network.confirmations),
    new CoinSource(ledger, network.confirmations),
  ];
  const scanner = new IncomingScanner({
    ledgerOf: () => ledger,
    sourcesOf: () => sources,
    readLabel: () => Promise.resolve({ symbol: 'TUSD', decimals: 6, isSettled: true }),
    store,
    requireActiveAccount: () => Promise.resolve(),
    now: () => now,
    ...limits,
  });
  return (...addresses: string[]) => {
    now += 60_000;
    return scanner.scan('user', {
      addresses: addresses.length > 0 ? addresses : [OWN],
      networks: [network.rpcName],
      wantsNotices: true,
    });
  };
}

async function until(scan: () => Promise<{ isCatchingUp: boolean }>, most = 60): Promise<void> {
  for (let scans = 0; scans < most; scans += 1) if (!(await scan()).isCatchingUp) return;
  throw new Error('It never ends');
}

const records = () => [...store.records.values()];

describe.each(deep.map((network) => [network.confirmations, network.name, network] as const))(
  'blocks that are final after %i (%s)',
  (_depth, _name, network) => {
    it('are read on after an absence, if nodes store few states and answer for few blocks', async () => {
      const scan = start(network);
      ledger.storedStates = 128;
      ledger.longestRange = 20;
      await scan();
      for (let block = 1; block <= 600; block += 1)
        node.mine(...(block % 100 === 0 ? [coin(1n), token(1n)] : []));
      await until(() => scan());
      expect(records()).toHaveLength(12);
    });

    it('are read on if nodes store almost no states', async () => {
      const scan = start(network);
      ledger.storedStates = 2;
      await scan();
      for (let block = 1; block <= 300; block += 1) node.mine(...(block % 100 === 0 ? [coin(1n)] : []));
      await until(() => scan());
      expect(records()).toHaveLength(3);
    });
  },
);

const [sepolia = networks[0]] = networks.filter(({ rpcName }) => rpcName === 'sepolia');
const [polygon = networks[0]] = networks.filter(({ confirmations }) => confirmations === 64);

it('an account in which every block changes something holds up none of the others', async () => {
  const scan = start(polygon);
  await scan(OWN, SECOND);
  for (let block = 1; block <= 400; block += 1)
    node.mine(coin(1n), ...(block === 5 ? [coin(7n, SECOND)] : []));
  await scan(OWN, SECOND);
  await scan(OWN, SECOND);
  expect(records().filter(({ to_address: to }) => to === SECOND)).toHaveLength(1);
  await until(() => scan(OWN, SECOND));
  expect(records()).toHaveLength(401);
});

it('a node that failed once gets large requests again', async () => {
  const scan = start(sepolia);
  const findLogs = ledger.findLogs.bind(ledger);
  ledger.findLogs = () => Promise.reject(new ChainUnavailableError());
  for (let block = 0; block < 3; block += 1) node.mine();
  await scan();
  ledger.findLogs = findLogs;
  for (let block = 0; block < 900; block += 1) node.mine();
  node.mine(token(1n));
  for (let scans = 0; scans < 3; scans += 1) await scan();
  expect(records()).toHaveLength(1);
});

it('a silent node undoes no confirmed transfer, and no notification is repeated', async () => {
  const other = new MemoryNode();
  other.blocks = node.blocks;
  ledger = new MemoryLedger(node, other);
  const scan = start(sepolia);
  node.mine(coin(1n));
  expect(await scan()).toMatchObject({ arrivedCount: 1 });
  other.isSilent = true;
  node.mine();
  await scan();
  expect(records()).toEqual([expect.objectContaining({ status: 'completed' })]);
  other.isSilent = false;
  expect(await scan()).toMatchObject({ arrivedCount: 0 });
  // A contradicting node does; its agreement later is no news.
  other.lie = (_, truth) => (truth.kind === 'present' ? { ...truth, value: 2n } : truth);
  await scan();
  expect(records()).toEqual([expect.objectContaining({ status: 'pending' })]);
  other.lie = undefined;
  expect(await scan()).toMatchObject({ arrivedCount: 0 });
  expect(records()).toEqual([expect.objectContaining({ status: 'completed' })]);
});

describe('a recorded transfer is known to be open', () => {
  it('if another call saves at the same time', async () => {
    const scan = start(sepolia);
    await scan();
    const block = node.mine(coin(1n));
    store.beforeSave = () => {
      store.beforeSave = undefined;
      return store.save('user', (cursor) => ({
        ...cursor,
        networks: {
          [sepolia.id]: {
            next: { coin: { [SECOND.toLowerCase()]: 1 } },
            open: {},
            tokens: [],
            dueAt: 0,
            isBehind: false,
          },
        },
      }));
    };
    await scan();
    expect(records()).toHaveLength(1);
    const { networks: kept } = await store.read();
    expect(kept[sepolia.id]?.next['coin']).toMatchObject({ [SECOND.toLowerCase()]: 1 });
    node.reorganise(Number(node.head - block) + 1);
    for (let blocks = 0; blocks < 5; blocks += 1) node.mine();
    await scan();
    expect(records()).toEqual([]);
  });

  it('if a scan ends during a write', async () => {
    const scan = start(sepolia);
    await scan();
    node.mine(coin(1n));
    const write = store.write.bind(store);
    store.write = async (...what) => {
      await write(...what);
      throw new Error('The instance ends');
    };
    await expect(scan()).rejects.toThrow('ends');
    store.write = write;
    node.reorganise(1);
    node.mine();
    node.mine();
    await scan();
    expect(records()).toEqual([]);
  });
});

it('stores nothing for a user whose account is being deleted', async () => {
  const scan = start(sepolia, { requireActiveAccount: () => Promise.reject(new Error('leaving')) });
  await expect(scan()).rejects.toThrow('leaving');
  expect(store.counts.saves).toBe(0);
  // Nor of later notifications.
  await store.save('user', (cursor) => ({
    ...cursor,
    waiting: [
      {
        id: 'a',
        amount: '1',
        symbol: 'ETH',
        network: sepolia.id,
        from: '',
        to: '',
        at: now,
        notifiedAt: 0,
        firstNotifiedAt: 0,
      },
    ],
    networks: {
      [sepolia.id]: { next: {}, open: {}, tokens: [], dueAt: now + 90_000, isBehind: false },
    },
  }));
  await expect(scan()).rejects.toThrow('leaving');
  expect(store.counts.saves).toBe(1);
});

it('a removed account is not scanned, and nothing of it is stored', async () => {
  const scan = start(sepolia);
  node.mine(coin(1n, SECOND));
  await scan(OWN, SECOND);
  store.own = new Set([OWN.toLowerCase()]);
  now += 60 * 60_000;
  await scan(OWN);
  const kept = JSON.stringify(await store.read());
  expect(kept).toContain(OWN.toLowerCase());
  expect(kept).not.toContain(SECOND.toLowerCase());
  const { witnesses } = ledger.asked;
  await scan(OWN);
  expect(ledger.asked.witnesses).toBe(witnesses);
});

it('an account that is merely not requested now stays stored', async () => {
  const scan = start(sepolia);
  node.mine(coin(1n, SECOND));
  await scan(OWN, SECOND);
  now += 60 * 60_000;
  await scan(OWN);
  expect(JSON.stringify(await store.read())).toContain(SECOND.toLowerCase());
});

describe('a scan that takes long', () => {
  const limits = { limits: { sourcesMs: 60, scanMs: 120 } };

  it('saves its progress, and continues with the next scan', async () => {
    const scan = start(sepolia, limits);
    const told = coin(1n);
    const slow = coin(2n);
    node.mine(told);
    node.mine(slow);
    const witnesses = ledger.getTransactionResponses.bind(ledger);
    ledger.getTransactionResponses = (txHash) =>
      txHash === slow.hash ? new Promise(() => undefined) : witnesses(txHash);
    expect(await scan()).toMatchObject({ arrivedCount: 1, isCatchingUp: true });
    ledger.getTransactionResponses = witnesses;
    expect(await scan()).toMatchObject({ arrivedCount: 1, isCatchingUp: false });
  });

  it('reaches the end while blocks are made, even if nodes store no states', async () => {
    const [arbitrum = sepolia] = networks.filter(({ confirmations }) => confirmations === 120);
    const scan = start(arbitrum, { limits: { sourcesMs: 100, scanMs: 200 } });
    ledger.storedStates = 0;
    const blocks = ledger.getBlockPayments.bind(ledger);
    ledger.getBlockPayments = async (number) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return blocks(number);
    };
    for (let block = 0; block < 300; block += 1) node.mine();
    node.mine(coin(1n));
    for (let scans = 0; scans < 20 && records().length === 0; scans += 1) {
      for (let block = 0; block < 8; block += 1) node.mine();
      await scan();
    }
    expect(records()).toHaveLength(1);
  });

  it('by one source does not lose what another one found', async () => {
    const scan = start(sepolia, limits);
    node.mine(coin(1n), token(1n));
    const blocks = ledger.getBlockPayments.bind(ledger);
    ledger.getBlockPayments = () => new Promise(() => undefined);
    expect(await scan()).toMatchObject({ isCatchingUp: true });
    expect(records()).toEqual([expect.objectContaining({ standard: 'erc20' })]);
    ledger.getBlockPayments = blocks;
    await scan();
    expect(records()).toHaveLength(2);
  });

  it('notifies a later caller of what it wrote after the last caller stopped waiting', async () => {
    const sources = [new CoinSource(ledger, 12)];
    const scanner = new IncomingScanner({
      ledgerOf: () => ledger,
      sourcesOf: () => sources,
      readLabel: () => Promise.reject(new ChainUnavailableError()),
      store,
      requireActiveAccount: () => Promise.resolve(),
      now: () => now,
    });
    const question = { addresses: [OWN], networks: ['sepolia' as const], wantsNotices: true };
    node.mine(coin(1n));
    await scanner.scan('user', question, () => false);
    expect(records()).toHaveLength(1);
    now += 60_000;
    // Another instance, which has not seen the transfer; of two calls at once only one is notified.
    const others = [start(sepolia), start(sepolia)].map((scan) => scan());
    const told = (await Promise.all(others)).map(({ arrivedCount }) => arrivedCount);
    expect(told.sort()).toEqual([0, 1]);
    now += 60_000;
    expect(await scanner.scan('user', question)).toMatchObject({ arrivedCount: 0 });
  });
});

describe('nodes that lie', () => {
  function two(): [MemoryNode, MemoryNode] {
    const liar = new MemoryNode();
    const third = new MemoryNode();
    liar.blocks = node.blocks;
    third.blocks = node.blocks;
    ledger = new MemoryLedger(node, liar, third);
    return [liar, third];
  }

  it('name no block that is not there yet', async () => {
    const [liar] = two();
    const invented = coin(5n);
    liar.reports = (places) => [...places, { txHash: invented.hash, blockNumber: 1n }];
    const scan = start(sepolia);
    const real = node.mine(coin(1n));
    liar.lie = (txHash, truth) =>
      txHash !== invented.hash
        ? truth
        : {
            kind: 'present',
            head: 2n ** 53n - 1n,
            blockNumber: 2n ** 53n - 1n,
            blockHash: newHash(),
            at: 1_000,
            succeeded: true,
            from: STRANGER,
            to: OWN,
            value: 5n,
            nonce: 0,
            logs: [],
          };
    await scan();
    expect(records()).toEqual([expect.objectContaining({ block_number: Number(real) })]);
  });

  it.each([2, 3])(
    'leave no payment out of a block unnoticed, one of %i, also after an absence',
    async (count) => {
      const [liar, third] = two();
      ledger = count === 2 ? new MemoryLedger(liar, node) : new MemoryLedger(liar, third, node);
      const scan = start(sepolia);
      await scan();
      const hidden = [coin(1n), coin(2n)];
      for (const { hash } of hidden) liar.hidden.add(hash);
      node.mine(hidden[0] ?? coin(0n));
      await scan();
      expect(records()).toHaveLength(1);
      for (let block = 0; block < 300; block += 1) {
        if (block === 90) node.mine(hidden[1] ?? coin(0n));
        else node.mine();
      }
      await until(() => scan());
      expect(records()).toHaveLength(2);
    },
  );

  // Regression: while the other node was silent, a transfer that one omitted was passed for good.
  it.each(['tokens', 'coin'])('hide nothing for good while the others are silent (%s)', async (kind) => {
    const [liar, third] = two();
    ledger = new MemoryLedger(liar, node);
    const scan = start(sepolia);
    await scan();
    const hidden = kind === 'coin' ? coin(5n) : token(5n);
    liar.hidden.add(hidden.hash);
    liar.reports = (places) => places.filter(({ txHash }) => txHash !== hidden.hash);
    node.isSilent = true;
    node.mine(hidden);
    for (let block = 0; block < 60; block += 1) node.mine();
    expect(await scan()).toMatchObject({ unconfirmed: [sepolia.rpcName], isCatchingUp: false });
    expect(records()).toEqual([]);
    node.isSilent = false;
    expect(await scan()).toMatchObject({ unconfirmed: [] });
    expect(records()).toEqual([expect.objectContaining({ status: 'completed' })]);
    expect(third.isSilent).toBe(false);
  });

  it('rewind nothing that was read by a low head', async () => {
    const [liar] = two();
    ledger = new MemoryLedger(liar, node);
    const scan = start(sepolia);
    for (let block = 0; block < 12_000; block += 1) node.mine();
    await until(() => scan());
    const positions = async () => (await store.read()).networks[sepolia.id]?.next;
    const before = await positions();
    const heads = ledger.getHeads.bind(ledger);
    ledger.getHeads = async () => {
      const [told, truth] = await heads();
      return [told && { ...told, number: 1_000n }, truth];
    };
    node.mine(coin(7n));
    await scan();
    expect(records()).toEqual([expect.objectContaining({ status: 'completed' })]);
    ledger.getHeads = async () => {
      const [told] = await heads();
      return [told && { ...told, number: 1_000n }, undefined];
    };
    await expect(scan()).rejects.toBeInstanceOf(ChainUnavailableError);
    for (const [source, accounts] of Object.entries(before ?? {}))
      for (const [account, position] of Object.entries(accounts))
        expect((await positions())?.[source]?.[account]).toBeGreaterThanOrEqual(position);
  });

  it('cannot crowd out what only another one names with inventions', async () => {
    const liar = new MemoryNode();
    liar.blocks = node.blocks;
    ledger = new MemoryLedger(liar, node);
    liar.reports = () => Array.from({ length: 1_000 }, () => ({ txHash: newHash(), blockNumber: 0n }));
    const scan = start(sepolia);
    for (let block = 0; block < 5; block += 1) node.mine(token(1n));
    await scan();
    expect(records()).toHaveLength(5);
    expect(ledger.asked.witnesses).toBeLessThanOrEqual(100);
  });

  it('cannot fill a scan with hashes that they alone name', async () => {
    const [liar] = two();
    liar.reports = (places) => [
      ...Array.from({ length: 1_000 }, () => ({ txHash: newHash(), blockNumber: 0n })),
      ...places,
    ];
    const scan = start(sepolia);
    for (let block = 0; block < 5; block += 1) node.mine(token(1n));
    await scan();
    expect(records()).toHaveLength(5);
    expect(ledger.asked.witnesses).toBeLessThanOrEqual(100);
    for (let block = 0; block < 100; block += 1) node.mine();
    node.mine(token(1n));
    await scan();
    expect(records()).toHaveLength(6);
    const { networks: read } = await store.read();
    expect(read[sepolia.id]?.next['tokens']?.[OWN.toLowerCase()]).toBeGreaterThan(80);
  });
});

it("a block with more than one scan's limit is read in several scans", async () => {
  const scan = start(sepolia);
  node.mine(...Array.from({ length: 150 }, () => token(1n)));
  for (let block = 0; block < 40; block += 1) node.mine();
  await scan();
  expect(ledger.asked.witnesses).toBeLessThanOrEqual(100);
  await until(() => scan());
  expect(records()).toHaveLength(150);
});

describe('an account that gets more than is listed', () => {
  const DAY = 86_400_000;

  it('is reported as too busy, delays no other account, and continues the day after', async () => {
    const scan = start(sepolia);
    await scan(OWN, SECOND);
    for (let block = 0; block < 12; block += 1) node.mine(...Array.from({ length: 100 }, () => coin(1n)));
    now = Math.ceil(now / DAY) * DAY;
    let answer = await scan(OWN, SECOND);
    for (let scans = 0; scans < 40 && answer.tooBusy.length === 0; scans += 1)
      answer = await scan(OWN, SECOND);
    expect(answer.tooBusy).toEqual([OWN]);
    const listed = records().length;
    expect(listed).toBeLessThan(1_100);
    node.mine(coin(5n, SECOND));
    await until(() => scan(OWN, SECOND));
    expect(records()).toHaveLength(listed + 1);
    // From any instance, and also if no network is due.
    expect(await start(sepolia)(OWN)).toMatchObject({ tooBusy: [OWN] });
    now += DAY;
    await until(() => scan(OWN, SECOND));
    expect(records()).toHaveLength(1_201);
    expect(await scan(OWN, SECOND)).toMatchObject({ tooBusy: [] });
  });

  it('of unverified transfers gets no more records for them, and is read on', async () => {
    const scan = start(sepolia);
    await scan();
    for (let block = 0; block < 10; block += 1) node.mine(...Array.from({ length: 50 }, () => token(1n)));
    node.mine(coin(1n));
    await until(() => scan());
    expect(records().filter(({ is_unverified: is }) => is)).toHaveLength(300);
    expect(records().filter(({ standard }) => standard === 'coin')).toHaveLength(1);
    expect((await scan()).tooBusy).toEqual([]);
    const { networks: kept } = await store.read();
    const open = Object.values(kept[sepolia.id]?.open ?? {}).flatMap(({ places }) => Object.keys(places));
    expect(open.length).toBeLessThanOrEqual(301);
  });
});

it('is scanned once if several instances are asked in the same moment, however often', async () => {
  const scans = [start(sepolia), start(sepolia), start(sepolia)];
  node.mine(coin(1n));
  await scans[0]?.();
  const { witnesses, blocks } = ledger.asked;
  for (let times = 0; times < 5; times += 1) {
    for (const scan of scans) {
      now -= 60_000;
      expect(await scan()).toMatchObject({ isCatchingUp: false, arrivedCount: 0 });
    }
  }
  expect(ledger.asked).toMatchObject({ witnesses, blocks });
});

it('requests no more once much was found, and the rest with the next scan', async () => {
  const many = (): MemoryTransaction => {
    const { logs = [], ...one } = token(1n);
    return { ...one, logs: Array.from({ length: 100 }, () => logs).flat() };
  };
  const scan = start(sepolia);
  for (let block = 0; block < 5; block += 1) node.mine(...Array.from({ length: 4 }, many));
  const { isCatchingUp } = await scan();
  expect(isCatchingUp).toBe(true);
  expect(ledger.asked.witnesses).toBeLessThan(10);
});
