import { zeroPadValue } from 'ethers';
import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryLedger, MemoryNode, newHash, type MemoryTransaction } from '../../testing/MemoryLedger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { TRANSFER } from '../abi/transferTopics.ts';
import { ReceivedTokensReader, type ReceivedTokensCursor } from './ReceivedTokensReader.ts';

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const LISTED = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const addressOf = (number: number) => zeroPadValue(`0x${number.toString(16).padStart(4, '0')}`, 20);
const topic = (address: string) => zeroPadValue(address, 32).toLowerCase();

const sent = (contracts: readonly string[], to = OWN, more: readonly string[] = []): MemoryTransaction => ({
  ...{ hash: newHash(), from: OTHER, to: OTHER },
  logs: contracts.map((address) => ({
    ...{ address, topics: [TRANSFER, topic(OTHER), topic(to), ...more], data: topic(addressOf(1)) },
  })),
});

let nodes: MemoryNode[];
let reader: ReceivedTokensReader;
beforeEach(() => {
  nodes = [new MemoryNode(), new MemoryNode()];
  reader = new ReceivedTokensReader(new MemoryLedger(...nodes), 12, () =>
    Promise.resolve({ tokens: [], byContract: new Map(), contracts: new Set([LISTED.toLowerCase()]) }),
  );
});
function mine(...transactions: MemoryTransaction[]): void {
  const hash = newHash();
  for (const node of nodes) node.blocks.push({ hash, transactions });
}
async function all(): Promise<string[][]> {
  const pages: string[][] = [];
  let from: ReceivedTokensCursor | null = {};
  while (from) {
    const { contracts, next } = await reader.read(OWN, from);
    pages.push([...contracts]);
    from = next;
  }
  return pages;
}

describe('contracts that log a received token', () => {
  it('are returned once each, the newest first, without listed ones, NFTs, coin, and transfers to others', async () => {
    const [one, two] = [addressOf(1), addressOf(2)];
    mine(sent([one, LISTED, two, `0x${'f'.repeat(39)}e`]));
    mine(sent([two]), sent([addressOf(3)], OTHER), sent([addressOf(4)], OWN, [topic(addressOf(9))]));
    expect(await reader.read(OWN, {})).toEqual({ contracts: [two, one], first: 0, last: 2, next: null });
  });

  it('are a limited number per page, however many one transaction names, each once', async () => {
    const many = Array.from({ length: 100 }, (_, index) => addressOf(index + 1));
    mine(sent([addressOf(500)]));
    mine(sent(many));
    const pages = await all();
    expect(pages.map(({ length }) => length)).toEqual([40, 40, 21]);
    expect(new Set(pages.flat()).size).toBe(101);
  });

  it('are read through all blocks', async () => {
    for (let count = 0; count < 50; count += 1) mine(sent([addressOf(count + 1)]));
    const pages = await all();
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flat()).toHaveLength(50);
  });

  it('are not none while no node answers', async () => {
    for (const node of nodes) node.isSilent = true;
    await expect(reader.read(OWN, {})).rejects.toThrow(ChainUnavailableError);
  });
});
