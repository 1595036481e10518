import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { afterEach, describe, expect, it } from 'vitest';
import {
  encoded,
  startHoldingsNode,
  type HoldingsNode,
  type HoldingsState,
} from '../../testing/startHoldingsNode.ts';
import { unreachableUrl } from '../../testing/unreachableUrl.ts';
import type { CoinsReported } from './CoinsReported.ts';
import { HoldingsReader } from './HoldingsReader.ts';
import type { ListedToken, TokenList } from './tokenListOf.ts';

const COIN = 10n ** 18n;
const NOW = Date.parse('2026-11-23T12:00:00Z');
const anna = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const bert = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const dollar = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const listed2 = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const spam = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
const added = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const mainnet = networkByRpcName('mainnet');
const listOf = (...tokens: ListedToken[]): TokenList => ({
  tokens,
  byContract: new Map(tokens.map((token) => [token.contract.toLowerCase(), token])),
  contracts: new Set(tokens.map(({ contract }) => contract.toLowerCase())),
});
const usdc: ListedToken = { contract: dollar, name: 'USD Coin', symbol: 'USDC', decimals: 6 };
const usdt: ListedToken = { contract: listed2, name: 'Tether', symbol: 'USDT', decimals: 6 };

const token = (changes: Record<string, string | undefined> = {}) => ({
  name: encoded('string', 'Spam Coin'),
  symbol: encoded('string', 'SPAM'),
  decimals: encoded('uint8', 18n),
  [anna]: encoded('uint256', 7n),
  [bert]: encoded('uint256', 0n),
  ...changes,
});
const truth = (): HoldingsState => ({
  number: 100n,
  time: BigInt(NOW / 1_000) - 12n,
  coins: { [anna]: 2n * COIN },
  contracts: {
    [dollar]: { [anna]: encoded('uint256', 2_500_000n), [bert]: encoded('uint256', 0n) },
    [listed2]: { [anna]: encoded('uint256', 0n), [bert]: encoded('uint256', 0n) },
    [spam]: token(),
    [added]: token({ name: encoded('string', 'Added'), symbol: encoded('string', 'ADD') }),
  },
});

const nodes: HoldingsNode[] = [];
afterEach(async () => {
  for (const node of nodes.splice(0)) await node[Symbol.asyncDispose]();
});

type Lie = Partial<HoldingsState>;

interface Options {
  readonly network?: typeof mainnet;
  readonly list?: TokenList;
  readonly capacity?: { readonly most: number; readonly least: number };
  readonly now?: () => number;
  readonly limits?: { readonly perUrlMs: number; readonly totalMs: number; readonly stragglersMs: number };
}

/** A reader whose nodes are honest except for the given lies. */
async function start(lies: readonly Lie[], options: Options = {}) {
  const { network = mainnet } = options;
  for (const lie of lies)
    nodes.push(await startHoldingsNode({ ...truth(), chainId: network.chainId, ...lie }));
  return readerOf(
    nodes.map(({ url }) => url),
    options,
  );
}

function readerOf(
  urls: readonly string[],
  {
    network = mainnet,
    list = listOf(usdc, usdt),
    capacity = { most: 3_100, least: 200 },
    now = () => NOW,
    limits = { perUrlMs: 2_000, totalMs: 4_000, stragglersMs: 1_000 },
  }: Options = {},
) {
  const reader = new HoldingsReader(network, urls, {
    tokenList: () => Promise.resolve(list),
    limits,
    capacity,
    now,
  });
  const ask = async (question: Partial<Parameters<typeof reader.read>[0]> = {}, received: string[] = []) =>
    reader.read({ addresses: [anna], tokens: [], discovers: false, discoversFrom: 0, ...question }, received);
  /** Reads anna's balance as a simultaneous caller gets it. */
  const readCoin = async () => {
    let coinOf: CoinsReported | undefined;
    const question = { addresses: [anna], tokens: [], discovers: false, discoversFrom: 0 };
    await reader.read(question, [], (reported) => (coinOf = reported));
    return coinOf?.(anna.toLowerCase());
  };
  return { ask, hear: readCoin };
}

const coin = (changes: object = {}) => ({
  address: anna,
  contract: null,
  units: (2n * COIN).toString(),
  agreement: 'agreed',
  agreeing: 3,
  ...changes,
});
const honest = {};

