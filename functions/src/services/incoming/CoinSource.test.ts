import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryLedger, MemoryNode, newHash } from '../../testing/MemoryLedger.ts';
import type { Head } from '../chain/Ledger.ts';
import { CoinSource } from './CoinSource.ts';

const DEPTH = 64;
const OWN = '0x9858effd232b4033e47d90003d41ec34ecaeda94';
const STRANGER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';

let node: MemoryNode;
let ledger: MemoryLedger;
let source: CoinSource;
let next: bigint;

const mine = (blocks: number) => {
  for (let block = 0; block < blocks; block += 1) node.mine();
};
const pay = () => {
  const hash = newHash();
  node.mine({ hash, from: STRANGER, to: OWN, value: 5n });
  return hash;
};

/** Scans as `scanNetwork` does: positions pass only final blocks. */
async function scan(): Promise<string[]> {
  const reach: Head = { number: node.head, hash: node.blocks.at(-1)?.hash ?? '', at: 0 };
  const { places } = await source.find({
    positions: new Map([[OWN, next]]),
    reach,
    isLate: () => false,
  });
  next = node.head + 1n - BigInt(DEPTH);
  return places.map(({ txHash }) => txHash);
}

beforeEach(async () => {
  node = new MemoryNode();
  mine(300);
  ledger = new MemoryLedger(node);
  source = new CoinSource(ledger, DEPTH);
  next = 201n;
  await scan();
});

describe('an account that has nothing and has sent nothing', () => {
  beforeEach(async () => {
    node.initialBalance = 0n;
    source = new CoinSource(ledger, DEPTH);
    ledger.asked.states = 0;
    next = 100n;
    await scan();
  });

  it('is read once per scan, also the first time, if it has never received anything', async () => {
    expect(ledger.asked.states).toBe(1);
    mine(200);
    expect(await scan()).toEqual([]);
    expect(ledger.asked.states).toBe(2);
  });

  it('is found to have received its first coin, by one scan and the next', async () => {
    mine(70);
    const hash = pay();
    mine(10);
    expect(await scan()).toEqual([hash]);
    expect(await scan()).toEqual([hash]);
  });
});

describe('an account in which nothing changes, on a network that is final after many blocks', () => {
  it('is read once per scan, since its previous state is known', async () => {
    expect(ledger.asked.states).toBe(2);
    mine(75);
    expect(await scan()).toEqual([]);
    mine(75);
    expect(await scan()).toEqual([]);
    expect(ledger.asked.states).toBe(4);
    expect(ledger.asked.blocks).toBe(0);
  });

  it('is found to have received coin, and again until that is final', async () => {
    mine(70);
    await scan();
    mine(3);
    const hash = pay();
    mine(2);
    expect(await scan()).toEqual([hash]);
    mine(20);
    expect(await scan()).toEqual([hash]);
    // The last scan in which earlier blocks that were not final are read again.
    mine(60);
    expect(await scan()).toEqual([hash]);
    mine(1);
    expect(await scan()).toEqual([]);
  });

  it('that got something in blocks that took others’ place is found to have', async () => {
    mine(70);
    await scan();
    const hash = newHash();
    node.reorganise(
      10,
      [],
      [{ hash, from: STRANGER, to: OWN, value: 5n }],
      ...Array.from({ length: 8 }, () => []),
    );
    mine(1);
    expect(await scan()).toEqual([hash]);
  });

  it('is read again if a scan began before its known states', async () => {
    next = 100n;
    await scan();
    expect(ledger.asked.states).toBe(4);
  });
});
