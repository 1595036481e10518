import type { RpcName } from '@everything-wallet/core/networks/networks';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AddressNft, AddressNftsAnswer, AddressNftsQuestion } from '../../services/nfts/AddressNfts.ts';
import type { StoredMetadata } from '../../services/nfts/NftMetadataStore.ts';
import { API_WALLET, ApiBench, RECIPIENT } from '../../testing/ApiBench.ts';
import { expectProblem } from '../../testing/expectProblem.ts';
import { writeCursor } from '../cursors.ts';

const CATS = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OWNER = API_WALLET.address;

const held: AddressNft = {
  ...{ contract: CATS, tokenId: '7', owner: OWNER, units: '1', agreeing: 2, isUnverified: false },
  ...{ arrivedAt: 1_800_000_000_000, stored: undefined },
  standard: 'erc721',
  agreement: 'agreed',
};
const cat = {
  ...{ contract: CATS, tokenId: '7', standard: 'erc721', units: '1', agreement: 'agreed', agreeing: 2 },
  ...{ isUnverified: false, arrivedAt: 1_800_000_000_000 },
};
const metadata = {
  name: 'Tom',
  description: 'A cat',
  traits: [{ type: 'Fur', value: 'grey' }],
  fetchedAt: 5,
};
const stored: StoredMetadata = {
  ...{ collection: 'Cats', problem: null, triedAt: 5, hasPicture: true },
  standard: 'erc721',
  metadata,
};
const answer: AddressNftsAnswer = {
  nfts: [
    { ...held, stored },
    {
      ...held,
      tokenId: '8',
      units: null,
      agreement: 'disputed',
      agreeing: 0,
      arrivedAt: null,
      stored: undefined,
    },
    { ...held, tokenId: '9', stored: { ...stored, hasPicture: false } },
  ],
  collections: [{ contract: CATS, name: 'Cats', symbol: 'CAT' }],
  first: 4,
  last: 7,
  unsettled: 1,
  next: { before: 5, after: 'erc721 0x 1' },
  block: { number: 7, time: 1_800_000_000_000 },
  nodes: { configured: 3, answered: 3, needed: 2 },
};

let bench: ApiBench;
let asked: [RpcName, AddressNftsQuestion][];
let said: AddressNftsAnswer;
beforeEach(() => {
  bench = new ApiBench();
  asked = [];
  said = answer;
  bench.readNfts = (network, question) => {
    asked.push([network, question]);
    return Promise.resolve(said);
  };
});

const ask = (query: string, key = bench.issue()) => bench.api()(`/nfts?${query}`, bench.withKey(key));
const ours = `address=${OWNER.toLowerCase()}&network=sepolia`;

describe('GET /nfts', () => {
  it('returns held NFTs, their stored metadata, and the scanned blocks', async () => {
    expect(await (await ask(ours)).json()).toEqual({
      ...{ address: OWNER, network: 'sepolia', chainId: 11155111, currency: 'SepoliaETH' },
      nfts: [
        { ...cat, metadata: { ...metadata, picture: `/nft-pictures/sepolia/${CATS}/7/1024?of=5` } },
        {
          ...{ contract: CATS, tokenId: '8', standard: 'erc721', agreement: 'disputed', agreeing: 0 },
          isUnverified: false,
        },
        { ...cat, tokenId: '9', metadata },
      ],
      collections: answer.collections,
      ...{ fromBlock: 4, toBlock: 7, unsettled: 1, blockNumber: 7 },
      cursor: expect.any(String) as string,
      nodes: answer.nodes,
    });
    expect(asked).toEqual([
      ['sepolia', { address: OWNER, from: undefined, includesUnverified: false, asker: 'alice' }],
    ]);
  });

  it('continues at its cursor, for the same address and network alone', async () => {
    const { cursor } = (await (await ask(ours)).json()) as { cursor: string };
    said = { ...answer, first: 0, next: null };
    const last = (await (await ask(`${ours}&cursor=${cursor}`)).json()) as object;
    expect(asked[1]?.[1].from).toEqual(answer.next);
    expect(Object.keys(last)).not.toContain('cursor');
    for (const query of [`address=${RECIPIENT}&network=sepolia`, `address=${OWNER}&network=polygon-amoy`]) {
      const problem = await expectProblem(await ask(`${query}&cursor=${cursor}`), 'invalid_request');
      expect(problem.errors?.map(({ field }) => field)).toEqual(['cursor']);
    }
    expect(asked).toHaveLength(2);
  });

  it('takes its own longest cursor', async () => {
    const after = ['erc1155', CATS.toLowerCase(), '9'.repeat(78)].join(' ');
    said = { ...answer, next: { before: Number.MAX_SAFE_INTEGER, after } };
    const network = 'network=polygon-mainnet';
    const first = await (await ask(`address=${OWNER}&${network}`)).json();
    const { cursor } = first as { cursor: string };
    expect((await ask(`address=${OWNER}&${network}&cursor=${cursor}`)).status).toBe(200);
    expect(asked[1]?.[1].from).toEqual(said.next);
  });

  it.each([
    ...['', 'x', 'e30', 'a'.repeat(401)],
    writeCursor(['transfers', 'sepolia', OWNER], 4),
    writeCursor(['nfts', 'sepolia', OWNER], 4),
    writeCursor(['nfts', 'sepolia', OWNER], { before: 0 }),
    writeCursor(['nfts', 'sepolia', OWNER], { before: 4, after: 'x'.repeat(201) }),
  ])('refuses the cursor %j', async (cursor) => {
    await expectProblem(await ask(`${ours}&cursor=${cursor}`), 'invalid_request');
    expect(asked).toEqual([]);
  });

  it.each([
    ['address=0x12&network=sepolia', 'address'],
    [`address=${OWNER}&network=nowhere`, 'network'],
    [`${ours}&includeUnverified=yes`, 'includeUnverified'],
  ])('refuses %s', async (query, field) => {
    const problem = await expectProblem(await ask(query), 'invalid_request');
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
    expect(asked).toEqual([]);
  });

  it('includes unverified NFTs only if requested', async () => {
    await ask(`${ours}&includeUnverified=true`);
    await ask(`${ours}&includeUnverified=false`);
    expect(asked.map(([, { includesUnverified }]) => includesUnverified)).toEqual([true, false]);
  });

  it('distinguishes a silent network from an address without NFTs', async () => {
    bench = new ApiBench();
    await expectProblem(await ask(ours), 'upstream_unavailable');
  });

  it('queries no mainnet for a key of testnets', async () => {
    const query = `address=${OWNER}&network=mainnet`;
    await expectProblem(await ask(query, bench.issue({}, true)), 'network_not_allowed');
    expect(asked).toEqual([]);
  });
});