describe('three nodes that agree', () => {
  it('return coin and tokens of each account, with one request each', async () => {
    const { ask } = await start([honest, honest, honest]);
    expect(await ask({ addresses: [anna, bert], tokens: [dollar] })).toEqual({
      block: { number: 100, time: NOW - 12_000 },
      ageMs: 12_000,
      nodes: { configured: 3, answered: 3, needed: 2 },
      holdings: [
        coin(),
        coin({ address: bert, units: '0' }),
        coin({ contract: dollar, units: '2500000' }),
        coin({ contract: dollar, address: bert, units: '0' }),
      ],
      tokens: [{ ...usdc, isListed: true }],
      isDiscoveryWhole: true,
      discoversNext: 0,
    });
    expect(nodes.map(({ asked }) => asked)).toEqual([[['eth_call']], [['eth_call']], [['eth_call']]]);
  });

  it('return those of the scanned tokens that an account holds', async () => {
    const { ask } = await start([honest, honest, honest]);
    const { holdings, tokens, isDiscoveryWhole } = await ask({ addresses: [anna, bert], discovers: true }, [
      spam,
      dollar.toLowerCase(),
    ]);
    expect(holdings.map(({ contract, address, units }) => [contract, address, units])).toEqual([
      [null, anna, (2n * COIN).toString()],
      [null, bert, '0'],
      [dollar, anna, '2500000'],
      [spam, anna, '7'],
    ]);
    expect(tokens).toEqual([
      { ...usdc, isListed: true },
      { contract: spam, name: 'Spam Coin', symbol: 'SPAM', decimals: 18, isListed: false },
    ]);
    expect(isDiscoveryWhole).toBe(true);
    // Incoming tokens are read in a call of their own, in the same exchange.
    expect(nodes.map(({ asked }) => asked)).toEqual(nodes.map(() => [['eth_call', 'eth_call']]));
  });

  it("are asked for a token's name once", async () => {
    const { ask } = await start([honest, honest, honest]);
    const [one, other] = [await ask({ tokens: [added] }), await ask({ tokens: [added] })];
    expect(other).toEqual(one);
    expect(nodes[0]?.counts).toEqual([3, 4, 3, 1]);
  });
});

describe('one node of three that lies', () => {
  const lieOf = (contracts: Record<string, ReturnType<typeof token>>): Lie => ({
    contracts: { ...truth().contracts, ...contracts },
  });

  it.each([
    ['about coin', { coins: { [anna]: 9n * COIN } }],
    ['about coin, in a later block', { coins: { [anna]: 9n * COIN }, number: 102n }],
    ['about coin and its block', { coins: { [anna]: 9n * COIN }, number: 2n ** 53n }],
    ['about coin, at the beginning of the chain', { coins: { [anna]: 9n * COIN }, number: 0n }],
  ])('%s is seen, and not believed', async (_, lie) => {
    const { ask } = await start([lie, honest, honest]);
    const { holdings, nodes: counted, block } = await ask();
    expect(holdings).toEqual([coin({ agreeing: 2 })]);
    expect(counted).toEqual({ configured: 3, answered: 3, needed: 2, differing: 1 });
    expect(block?.number).toBe(100);
    expect(nodes.flatMap(({ asked }) => asked)).toHaveLength(3);
  });

  it.each([
    ['the latest block', { number: 2n ** 53n }],
    ['a block of the far future', { number: 10n ** 12n }],
    ['the first block', { number: 0n }],
    ['a time in the future', { time: BigInt(NOW / 1_000) + 10n ** 9n }],
    ['an invalid time', { time: 2n ** 255n }],
    ['the beginning of time', { time: 0n }],
  ])('about %s changes neither block nor age', async (_, lie) => {
    const { ask } = await start([honest, lie, honest]);
    const { block, ageMs, nodes: counted } = await ask();
    expect({ block, ageMs }).toEqual({ block: { number: 100, time: NOW - 12_000 }, ageMs: 12_000 });
    expect(counted.differing).toBe(1);
  });

  it.each([
    ['units of a token', token({ [anna]: encoded('uint256', 8n) }), '7', 2],
    ['a token that it says fails', token({ [anna]: undefined }), '7', 2],
    ['decimals', token({ decimals: encoded('uint8', 2n) }), '7', 3],
    ['a symbol', token({ symbol: encoded('string', 'USDC') }), '7', 3],
    ['a name', token({ name: encoded('string', 'USD Coin') }), '7', 3],
  ])('about %s is not believed', async (_, lie, units, agreeing) => {
    const { ask } = await start([honest, honest, lieOf({ [spam]: lie })]);
    const { holdings, tokens, nodes: counted } = await ask({ tokens: [spam] });
    expect(counted.differing).toBe(1);
    expect(holdings).toEqual([coin(), coin({ contract: spam, units, agreeing })]);
    expect(tokens).toEqual([
      { contract: spam, name: 'Spam Coin', symbol: 'SPAM', decimals: 18, isListed: false },
    ]);
  });

  it('that reports no Multicall3 counts as one that does not answer', async () => {
    const { ask } = await start([{ isWithoutMulticall: true }, honest, honest]);
    const { holdings, nodes: counted } = await ask();
    expect(holdings).toEqual([coin({ agreeing: 2 })]);
    expect(counted.answered).toBe(2);
  });
});

