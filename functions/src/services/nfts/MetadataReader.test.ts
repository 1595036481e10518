import { nftMetadataAnswerSchema } from '@everything-wallet/core/schemas/nftsAnswer';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { getAddress, id, Interface, zeroPadValue } from 'ethers';
import { afterEach, expect, test, vi } from 'vitest';
import { startFakeServer, type FakeServer } from '../../testing/startFakeServer.ts';
import { encoded } from '../../testing/startHoldingsNode.ts';
import { FetchProblemError } from './FetchProblemError.ts';
import { loadMetadata } from './loadMetadata.ts';
import { MetadataReader } from './MetadataReader.ts';
import type { StoredMetadata, NftMetadataStore, NftName } from './NftMetadataStore.ts';
import { NotReadError } from './NotReadError.ts';

const network = networkByRpcName('mainnet');
const gateways = { ipfs: 'https://ipfs.example', arweave: 'https://arweave.example' };
const abi = new Interface([
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
  'function ownerOf(uint256) view returns (address)',
  'function name() view returns (string)',
  'function supportsInterface(bytes4) view returns (bool)',
]);
const addressOf = (number: number) =>
  getAddress(zeroPadValue(`0x${number.toString(16).padStart(4, '0')}`, 20));
const OWN = addressOf(0xa1);
const NFTS = addressOf(0xc1);
const TOKENS = addressOf(0xc2);
const yes = encoded('bool', true);
const word = (number: number) => number.toString(16).padStart(64, '0');
/** An ABI string; by hand, since ethers takes a second for megabytes. */
const text = (value: string) => {
  const bytes = Buffer.from(value);
  return `0x${word(32)}${word(bytes.length)}${bytes.toString('hex').padEnd(64 * Math.ceil(bytes.length / 32), '0')}`;
};
const asks = (name: string, ...values: unknown[]) => abi.encodeFunctionData(name, values);
const erc721 = (tokenId: number, uri: string) => ({
  [asks('tokenURI', tokenId)]: text(uri),
  [asks('supportsInterface', '0x80ac58cd')]: yes,
  [asks('ownerOf', tokenId)]: encoded('address', OWN),
  [asks('name')]: text('Cats'),
});
type Contracts = Record<string, Record<string, string>>;

const servers: FakeServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server[Symbol.asyncDispose]()));
});

/** A node that answers calls word for word, and reverts at everything else. */
async function startNode(contracts: () => Contracts | undefined): Promise<string> {
  const server = await startFakeServer((body, response) => {
    const question = JSON.parse(body) as Question | Question[];
    const answer = ({ id: number, method, params }: Question) => {
      const call = params[0] as { to: string; data: string };
      const result = method === 'eth_chainId' ? '0x1' : contracts()?.[getAddress(call.to)]?.[call.data];
      const response =
        result === undefined ? { error: { code: 3, message: 'execution reverted' } } : { result };
      return { jsonrpc: '2.0', id: number, ...response };
    };
    if (!contracts()) response.destroy();
    else response.end(JSON.stringify(Array.isArray(question) ? question.map(answer) : answer(question)));
  });
  servers.push(server);
  return server.url;
}

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

class MemoryMetadata implements NftMetadataStore {
  readonly stored = new Map<string, StoredMetadata>();
  readonly pictures = new Map<string, string | null>();

  find(chainId: number, names: readonly NftName[]): Promise<readonly (StoredMetadata | undefined)[]> {
    return Promise.resolve(
      names.map(({ contract, tokenId }) => this.stored.get(`${chainId} ${contract} ${tokenId}`)),
    );
  }

  keep(
    chainId: number,
    { contract, tokenId }: NftName,
    metadata: StoredMetadata,
    picture?: string | null,
  ): Promise<void> {
    this.stored.set(`${chainId} ${contract} ${tokenId}`, metadata);
    if (picture !== undefined) this.pictures.set(`${chainId} ${contract} ${tokenId}`, picture);
    return Promise.resolve();
  }
}

/** None that a test reaches: megabytes take a busy machine its time. A node that is down refuses at once. */
const longLimits = { perUrlMs: 60_000, totalMs: 60_000, stragglersMs: 60_000 };

