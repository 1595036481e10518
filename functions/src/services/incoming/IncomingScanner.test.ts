import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { getAddress, zeroPadValue, toBeHex } from 'ethers';
import { logger } from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryIncomingStore } from '../../testing/MemoryIncomingStore.ts';
import { MemoryLedger, MemoryNode, newHash, type MemoryTransaction } from '../../testing/MemoryLedger.ts';
import { ServiceError } from '../../errors/ServiceError.ts';
import type { LoggedEvent } from '../chain/Ledger.ts';
import type { TokenLabel } from '../tokens/readTokenLabel.ts';
import { CoinSource } from './CoinSource.ts';
import { IncomingScanner } from './IncomingScanner.ts';
import { LogSource } from './LogSource.ts';
import { addressTopic } from '../abi/word.ts';
import { TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from '../abi/transferTopics.ts';
import type { TransferSource } from './TransferSource.ts';

const network = networkById('sepolia');
const DEPTH = network.confirmations;
const USER = 'user';
const OWN = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const SECOND = '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0';
const STRANGER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

const word = (value: bigint) => zeroPadValue(toBeHex(value), 32).slice(2);
const log = (topics: readonly string[], data: string): LoggedEvent => ({ address: TOKEN, topics, data });
const erc20 = (units: bigint, to = OWN, from = STRANGER) =>
  log([TRANSFER, addressTopic(from), addressTopic(to)], `0x${word(units)}`);
const coin = (value: bigint, to = OWN, from = STRANGER): MemoryTransaction => ({
  hash: newHash(),
  from,
  to,
  value,
});
const moving = (...logs: LoggedEvent[]): MemoryTransaction => ({
  hash: newHash(),
  from: STRANGER,
  to: TOKEN,
  logs,
});

let node: MemoryNode;
let ledger: MemoryLedger;
let store: MemoryIncomingStore;
let now: number;
let label: TokenLabel;

function start(...nodes: MemoryNode[]): IncomingScanner {
  ledger = new MemoryLedger(...nodes);
  return another();
}

/** An instance that remembers nothing. */
function another(...sources: TransferSource[]): IncomingScanner {
  const own = [new LogSource(ledger, DEPTH), new CoinSource(ledger, DEPTH), ...sources];
  return new IncomingScanner({
    ledgerOf: () => ledger,
    sourcesOf: () => own,
    readLabel: () => Promise.resolve(label),
    store,
    requireActiveAccount: () => Promise.resolve(),
    now: () => now,
  });
}

const scan = (scanner: IncomingScanner, ...addresses: string[]) => {
  now += 60_000;
  return scanner.scan(USER, {
    addresses: addresses.length > 0 ? addresses : [OWN],
    networks: ['sepolia'],
    wantsNotices: true,
  });
};
const records = () => [...store.records.values()];

async function scanUntilRead(scanner: IncomingScanner, ...addresses: string[]): Promise<number> {
  for (let count = 1; count < 200; count += 1) {
    const { isCatchingUp } = await scan(scanner, ...addresses);
    if (!isCatchingUp) return count;
  }
  throw new Error('It never ends');
}

beforeEach(() => {
  node = new MemoryNode();
  store = new MemoryIncomingStore();
  now = 1_790_000_000_000;
  label = { symbol: 'TUSD', decimals: 6, isSettled: true };
});

describe('an incoming transfer', () => {
  it('is recorded as in its receipt, to the smallest unit', async () => {
    const scanner = start(node);
    const batch = log(
      [TRANSFER_BATCH, addressTopic(STRANGER), addressTopic(STRANGER), addressTopic(OWN)],
      `0x${[64n, 160n, 2n, 7n, 8n, 2n, 5n, 6n].map(word).join('')}`,
    );
    const single = log(
      [TRANSFER_SINGLE, addressTopic(STRANGER), addressTopic(STRANGER), addressTopic(OWN)],
      `0x${word(9n)}${word(3n)}`,
    );
    const nft = log([TRANSFER, addressTopic(STRANGER), addressTopic(OWN), `0x${word(2n ** 255n)}`], '0x');
    node.mine(coin(10n ** 18n + 1n));
    node.mine(moving(erc20(1_000_001n), nft, single, batch));
    expect(await scan(scanner)).toMatchObject({ isCatchingUp: false, silent: [] });
    const expected = [
      { standard: 'coin', amount: '1.000000000000000001', token_symbol: 'SepoliaETH' },
      { standard: 'erc20', amount: '1.000001', amount_units: '1000001', token_symbol: 'TUSD' },
      { standard: 'erc721', amount: '1', token_id: (2n ** 255n).toString() },
      { standard: 'erc1155', amount: '3', token_id: '9' },
      { standard: 'erc1155', amount: '5', token_id: '7' },
      { standard: 'erc1155', amount: '6', token_id: '8' },
    ];
    expect(records()).toHaveLength(expected.length);
    for (const record of expected) {
      expect(records()).toContainEqual(
        expect.objectContaining({
          ...record,
          type: 'receive',
          status: 'completed',
          is_final: false,
          from_address: STRANGER,
          to_address: OWN,
        }),
      );
    }
  });

  it('is final when deep enough, and not requested any more', async () => {
    const scanner = start(node);
    node.mine(coin(5n));
    await scan(scanner);
    for (let blocks = 1; blocks < DEPTH; blocks += 1) node.mine();
    await scan(scanner);
    // Regression: a scanner accepts a reorg of as many blocks, which would have left the record.
    expect(records()).toEqual([expect.objectContaining({ is_final: false })]);
    node.mine();
    await scan(scanner);
    expect(records()).toEqual([expect.objectContaining({ is_final: true, confirmations: DEPTH })]);
    const { witnesses } = ledger.asked;
    node.mine();
    await scan(scanner);
    expect(ledger.asked.witnesses).toBe(witnesses);
  });

  it('of an own call has no second record, and its token is known to be held', async () => {
    const scanner = start(node);
    const swap: MemoryTransaction = { ...moving(erc20(7n), erc20(9n, SECOND)), from: OWN };
    store.calls.add(swap.hash);
    store.added.add(TOKEN.toLowerCase());
    node.mine(swap);
    const { arrived } = await scan(scanner, OWN, SECOND);
    // The part sent on to another account arrived there.
    expect(records()).toEqual([expect.objectContaining({ amount_units: '9', to_address: SECOND })]);
    expect(arrived).toHaveLength(1);
    expect((await store.read()).networks[network.id]?.tokens).toEqual([TOKEN]);
  });

  it('is recorded if another wallet signed the call', async () => {
    const scanner = start(node);
    node.mine({ ...moving(erc20(7n)), from: OWN });
    await scan(scanner);
    expect(records()).toEqual([expect.objectContaining({ amount_units: '7', to_address: OWN })]);
  });

  it('is recorded if another person signed the call, though the user has calls', async () => {
    const scanner = start(node);
    const others = moving(erc20(7n));
    store.calls.add(others.hash);
    node.mine(others);
    await scan(scanner);
    expect(records()).toHaveLength(1);
  });

  it('has the time of its block', async () => {
    const scanner = start(node);
    const block = node.mine(coin(5n));
    await scan(scanner);
    expect([...store.times.values()]).toEqual([(1_000 + Number(block)) * 1_000]);
  });

  it('is not what an account sends to itself; between two own accounts the other receives it', async () => {
    const scanner = start(node);
    node.mine(coin(1n, OWN, OWN), moving(erc20(1n, OWN, OWN)), coin(2n, SECOND, OWN));
    await scan(scanner, OWN, SECOND);
    expect(records()).toEqual([expect.objectContaining({ from_address: OWN, to_address: SECOND })]);
  });

  it('is missing if the transaction failed', async () => {
    const scanner = start(node);
    node.mine({ ...coin(1n), succeeded: false });
    expect(await scan(scanner)).toMatchObject({ arrivedCount: 0 });
  });

  it("is scanned for on the user's accounts alone", async () => {
    store.own = new Set();
    const scanner = start(node);
    node.mine(coin(1n));
    expect(await scan(scanner)).toMatchObject({ arrivedCount: 0 });
    expect(ledger.asked.witnesses).toBe(0);
  });

  it.each([
    ['0', 0, '1000001'],
    ['18', 18, '0.000000000001000001'],
    ['77', 77, `0.${'1000001'.padStart(77, '0')}`],
  ])('of a token with %s decimals is exact', async (_, decimals, amount) => {
    label = { symbol: 'X', decimals, isSettled: true };
    const scanner = start(node);
    node.mine(moving(erc20(1_000_001n)));
    await scan(scanner);
    expect(records()).toEqual([expect.objectContaining({ amount, token_decimals: decimals })]);
  });

  it('of a token without decimals is in the smallest unit, and marked so', async () => {
    label = { symbol: 'X', decimals: undefined, isSettled: true };
    const scanner = start(node);
    node.mine(moving(erc20(1_000_001n)));
    await scan(scanner);
    expect(records()).toEqual([expect.objectContaining({ amount: '1000001', is_amount_in_units: true })]);
    expect(records()[0]).not.toHaveProperty('token_decimals');
  });

  it('is marked as unverified if nothing moved, or the token is unverified', async () => {
    const scanner = start(node);
    node.mine(moving(erc20(0n)), moving(erc20(5n)), coin(1n));
    await scan(scanner);
    const marked = records().map(({ amount_units: units, is_unverified: is }) => [units, is]);
    expect(marked).toEqual(
      expect.arrayContaining([
        ['0', true],
        ['5', true],
        [undefined, undefined],
      ]),
    );
    store.added.add(TOKEN.toLowerCase());
    node.mine(moving(erc20(0n)), moving(erc20(6n)));
    await scan(scanner);
    const sixth = records().find(({ amount_units: units }) => units === '6');
    expect(sixth).not.toHaveProperty('is_unverified');
    expect(records().filter(({ amount_units: units, is_unverified: is }) => units === '0' && !is)).toEqual(
      [],
    );
  });
});

describe('after an absence', () => {
  it('nothing is missing, oldest first, in bounded steps', async () => {
    const scanner = start(node);
    await scan(scanner);
    for (let block = 0; block < 3_000; block += 1) {
      if (block % 100 === 0) node.mine(coin(BigInt(block + 1)), moving(erc20(BigInt(block + 1))));
      else node.mine();
    }
    const asked = { ...ledger.asked };
    expect(await scan(scanner)).toMatchObject({ isCatchingUp: true });
    expect(ledger.asked.blocks - asked.blocks).toBeLessThanOrEqual(80);
    expect(ledger.asked.witnesses - asked.witnesses).toBeLessThanOrEqual(70);
    await scanUntilRead(scanner);
    expect(records()).toHaveLength(60);
    const total = records().reduce((sum, { amount_units: units }) => sum + BigInt(units ?? 0), 0n);
    expect(total).toBe(30n + 100n * (29n * 15n));
  });

  it('of an account that spends, too, every coin is found', async () => {
    const scanner = start(node);
    await scan(scanner);
    for (let block = 0; block < 300; block += 1) {
      // The incoming amount equals the outgoing one with the fee, in the same block.
      node.mine(coin(21_005n), coin(5n, STRANGER, OWN));
    }
    await scanUntilRead(scanner);
    expect(records()).toHaveLength(300);
  });

  it('reads every block if nodes store no old states', async () => {
    const scanner = start(node);
    ledger.storedStates = 20;
    await scan(scanner);
    for (let block = 0; block < 200; block += 1) node.mine(...(block % 50 === 0 ? [coin(1n)] : []));
    expect(await scanUntilRead(scanner)).toBeGreaterThan(3);
    expect(records()).toHaveLength(4);
  });

  it('requests few blocks from nodes that answer for few', async () => {
    const scanner = start(node);
    ledger.longestRange = 50;
    for (let block = 0; block < 300; block += 1) node.mine(...(block % 50 === 0 ? [moving(erc20(1n))] : []));
    await scanUntilRead(scanner);
    expect(records()).toHaveLength(6);
  });

  it("reads a block with more than a scan's limit as a whole", async () => {
    const scanner = start(node);
    node.mine(...Array.from({ length: 150 }, () => moving(erc20(1n))));
    node.mine(...Array.from({ length: 90 }, () => coin(1n)));
    await scanUntilRead(scanner);
    expect(records()).toHaveLength(240);
  });
});

describe('read twice, in another order, half or late', () => {
  it('is recorded once by two calls at once', async () => {
    const scanner = start(node);
    node.mine(coin(1n), moving(erc20(1n)));
    now += 60_000;
    const question = { addresses: [OWN], networks: ['sepolia' as const] };
    await Promise.all([scanner.scan(USER, question), another().scan(USER, question)]);
    await scan(another());
    expect(records()).toHaveLength(2);
  });

  it('is found if a node omitted it at first', async () => {
    const scanner = start(node);
    node.reports = () => [];
    node.mine(moving(erc20(1n)));
    await scan(scanner);
    expect(records()).toEqual([]);
    node.reports = (places) => [...places, ...places].reverse();
    node.mine();
    await scan(scanner);
    expect(records()).toHaveLength(1);
  });

  it('is found if one of two nodes omits it', async () => {
    const other = new MemoryNode();
    other.blocks = node.blocks;
    node.reports = () => [];
    const scanner = start(node, other);
    node.mine(moving(erc20(1n)));
    await scan(scanner);
    expect(records()).toEqual([expect.objectContaining({ status: 'completed' })]);
  });

  it('waits for nodes that do not answer about it', async () => {
    const scanner = start(node);
    for (let block = 0; block < 20; block += 1) node.mine(...(block === 0 ? [coin(1n)] : []));
    const asking = vi.spyOn(ledger, 'getTransactionResponses').mockResolvedValue([undefined]);
    expect(await scan(scanner)).toMatchObject({ isCatchingUp: true });
    asking.mockRestore();
    await scan(scanner);
    expect(records()).toHaveLength(1);
  });

  it('a source that fails does not affect the others', async () => {
    const broken: TransferSource = {
      name: 'broken',
      firstBlock: () => 0n,
      find: () => ledger.findLogs({ from: 0n, to: BigInt(1e9) }, []).then(() => Promise.reject(new Error())),
    };
    start(node);
    ledger.longestRange = 1_000;
    const scanner = another(broken);
    node.mine(coin(1n));
    await scan(scanner);
    expect(records()).toHaveLength(1);
  });
});

describe('a reorganisation', () => {
  it.each([1, 2, 3, 4, 5])('%i blocks deep creates no ghost and no duplicate', async (depth) => {
    const scanner = start(node);
    const [staying, going, moved] = [coin(1n), moving(erc20(2n)), moving(erc20(3n))];
    node.mine(staying);
    for (let block = 1; block < depth; block += 1) node.mine();
    node.reorganise(0, [going, moved]);
    for (let block = 1; block < depth; block += 1) node.mine();
    await scan(scanner);
    expect(records()).toHaveLength(3);
    // One is in no block any more; the other is a block later, behind another log.
    const contents = Array.from({ length: depth + 1 }, (_, block) =>
      block === 1 ? [coin(1n, STRANGER), moved] : [],
    );
    node.reorganise(depth, ...contents);
    await scan(scanner);
    for (let block = 0; block < DEPTH; block += 1) node.mine();
    await scan(scanner);
    expect(
      records()
        .map(({ tx_hash: hash }) => hash)
        .sort(),
    ).toEqual([staying.hash, moved.hash].sort());
    expect(records().every(({ is_final: isFinal }) => isFinal)).toBe(true);
  });

  it('that shortens the chain is noticed when it is as long again: until then a node may only be behind', async () => {
    const scanner = start(node);
    for (let block = 0; block < 5; block += 1) node.mine(coin(1n));
    await scan(scanner);
    node.reorganise(3);
    await scan(scanner);
    expect(records()).toHaveLength(5);
    node.mine(coin(9n));
    node.mine();
    node.mine();
    await scan(scanner);
    expect(records()).toHaveLength(3);
  });

  it('of a whole chain, as on a developer’s machine after a restart, is read from its beginning', async () => {
    const scanner = start(node);
    for (let block = 0; block < 50; block += 1) node.mine();
    await scan(scanner);
    node.blocks.splice(1);
    node.mine(coin(9n));
    node.mine();
    await scan(scanner);
    expect(records()).toHaveLength(1);
  });

  it('removes nothing because of a lagging node', async () => {
    const [ahead, behind] = [new MemoryNode(), new MemoryNode()];
    behind.blocks = [...ahead.blocks];
    const scanner = start(ahead, behind);
    for (let block = 0; block < 4; block += 1) {
      ahead.mine();
      behind.blocks = [...ahead.blocks];
    }
    ahead.mine(coin(1n));
    behind.blocks = [...ahead.blocks];
    await scan(scanner);
    behind.blocks = ahead.blocks.slice(0, -2);
    await scan(scanner);
    expect(records()).toHaveLength(1);
  });
});

describe('a node that lies', () => {
  const invented = coin(10n ** 21n);

  function three(): readonly [MemoryNode, MemoryNode, MemoryNode] {
    const honest = new MemoryNode();
    const [other, lying] = [new MemoryNode(), new MemoryNode()];
    other.blocks = honest.blocks;
    lying.blocks = honest.blocks;
    return [honest, other, lying];
  }

  const telling =
    (...transactions: MemoryTransaction[]) =>
    (places: readonly { txHash: string; blockNumber: bigint }[]) => [
      ...places,
      ...transactions.map(({ hash }) => ({ txHash: hash, blockNumber: 1n })),
    ];

  it('invents nothing that counts, and its inventions are removed', async () => {
    const [honest, other, lying] = three();
    lying.reports = telling(invented);
    lying.lie = (txHash, truth) => {
      if (txHash !== invented.hash) return truth;
      const liar = new MemoryNode();
      liar.blocks = [...honest.blocks];
      liar.blocks[1] = { hash: newHash(), transactions: [invented] };
      return liar.find(txHash);
    };
    const scanner = start(honest, lying, other);
    honest.mine();
    await scan(scanner);
    expect(records()).toEqual([expect.objectContaining({ status: 'pending' })]);
    for (let block = 0; block < DEPTH; block += 1) honest.mine();
    await scan(scanner);
    expect(records()).toEqual([]);
  });

  it('changes no amount', async () => {
    const [honest, other, lying] = three();
    lying.lie = (_, truth) => (truth.kind === 'present' ? { ...truth, value: truth.value * 1_000n } : truth);
    const scanner = start(lying, honest, other);
    honest.mine(coin(7n));
    await scan(scanner);
    expect(records()).toEqual([
      expect.objectContaining({ status: 'completed', amount: '0.000000000000000007' }),
    ]);
  });

  it('blocks an incoming transfer from counting, if it is one of two', async () => {
    const [honest, , lying] = three();
    lying.lie = (_, truth) => (truth.kind === 'present' ? { ...truth, value: truth.value * 1_000n } : truth);
    const scanner = start(honest, lying);
    honest.mine(coin(7n));
    await scan(scanner);
    expect(records()).toEqual([expect.objectContaining({ status: 'pending' })]);
  });

  it('and is alone while the other is silent, is not believed', async () => {
    const [honest, other] = three();
    other.isSilent = true;
    const scanner = start(honest, other);
    honest.mine(coin(7n));
    await scan(scanner);
    expect(records()).toEqual([expect.objectContaining({ status: 'pending' })]);
    other.isSilent = false;
    await scan(scanner);
    expect(records()).toEqual([expect.objectContaining({ status: 'completed' })]);
  });
});

describe('a caller', () => {
  it('is notified once of confirmed transfers, among simultaneous callers, and not of unverified ones', async () => {
    const scanner = start(node);
    node.mine(coin(10n ** 18n), moving(erc20(1n)));
    now += 60_000;
    const question = { addresses: [OWN], networks: ['sepolia' as const], wantsNotices: true };
    const answers = await Promise.all([scanner.scan(USER, question), another().scan(USER, question)]);
    answers.push(await scan(another()));
    const [id = ''] = [...store.records].flatMap(([key, { standard }]) => (standard === 'coin' ? key : []));
    expect(answers.flatMap(({ arrived }) => arrived)).toEqual([
      { id, amount: '1', symbol: 'SepoliaETH', network: 'sepolia', from: STRANGER, to: OWN },
    ]);
    expect(answers.reduce((sum, { arrivedCount }) => sum + arrivedCount, 0)).toBe(1);
  });

  it('is notified with the contract and the exact units of a token', async () => {
    const scanner = start(node);
    store.added.add(TOKEN.toLowerCase());
    node.mine(moving(erc20(1_000_001n)));
    now += 60_000;
    const { arrived } = await scanner.scan(USER, {
      addresses: [OWN],
      networks: ['sepolia' as const],
      wantsNotices: true,
    });
    expect(arrived).toEqual([
      expect.objectContaining({ amount: '1.000001', symbol: 'TUSD', contract: TOKEN, units: '1000001' }),
    ]);
  });

  describe('that acknowledges notifications', () => {
    /** A question of a tab, some time after the one before. */
    const ask = async (scanner: IncomingScanner, told: readonly string[] = [], ms = 24_000) => {
      now += ms;
      const answer = await scanner.scan(USER, {
        addresses: [OWN],
        networks: ['sepolia'],
        wantsNotices: true,
        told: [...told],
      });
      expect(answer.arrivedIds).toHaveLength(answer.arrivedCount);
      return answer.arrivedIds;
    };

    // Regression: an answer that was lost took its notice with it.
    it('is notified again after a lost response, by any tab and instance', async () => {
      node.mine(coin(1n));
      const [lost] = await ask(start(node));
      expect(lost).toBeDefined();
      for (let asked = 0; asked < 6; asked += 1) expect(await ask(another())).toEqual([]);
      expect(await ask(another(), [], 60_000)).toEqual([lost]);
      expect(await ask(another(), [lost ?? ''])).toEqual([]);
      for (let asked = 0; asked < 40; asked += 1) expect(await ask(another())).toEqual([]);
    });

    it('is not notified again after any tab or device has acknowledged', async () => {
      const scanner = start(node);
      node.mine(coin(1n));
      const told = await ask(scanner);
      expect(told).toHaveLength(1);
      // Saved together with the open transfers, which a scan saves in any case.
      const { saves } = store.counts;
      expect(await ask(scanner, told)).toEqual([]);
      expect(store.counts.saves).toBe(saves + 1);
      expect((await store.read()).waiting).toEqual([]);
      expect(await ask(scanner, told)).toEqual([]);
      expect(store.counts.saves).toBe(saves + 2);
      for (let asked = 0; asked < 40; asked += 1) expect(await ask(another())).toEqual([]);
    });

    it('is not notified again after ten minutes', async () => {
      node.mine(coin(1n));
      expect(await ask(start(node))).toHaveLength(1);
      expect(await ask(another(), [], 11 * 60_000)).toEqual([]);
      expect((await store.read()).waiting).toEqual([]);
    });

    it('is not notified again because of a client that acknowledges nothing, nor is that client', async () => {
      node.mine(coin(1n));
      expect(await scan(start(node))).toMatchObject({ arrivedCount: 1 });
      for (let asked = 0; asked < 20; asked += 1) expect(await ask(another())).toEqual([]);
      node.mine(coin(2n));
      expect(await ask(another())).toHaveLength(1);
      const counts = [];
      for (let asked = 0; asked < 12; asked += 1) counts.push((await scan(another())).arrivedCount);
      expect(counts.filter((count) => count > 0)).toEqual([1]);
    });

    it('is not notified again of a transfer that a reorg removed', async () => {
      node.mine(coin(1n));
      expect(await ask(start(node))).toHaveLength(1);
      node.reorganise(1, [], []);
      for (let asked = 0; asked < 20; asked += 1) expect(await ask(another())).toEqual([]);
      expect(records()).toEqual([]);
    });

    it('is notified of a transfer found after the last caller stopped waiting', async () => {
      node.mine(coin(1n));
      now += 60_000;
      const question = { addresses: [OWN], networks: ['sepolia' as const], wantsNotices: true, told: [] };
      await start(node).scan(USER, question, () => false);
      expect(await ask(another())).toHaveLength(1);
      expect(await ask(another())).toEqual([]);
    });
  });

  // Regression: a browser that gives no notice took it, and no other one gave it.
  it('that wants no notifications takes none: the next one that does gets them, once, even if no network is due', async () => {
    const scanner = start(node);
    const ask = (wantsNotices?: boolean) =>
      scanner.scan(USER, {
        addresses: [OWN],
        networks: ['sepolia'],
        ...(wantsNotices !== undefined && { wantsNotices }),
      });
    node.mine(coin(1n));
    expect(await ask()).toMatchObject({ arrived: [], arrivedCount: 0 });
    expect(records()).toHaveLength(1);
    expect(await ask(false)).toMatchObject({ arrivedCount: 0 });
    expect(await ask(true)).toMatchObject({ arrivedCount: 1, arrived: [{ amount: '0.000000000000000001' }] });
    expect(await ask(true)).toMatchObject({ arrivedCount: 0 });
    const { reads } = store.counts;
    expect(await ask(true)).toMatchObject({ arrivedCount: 0 });
    expect(store.counts.reads).toBe(reads);
    now += 60_000;
    node.mine(coin(1n));
    await ask(false);
    now += 60_000;
    expect(await ask(true)).toMatchObject({ arrivedCount: 1 });
  });

  it('is notified once the transfer is confirmed, and not before', async () => {
    const other = new MemoryNode();
    other.blocks = node.blocks;
    other.isSilent = true;
    const scanner = start(node, other);
    node.mine(coin(1n));
    expect(await scan(scanner)).toMatchObject({ arrivedCount: 0 });
    other.isSilent = false;
    expect(await scan(scanner)).toMatchObject({ arrivedCount: 1 });
  });
});

describe('the contracts of tokens that came in', () => {
  const tokensOf = async () => (await store.read()).networks[network.id]?.tokens;
  const from = (contract: string, units = 5n) => moving({ ...erc20(units), address: contract });
  const contractAt = (index: number) => getAddress(toBeHex(index, 20));

  it('are stored, each once, the newest first', async () => {
    const scanner = start(node);
    node.mine(from(TOKEN));
    node.mine(from(contractAt(1)), from(TOKEN));
    node.mine(from(contractAt(2)));
    await scan(scanner);
    expect(new Set(await tokensOf())).toEqual(new Set([TOKEN, contractAt(1), contractAt(2)]));
    expect((await tokensOf())?.[0]).toBe(contractAt(2));
    node.mine(from(contractAt(1)));
    await scan(scanner);
    expect(await tokensOf()).toHaveLength(3);
    expect((await tokensOf())?.[0]).toBe(contractAt(1));
  });

  it('do not include coin, other standards, empty transfers, or tokens from one node alone', async () => {
    const [other, lying] = [new MemoryNode(), new MemoryNode()];
    other.blocks = node.blocks;
    lying.blocks = node.blocks;
    const invented = from(contractAt(9));
    lying.reports = (places) => [...places, { txHash: invented.hash, blockNumber: 1n }];
    lying.lie = (txHash, truth) => {
      if (txHash !== invented.hash) return truth;
      const liar = new MemoryNode();
      liar.blocks = [...node.blocks];
      liar.blocks[1] = { hash: newHash(), transactions: [invented] };
      return liar.find(txHash);
    };
    const scanner = start(node, lying, other);
    const nft = log([TRANSFER, addressTopic(STRANGER), addressTopic(OWN), `0x${word(7n)}`], '0x');
    node.mine(coin(1n), moving(nft), from(contractAt(1), 0n));
    await scan(scanner);
    expect(records()).toHaveLength(4);
    expect(await tokensOf()).toEqual([]);
  });

  it('are the newest 200, however many there are', async () => {
    const scanner = start(node);
    for (let index = 1; index <= 230; index += 1) node.mine(from(contractAt(index)));
    await scanUntilRead(scanner);
    const kept = await tokensOf();
    expect(kept).toHaveLength(200);
    expect(kept?.[0]).toBe(contractAt(230));
    expect(kept).not.toContain(contractAt(1));
  });
});

describe('its cost', () => {
  it('is a read, and a write a minute, without incoming transfers', async () => {
    const scanner = start(node);
    const ask = () => scanner.scan(USER, { addresses: [OWN], networks: ['sepolia'] });
    for (let seconds = 0; seconds < 300; seconds += 1) {
      now += 1_000;
      if (seconds % 12 === 0) node.mine();
      await ask();
    }
    expect(store.counts.reads).toBeLessThanOrEqual(300 / 11);
    expect(store.counts.saves).toBeLessThanOrEqual(6);
    // Each block once, for all accounts together.
    expect(ledger.asked.blocks).toBeLessThanOrEqual(27);
  });

  it('is one read of each block for all users of an instance', async () => {
    const scanner = start(node);
    for (let block = 0; block < 10; block += 1) node.mine();
    now += 60_000;
    for (let user = 0; user < 20; user += 1)
      await scanner.scan(`user ${user}`, { addresses: [OWN], networks: ['sepolia'] });
    expect(ledger.asked.blocks).toBe(11);
  });

  // Regression: a network was reported as silent only by scans in which it was due, so the pages took it for
  // read in between.
  it('names a network as silent until it answers, also when it is not due', async () => {
    const other = new MemoryNode();
    const ledgers = { sepolia: new MemoryLedger(node), 'polygon-amoy': new MemoryLedger(other) };
    const scanner = new IncomingScanner({
      ledgerOf: (name) => ledgers[name as keyof typeof ledgers],
      sourcesOf: () => [],
      readLabel: () => Promise.resolve(label),
      store,
      requireActiveAccount: () => Promise.resolve(),
      now: () => now,
    });
    const after = (ms: number) => {
      now += ms;
      return scanner.scan(USER, { addresses: [OWN], networks: ['sepolia', 'polygon-amoy'] });
    };
    node.isSilent = true;
    expect(await after(60_000)).toMatchObject({ silent: ['sepolia'] });
    expect(await after(1_000)).toMatchObject({ silent: ['sepolia'] });
    node.isSilent = false;
    other.isSilent = true;
    expect(await after(60_000)).toMatchObject({ silent: ['polygon-amoy'] });
    node.isSilent = true;
    await expect(after(60_000)).rejects.toMatchObject({ code: 'unavailable' });
    node.isSilent = false;
    other.isSilent = false;
    expect(await after(60_000)).toMatchObject({ silent: [] });
    expect(await after(1_000)).toMatchObject({ silent: [] });
  });

  it('reports silent networks, and fails if all are', async () => {
    node.isSilent = true;
    await expect(scan(start(node))).rejects.toMatchObject({ code: 'unavailable' });
  });
});

it('writes addresses as checksum addresses', async () => {
  const scanner = start(node);
  node.mine(moving(erc20(1n)));
  await scan(scanner);
  for (const { from_address: from, to_address: to } of records())
    expect([from, to]).toEqual([getAddress(from), getAddress(to)]);
});

describe("an instance's cached cursor of a user", () => {
  /** Scans soon after another scan, as an open wallet does. */
  const scanSoon = (
    scanner: IncomingScanner,
    options: { readonly wantsNotices?: boolean; readonly told?: string[] } = {},
  ) => {
    now += 24_000;
    return scanner.scan(USER, { addresses: [OWN], networks: ['sepolia'], wantsNotices: true, ...options });
  };
  const mineFar = () => {
    for (let blocks = 0; blocks < 3 * DEPTH; blocks += 1) node.mine();
  };

  it.each([undefined, []])(
    'is read once a minute and stored every five without incoming transfers',
    async (told) => {
      mineFar();
      const scanner = start(node);
      await scanUntilRead(scanner);
      const before = { ...store.counts };
      for (let scans = 0; scans < 25; scans += 1) {
        node.mine();
        await scanSoon(scanner, told && { told });
      }
      // In ten minutes every third scan reads, and the 13th saves.
      expect(store.counts.reads - before.reads).toBe(8);
      expect(store.counts.saves - before.saves).toBe(1);
    },
  );

  it('records and notifies of a transfer once, and is read again for that', async () => {
    mineFar();
    const scanner = start(node);
    await scanUntilRead(scanner);
    node.mine(coin(5n));
    const { reads } = store.counts;
    expect(await scanSoon(scanner)).toMatchObject({ arrivedCount: 1 });
    expect(store.counts.reads).toBe(reads + 1);
    expect(records()).toHaveLength(1);
    expect(await scanSoon(scanner)).toMatchObject({ arrivedCount: 0 });
    expect(records()).toHaveLength(1);
  });

  it('removes within a minute what another instance recorded and a reorg removed', async () => {
    mineFar();
    const scanner = start(node);
    await scanUntilRead(scanner);
    node.mine(coin(5n));
    await scanSoon(another());
    expect(records()).toHaveLength(1);
    node.reorganise(1, [], []);
    await scanSoon(scanner);
    await scanSoon(scanner);
    expect(records()).toEqual([]);
  });

  it('delays no notification that this instance stored', async () => {
    mineFar();
    const scanner = start(node);
    await scanUntilRead(scanner);
    node.mine(coin(5n));
    expect(await scanSoon(scanner, { wantsNotices: false })).toMatchObject({ arrivedCount: 0 });
    expect(await scanSoon(scanner)).toMatchObject({ arrivedCount: 1 });
  });

  it('notifies of what another instance stored within a minute, and once', async () => {
    mineFar();
    const scanner = start(node);
    await scanUntilRead(scanner);
    node.mine(coin(5n));
    await scanSoon(another(), { wantsNotices: false });
    const told = [];
    for (let scans = 0; scans < 4; scans += 1) told.push((await scanSoon(scanner)).arrivedCount);
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});

describe('a database that does not answer after a record was written', () => {
  /** An instance whose accounts cannot be checked from the second time on, a number of times. */
  function failing(times: number): IncomingScanner {
    let checks = 0;
    const own = [new LogSource(ledger, DEPTH), new CoinSource(ledger, DEPTH)];
    return new IncomingScanner({
      ledgerOf: () => ledger,
      sourcesOf: () => own,
      readLabel: () => Promise.resolve(label),
      store,
      requireActiveAccount: () => {
        checks += 1;
        const fails = checks > 1 && checks <= 1 + times;
        return fails
          ? Promise.reject(new ServiceError('unavailable', 'server.databaseUnavailable'))
          : Promise.resolve();
      },
      now: () => now,
    });
  }

  beforeEach(() => {
    vi.spyOn(logger, 'error').mockReturnValue();
    start(node);
    node.mine(coin(5n));
  });

  // Regression: the notice of a recorded transfer was lost.
  it.each([1, 2])(
    'notifies once it answers again, where clients acknowledge nothing, after %i failures',
    async (times) => {
      const scanner = failing(times);
      for (let fails = 0; fails < times; fails += 1)
        await expect(scan(scanner)).rejects.toMatchObject({ code: 'unavailable' });
      expect(await scan(scanner)).toMatchObject({ arrivedCount: 1 });
      expect(await scan(scanner)).toMatchObject({ arrivedCount: 0 });
      expect(records()).toHaveLength(1);
    },
  );

  it.each([
    ['does not wait', () => false],
    ['leaves meanwhile', () => store.records.size === 0],
  ])('notifies the next caller if this one %s', async (_, isAwaited) => {
    const scanner = failing(1);
    const ask = (told: readonly string[], waits = () => true) => {
      now += 60_000;
      const question = {
        addresses: [OWN],
        networks: ['sepolia' as const],
        wantsNotices: true,
        told: [...told],
      };
      return scanner.scan(USER, question, waits);
    };
    expect(await ask([], isAwaited)).toMatchObject({ arrivedCount: 0 });
    expect(records()).toHaveLength(1);
    const answers = [await ask([]).catch(() => undefined), await ask([])];
    const notified = answers.flatMap((answer) => answer?.arrivedIds ?? []);
    expect(notified).toEqual([...store.records.keys()]);
    for (let asked = 0; asked < 10; asked += 1)
      expect(await ask(notified)).toMatchObject({ arrivedCount: 0 });
  });
});
