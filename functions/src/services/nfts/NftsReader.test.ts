import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { nftsAnswerSchema } from '@everything-wallet/core/schemas/nftsAnswer';
import { getAddress, Interface, zeroPadValue } from 'ethers';
import { afterEach, expect, test } from 'vitest';
import {
  encoded,
  startHoldingsNode,
  type HoldingsNode,
  type HoldingsState,
} from '../../testing/startHoldingsNode.ts';
import { boundCandidates } from '../../data/boundCandidates.ts';
import { unreachableUrl } from '../../testing/unreachableUrl.ts';
import type { ReceivedNft, NftCall, NftRecords, NftStandard, RecordedNfts } from './NftRecords.ts';
import { NftsReader } from './NftsReader.ts';

const network = networkByRpcName('mainnet');
const abi = new Interface([
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address,uint256) view returns (uint256)',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
]);
const addressOf = (number: number) =>
  getAddress(zeroPadValue(`0x${number.toString(16).padStart(4, '0')}`, 20));
const OWN = addressOf(0xa1);
const SECOND = addressOf(0xa2);
const OTHER = addressOf(0xb1);
const NFTS = addressOf(0xc1);
const TOKENS = addressOf(0xc2);
const SPAM = addressOf(0xc3);

const owned = (id: number, owner: string) => ({
  [abi.encodeFunctionData('ownerOf', [id])]: encoded('address', owner),
});
const has = (owner: string, id: number, units: bigint) => ({
  [abi.encodeFunctionData('balanceOf', [owner, id])]: encoded('uint256', units),
});
const called = (name: string, symbol: string) => ({
  name: encoded('string', name),
  symbol: encoded('string', symbol),
});
const came = (
  contract: string,
  tokenId: number,
  at: number,
  { to = OWN, standard = 'erc721', isUnverified = true }: Partial<ReceivedNft> = {},
): ReceivedNft => ({ contract, tokenId: String(tokenId), standard, to, isUnverified, arrivedAt: at });

class MemoryRecords implements NftRecords {
  readonly calls: NftCall[] = [];
  arrived: ReceivedNft[] = [];

  read(): Promise<RecordedNfts> {
    const arrived = this.arrived.map((one, index) => ({ ...one, place: String(index) }));
    return Promise.resolve(boundCandidates({ calls: this.calls, arrived, isCut: false }).list);
  }
}

const nodes: HoldingsNode[] = [];

afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node[Symbol.asyncDispose]()));
});

async function world(
  contracts: HoldingsState['contracts'],
  changes: readonly Partial<HoldingsState>[] = [{}, {}, {}],
) {
  const records = new MemoryRecords();
  const started = await Promise.all(
    changes.map((change) => startHoldingsNode({ number: 7n, time: 1_000n, coins: {}, contracts, ...change })),
  );
  nodes.push(...started);
  const reader = new NftsReader(
    network,
    await Promise.all(started.map(async ({ url, state }) => (state.isDead ? unreachableUrl() : url))),
    {
      records,
      // Who answers is waited for on any machine; who does not refuses at once.
      limits: { perUrlMs: 20_000, totalMs: 20_000, stragglersMs: 20_000 },
      now: () => 1_005_000,
    },
  );
  const read = async (from = 0, addresses = [OWN, SECOND]) =>
    nftsAnswerSchema.parse(await reader.read('user', { addresses, from }));
  return { records, nodes: started, read };
}

test("returns owned NFTs of both standards, the newest first, with the contracts' names", async () => {
  const { records, read } = await world({
    [NFTS]: { ...owned(1, OWN), ...owned(2, OTHER), ...owned(3, SECOND), ...called('Cats\u202e', 'CAT') },
    [TOKENS]: { ...has(OWN, 9, 5n), ...has(SECOND, 9, 0n) },
  });
  records.arrived = [
    came(TOKENS, 9, 50, { standard: 'erc1155' }),
    came(TOKENS, 9, 45, { standard: 'erc1155', to: SECOND }),
    came(NFTS, 3, 40, { to: SECOND }),
    came(NFTS, 3, 30),
    came(NFTS, 2, 20),
    came(NFTS, 1, 10, { isUnverified: false }),
  ];
  const answer = await read();
  expect(answer).toEqual({
    block: { number: 7, time: 1_000_000 },
    ageMs: 5_000,
    nodes: { configured: 3, answered: 3, needed: 2 },
    nfts: [
      {
        contract: TOKENS,
        tokenId: '9',
        standard: 'erc1155',
        owner: OWN,
        units: '5',
        arrivedAt: 50,
        isUnverified: true,
        agreement: 'agreed',
        agreeing: 3,
      },
      {
        contract: NFTS,
        tokenId: '3',
        standard: 'erc721',
        owner: SECOND,
        units: '1',
        arrivedAt: 40,
        isUnverified: true,
        agreement: 'agreed',
        agreeing: 3,
      },
      {
        contract: NFTS,
        tokenId: '1',
        standard: 'erc721',
        owner: OWN,
        units: '1',
        arrivedAt: 10,
        isUnverified: false,
        agreement: 'agreed',
        agreeing: 3,
      },
    ],
    collections: [
      { contract: TOKENS, name: '', symbol: '' },
      { contract: NFTS, name: 'Cats', symbol: 'CAT' },
    ],
    next: null,
  });
});