describe('a disagreement', () => {
  it('is disputed if all nodes differ about one block', async () => {
    const { ask } = await start([honest, { coins: { [anna]: 1n } }, { coins: { [anna]: 3n } }]);
    expect((await ask()).holdings).toEqual([coin({ units: null, agreement: 'disputed', agreeing: 0 })]);
    expect(nodes.flatMap(({ asked }) => asked)).toHaveLength(3);
  });

  it('is disputed if two nodes are configured and differ', async () => {
    const { ask } = await start([honest, { coins: {} }]);
    const { holdings, nodes: counted } = await ask();
    expect(holdings).toEqual([coin({ units: null, agreement: 'disputed', agreeing: 0 })]);
    expect(counted).toEqual({ configured: 2, answered: 2, needed: 1 });
  });

  it('is unconfirmed if one of three answers, with unknown decimals', async () => {
    const { ask } = await start([{ isDead: true }, honest, { isDead: true }]);
    const { holdings, tokens } = await ask({ tokens: [spam] });
    expect(holdings).toEqual([
      coin({ agreement: 'unconfirmed', agreeing: 1 }),
      coin({ contract: spam, units: '7', agreement: 'unconfirmed', agreeing: 1 }),
    ]);
    expect(tokens[0]?.decimals).toBeNull();
  });

  it('is unknown if no node answers, and not a failure', async () => {
    const { ask } = readerOf([await unreachableUrl(), await unreachableUrl()]);
    expect(await ask({ tokens: [dollar] })).toEqual({
      block: null,
      ageMs: null,
      nodes: { configured: 2, answered: 0, needed: 1 },
      holdings: [null, dollar].map((contract) =>
        coin({ contract, units: null, agreement: 'unknown', agreeing: 0 }),
      ),
      tokens: [{ ...usdc, isListed: true }],
      isDiscoveryWhole: true,
      discoversNext: 0,
    });
  });

  it('is awaited if the second of two nodes is slow, so that neither is believed alone', async () => {
    // A busy machine adds to the delay: the timeout is far away, unlike that for the third of three.
    const limits = { perUrlMs: 8_000, totalMs: 9_000, stragglersMs: 150 };
    const { ask } = await start([{ coins: {} }, { delayMs: 220 }], { limits });
    expect((await ask()).holdings).toEqual([coin({ units: null, agreement: 'disputed', agreeing: 0 })]);
  });

  it('is awaited once if the second of two nodes is dead', async () => {
    const { ask } = await start([honest, { isDead: true }]);
    expect((await ask()).holdings).toEqual([coin({ agreeing: 1 })]);
    const begunAt = performance.now();
    expect((await ask()).holdings).toEqual([coin({ agreeing: 1 })]);
    expect(performance.now() - begunAt).toBeLessThan(1_900);
  });

  it('are decimals that only one of two nodes reports', async () => {
    const { ask } = await start([honest, { isDead: true }]);
    const { holdings, tokens } = await ask({ tokens: [spam] });
    expect(holdings[1]).toEqual(coin({ contract: spam, units: '7', agreeing: 1 }));
    expect(tokens[0]?.decimals).toBeNull();
  });
});

