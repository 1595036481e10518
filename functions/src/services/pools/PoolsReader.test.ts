import { poolsAnswerSchema } from '@everything-wallet/core/schemas/poolsAnswer';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import type { PoolDescription } from '@everything-wallet/core/pools/PoolDescription';
import { ZeroAddress } from 'ethers';
import { afterEach, describe, expect, it } from 'vitest';
import {
  startPoolNode,
  type FakePoolContract,
  type FakePoolLog,
  type PoolNode,
  type PoolNodeState,
} from '../../testing/startPoolNode.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import type { TokenList } from '../holdings/tokenListOf.ts';
import { PoolsReader } from './PoolsReader.ts';

const network = networkByRpcName('mainnet');
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const vault = '0x83F20F44975D03b1b09e64809B757c47f942BEeA';
const asset = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const description: PoolDescription = {
  network: 'ethereum',
  address: vault,
  asset,
  assetDecimals: 18,
  name: 'Savings Dai',
  kind: 'lending',
  risk: 'Low',
  riskReason: 'singleProtocol',
  auditUrl: 'https://example.org',
};
const E18 = 10n ** 18n;
const DAY_BLOCKS = 7_200;
const HEAD = 1_000_000;
const NOW = 1_800_000_000;
const MOST = 2n ** 256n - 1n;

/** Value of a share: 1 at the head, and 0.01 % of that less for each day before. */
const priceAt = (block: number) => E18 - (BigInt(HEAD - block) * E18) / BigInt(10_000 * DAY_BLOCKS);

interface Holder {
  readonly shares: Readonly<Record<string, bigint>>;
  readonly except?: Readonly<Record<string, unknown>>;
}

/** A vault without fees; `except` replaces single answers, and takes them away where it has undefined. */
function vaultOf({ shares, except = {} }: Holder): FakePoolContract {
  return (question, argument, block) => {
    if (question in except) return except[question];
    const worth = (of: bigint) => (of * priceAt(block)) / E18;
    const held = () => shares[String(argument)] ?? 0n;
    const answers: Readonly<Record<string, () => unknown>> = {
      asset: () => asset,
      decimals: () => 18,
      totalAssets: () => 5_000n * E18,
      convertToAssets: () => worth(argument as bigint),
      previewRedeem: () => worth(argument as bigint),
      previewDeposit: () => ((argument as bigint) * E18) / priceAt(block),
      previewWithdraw: () => ((argument as bigint) * E18) / priceAt(block) + 1n,
      balanceOf: held,
      maxDeposit: () => MOST,
      maxWithdraw: () => worth(held()),
      maxRedeem: held,
    };
    return answers[question]?.();
  };
}

const hash = (digit: string) => `0x${digit.repeat(64)}`;
const move = (event: FakePoolLog['event'], digit: string, block: number) => ({
  vault,
  event,
  hash: hash(digit),
  block,
});
/** 100 assets for 90 shares at first, of which 40 left again for 45. */
const deposited: readonly FakePoolLog[] = [
  { ...move('Transfer', 'a', 500), index: 0, addresses: [ZeroAddress, owner], amounts: [90n * E18] },
  { ...move('Deposit', 'a', 500), index: 1, addresses: [owner, owner], amounts: [100n * E18, 90n * E18] },
];
const withdrawn: readonly FakePoolLog[] = [
  { ...move('Transfer', 'b', 600), index: 0, addresses: [owner, ZeroAddress], amounts: [40n * E18] },
  {
    ...move('Withdraw', 'b', 600),
    index: 1,
    addresses: [owner, owner, owner],
    amounts: [45n * E18, 40n * E18],
  },
];

const nodes: PoolNode[] = [];
afterEach(async () => {
  for (const node of nodes.splice(0)) await node[Symbol.asyncDispose]();
});

const healthy = (except?: Holder['except'], shares: Holder['shares'] = { [owner]: 50n * E18 }) => ({
  head: HEAD,
  timeOf: (block: number) => NOW - (HEAD - block) * 12,
  contracts: { [vault]: vaultOf({ shares, ...(except && { except }) }) },
  logs: [...deposited, ...withdrawn],
});

const list: TokenList = {
  tokens: [],
  byContract: new Map([
    [asset.toLowerCase(), { contract: asset, name: 'Dai Stablecoin', symbol: 'DAI', decimals: 18 }],
  ]),
  contracts: new Set([asset.toLowerCase()]),
};