async function world(...nodes: readonly (Contracts | undefined)[]) {
  const files: Record<string, string | FetchProblemError> = {};
  const fetched: string[] = [];
  const clock = { now: 1_000_000 };
  const store = new MemoryMetadata();
  const urls = await Promise.all(nodes.map((contracts) => startNode(() => contracts)));
  const reader = new MetadataReader(network, urls, {
    store,
    limits: longLimits,
    now: () => clock.now,
    load: (uri) =>
      loadMetadata(uri, gateways, (url) => {
        fetched.push(url.href);
        const file = files[url.href] ?? new FetchProblemError('unreachable', 'nothing there');
        return typeof file === 'string' ? Promise.resolve(Buffer.from(file)) : Promise.reject(file);
      }),
  });
  const mayRead = vi.fn<(count: number) => Promise<boolean>>().mockResolvedValue(true);
  const read = async (items: readonly NftName[], refresh = false) =>
    nftMetadataAnswerSchema.parse(
      await reader.read({ items: [...items], refresh }, { userId: 'user', mayRead }),
    ).items;
  return { files, fetched, clock, store, mayRead, read };
}

const cat = { contract: NFTS, tokenId: '7' };
const URL_OF_CAT = 'https://nfts.example/7';
const catJson = JSON.stringify({
  name: 'Cat #7',
  description: 'A cat.',
  image: 'https://nfts.example/7.png',
});

test('reads and stores the metadata that a contract names', async () => {
  const contracts = { [NFTS]: erc721(7, URL_OF_CAT) };
  const { files, fetched, read, clock } = await world(contracts, contracts);
  files[URL_OF_CAT] = catJson;
  const expected = {
    contract: NFTS,
    tokenId: '7',
    collection: 'Cats',
    standard: 'erc721',
    owner: OWN,
    metadata: { name: 'Cat #7', description: 'A cat.', traits: [], hasPicture: true, fetchedAt: 1_000_000 },
    problem: null,
  };
  expect(await read([cat])).toEqual([expected]);
  clock.now += 3_600_000;
  expect(await read([cat, cat])).toEqual([expected, expected]);
  expect(fetched).toEqual([URL_OF_CAT]);
});

test('fills {id} in as 64 digits in lower case', async () => {
  const contracts = {
    [TOKENS]: {
      [asks('uri', 0xabc)]: text('https://nfts.example/{id}.json'),
      [asks('supportsInterface', '0xd9b67a26')]: yes,
    },
  };
  const { files, read } = await world(contracts);
  files[`https://nfts.example/${'abc'.padStart(64, '0')}.json`] = '{"name":"Sword"}';
  expect(await read([{ contract: TOKENS, tokenId: String(0xabc) }])).toMatchObject([
    {
      standard: 'erc1155',
      owner: null,
      collection: '',
      metadata: { name: 'Sword', hasPicture: false },
      problem: null,
    },
  ]);
});

test('metadata may be in the contract itself', async () => {
  const uri = `data:application/json;base64,${Buffer.from('{"name":"x","image_data":"<svg/>"}').toString('base64')}`;
  const { fetched, read } = await world({ [NFTS]: erc721(7, uri) });
  expect(await read([cat])).toMatchObject([{ metadata: { name: 'x', hasPicture: true } }]);
  expect(fetched).toEqual([]);
});

test('one node\u2019s answer alone is neither followed nor stored', async () => {
  const honest = { [NFTS]: erc721(7, URL_OF_CAT) };
  const liar = { [NFTS]: erc721(7, 'https://liar.example/') };
  for (const nodes of [
    [honest, liar],
    [honest, undefined],
  ]) {
    const { fetched, store, read } = await world(...nodes);
    expect(await read([cat])).toMatchObject([
      { owner: nodes.includes(liar) ? OWN : null, metadata: null, problem: 'unreachable' },
    ]);
    expect(fetched).toEqual([]);
    expect(store.stored.size).toBe(0);
  }
  const outvoted = await world(honest, liar, honest);
  outvoted.files[URL_OF_CAT] = catJson;
  expect(await outvoted.read([cat])).toMatchObject([{ metadata: { name: 'Cat #7' } }]);
});

