import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { Interface, zeroPadValue } from 'ethers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryLedger, MemoryNode, newHash, type MemoryTransaction } from '../../testing/MemoryLedger.ts';
import {
  encoded,
  startHoldingsNode,
  type HoldingsNode,
  type HoldingsState,
} from '../../testing/startHoldingsNode.ts';
import { unreachableUrl } from '../../testing/unreachableUrl.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import type { LoggedEvent } from '../chain/Ledger.ts';
import type { TokenList } from '../holdings/tokenListOf.ts';
import { TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from '../abi/transferTopics.ts';
import { receivedNfts } from '../transfers/TransferSearch.ts';
import { TransfersReader } from '../transfers/TransfersReader.ts';
import type { AddressNft, AddressNftsPlace } from './AddressNfts.ts';
import { AddressNftsReader } from './AddressNftsReader.ts';
import type { StoredMetadata, NftName } from './NftMetadataStore.ts';
import { NftOwnership } from './NftOwnership.ts';

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const LISTED = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const CATS = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const PLANETS = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
const list: TokenList = { tokens: [], byContract: new Map(), contracts: new Set([LISTED.toLowerCase()]) };

const abi = new Interface([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address,uint256) view returns (uint256)',
]);
const topic = (address: string) => zeroPadValue(address, 32).toLowerCase();
const words = (...values: number[]) =>
  `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`;
const nft = (id: number, from = OTHER, to = OWN, address = CATS): LoggedEvent => ({
  ...{ address, topics: [TRANSFER, topic(from), topic(to), words(id)], data: '0x' },
});
const coins = (from: string, to: string, units: number): LoggedEvent => ({
  ...{ address: LISTED, topics: [TRANSFER, topic(from), topic(to)], data: words(units) },
});
const several = (id: number, units: number): LoggedEvent => ({
  ...{ address: PLANETS, topics: [TRANSFER_SINGLE, topic(OWN), topic(OTHER), topic(OWN)] },
  data: words(id, units),
});
const batch = (ids: readonly number[]): LoggedEvent => ({
  ...{ address: PLANETS, topics: [TRANSFER_BATCH, topic(OWN), topic(OTHER), topic(OWN)] },
  data: words(64, 96 + 32 * ids.length, ids.length, ...ids, ids.length, ...ids.map(() => 1)),
});
const transaction = (from: string, ...logs: readonly LoggedEvent[]): MemoryTransaction => ({
  ...{ hash: newHash(), from, to: CATS, logs },
});
const owned = (id: number, owner = OWN) => ({
  [abi.encodeFunctionData('ownerOf', [id])]: encoded('address', owner),
});
const has = (id: number, units: number) => ({
  [abi.encodeFunctionData('balanceOf', [OWN, id])]: encoded('uint256', units),
});
const stored: StoredMetadata = {
  ...{ collection: 'Cats', standard: 'erc721', hasPicture: true, problem: null, triedAt: 5 },
  metadata: { name: 'Tom', description: 'A cat', traits: [{ type: 'Fur', value: 'grey' }], fetchedAt: 5 },
};

let ledger: MemoryLedger;
let memories: MemoryNode[];
let nodes: HoldingsNode[];
/** Names requested from the database, and its contents. */
let queried: NftName[][];
let find: () => Promise<(StoredMetadata | undefined)[]>;
let reader: AddressNftsReader;

beforeEach(() => {
  [nodes, queried, find] = [[], [], () => Promise.resolve([stored])];
});
afterEach(async () => {
  await Promise.all(nodes.map((node) => node[Symbol.asyncDispose]()));
});