async function readerOf(states: readonly PoolNodeState[], vaults = [description]) {
  const started = await Promise.all(states.map(startPoolNode));
  nodes.push(...started);
  return new PoolsReader(
    network,
    started.map(({ url }) => url),
    {
      vaults,
      tokenList: async () => Promise.resolve(list),
      limits: { perUrlMs: 4_000, totalMs: 8_000, stragglersMs: 4_000 },
      now: () => NOW * 1_000,
    },
  );
}

async function readOf(states: readonly PoolNodeState[], addresses: string[] = [owner]) {
  const answer = await (await readerOf(states)).read({ addresses });
  expect(poolsAnswerSchema.safeParse(answer).error).toBeUndefined();
  const [state] = answer.vaults;
  if (!state) throw new Error('The answer has no vault.');
  return { answer, state, position: state.positions[0] };
}

describe('A vault on which two nodes agree', () => {
  it("is returned with an account's position", async () => {
    const { answer, state, position } = await readOf([healthy(), healthy()]);

    expect(answer).toMatchObject({
      block: { number: HEAD, time: NOW * 1_000 },
      ageMs: 0,
      nodes: { configured: 2, answered: 2, needed: 2 },
      tokens: [{ contract: asset, symbol: 'DAI', decimals: 18, isListed: true }],
    });
    expect(state).toMatchObject({
      address: vault,
      status: 'open',
      decimals: 18,
      totalAssets: (5_000n * E18).toString(),
      sharePrice: E18.toString(),
      agreement: 'agreed',
      agreeing: 2,
    });
    expect(position).toEqual({
      address: owner,
      shares: (50n * E18).toString(),
      assets: (50n * E18).toString(),
      maxWithdraw: (50n * E18).toString(),
      maxRedeem: (50n * E18).toString(),
      maxDeposit: MOST.toString(),
      // 50 are there and 45 left, of 100 that were put in.
      earned: (-5n * E18).toString(),
    });
  });

  it('is read at the common block, since the value of a share grows with every block', async () => {
    const { answer, state } = await readOf([healthy(), { ...healthy(), head: HEAD + 2 }]);

    expect(answer.block?.number).toBe(HEAD);
    expect(state.agreement).toBe('agreed');
  });

  it('has its yield by the share price of 7 and of 30 days ago', async () => {
    const { state } = await readOf([healthy(), healthy()]);

    // (1 / 0.9993) ^ (365 / 7) and (1 / 0.997) ^ (365 / 30), worked out with bc -l.
    expect(state).toMatchObject({ apy7: '3.7188', apy30: '3.7231', measuredDays: 30.08 });
  });

  it('has none of 30 days if nodes store fewer, and states the number of days', async () => {
    const firstState = HEAD - 10 * DAY_BLOCKS;
    const { state } = await readOf([
      { ...healthy(), firstState },
      { ...healthy(), firstState },
    ]);

    expect(state).toMatchObject({ apy7: '3.7188', apy30: '3.7188', measuredDays: 7.08 });
  });

  it('has none if only one node has past days', async () => {
    const { state } = await readOf([healthy(), { ...healthy(), firstState: HEAD - 100 }]);

    expect(state).toMatchObject({ apy7: null, apy30: null, measuredDays: null, agreement: 'agreed' });
  });

  it('reads past days once', async () => {
    const reader = await readerOf([healthy(), healthy()]);
    await reader.read({ addresses: [owner] });
    const [node] = nodes;
    const before = node?.asked.filter((method) => method === 'eth_getBlockByNumber').length ?? 0;
    const { vaults } = await reader.read({ addresses: [owner] });
    const after = node?.asked.filter((method) => method === 'eth_getBlockByNumber').length ?? 0;

    expect(after - before).toBe(1);
    expect(vaults[0]).toMatchObject({ apy30: '3.7231' });
  });
});

