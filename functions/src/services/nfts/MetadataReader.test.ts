import { nftMetadataAnswerSchema } from '@everything-wallet/core/callables/nftsAnswer';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { getAddress, id, Interface, zeroPadValue } from 'ethers';
import { afterEach, expect, test } from 'vitest';
import { startFakeServer, type FakeServer } from '../../testing/startFakeServer.ts';
import { encoded } from '../../testing/startHoldingsNode.ts';
import { FetchProblemError } from './FetchProblemError.ts';
import { MetadataReader } from './MetadataReader.ts';
import type { KeptMetadata, NftMetadataStore, NftName } from './NftMetadataStore.ts';

const network = networkByRpcName('mainnet');
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
const text = (value: string) => encoded('string', value);
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
      const said = result === undefined ? { error: { code: 3, message: 'execution reverted' } } : { result };
      return { jsonrpc: '2.0', id: number, ...said };
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
  readonly kept = new Map<string, KeptMetadata>();

  find(chainId: number, names: readonly NftName[]): Promise<readonly (KeptMetadata | undefined)[]> {
    return Promise.resolve(
      names.map(({ contract, tokenId }) => this.kept.get(`${chainId} ${contract} ${tokenId}`)),
    );
  }

  keep(chainId: number, { contract, tokenId }: NftName, metadata: KeptMetadata): Promise<void> {
    this.kept.set(`${chainId} ${contract} ${tokenId}`, metadata);
    return Promise.resolve();
  }
}

async function world(...nodes: readonly (Contracts | undefined)[]) {
  const files: Record<string, string | FetchProblemError> = {};
  const fetched: string[] = [];
  const clock = { now: 1_000_000 };
  const store = new MemoryMetadata();
  const urls = await Promise.all(nodes.map((contracts) => startNode(() => contracts)));
  const reader = new MetadataReader(network, urls, {
    store,
    gateways: { ipfs: 'https://ipfs.example', arweave: 'https://arweave.example' },
    limits: { perUrlMs: 400, totalMs: 800, stragglersMs: 300 },
    now: () => clock.now,
    fetch: (url) => {
      fetched.push(url.href);
      const file = files[url.href] ?? new FetchProblemError('unreachable', 'nothing there');
      return typeof file === 'string' ? Promise.resolve(Buffer.from(file)) : Promise.reject(file);
    },
  });
  const read = async (items: readonly NftName[], refresh = false) =>
    nftMetadataAnswerSchema.parse(await reader.read({ items: [...items], refresh })).items;
  return { files, fetched, clock, store, read };
}

const cat = { contract: NFTS, tokenId: '7' };
const URL_OF_CAT = 'https://nfts.example/7';
const catJson = JSON.stringify({
  name: 'Cat #7',
  description: 'A cat.',
  image: 'https://nfts.example/7.png',
});

test('reads what a contract names, and keeps it', async () => {
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

test('one node\u2019s word is not followed, and not kept', async () => {
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
    expect(store.kept.size).toBe(0);
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

test('keeps a failure for a short time, and what was known beside it', async () => {
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

test('is read anew when somebody asks for that, not more often than once a minute', async () => {
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

test('one that fails keeps none of the others from being told', async () => {
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