test.each([
  ['none', {}],
  ['none', { [asks('tokenURI', 7)]: text(' ') }],
  ['none', { [asks('tokenURI', 7)]: '0x1234' }],
  ['refused', erc721(7, 'http://nfts.example/7')],
  ['refused', erc721(7, 'ipfs://x')],
  ['malformed', erc721(7, 'data:,<html>')],
  ['tooLarge', erc721(7, `data:,"${'x'.repeat(1_000_001)}"`)],
] as const)('says %s where that is so: %#', async (problem, contract) => {
  const { read, fetched } = await world({ [NFTS]: contract });
  expect(await read([cat])).toMatchObject([{ metadata: null, problem }]);
  expect(fetched).toEqual([]);
});

const ids = (count: number) => text(`data:,${'{id}'.repeat(count)}`);
test.each([
  ['a text of megabytes', erc721(7, 'x'.repeat(1_300_000))],
  ['a text that says it is longer than a megabyte', { [asks('tokenURI', 7)]: text('x'.repeat(1_000_001)) }],
  ['more ids than anybody needs', { [asks('tokenURI', 7)]: ids(101) }],
  [
    'ids that make it too long',
    { [asks('tokenURI', 7)]: text(`data:,${'x'.repeat(995_000)}${'{id}'.repeat(100)}`) },
  ],
] as const)('%s is too large, and not requested again at once', async (_, contract) => {
  const contracts = { [NFTS]: contract };
  const { read, store } = await world(contracts, contracts, contracts);
  expect(await read([cat])).toMatchObject([{ metadata: null, problem: 'tooLarge' }]);
  expect(store.stored.size).toBe(1);
});

test('a contract that answers megabytes takes none of its neighbours along', async () => {
  const contracts = {
    [NFTS]: erc721(7, URL_OF_CAT),
    [TOKENS]: erc721(1, 'x'.repeat(1_300_000)),
  };
  const { files, read } = await world(contracts, contracts, contracts);
  files[URL_OF_CAT] = catJson;
  expect(await read([{ contract: TOKENS, tokenId: '1' }, cat])).toMatchObject([
    { problem: 'tooLarge' },
    { metadata: { name: 'Cat #7' }, problem: null },
  ]);
});

test.each([
  ['a length of more than there is', `0x${'20'.padStart(64, '0')}${'ff'.padStart(64, '0')}`],
  ['a place of more than there is', `0x${'f'.repeat(64)}${'0'.repeat(64)}`],
  ['bytes that are no text', `0x${'20'.padStart(64, '0')}${'1'.padStart(64, '0')}${'ff'.padEnd(64, '0')}`],
])('%s is no text', async (_, answer) => {
  const { read } = await world({ [NFTS]: { [asks('tokenURI', 7)]: answer } });
  expect(await read([cat])).toMatchObject([{ metadata: null, problem: 'none' }]);
});

test('calls at most three contracts at the same time, two of them for one user', async () => {
  const uris = Object.assign(
    {},
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((tokenId) => erc721(tokenId, 'data:,{}')),
  ) as Record<string, string>;
  let atOnce = 0;
  let most = 0;
  const server = await startFakeServer((body, response) => {
    const question = JSON.parse(body) as Question | Question[];
    if (!Array.isArray(question)) {
      response.end(JSON.stringify({ jsonrpc: '2.0', id: question.id, result: '0x1' }));
      return;
    }
    const isDescription = question.length === 5;
    if (isDescription) most = Math.max(most, (atOnce += 1));
    setTimeout(() => {
      if (isDescription) atOnce -= 1;
      response.end(
        JSON.stringify(
          question.map(({ id: number, params }) => {
            const result = uris[(params[0] as { data: string }).data] ?? '0x';
            return { jsonrpc: '2.0', id: number, result };
          }),
        ),
      );
    }, 20);
  });
  servers.push(server);
  const reader = new MetadataReader(network, [server.url], {
    limits: longLimits,
    store: new MemoryMetadata(),
    load: (uri) => loadMetadata(uri, gateways),
  });
  const readFrom = (userId: string, ...tokenIds: string[]) =>
    reader.read(
      { items: tokenIds.map((tokenId) => ({ contract: NFTS, tokenId })), refresh: false },
      { userId, mayRead: () => Promise.resolve(true) },
    );
  const alone = await readFrom('one', '7', '8', '9');
  expect(most).toBeLessThanOrEqual(2);
  const [one, other] = await Promise.all([readFrom('one', '1', '2', '3'), readFrom('other', '4', '5', '6')]);
  expect([...alone.items, ...one.items, ...other.items].every(({ metadata }) => metadata !== null)).toBe(
    true,
  );
  expect(most).toBeLessThanOrEqual(3);
});