describe('The facts of a vault', () => {
  it.each([
    ['absent', { ...healthy(), contracts: {} }],
    ['otherAsset', healthy({ asset: friend })],
    ['otherAsset', healthy({ asset: undefined })],
    ['closed', healthy({ maxDeposit: 0n })],
    // It must return a maximum.
    ['closed', healthy({ maxDeposit: undefined })],
  ] as const)('is %s', async (status, state) => {
    expect((await readOf([state, state])).state.status).toBe(status);
  });

  it('is unknown if nodes disagree, and if only one answers', async () => {
    const contradicted = await readOf([healthy(), healthy({ asset: friend })]);
    const alone = await readOf([healthy(), { ...healthy(), isDead: true }]);

    expect(contradicted.state).toMatchObject({ status: 'unknown', agreement: 'disputed' });
    // Values on which both agree are returned nevertheless.
    expect(contradicted.state.totalAssets).toBe((5_000n * E18).toString());
    // One node's values are returned, marked; the page offers no deposit with them.
    expect(alone.state).toMatchObject({ status: 'unknown', agreement: 'unconfirmed' });
    expect(alone.position).toMatchObject({ shares: (50n * E18).toString(), earned: null });
  });

  // Regression: all positions were unknown then, so that no withdrawal was possible; while that node was
  // silent it was.
  it("is returned with one node's position if the other one fails for that alone", async () => {
    const { state, position } = await readOf([healthy(), { ...healthy(), refuses: 'balanceOf' }]);

    expect(state).toMatchObject({ status: 'unknown', agreement: 'agreed' });
    expect(position).toMatchObject({ shares: null, assets: null, maxWithdraw: null, earned: null });
    const fifty = (50n * E18).toString();
    expect(position?.unconfirmed).toEqual({ shares: fifty, assets: fifty, maxWithdraw: fifty });
    const none = await readOf([healthy(), { ...healthy(), refuses: 'balanceOf' }], [friend]);
    expect(none.position?.unconfirmed).toEqual({ shares: '0', assets: '0', maxWithdraw: '0' });
  });

  it('is returned without a position if nodes disagree about it', async () => {
    const { position } = await readOf([healthy(), healthy({ balanceOf: 1n })]);

    expect(position).toMatchObject({ shares: null, assets: null });
    expect(position?.unconfirmed).toBeUndefined();
  });

  it('is that of two of three', async () => {
    const { state } = await readOf([healthy(), healthy({ totalAssets: 1n }), healthy()]);

    expect(state).toMatchObject({ status: 'open', agreement: 'agreed', agreeing: 2 });
    expect(state.totalAssets).toBe((5_000n * E18).toString());
  });

  it('needs no account', async () => {
    const { state } = await readOf([healthy(), healthy()], []);

    expect(state).toMatchObject({ status: 'open', positions: [] });
  });

  it('reports that no node answers', async () => {
    const dead = { ...healthy(), isDead: true };

    await expect((await readerOf([dead, dead])).read({ addresses: [] })).rejects.toThrow(
      ChainUnavailableError,
    );
  });
});

describe('A vault that fails in one call', () => {
  it.each(['previewRedeem', 'maxWithdraw', 'maxRedeem', 'totalAssets', 'convertToAssets'])(
    'leaves out the value of %s, and nothing else',
    async (question) => {
      const state = healthy({ [question]: undefined });
      const read = await readOf([state, state]);

      expect(read.state).toMatchObject({ status: 'open', agreement: 'agreed' });
      expect(read.position).toMatchObject({
        shares: (50n * E18).toString(),
        assets: question === 'previewRedeem' ? null : (50n * E18).toString(),
        maxWithdraw: question === 'maxWithdraw' ? null : (50n * E18).toString(),
      });
      expect(read.state.totalAssets === null).toBe(question === 'totalAssets');
      expect(read.state.sharePrice === null).toBe(question === 'convertToAssets');
    },
  );

  it('does not affect another vault', async () => {
    const other = { ...description, address: friend };
    const state = {
      ...healthy(),
      contracts: { [vault]: vaultOf({ shares: {} }), [friend]: () => undefined },
    };
    const answer = await (await readerOf([state, state], [other, description])).read({ addresses: [owner] });

    expect(answer.vaults.map(({ status }) => status)).toEqual(['otherAsset', 'open']);
  });
});