describe('nodes at different blocks', () => {
  const spent = { coins: { [anna]: 1n * COIN } };
  /** Two blocks behind: it does not know what was spent. */
  const behind = { number: 98n, time: BigInt(NOW / 1_000) - 36n };

  it('are asked again about their common block', async () => {
    const ahead = { ...spent, before: { 98: { coins: { [anna]: 2n * COIN }, ...behind } } };
    const { ask } = await start([ahead, behind]);
    const { holdings, block, ageMs } = await ask({ tokens: [dollar] });
    expect(holdings[0]).toEqual(coin({ agreeing: 2 }));
    expect({ block, ageMs }).toEqual({ block: { number: 98, time: NOW - 36_000 }, ageMs: 36_000 });
    // The second time about nothing else: three about the block, and one.
    expect(nodes.map(({ counts }) => counts)).toEqual([[4 - 1 + 1, 3].map((count) => count), [4, 3]]);
  });

  it('are disputed if one no longer has that block', async () => {
    const { ask } = await start([spent, { ...behind, before: { 98: { isDead: true } } }]);
    const { holdings } = await ask();
    expect(holdings[0]).toEqual(coin({ units: null, agreement: 'disputed', agreeing: 0 }));
  });

  it('are not asked again if two of three agree', async () => {
    const { ask } = await start([spent, spent, behind]);
    const { holdings } = await ask();
    expect(holdings).toEqual([coin({ units: COIN.toString(), agreeing: 2 })]);
    expect(nodes.flatMap(({ asked }) => asked)).toHaveLength(3);
  });

  it('stay disputed if one of two names an old block, about which the other is right', async () => {
    const old = { coins: { [anna]: 5n }, number: 3n };
    const { ask } = await start([{ ...spent, before: { 3: old } }, old]);
    expect((await ask()).holdings).toEqual([coin({ units: null, agreement: 'disputed', agreeing: 0 })]);
  });

  it('stay disputed if their common block is old by our own clock', async () => {
    const hourAgo = BigInt(NOW / 1_000) - 3_600n;
    const old = { number: 98n, time: hourAgo, coins: { [anna]: 2n * COIN } };
    const { ask } = await start([{ ...spent, time: hourAgo + 24n, before: { 98: old } }, old]);
    expect((await ask()).holdings).toEqual([coin({ units: null, agreement: 'disputed', agreeing: 0 })]);
  });

  it('are not asked about a block that only one names, far below the others', async () => {
    const { ask } = await start([
      { coins: { [anna]: 5n }, number: 3n },
      { ...spent, before: { 98: behind } },
      { coins: { [anna]: 2n * COIN }, ...behind },
    ]);
    const { holdings, block } = await ask();
    expect(block?.number).toBe(98);
    expect(holdings[0]).toMatchObject({ agreement: 'disputed', units: null });
  });
});

describe('an Arbitrum chain, whose contracts see the block number of L1', () => {
  const network = networkByRpcName('arbitrum');

  it('is at the block that ArbSys names', async () => {
    const { ask } = await start([{ number: 20_000_000n, ownNumber: 300_000_000n }], { network });
    expect((await ask()).block?.number).toBe(300_000_000);
  });

  it('is at the block of its contracts if it has none, as a local chain', async () => {
    const { ask } = await start([honest], { network });
    expect((await ask()).block?.number).toBe(100);
  });
});

describe('a node that is dead', () => {
  it('costs its time once, and is not awaited afterwards', async () => {
    const { ask } = await start([{ isDead: true }, honest, honest]);
    const took = async () => {
      const begunAt = performance.now();
      expect((await ask()).holdings).toEqual([coin({ agreeing: 2 })]);
      return performance.now() - begunAt;
    };
    expect(await took()).toBeGreaterThan(900);
    // Until the timeout of the first read.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(await took()).toBeLessThan(900);
  });

  it('is used again as soon as it answers', async () => {
    const { ask } = await start([{ isDead: true }, honest, { isDead: true }]);
    expect((await ask()).holdings[0]).toMatchObject({ agreement: 'unconfirmed' });
    for (const node of nodes) node.state.isDead = false;
    expect((await ask()).holdings[0]).toMatchObject({ agreement: 'agreed' });
  });
});