// Regression: a user with many slow contracts took every place, and others got a timeout for their contracts.
test('one user\u2019s slow contracts do not block others', async () => {
  const answers = erc721(7, 'data:,{}');
  const held: (() => void)[] = [];
  let isSlow = true;
  const server = await startFakeServer((body, response) => {
    const question = JSON.parse(body) as Question | Question[];
    const answer = ({ id: number, method, params }: Question) => {
      const { data } = params[0] as { data: string };
      return {
        jsonrpc: '2.0',
        id: number,
        result: method === 'eth_chainId' ? '0x1' : (answers[data] ?? '0x'),
      };
    };
    const isChain = !Array.isArray(question);
    const text = () =>
      JSON.stringify(isChain ? { jsonrpc: '2.0', id: question.id, result: '0x1' } : question.map(answer));
    const isOfSlow = !isChain && (question[0]?.params[0] as { to: string }).to === TOKENS;
    if (isOfSlow && isSlow) held.push(() => response.end(text()));
    else response.end(text());
  });
  servers.push(server);
  const reader = new MetadataReader(network, [server.url], {
    store: new MemoryMetadata(),
    load: (uri) => loadMetadata(uri, gateways),
    limits: longLimits,
  });
  const mayRead = () => Promise.resolve(true);
  const slow = Array.from({ length: 20 }, (_, index) => ({ contract: TOKENS, tokenId: String(index) }));
  const reading = reader.read({ items: slow, refresh: false }, { userId: 'mallory', mayRead });
  await expect.poll(() => held.length, { timeout: 20_000 }).toBe(2);
  const { items } = await reader.read({ items: [cat], refresh: false }, { userId: 'alice', mayRead });
  expect(items).toMatchObject([{ collection: 'Cats', problem: null }]);
  isSlow = false;
  for (const answer of held) answer();
  await reading;
}, 30_000);

test('metadata without an attempt stays as it was, and is read again at once', async () => {
  const node = await startNode(() => ({ [NFTS]: erc721(7, URL_OF_CAT) }));
  const store = new MemoryMetadata();
  let isReached = false;
  const reader = new MetadataReader(network, [node], {
    store,
    limits: longLimits,
    load: () =>
      isReached
        ? Promise.resolve({ name: 'Cat #7', description: '', traits: [] })
        : Promise.reject(new NotReadError()),
  });
  const read = async () =>
    (
      await reader.read(
        { items: [cat], refresh: false },
        { userId: 'user', mayRead: () => Promise.resolve(true) },
      )
    ).items;
  expect(await read()).toMatchObject([{ metadata: null, problem: 'tooSlow' }]);
  expect(store.stored.size).toBe(0);
  isReached = true;
  expect(await read()).toMatchObject([{ metadata: { name: 'Cat #7' }, problem: null }]);
});

test('a caller with more than may wait gets a timeout', async () => {
  const { read } = await world({ [NFTS]: erc721(7, 'data:,{}') });
  const many = (from: number) =>
    Array.from({ length: 20 }, (_, index) => ({ contract: TOKENS, tokenId: String(from + index) }));
  // Of each question seven items wait.
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => read(many(20 * index))));
  const problems = answers.flat().map(({ problem }) => problem);
  expect(problems).toContain('tooSlow');
  expect(problems).toContain('none');
});