describe('The earnings of a vault', () => {
  const of = async (logs: readonly FakePoolLog[], shares: bigint) => {
    const state = { ...healthy(undefined, { [owner]: shares }), logs };
    return (await readOf([state, state])).position?.earned;
  };

  it('stays when everything has left', async () => {
    const all: FakePoolLog[] = [
      { ...move('Transfer', 'b', 600), index: 0, addresses: [owner, ZeroAddress], amounts: [90n * E18] },
      {
        ...move('Withdraw', 'b', 600),
        index: 1,
        addresses: [owner, friend, owner],
        amounts: [107n * E18, 90n * E18],
      },
    ];

    expect(await of([...deposited, ...all], 0n)).toBe((7n * E18).toString());
  });

  it('are 0 without any shares ever', async () => {
    expect(await of([], 0n)).toBe('0');
  });

  it('are unknown if logs are missing', async () => {
    expect(await of(withdrawn, 50n * E18)).toBeNull();
    expect(await of(deposited, 50n * E18)).toBeNull();
  });

  it('are unknown if shares were received from others, even if as many were sent', async () => {
    const gift = { ...move('Transfer', 'c', 700), index: 0, addresses: [friend, owner], amounts: [5n * E18] };
    const given = {
      ...move('Transfer', 'd', 800),
      index: 0,
      addresses: [owner, friend],
      amounts: [5n * E18],
    };

    expect(await of([...deposited, gift], 95n * E18)).toBeNull();
    expect(await of([...deposited, gift, given], 90n * E18)).toBeNull();
  });

  it('does not count shares that are sent to oneself', async () => {
    const own = { ...move('Transfer', 'c', 700), index: 0, addresses: [owner, owner], amounts: [5n * E18] };

    expect(await of([...deposited, own], 90n * E18)).toBe((-10n * E18).toString());
  });

  it('are unknown if one node omits something', async () => {
    const { position } = await readOf([healthy(), { ...healthy(), logs: deposited }]);

    expect(position?.earned).toBeNull();
  });

  it('are read in parts if nodes accept fewer blocks, and final parts once', async () => {
    const state = { ...healthy(), maxBlocks: 100_000 };
    const reader = await readerOf([state, state]);
    const first = await reader.read({ addresses: [owner] });
    const second = await reader.read({ addresses: [owner] });
    const count = () => nodes[0]?.asked.filter((method) => method === 'eth_getLogs').length ?? 0;
    const before = count();
    const third = await reader.read({ addresses: [owner] });

    // Two refusals, and a part of a hundred thousand blocks with each question after them.
    expect(first.vaults[0]?.positions[0]?.earned).toBeNull();
    expect(second.vaults[0]?.positions[0]?.earned).toBe((-5n * E18).toString());
    expect(third.vaults[0]?.positions[0]?.earned).toBe((-5n * E18).toString());
    expect(count() - before).toBe(3);
  });
});

// Regression: one account whose logs nodes refused stopped those of all accounts from being read for half an
// hour.
it('are known for one account while nodes refuse another one', async () => {
  const state = { ...healthy(), tooMuchOf: friend };
  const reader = await readerOf([state, state]);
  await reader.read({ addresses: [friend] });
  const before = nodes[0]?.asked.filter((method) => method === 'eth_getLogs').length ?? 0;
  const { vaults } = await reader.read({ addresses: [owner] });

  expect(vaults[0]?.positions[0]?.earned).toBe((-5n * E18).toString());
  // One range, of three questions.
  expect((nodes[0]?.asked.filter((method) => method === 'eth_getLogs').length ?? 0) - before).toBe(3);
});

// Regression: a stranger's question about such an address took the pools from everybody for half a minute, and again with the next one.
it.each(['floodOf', 'breaksOffOf'] as const)(
  'are returned to all users after a query for an address with too many logs (%s)',
  async (fault) => {
    const state = { ...healthy(), [fault]: friend };
    const reader = await readerOf([state, { ...state, delayMs: 100 }]);
    await reader.read({ addresses: [friend] });
    const { vaults, nodes: asked } = await reader.read({ addresses: [owner] });

    expect(asked.answered).toBe(2);
    expect(vaults[0]).toMatchObject({ status: 'open', agreement: 'agreed' });
    expect(vaults[0]?.positions[0]).toMatchObject({ shares: (50n * E18).toString() });
    if (fault === 'floodOf') expect(vaults[0]?.positions[0]?.earned).toBe((-5n * E18).toString());
  },
  60_000,
);

