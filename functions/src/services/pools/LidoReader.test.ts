import { poolsAnswerSchema } from '@everything-wallet/core/schemas/poolsAnswer';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { lido } from '@everything-wallet/core/pools/lido';
import { ZeroAddress } from 'ethers';
import { afterEach, describe, expect, it } from 'vitest';
import {
  startPoolNode,
  type FakePoolContract,
  type FakePoolLog,
  type PoolNode,
  type PoolNodeState,
} from '../../testing/startPoolNode.ts';
import type { TokenList } from '../holdings/tokenListOf.ts';
import { PoolsReader } from './PoolsReader.ts';

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const E18 = 10n ** 18n;
const HEAD = 1_000_000;
const DAY_BLOCKS = 7_200;
const NOW = 1_800_000_000;

/** Value of a share: 1.2 at the head, and 0.01 % of 1 less for each day before. */
const rateAt = (block: number) =>
  (12n * E18) / 10n - (BigInt(HEAD - block) * E18) / BigInt(10_000 * DAY_BLOCKS);

/** 6 stETH and 5 wstETH, which are worth 6 more; `except` replaces single answers. */
function lidoOf(except: Readonly<Record<string, unknown>> = {}): FakePoolContract {
  return (question, argument, block) => {
    if (question in except) {
      const answer = except[question];
      return typeof answer === 'function' ? (answer as (asked: unknown) => unknown)(argument) : answer;
    }
    const answers: Readonly<Record<string, () => unknown>> = {
      getTotalPooledEther: () => 9_000n * E18,
      getCurrentStakeLimit: () => 100n * E18,
      getPooledEthByShares: () => ((argument as bigint) * rateAt(block)) / E18,
      getStETHByWstETH: () => ((argument as bigint) * rateAt(block)) / E18,
      balanceOf: () => 6n * E18,
      getWithdrawalRequests: () => [9n, 4n, 5n],
      getWithdrawalStatus: () =>
        (argument as unknown as readonly bigint[]).map((id) => [
          ...(id === 9n ? [3n * E18] : id === 4n ? [1n * E18] : [2n * E18]),
          ...[1n, owner, 1n, id !== 9n, id === 4n],
        ]),
    };
    return answers[question]?.();
  };
}

let place = 0;
const moved = (vault: string, from: string, to: string, amount: bigint, hashOf?: number): FakePoolLog => {
  place += 1;
  const hash = `0x${(hashOf ?? place).toString(16).padStart(64, '0')}`;
  return { vault, event: 'Transfer', hash, block: place, index: 0, addresses: [from, to], amounts: [amount] };
};
/** 17 were staked, 6 of them wrapped into 5, and 6 requested back. */
const logs = [
  moved(lido.staked, ZeroAddress, owner, 17n * E18),
  moved(lido.staked, owner, lido.wrapped, 6n * E18),
  moved(lido.wrapped, ZeroAddress, owner, 5n * E18, place),
  moved(lido.staked, owner, lido.queue, 6n * E18),
];

const nodes: PoolNode[] = [];
afterEach(async () => {
  for (const node of nodes.splice(0)) await node[Symbol.asyncDispose]();
});

const stateOf = (except?: Readonly<Record<string, unknown>>): PoolNodeState => ({
  head: HEAD,
  timeOf: (block) => NOW - (HEAD - block) * 12,
  contracts: {
    [lido.staked]: lidoOf(except),
    [lido.wrapped]: lidoOf({ balanceOf: 5n * E18, ...except }),
    [lido.queue]: lidoOf(except),
  },
  logs,
});
const list: TokenList = { tokens: [], byContract: new Map(), contracts: new Set() };

async function readOf(states: readonly PoolNodeState[], stakingRequest?: string) {
  const started = await Promise.all(states.map(startPoolNode));
  nodes.push(...started);
  const reader = new PoolsReader(
    networkByRpcName('mainnet'),
    started.map(({ url }) => url),
    {
      tokenList: async () => Promise.resolve(list),
      // A busy machine is slow, and no node of another one.
      limits: { perUrlMs: 60_000, totalMs: 60_000, stragglersMs: 60_000, lateMs: 60_000 },
      now: () => NOW * 1_000,
    },
  );
  const answer = await reader.read({ addresses: [owner], stakingRequest });
  expect(poolsAnswerSchema.safeParse(answer).error).toBeUndefined();
  return answer.lido ?? expect.unreachable();
}