test('counts each new reading once, in advance, and returns stored metadata beyond the quota', async () => {
  const { files, fetched, clock, store, mayRead, read } = await world({ [NFTS]: erc721(7, URL_OF_CAT) });
  files[URL_OF_CAT] = catJson;
  await read([cat, { ...cat, tokenId: '07' }]);
  expect(mayRead.mock.calls).toEqual([[1]]);
  await read([cat]);
  expect(mayRead).toHaveBeenCalledOnce();

  mayRead.mockResolvedValue(false);
  clock.now += 24 * 3_600_000;
  expect(await read([cat, { ...cat, tokenId: '8' }])).toMatchObject([
    { metadata: { name: 'Cat #7', fetchedAt: 1_000_000 }, problem: 'tooSlow' },
    { metadata: null, problem: 'tooSlow' },
  ]);
  expect(mayRead.mock.lastCall).toEqual([2]);
  expect(fetched).toEqual([URL_OF_CAT]);
  expect(store.stored.size).toBe(1);
  mayRead.mockResolvedValue(true);
  expect(await read([cat])).toMatchObject([{ metadata: { fetchedAt: clock.now }, problem: null }]);
});

test('a picture stays if a new reading fails, and is removed if no longer named', async () => {
  const { files, clock, read, store } = await world({ [NFTS]: erc721(7, URL_OF_CAT) });
  const pictures = () => [...store.pictures.values()];
  files[URL_OF_CAT] = catJson;
  await read([cat]);
  expect(pictures()).toEqual(['https://nfts.example/7.png']);
  files[URL_OF_CAT] = new FetchProblemError('unreachable', 'gone');
  clock.now += 24 * 3_600_000;
  expect(await read([cat])).toMatchObject([{ metadata: { hasPicture: true }, problem: 'unreachable' }]);
  expect(pictures()).toEqual(['https://nfts.example/7.png']);
  files[URL_OF_CAT] = '{"name":"Cat #7","image":"ftp://nfts.example/7.png"}';
  clock.now += 24 * 3_600_000;
  expect(await read([cat])).toMatchObject([{ metadata: { hasPicture: false }, problem: null }]);
  expect(pictures()).toEqual([null]);
});

test('caches a failure for a short time, with the earlier metadata', async () => {
  const { files, fetched, clock, read } = await world({ [NFTS]: erc721(7, URL_OF_CAT) });
  files[URL_OF_CAT] = new FetchProblemError('tooSlow', 'no answer');
  expect(await read([cat])).toMatchObject([{ metadata: null, problem: 'tooSlow' }]);
  files[URL_OF_CAT] = catJson;
  clock.now += 4 * 60_000;
  expect(await read([cat])).toMatchObject([{ problem: 'tooSlow' }]);
  clock.now += 60_000;
  expect(await read([cat])).toMatchObject([
    { metadata: { name: 'Cat #7', fetchedAt: clock.now }, problem: null },
  ]);
  const { now } = clock;
  files[URL_OF_CAT] = new FetchProblemError('unreachable', 'gone');
  clock.now += 24 * 3_600_000;
  expect(await read([cat])).toMatchObject([
    { metadata: { name: 'Cat #7', fetchedAt: now }, problem: 'unreachable' },
  ]);
  expect(fetched).toHaveLength(3);
});

test('is read again on request, at most once a minute', async () => {
  const { files, fetched, clock, read } = await world({ [NFTS]: erc721(7, URL_OF_CAT) });
  files[URL_OF_CAT] = catJson;
  await read([cat]);
  files[URL_OF_CAT] = '{"name":"Renamed"}';
  clock.now += 59_000;
  expect(await read([cat], true)).toMatchObject([{ metadata: { name: 'Cat #7' } }]);
  clock.now += 1_000;
  expect(await read([cat], true)).toMatchObject([{ metadata: { name: 'Renamed' } }]);
  expect(fetched).toHaveLength(2);
});

test('one failure does not affect the others', async () => {
  const { files, read } = await world({
    [NFTS]: { ...erc721(7, URL_OF_CAT), ...erc721(8, 'https://nfts.example/8') },
  });
  files[URL_OF_CAT] = catJson;
  const items = await read([
    { ...cat, tokenId: '8' },
    cat,
    { contract: addressOf(0xdead), tokenId: id('x').length.toString() },
  ]);
  expect(items.map(({ problem }) => problem)).toEqual(['unreachable', null, 'none']);
});