/** A network whose nodes report the same blocks, and the given contract answers. */
async function world(
  contracts: HoldingsState['contracts'],
  changes: readonly Partial<HoldingsState>[] = [{}, {}, {}],
) {
  memories = changes.map(() => new MemoryNode());
  ledger = new MemoryLedger(...memories);
  nodes = await Promise.all(
    changes.map((change) => startHoldingsNode({ number: 7n, time: 1_000n, coins: {}, contracts, ...change })),
  );
  const urls = await Promise.all(
    nodes.map(async ({ url, state }) => (state.isDead ? unreachableUrl() : url)),
  );
  reader = new AddressNftsReader(1, {
    transfers: new TransfersReader(ledger, {
      blockSeconds: 12,
      tokenList: () => Promise.resolve(list),
      search: receivedNfts,
    }),
    ownership: new NftOwnership(networkByRpcName('mainnet'), urls, {
      rule: 'two',
      // Who answers is waited for on any machine; who does not refuses at once.
      limits: { perUrlMs: 20_000, totalMs: 20_000, stragglersMs: 20_000 },
    }),
    store: {
      find: (_, names) => {
        queried.push([...names]);
        return find();
      },
    },
  });
}
function mine(...transactions: MemoryTransaction[]): number {
  const hash = newHash();
  for (const node of memories) node.blocks.push({ hash, transactions });
  return (memories[0]?.blocks.length ?? 0) - 1;
}
const read = (question: { from?: AddressNftsPlace; includesUnverified?: boolean } = {}) =>
  reader.read({ address: OWN, includesUnverified: false, asker: 'alice', ...question });
const namesOf = (nfts: readonly AddressNft[]) =>
  nfts.map(({ tokenId, units, agreement }) => [tokenId, units, agreement]);

