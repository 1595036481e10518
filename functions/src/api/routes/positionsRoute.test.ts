import type { VaultsQuestion } from '@everything-wallet/core/callables/vaults';
import type {
  LidoPosition,
  LidoState,
  VaultsAnswer,
  VaultState,
} from '@everything-wallet/core/callables/vaultsAnswer';
import { vaultsOf } from '@everything-wallet/core/vaults/vaultsOf';
import { beforeEach, describe, expect, it } from 'vitest';
import { API_WALLET, ApiBench } from '../../testing/ApiBench.ts';
import { expectProblem } from '../../testing/expectProblem.ts';

const OWNER = API_WALLET.address;
const [first, second, third] = vaultsOf('ethereum');
if (!first || !second || !third) throw new Error('Ethereum has three pools');

const nothing = {
  ...{ address: OWNER, shares: '0', assets: '0', maxWithdraw: '0', maxRedeem: '0', maxDeposit: '9' },
  earned: null,
};
const state: VaultState = {
  ...{ address: first.address, status: 'open', decimals: 18, totalAssets: '900', sharePrice: '2' },
  ...{ apy7: '3.2500', apy30: null, measuredDays: null, agreement: 'agreed', agreeing: 2 },
  positions: [
    {
      ...{ address: OWNER, shares: '5', assets: '10', maxWithdraw: '8', maxRedeem: '4', maxDeposit: '9' },
      earned: '-1',
    },
  ],
};
const answer: VaultsAnswer = {
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
let asked: VaultsQuestion[];
let said: VaultsAnswer;
beforeEach(() => {
  bench = new ApiBench();
  asked = [];
  said = answer;
  bench.readVaults = (question) => {
    asked.push(question);
    return Promise.resolve(said);
  };
});

const ask = (query: string, key = bench.issue()) => bench.api()(`/positions?${query}`, bench.withKey(key));
const ours = `address=${OWNER.toLowerCase()}&network=mainnet`;

describe('GET /positions', () => {
  it('says what is in pools, and nothing of those in which nothing is', async () => {
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
        // What nobody knows is no 0.
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

  it('has nothing to say of a vault that is not there', async () => {
    said = { ...answer, vaults: [{ ...state, status: 'absent' }] };
    expect(await (await ask(ours)).json()).toMatchObject({ positions: [], tokens: [] });
  });

  it('says of a network without pools that there are none', async () => {
    const nodes = { configured: 3, answered: 0, needed: 2 };
    said = { block: null, ageMs: null, nodes, vaults: [], tokens: [] };
    const response = await ask(`address=${OWNER}&network=base`);
    expect(await response.json()).toMatchObject({ positions: [], nodes });
  });

  it('tells nodes that are silent from an address that has nothing', async () => {
    said = { ...answer, nodes: { configured: 3, answered: 0, needed: 2 } };
    await expectProblem(await ask(ours), 'upstream_unavailable');
    bench = new ApiBench();
    await expectProblem(await ask(ours), 'upstream_unavailable');
  });

  it('asks nothing of a mainnet for a key of testnets', async () => {
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

    it('says what is staked, in both forms and in the queue', async () => {
      expect(await lidoOf('open', staked)).toEqual({
        ...{ staked: '5', wrapped: '3', wrappedWorth: '4', earned: '-1', requests: staked.requests },
        ...{ status: 'open', apy7: '3.1000', agreement: 'agreed', agreeing: 2 },
      });
    });

    it('says how many requests there are beside those that it tells, and what they are where that is known', async () => {
      const others = async (amount: string | null) =>
        lidoOf('open', { ...staked, otherRequests: { count: 3, amount } });
      expect(await others('300')).toMatchObject({ otherRequests: { count: 3, amount: '300' } });
      expect(await others(null)).toMatchObject({ requests: staked.requests, otherRequests: { count: 3 } });
    });

    it('says nothing where nothing is for sure, and that it is not known where it is not', async () => {
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
      // What waits in the queue is there as well.
      expect(await lidoOf('open', { ...none, requests: staked.requests })).toMatchObject({ staked: '0' });
    });
  });
});