describe('A position in Lido', () => {
  it('is that of two nodes, in both forms, with unclaimed withdrawal requests', async () => {
    expect(await readOf([stateOf(), stateOf()])).toEqual({
      status: 'open',
      totalStaked: (9_000n * E18).toString(),
      mostStake: (100n * E18).toString(),
      // (1.2 / 1.1993) ^ (365 / 7) and (1.2 / 1.197) ^ (365 / 30), worked out with Python's decimal.
      apy7: '3.0893',
      apy30: '3.0923',
      measuredDays: 30.08,
      agreement: 'agreed',
      agreeing: 2,
      positions: [
        {
          address: owner,
          staked: (6n * E18).toString(),
          wrapped: (5n * E18).toString(),
          wrappedWorth: (6n * E18).toString(),
          // 12 are there and 6 were requested back, of 17 staked.
          earned: E18.toString(),
          requests: [
            { id: '5', amount: (2n * E18).toString(), isReady: true },
            { id: '9', amount: (3n * E18).toString(), isReady: false },
          ],
        },
      ],
    });
  });

  it('is missing if there is no such contract', async () => {
    const state = { ...stateOf(), contracts: {} };

    expect(await readOf([state, state])).toMatchObject({ status: 'absent', totalStaked: null, apy7: null });
  });

  it('accepts nothing if no more may be staked', async () => {
    const state = stateOf({ getCurrentStakeLimit: 0n });

    expect((await readOf([state, state])).status).toBe('closed');
  });

  it('is unknown from one node alone, or if another one contradicts it', async () => {
    const alone = await readOf([stateOf(), { ...stateOf(), isDead: true }]);
    const contradicted = await readOf([stateOf(), stateOf({ balanceOf: 1n, getTotalPooledEther: 1n })]);

    expect(alone).toMatchObject({ status: 'unknown', agreement: 'unconfirmed', totalStaked: null });
    expect(alone.positions[0]).toMatchObject({ staked: null, earned: null, requests: null });
    expect(contradicted).toMatchObject({ agreement: 'disputed', totalStaked: null });
    expect(contradicted.positions[0]).toMatchObject({ staked: null, wrapped: null, earned: null });
  });

  describe('with requests that a stranger has made', () => {
    /** Own requests 1 and 2, and so many of 100 wei that a stranger has made. */
    const flooded = (count: number) => {
      const ids = [2n, 1n, ...Array.from({ length: count }, (_, place) => BigInt(place + 3))];
      const amountOf = (id: bigint) => (id === 1n ? 2n * E18 : id === 2n ? 3n * E18 : 100n);
      return stateOf({
        getWithdrawalRequests: ids,
        getWithdrawalStatus: (asked: readonly bigint[]) =>
          asked.map((id) => [amountOf(id), 1n, owner, 1n, id !== 2n, false]),
      });
    };
    const own = [
      { id: '1', amount: (2n * E18).toString(), isReady: true },
      { id: '2', amount: (3n * E18).toString(), isReady: false },
    ];

    // Regression: above 64 requests none was returned, and anyone can create as many for any account.
    it('returns the largest of them, and the sum of the others', async () => {
      const [position] = (await readOf([flooded(200), flooded(200)])).positions;

      expect(position?.requests).toHaveLength(64);
      expect(position?.requests?.slice(0, 2)).toEqual(own);
      expect(position?.otherRequests).toEqual({ count: 138, amount: '13800' });
    });

    it('returns the oldest beyond the limit of a response, and marks the others as unknown', async () => {
      const [position] = (await readOf([flooded(1_000), flooded(1_000)])).positions;

      expect(position?.requests?.slice(0, 2)).toEqual(own);
      expect(position?.otherRequests).toEqual({ count: 938, amount: null });
    });

    it('returns a single request on which nodes agree', async () => {
      const lido = await readOf([flooded(1_000), flooded(1_000)], '1');
      const differing = stateOf({ getWithdrawalStatus: [[1n, 1n, owner, 1n, false, false]] });

      expect(lido.request).toEqual({ ...own[0], owner, isClaimed: false });
      expect((await readOf([flooded(1), differing], '1')).request).toBeNull();
      expect(await readOf([flooded(1), flooded(1)])).not.toHaveProperty('request');
    });
  });

  it("returns no requests if a node's list is incomplete", async () => {
    const state = stateOf({ getWithdrawalStatus: [[1n, 1n, owner, 1n, true, false]] });
    const position = (await readOf([state, state])).positions[0];

    expect(position).toMatchObject({ requests: null, staked: (6n * E18).toString() });
  });
});