test('returns NFTs received by a call, and treats their contract as known from then on', async () => {
  const { records, read } = await world({ [NFTS]: { ...owned(1, OWN), ...owned(2, OWN) } });
  records.calls.push({
    from: OWN,
    left: [],
    came: [{ contract: NFTS, tokenId: '1', standard: 'erc721' }],
    at: 60,
  });
  records.arrived = [came(NFTS, 2, 40)];
  const { nfts } = await read();
  expect(nfts.map(({ tokenId, isUnverified, arrivedAt }) => [tokenId, isUnverified, arrivedAt])).toEqual([
    ['1', false, 60],
    ['2', false, 40],
  ]);
});

test("requests only NFTs in the accounts' records", async () => {
  const {
    records,
    read,
    nodes: [node],
  } = await world({ [NFTS]: owned(1, OTHER) });
  records.arrived = [came(NFTS, 1, 10)];
  expect((await read(0, [OTHER])).nfts).toEqual([]);
  expect(node?.asked).toEqual([]);
});

test('one answer is unconfirmed, a contradicted one unknown, and silence is not 0', async () => {
  const contracts = { [NFTS]: owned(1, OWN) };
  const arrived = [came(NFTS, 1, 10)];
  const alone = await world(contracts, [{}, { isDead: true }, { isDead: true }]);
  alone.records.arrived = arrived;
  expect((await alone.read()).nfts).toMatchObject([{ units: '1', agreement: 'unconfirmed', agreeing: 1 }]);
  const split = await world(contracts, [{}, { contracts: { [NFTS]: owned(1, OTHER) } }]);
  split.records.arrived = arrived;
  expect((await split.read()).nfts).toMatchObject([
    { owner: OWN, units: null, agreement: 'disputed', agreeing: 0 },
  ]);
  const silent = await world(contracts, [{ isDead: true }]);
  silent.records.arrived = arrived;
  expect(await silent.read()).toMatchObject({
    block: null,
    nfts: [{ owner: OWN, units: null, agreement: 'unknown', agreeing: 0 }],
  });
});

test('one node that invents an owner among three changes nothing', async () => {
  const { records, read } = await world({ [NFTS]: owned(1, OTHER) }, [
    {},
    {},
    { contracts: { [NFTS]: owned(1, OWN) } },
  ]);
  records.arrived = [came(NFTS, 1, 10)];
  expect((await read()).nfts).toEqual([]);
});

test.each(['bomb', 'burners'] as const)(
  'a contract that takes the gas (%s) spoils no other one\u2019s answer',
  async (how) => {
    const contracts: Record<string, Record<string, string>> = { [SPAM]: {} };
    const arrived = [came(SPAM, 1, 100)];
    for (let index = 0; index < 20; index += 1) {
      const contract = addressOf(0xd000 + index);
      contracts[contract] = owned(1, OWN);
      arrived.push(came(contract, 1, 90 - index));
    }
    const change = how === 'bomb' ? { bomb: SPAM } : { burners: [SPAM] };
    const { records, read } = await world(contracts, [change, change, change]);
    records.arrived = arrived;
    const { nfts } = await read();
    expect(nfts.filter(({ units }) => units === '1')).toHaveLength(20);
  },
);

test('reads one by one on a network without Multicall3', async () => {
  const { records, read } = await world({ [NFTS]: owned(1, OWN) }, [{ isWithoutMulticall: true }]);
  records.arrived = [came(NFTS, 1, 10)];
  expect((await read()).nfts).toMatchObject([{ units: '1', agreement: 'agreed' }]);
});

test('ten thousand unrequested ones hide no own NFT, and each is returned once', async () => {
  const contracts: Record<string, Record<string, string>> = { [NFTS]: owned(1, OWN) };
  const { records, read } = await world(contracts, [{}]);
  const standardOf = (index: number): NftStandard => (index % 2 === 0 ? 'erc721' : 'erc1155');
  records.arrived = Array.from({ length: 10_000 }, (_, index) =>
    // Every other one is received twice.
    came(SPAM, index - (index % 2), 20_000 - index, { standard: standardOf(Math.floor(index / 2)) }),
  );
  contracts[SPAM] = Object.fromEntries(
    records.arrived.flatMap(({ tokenId }) =>
      Object.entries({ ...owned(Number(tokenId), OWN), ...has(OWN, Number(tokenId), 1n) }),
    ),
  );
  records.arrived.push(came(NFTS, 1, 5));
  records.calls.push({
    from: OWN,
    left: [{ contract: NFTS, tokenId: '4', standard: 'erc721' }],
    came: [],
    at: 4,
  });
  const seen: string[] = [];
  let from: number | null = 0;
  let pages = 0;
  while (from !== null) {
    const answer = await read(from);
    seen.push(
      ...answer.nfts.map(({ contract, tokenId, standard }) => [contract, tokenId, standard].join(' ')),
    );
    if (pages === 0) expect(seen).toContain(`${NFTS} 1 erc721`);
    // The last page reports that there is more than it reads.
    expect(answer.isCut ?? false).toBe(answer.next === null);
    from = answer.next;
    pages += 1;
  }
  expect(pages).toBe(10);
  expect(seen).toHaveLength(1_001);
  expect(new Set(seen).size).toBe(seen.length);
});