describe('A preview', () => {
  const previewOf = async (
    states: readonly PoolNodeState[],
    action: 'deposit' | 'withdraw' | 'redeem',
    of = vault,
  ) => {
    const preview = { vault: of, action, amount: (10n * E18).toString() };
    const answer = await (await readerOf(states)).read({ addresses: [owner], preview });
    expect(poolsAnswerSchema.safeParse(answer).error).toBeUndefined();
    return answer.preview;
  };
  const ten = (10n * E18).toString();

  it('of a deposit returns the redemption value of its shares', async () => {
    const cheap = { previewDeposit: 8n * E18, previewRedeem: 7n * E18 };

    expect(await previewOf([healthy(cheap), healthy(cheap)], 'deposit')).toEqual({
      shares: (8n * E18).toString(),
      assets: ten,
      back: (7n * E18).toString(),
      agreement: 'agreed',
      agreeing: 2,
    });
  });

  it('of a withdrawal returns its shares, and of shares their value', async () => {
    expect(await previewOf([healthy(), healthy()], 'withdraw')).toMatchObject({
      shares: (10n * E18 + 1n).toString(),
      assets: ten,
      back: null,
    });
    expect(await previewOf([healthy(), healthy()], 'redeem')).toMatchObject({ shares: ten, assets: ten });
  });

  it('has no figure if the vault fails, or nodes disagree', async () => {
    const failing = healthy({ previewDeposit: undefined });

    expect(await previewOf([failing, failing], 'deposit')).toMatchObject({ shares: null, back: null });
    expect(await previewOf([healthy(), healthy({ previewDeposit: 1n })], 'deposit')).toMatchObject({
      shares: null,
      agreement: 'disputed',
    });
  });

  it('is of listed vaults alone', async () => {
    expect(await previewOf([healthy(), healthy()], 'deposit', friend)).toBeUndefined();
  });
});

// Regression: if the token list did not have the asset, one silent node hid its decimals, and no withdrawal
// was possible.
describe('An asset that is on no list', () => {
  const unlisted = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
  const pool: PoolDescription = { ...description, asset: unlisted, assetDecimals: 6 };
  const stateWith = (decimals: number) => ({
    ...healthy(),
    contracts: { ...healthy().contracts, [unlisted]: tokenOf(decimals) },
  });
  const tokenOf =
    (decimals: number): FakePoolContract =>
    (question) =>
      ({ decimals, symbol: 'USDC', name: 'USD Coin' })[question];
  const factsOf = async (states: readonly PoolNodeState[]) =>
    (await (await readerOf(states, [pool])).read({ addresses: [owner] })).tokens;

  it('has the decimals of our own file if nodes disagree', async () => {
    const expected = { contract: unlisted, symbol: '', decimals: 6, isListed: false };
    expect(await factsOf([stateWith(6), { ...stateWith(6), isDead: true }])).toMatchObject([expected]);
    expect(await factsOf([stateWith(6), stateWith(18)])).toMatchObject([{ decimals: 6 }]);
  });

  it('has those on which nodes agree, whatever the file has', async () => {
    expect(await factsOf([stateWith(8), stateWith(8)])).toMatchObject([{ symbol: 'USDC', decimals: 8 }]);
  });
});

describe('A redemption', () => {
  const preview = { vault, action: 'redeem', amount: (10n * E18).toString(), from: owner } as const;
  const triedOf = async (states: readonly PoolNodeState[], listed: Pick<PoolDescription, 'boundsLoss'>) => {
    const reader = await readerOf(states, [{ ...description, ...listed }]);
    return (await reader.read({ addresses: [owner], preview })).preview?.tried;
  };
  const losing = (comes: bigint) => healthy({ redeem: comes * E18 });
  const bounded = { boundsLoss: true } as const;

  it('is simulated with a loss bound, if the pool is listed with one and enough nodes agree', async () => {
    expect(await triedOf([losing(9n), losing(9n)], bounded)).toEqual({
      shares: (10n * E18).toString(),
      assets: (9n * E18).toString(),
    });
    expect(await triedOf([losing(9n), losing(9n)], {})).toBeUndefined();
    expect(await triedOf([losing(9n), losing(8n)], bounded)).toBeUndefined();
    expect(await triedOf([losing(9n), { ...losing(9n), isDead: true }], bounded)).toBeUndefined();
    // The contract has no such form.
    expect(await triedOf([healthy(), healthy()], bounded)).toBeUndefined();
  });
});
