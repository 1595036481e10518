import type { PoolsQuestion } from '@everything-wallet/core/schemas/pools';
import type {
  LidoPosition,
  LidoState,
  PoolsAnswer,
  PoolState,
} from '@everything-wallet/core/schemas/poolsAnswer';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { beforeEach, describe, expect, it } from 'vitest';
import { API_WALLET, ApiBench } from '../../testing/ApiBench.ts';
import { expectProblem } from '../../testing/expectProblem.ts';

const OWNER = API_WALLET.address;
const [first, second, third] = listedPools('ethereum');
if (!first || !second || !third) throw new Error('Ethereum has three pools');

const nothing = {
  ...{ address: OWNER, shares: '0', assets: '0', maxWithdraw: '0', maxRedeem: '0', maxDeposit: '9' },
  earned: null,
};
const state: PoolState = {
  ...{ address: first.address, status: 'open', decimals: 18, totalAssets: '900', sharePrice: '2' },
  ...{ apy7: '3.2500', apy30: null, measuredDays: null, agreement: 'agreed', agreeing: 2 },
  positions: [
    {
      ...{ address: OWNER, shares: '5', assets: '10', maxWithdraw: '8', maxRedeem: '4', maxDeposit: '9' },
      earned: '-1',
    },
  ],
};
const answer: PoolsAnswer = {
  block: { number: 7, time: 1_800_000_000_000 },
  ageMs: 5,
  nodes: { configured: 3, answered: 2, needed: 2 },
  vaults: [
    state,
    { ...state, address: second.address, positions: [nothing] },
    {
      ...state,
      address: third.address,
      ...{ status: 'unknown', agreement: 'disputed', agreeing: 0 },
      ...{ decimals: null, totalAssets: null, sharePrice: null, apy7: null },
      positions: [
        {
          ...{ ...nothing, shares: null, assets: null, maxWithdraw: null },
          ...{ maxRedeem: null, maxDeposit: null },
        },
      ],
    },
  ],
  tokens: [first, second, third].map(({ asset }) => ({
    ...{ contract: asset, symbol: 'A', name: 'Asset', decimals: null, isListed: true },
  })),
};

let bench: ApiBench;
let asked: PoolsQuestion[];
let said: PoolsAnswer;
beforeEach(() => {
  bench = new ApiBench();
  asked = [];
  said = answer;
  bench.readPools = (question) => {
    asked.push(question);
    return Promise.resolve(said);
  };
});

const ask = (query: string, key = bench.issue()) => bench.api()(`/positions?${query}`, bench.withKey(key));
const ours = `address=${OWNER.toLowerCase()}&network=mainnet`;

describe('GET /positions', () => {
  it('returns the positions in pools, without empty ones', async () => {
    const named = ({ address, name, kind, asset }: typeof first) => ({ vault: address, name, kind, asset });
    const token = { symbol: 'A', name: 'Asset', isListed: true };
    expect(await (await ask(ours)).json()).toEqual({
      address: OWNER,
      network: 'mainnet',
      chainId: 1,
      currency: 'ETH',
      positions: [
        {
          ...named(first),
          ...{ status: 'open', shares: '5', shareDecimals: 18, assets: '10', maxWithdraw: '8' },
          ...{ maxRedeem: '4', earned: '-1', apy7: '3.2500', agreement: 'agreed', agreeing: 2 },
        },
        // An unknown position is not 0.
        { ...named(third), status: 'unknown', agreement: 'disputed', agreeing: 0 },
      ],
      tokens: [
        { contract: first.asset, ...token },
        { contract: third.asset, ...token },
      ],
      blockNumber: 7,
      nodes: answer.nodes,
    });
    expect(asked).toEqual([{ network: 'mainnet', addresses: [OWNER] }]);
  });

  it('leaves out a missing vault', async () => {
    said = { ...answer, vaults: [{ ...state, status: 'absent' }] };
    expect(await (await ask(ours)).json()).toMatchObject({ positions: [], tokens: [] });
  });

  it('returns no positions on a network without pools', async () => {
    const nodes = { configured: 3, answered: 0, needed: 2 };
    said = { block: null, ageMs: null, nodes, vaults: [], tokens: [] };
    const response = await ask(`address=${OWNER}&network=base`);
    expect(await response.json()).toMatchObject({ positions: [], nodes });
  });

  it('distinguishes silent nodes from an address without positions', async () => {
    said = { ...answer, nodes: { configured: 3, answered: 0, needed: 2 } };
    await expectProblem(await ask(ours), 'upstream_unavailable');
    bench = new ApiBench();
    await expectProblem(await ask(ours), 'upstream_unavailable');
  });

  it('queries no mainnet for a key of testnets', async () => {
    await expectProblem(await ask(ours, bench.issue({}, true)), 'network_not_allowed');
    expect(asked).toEqual([]);
  });

  describe('with Lido', () => {
    const staked: LidoPosition = {
      ...{ address: OWNER, staked: '5', wrapped: '3', wrappedWorth: '4', earned: '-1' },
      requests: [{ id: '7', amount: '2', isReady: true }],
    };
    const none = { ...staked, staked: '0', wrapped: '0', wrappedWorth: '0', earned: '0', requests: [] };
    const lidoOf = async (status: LidoState['status'], position: LidoPosition) => {
      const measured = { apy7: '3.1000', apy30: null, measuredDays: null, totalStaked: '9', mostStake: '9' };
      const agreed = { agreement: 'agreed', agreeing: 2 } as const;
      said = { ...answer, lido: { status, ...measured, ...agreed, positions: [position] } };
      return ((await (await ask(ours)).json()) as { lido?: object }).lido;
    };

    it('returns staked amounts, in both forms and in the queue', async () => {
      expect(await lidoOf('open', staked)).toEqual({
        ...{ staked: '5', wrapped: '3', wrappedWorth: '4', earned: '-1', requests: staked.requests },
        ...{ status: 'open', apy7: '3.1000', agreement: 'agreed', agreeing: 2 },
      });
    });

    it('returns the number of further requests, and their sum if known', async () => {
      const others = async (amount: string | null) =>
        lidoOf('open', { ...staked, otherRequests: { count: 3, amount } });
      expect(await others('300')).toMatchObject({ otherRequests: { count: 3, amount: '300' } });
      expect(await others(null)).toMatchObject({ requests: staked.requests, otherRequests: { count: 3 } });
    });

    it('leaves out a certainly empty position, and marks an unknown one', async () => {
      expect(await lidoOf('open', none)).toBeUndefined();
      expect(await lidoOf('absent', staked)).toBeUndefined();
      const unknown = {
        ...none,
        staked: null,
        wrapped: null,
        wrappedWorth: null,
        earned: null,
        requests: null,
      };
      const told = await lidoOf('unknown', unknown);
      expect(told).toEqual({ status: 'unknown', apy7: '3.1000', agreement: 'agreed', agreeing: 2 });
      // Requests in the queue count as well.
      expect(await lidoOf('open', { ...none, requests: staked.requests })).toMatchObject({ staked: '0' });
    });
  });
});
