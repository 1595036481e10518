import { zeroPadValue } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryLedger, MemoryNode, newHash, type MemoryTransaction } from '../../testing/MemoryLedger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import type { TokenList } from '../holdings/tokenListOf.ts';
import { TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from '../abi/transferTopics.ts';
import { TransfersReader } from './TransfersReader.ts';

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const listed = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const stranger = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const list: TokenList = { tokens: [], byContract: new Map(), contracts: new Set([listed.toLowerCase()]) };

const topic = (address: string) => zeroPadValue(address, 32).toLowerCase();
const words = (...values: number[]) =>
  `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`;
const erc20 = (from: string, to: string, units: number, address = listed) => ({
  ...{ address, topics: [TRANSFER, topic(from), topic(to)], data: words(units) },
});
const transaction = (from: string, ...logs: NonNullable<MemoryTransaction['logs']>): MemoryTransaction => ({
  ...{ hash: newHash(), from, to: listed, logs },
});

let nodes: MemoryNode[];
let ledger: MemoryLedger;
let reader: TransfersReader;
beforeEach(() => {
  nodes = [new MemoryNode(), new MemoryNode(), new MemoryNode()];
  ledger = new MemoryLedger(...nodes);
  reader = new TransfersReader(ledger, { blockSeconds: 12, tokenList: () => Promise.resolve(list) });
});
/** A block that every node has. */
function mine(...transactions: MemoryTransaction[]): number {
  const hash = newHash();
  for (const node of nodes) node.blocks.push({ hash, transactions });
  return (nodes[0]?.blocks.length ?? 0) - 1;
}
const read = (question: { before?: number; includesUnverified?: boolean } = {}) =>
  reader.read({ address: owner, includesUnverified: false, ...question });

describe('transfers', () => {
  it('returns transfers of all standards in both directions, the newest first', async () => {
    mine(transaction(other, erc20(other, owner, 5)));
    const block = mine(
      transaction(
        owner,
        { address: stranger, topics: [TRANSFER, topic(owner), topic(other), words(7)], data: '0x' },
        {
          address: stranger,
          topics: [TRANSFER_SINGLE, topic(owner), topic(owner), topic(other)],
          data: words(8, 3),
        },
        {
          address: stranger,
          topics: [TRANSFER_BATCH, topic(owner), topic(other), topic(owner)],
          data: words(64, 128, 1, 9, 1, 4),
        },
        // Between others.
        erc20(other, stranger, 6),
      ),
    );
    const { transfers, first, last } = await read();
    expect({ first, last }).toEqual({ first: 0, last: block });
    expect(
      transfers.map(({ blockNumber, direction, standard, tokenId, units }) => [
        ...[blockNumber, direction, standard, tokenId, units],
      ]),
    ).toEqual([
      [block, 'out', 'erc721', '7', '1'],
      [block, 'out', 'erc1155', '8', '3'],
      [block, 'in', 'erc1155', '9', '4'],
      [block - 1, 'in', 'erc20', undefined, '5'],
    ]);
    expect(transfers[3]).toMatchObject({
      ...{ from: other, to: owner, contract: listed, at: (1_000 + block - 1) * 1_000 },
      ...{ agreement: 'agreed', agreeing: 3, isUnverified: false },
    });
  });

  it('leaves out unverified transfers, unless requested', async () => {
    mine(transaction(other, erc20(other, owner, 5, stranger)));
    // As if the owner had sent them: an empty transfer of a listed token, and one of an untrusted contract.
    mine(transaction(other, erc20(owner, other, 0), erc20(owner, other, 9, stranger)));
    expect((await read()).transfers).toEqual([]);
    const { transfers } = await read({ includesUnverified: true });
    expect(transfers.map(({ units, isUnverified }) => [units, isUnverified])).toEqual([
      ['0', true],
      ['9', true],
      ['5', true],
    ]);
  });

  it('leaves out transactions on which nodes differ, and counts them', async () => {
    mine(transaction(other, erc20(other, owner, 5)));
    nodes.splice(0, 3);
    const [one, two] = [new MemoryNode(), new MemoryNode()];
    ledger = new MemoryLedger(one, two);
    reader = new TransfersReader(ledger, { blockSeconds: 12, tokenList: () => Promise.resolve(list) });
    nodes = [one, two];
    mine(transaction(other, erc20(other, owner, 5)));
    one.lie = (_, truth) =>
      truth.kind === 'present' ? { ...truth, logs: [erc20(other, owner, 500)] } : truth;
    expect(await read()).toMatchObject({ transfers: [], unsettled: 1 });
  });

  it('ignores a transaction invented by one node, and marks one that only one can confirm', async () => {
    mine(transaction(other, erc20(other, owner, 5)));
    const [first, second, third] = nodes;
    if (!first || !second || !third) throw new Error('three nodes');
    const invented = newHash();
    first.reports = (places) => [...places, { txHash: invented, blockNumber: 1n }];
    expect((await read()).transfers).toHaveLength(1);
    second.isSilent = true;
    third.isSilent = true;
    first.reports = (places) => places;
    expect((await read()).transfers).toMatchObject([{ agreement: 'unconfirmed', agreeing: 1 }]);
  });

  it('leaves out failed transactions', async () => {
    mine({ ...transaction(owner, erc20(owner, other, 5)), succeeded: false });
    expect(await read()).toMatchObject({ transfers: [], unsettled: 0 });
  });

  it('goes on before a block, through all of them, each once', async () => {
    for (let count = 0; count < 30; count += 1)
      mine(
        transaction(other, erc20(other, owner, count + 1)),
        transaction(owner, erc20(owner, other, count + 1)),
      );
    const hashes: string[] = [];
    let before: number | undefined;
    let pages = 0;
    do {
      const { transfers, first } = await read(before === undefined ? {} : { before });
      expect(transfers.length).toBeLessThanOrEqual(20);
      hashes.push(...transfers.map(({ txHash }) => txHash));
      before = first;
      pages += 1;
    } while (before > 0);
    expect(pages).toBeGreaterThan(2);
    expect(new Set(hashes).size).toBe(60);
    expect(hashes).toHaveLength(60);
  });

  it('requests fewer blocks if nodes refuse so many', async () => {
    mine(transaction(other, erc20(other, owner, 5)));
    for (let count = 0; count < 60; count += 1) mine();
    ledger.longestRange = 20;
    let before: number | undefined;
    let found = 0;
    do {
      const { transfers, first } = await read(before === undefined ? {} : { before });
      found += transfers.length;
      before = first;
    } while (before > 0);
    expect(found).toBe(1);
  });

  it('requests as many blocks of an address while nodes refuse those of one with too many logs', async () => {
    for (let count = 0; count < 60; count += 1) mine(transaction(other, erc20(other, stranger, 1)));
    ledger.maxLogs = 30;
    await reader.read({ address: stranger, includesUnverified: false });
    ledger.asked.logs = 0;
    expect(await read()).toMatchObject({ first: 0, transfers: [] });
    // One range, of four questions.
    expect(ledger.asked.logs).toBe(4);
    ledger.longestRange = 300;
    await read();
    ledger.asked.logs = 0;
    await read();
    expect(ledger.asked.logs).toBe(4);
  });

  it('distinguishes silence from an address without transfers', async () => {
    for (const node of nodes) node.isSilent = true;
    await expect(read()).rejects.toThrow(ChainUnavailableError);
  });
});