describe('the NFTs of an address', () => {
  it('are those received and still held, of both standards, with stored metadata', async () => {
    await world({ [CATS]: { ...owned(1), ...owned(2, OTHER) }, [PLANETS]: has(9, 4) });
    mine(transaction(OWN, nft(1)), transaction(OWN, nft(2)));
    const block = mine(transaction(OWN, several(9, 5)));
    const { nfts, ...answer } = await read();
    expect(namesOf(nfts)).toEqual([
      ['9', '4', 'agreed'],
      ['1', '1', 'agreed'],
    ]);
    expect(nfts[0]).toMatchObject({ standard: 'erc1155', contract: PLANETS, agreeing: 3, stored });
    expect(nfts[1]).toMatchObject({
      arrivedAt: (1_000 + block - 1) * 1_000,
      isUnverified: false,
      stored: undefined,
    });
    expect(queried.flat().map(({ tokenId }) => tokenId)).toEqual(['9', '1']);
    expect(answer).toMatchObject({
      ...{ first: 0, last: block, unsettled: 0, next: null, block: { number: 7 } },
      nodes: { configured: 3, answered: 3, needed: 2 },
    });
  });

  it('leave out unverified ones, without a query to nodes, unless requested', async () => {
    await world({ [CATS]: { ...owned(1), ...owned(2) } });
    // One person sends one; another accepts a bid for the other.
    mine(transaction(OTHER, nft(1)), transaction(OTHER, nft(2), coins(OWN, OTHER, 5)));
    expect((await read()).nfts).toMatchObject([{ tokenId: '2', isUnverified: false }]);
    const { nfts } = await read({ includesUnverified: true });
    expect(nfts).toMatchObject([
      { tokenId: '1', isUnverified: true },
      { tokenId: '2', isUnverified: false },
    ]);
  });

  it('query no node about contracts if nothing was requested', async () => {
    await world({ [CATS]: owned(1) });
    mine(transaction(OTHER, nft(1)));
    expect((await read()).nfts).toEqual([]);
    expect(nodes.flatMap((node) => node.asked)).toEqual([]);
  });

  it('skip transactions with tokens alone', async () => {
    await world({});
    mine(...Array.from({ length: 30 }, () => transaction(OTHER, coins(OTHER, OWN, 1))));
    await read({ includesUnverified: true });
    expect(ledger.asked.witnesses).toBe(0);
  });

  it('are unknown if nodes differ, and left out if one alone lies', async () => {
    const sold = { contracts: { [CATS]: owned(1, OTHER) } };
    await world({ [CATS]: owned(1) }, [{}, sold]);
    mine(transaction(OWN, nft(1)));
    expect(namesOf((await read()).nfts)).toEqual([['1', null, 'disputed']]);
    await Promise.all(nodes.map((node) => node[Symbol.asyncDispose]()));
    await world({ [CATS]: owned(1, OTHER) }, [{}, {}, { contracts: { [CATS]: owned(1) } }]);
    mine(transaction(OWN, nft(1)));
    expect((await read()).nfts).toEqual([]);
  });

  it('are unconfirmed if only one of two nodes reports their owner or their transfer', async () => {
    await world({ [CATS]: owned(1) }, [{}, { isDead: true }]);
    mine(transaction(OWN, nft(1)));
    expect(namesOf((await read()).nfts)).toEqual([['1', '1', 'unconfirmed']]);
    await Promise.all(nodes.map((node) => node[Symbol.asyncDispose]()));
    await world({ [CATS]: owned(1) }, [{}, {}]);
    mine(transaction(OWN, nft(1)));
    for (const node of memories.slice(1)) node.isSilent = true;
    expect(namesOf((await read()).nfts)).toEqual([['1', '1', 'unconfirmed']]);
  });

  // Regression: one node's claim that it has another owner, was burnt, or does not exist, left an NFT out.
  it('are unknown if only one node reports them as moved', async () => {
    await world({ [CATS]: owned(1, OTHER), [PLANETS]: has(9, 0) }, [{}, { isDead: true }]);
    mine(transaction(OWN, nft(1), nft(2), several(9, 5)));
    expect(new Set(namesOf((await read()).nfts).map(String))).toEqual(
      new Set(['1,,unknown', '2,,unknown', '9,,unknown']),
    );
  });

  it('are of no transaction that a node alone invents, as one that the address has signed', async () => {
    await world({ [CATS]: owned(1) });
    const spam = transaction(OTHER, nft(1));
    mine(spam);
    const [liar] = memories;
    if (!liar) throw new Error('three nodes');
    liar.lie = (_, truth) => (truth.kind === 'present' ? { ...truth, from: OWN } : truth);
    expect((await read()).nfts).toEqual([]);
  });

  // Regression: 50 of 150 editions minted at once were on no page, and none was reported missing.
  it('are all of one transaction, with a notice if it has too many', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    await world({
      [PLANETS]: Object.assign({}, ...ids(201).map((id) => has(id, 1))) as Record<string, string>,
    });
    mine(transaction(OWN, batch(ids(201))));
    const readAll = async () => {
      let [count, unsettled] = [0, 0];
      let from: AddressNftsPlace | null | undefined;
      do {
        const answer = await read(from ? { from } : {});
        count += answer.nfts.length;
        unsettled += answer.unsettled;
        from = answer.next;
      } while (from);
      return { count, isSettled: unsettled === 0 };
    };
    expect(await readAll()).toEqual({ count: 200, isSettled: false });
    await Promise.all(nodes.map((node) => node[Symbol.asyncDispose]()));
    await world({
      [PLANETS]: Object.assign({}, ...ids(150).map((id) => has(id, 1))) as Record<string, string>,
    });
    mine(transaction(OWN, batch(ids(150))));
    expect(await readAll()).toEqual({ count: 150, isSettled: true });
  });

  it('are an error while no node reports their owner', async () => {
    await world({}, [{ isDead: true }, { isDead: true }]);
    mine(transaction(OWN, nft(1)));
    await expect(read()).rejects.toThrow(ChainUnavailableError);
  });

  it('are returned without metadata if the database is silent', async () => {
    await world({ [CATS]: owned(1) });
    mine(transaction(OWN, nft(1)));
    find = () => Promise.reject(new Error('database'));
    expect((await read()).nfts).toMatchObject([{ tokenId: '1', stored: undefined }]);
  });

  it('are a bounded number per page in a flood, each once', async () => {
    const ids = Array.from({ length: 90 }, (_, index) => index + 1);
    await world({
      [PLANETS]: Object.assign({}, ...ids.map((id) => has(id, 1))) as Record<string, string>,
      [CATS]: owned(1),
    });
    mine(transaction(OWN, nft(1)));
    mine(transaction(OTHER, batch(ids)));
    const before = ledger.asked.witnesses;
    expect((await read()).nfts).toMatchObject([{ contract: CATS, isUnverified: false }]);
    expect(ledger.asked.witnesses - before).toBe(2);
    expect(Math.max(...nodes.flatMap(({ counts }) => counts))).toBeLessThan(10);
    const seen: string[] = [];
    const sizes: number[] = [];
    let from: AddressNftsPlace | null | undefined;
    do {
      const { nfts, next } = await read({ includesUnverified: true, ...(from && { from }) });
      seen.push(...nfts.map(({ contract, tokenId }) => [contract, tokenId].join(' ')));
      sizes.push(nfts.length);
      from = next;
    } while (from);
    expect(sizes).toEqual([40, 40, 11]);
    expect(new Set(seen).size).toBe(91);
  });
});