describe('a token', () => {
  const MOST = 2n ** 256n - 1n;

  it.each([
    ['that has 2^256-1', { [anna]: encoded('uint256', MOST) }, MOST.toString()],
    ['with zeros after its figure', { [anna]: `${encoded('uint256', 7n)}${'0'.repeat(64)}` }, '7'],
    ['whose balanceOf reverts', { [anna]: undefined }, null],
    ['whose balanceOf answers nothing', { [anna]: '0x' }, null],
    ['whose balanceOf answers a text', { [anna]: encoded('string', 'seven') }, null],
    ['whose balanceOf answers half a word', { [anna]: '0x07' }, null],
  ])('%s has that figure, or none', async (_, changes, units) => {
    const { ask } = await start(
      [honest, honest, honest].map(() => ({ contracts: { [spam]: token(changes) } })),
    );
    const { holdings } = await ask({ tokens: [spam] });
    const unknown = { agreement: 'unknown', agreeing: 0 };
    expect(holdings).toEqual([coin(), coin({ contract: spam, units, ...(units === null && unknown) })]);
  });

  it.each([
    ['0', encoded('uint8', 0n), 0],
    ['6', encoded('uint8', 6n), 6],
    ['77', encoded('uint8', 77n), 77],
    ['78', encoded('uint256', 78n), null],
    ['2^256-1', encoded('uint256', MOST), null],
    ['no', undefined, null],
    ['a text for', encoded('string', 'many'), null],
  ])('with %s decimals has those that can be used', async (_, decimals, expected) => {
    const { ask } = await start(
      [honest, honest, honest].map(() => ({ contracts: { [spam]: token({ decimals }) } })),
    );
    expect((await ask({ tokens: [spam] })).tokens[0]?.decimals).toBe(expected);
  });

  it.each([
    ['a script', encoded('string', '<script>alert(1)</script>'), '<script>alert(1)</sc'],
    ['10 kB long', encoded('string', 'S'.repeat(10_240)), 'S'.repeat(20)],
    ['one that turns the text around', encoded('string', '\u202EDSU\u200B'), 'DSU'],
    ['that of a real one', encoded('string', 'USDC'), 'USDC'],
    ['nothing', '0x', ''],
  ])(
    'whose symbol is %s is named by its visible characters, and is not listed',
    async (_, symbol, expected) => {
      const { ask } = await start(
        [honest, honest, honest].map(() => ({ contracts: { [spam]: token({ symbol }) } })),
      );
      expect((await ask({ tokens: [spam] })).tokens).toMatchObject([{ symbol: expected, isListed: false }]);
    },
  );

  it('has the facts of the list, not those of its contract', async () => {
    const liar = token({ decimals: encoded('uint8', 1n), symbol: encoded('string', 'FREE') });
    const { ask } = await start([honest, honest, honest].map(() => ({ contracts: { [dollar]: liar } })));
    expect((await ask({ tokens: [dollar] })).tokens).toEqual([{ ...usdc, isListed: true }]);
  });

  it('without a contract is unknown if requested, and left out if scanned for', async () => {
    const { ask } = await start([honest, honest, honest].map(() => ({ contracts: {} })));
    const { holdings } = await ask({ tokens: [dollar], discovers: true });
    expect(holdings.map(({ contract, agreement }) => [contract, agreement])).toEqual([
      [null, 'agreed'],
      [dollar, 'unknown'],
    ]);
  });
});

describe('a scan for many tokens', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({
    ...usdc,
    contract: `0x${(index + 1).toString(16).padStart(40, '0')}`,
  }));
  const accounts = Array.from(
    { length: 3 },
    (_, index) => `0x${(index + 900).toString(16).padStart(40, '0')}`,
  );
  const list = listOf(...many);

  it('continues at its cursor until all are read', async () => {
    const { ask } = await start([honest], { list, capacity: { most: 34, least: 2 } });
    const sizes: number[] = [];
    let from = 0;
    do {
      const answer = await ask({ addresses: accounts, discovers: true, discoversFrom: from });
      expect(answer.isDiscoveryWhole).toBe(answer.discoversNext === 0);
      from = answer.discoversNext;
      sizes.push(from);
    } while (from > 0 && sizes.length < 20);
    expect(sizes).toEqual([10, 20, 30, 40, 0]);
    expect(nodes[0]?.asked).toHaveLength(5);
  });

  it('is not over if no node answers, and continues at the same cursor', async () => {
    const { ask } = await start([{ isDead: true }], { list });
    expect(await ask({ discovers: true, discoversFrom: 20 })).toMatchObject({
      isDiscoveryWhole: false,
      discoversNext: 20,
    });
    expect(await ask({ discovers: true })).toMatchObject({ isDiscoveryWhole: false, discoversNext: 0 });
  });

  it('is not over if some listed tokens have no answer, and continues with them', async () => {
    const options = { list: listOf(usdt, usdc), capacity: { most: 2, least: 2 } };
    const { ask } = await start([{ bomb: dollar }], options);
    const question = { tokens: [listed2], discovers: true, discoversFrom: 1 };
    expect(await ask(question)).toMatchObject({ isDiscoveryWhole: false, discoversNext: 1 });
    delete nodes[0]?.state.bomb;
    const { holdings, isDiscoveryWhole } = await ask(question);
    expect(holdings[2]).toMatchObject({ contract: dollar, units: '2500000' });
    expect(isDiscoveryWhole).toBe(true);
  });

  it('reads fewer at once if nodes refuse so many', async () => {
    const { ask } = await start([{ most: 50 }], { list, capacity: { most: 160, least: 20 } });
    const answered = async () => (await ask({ addresses: accounts, discovers: true })).nodes.answered;
    expect([await answered(), await answered(), await answered()]).toEqual([0, 0, 1]);
  });

  it('reads as many as before again after a while, since the reason for the refusal may have passed', async () => {
    let now = NOW;
    const options = { list, capacity: { most: 160, least: 20 }, now: () => now };
    const { ask } = await start([{ most: 50 }], options);
    const scan = async () => ask({ addresses: accounts, discovers: true });
    await scan();
    await scan();
    delete nodes[0]?.state.most;
    await scan();
    now += 10 * 60_000;
    await scan();
    await scan();
    now += 10 * 60_000;
    await scan();
    expect(nodes[0]?.counts.slice(2)).toEqual([41, 80, 80, 155]);
  });

  it('loses no answer by trying more than nodes take', async () => {
    let now = NOW;
    const options = { list, capacity: { most: 160, least: 20 }, now: () => now };
    const { ask } = await start([{ most: 90 }], options);
    const answered = async () => (await ask({ addresses: accounts, discovers: true })).nodes.answered;
    expect([await answered(), await answered()]).toEqual([0, 1]);
    now += 10 * 60_000;
    expect([await answered(), await answered()]).toEqual([1, 1]);
    expect(nodes[0]?.counts).toEqual([155, 80, 155, 80, 80]);
  });

  it('ends even if the accounts alone are too many for one call', async () => {
    const { ask } = await start([honest], { list, capacity: { most: 2, least: 2 } });
    expect((await ask({ addresses: accounts, discovers: true, discoversFrom: 48 })).discoversNext).toBe(49);
    expect((await ask({ addresses: accounts, discovers: true, discoversFrom: 49 })).isDiscoveryWhole).toBe(
      true,
    );
    expect((await ask({ addresses: accounts, discovers: true, discoversFrom: 999 })).isDiscoveryWhole).toBe(
      true,
    );
  });
});

describe('a network without Multicall3', () => {
  it('is read in one batch from each node, and known to be one', async () => {
    const without = { isWithoutMulticall: true };
    const { ask } = await start([without, without, without]);
    const question = { addresses: [anna, bert], tokens: [dollar, spam] };
    const one = await ask(question);
    expect(one.holdings.map(({ units }) => units)).toEqual([
      (2n * COIN).toString(),
      '0',
      '2500000',
      '0',
      '7',
      '0',
    ]);
    expect(one.holdings.every(({ agreement, agreeing }) => agreement === 'agreed' && agreeing === 3)).toBe(
      true,
    );
    expect(one.tokens.map(({ decimals }) => decimals)).toEqual([6, 18]);
    expect(one.block).toEqual({ number: 100, time: NOW - 12_000 });
    expect(await ask(question)).toEqual(one);
    expect(nodes[0]?.asked.map((methods) => methods.length)).toEqual([2, 10, 7]);
  });

  it('reports a failing token as unknown', async () => {
    const contracts = { [spam]: token({ [anna]: undefined }) };
    const { ask } = await start([{ isWithoutMulticall: true, contracts }]);
    expect((await ask({ tokens: [spam] })).holdings[1]).toMatchObject({ agreement: 'unknown', units: null });
  });
});

describe('a balance that is requested at the same time', () => {
  const lying: Lie = { coins: { [anna]: 9n * COIN } };
  const low: Lie = { coins: { [anna]: COIN } };
  const deaf: Lie = { isDead: true };

  it.each([
    ['what all three nodes say', [honest, honest, honest], 2n * COIN],
    ['what two of three say, whatever the third one does', [lying, honest, honest], 2n * COIN],
    ['nothing where all have answered and none agree', [lying, low, honest], undefined],
    ['nothing of two that differ', [lying, honest], undefined],
    ['what the only one says', [honest], 2n * COIN],
    ['two of three while the third hangs', [deaf, honest, honest], 2n * COIN],
    ['nothing on the word of one node of two', [deaf, honest], undefined],
    ['nothing where two of three differ and the third is silent', [deaf, lying, honest], undefined],
    ['nothing where none answers', [deaf, deaf], undefined],
  ])('is %s', async (_, lies, wei) => {
    const { hear } = await start(lies);
    expect(await hear()).toBe(wei);
  });
});
