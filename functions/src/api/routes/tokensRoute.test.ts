import type { HoldingsAnswer, HoldingsQuestion } from '@everything-wallet/core/schemas/holdings';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReceivedTokensCursor } from '../../services/transfers/ReceivedTokensReader.ts';
import { API_WALLET, ApiBench, RECIPIENT } from '../../testing/ApiBench.ts';
import { expectProblem } from '../../testing/expectProblem.ts';

const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OTHER = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
const OWNER = API_WALLET.address;

const answer: HoldingsAnswer = {
  block: { number: 7, time: 1_800_000_000_000 },
  ageMs: 5,
  nodes: { configured: 3, answered: 3, needed: 2, differing: 1 },
  holdings: [
    { address: OWNER, contract: null, units: '12', agreement: 'agreed', agreeing: 3 },
    { address: OWNER, contract: TOKEN, units: '5', agreement: 'agreed', agreeing: 2 },
    { address: OWNER, contract: OTHER, units: null, agreement: 'disputed', agreeing: 0 },
  ],
  tokens: [
    { contract: TOKEN, symbol: 'T', name: 'Token', decimals: 6, isListed: true },
    { contract: OTHER, symbol: 'O', name: 'Other', decimals: null, isListed: true },
  ],
  isDiscoveryWhole: false,
  discoversNext: 40,
};

let bench: ApiBench;
let asked: HoldingsQuestion[];
let said: HoldingsAnswer;
beforeEach(() => {
  bench = new ApiBench();
  asked = [];
  said = answer;
  bench.readHoldings = (question) => {
    asked.push(question);
    return Promise.resolve(said);
  };
});

const ask = (query: string, key = bench.issue()) => bench.api()(`/tokens?${query}`, bench.withKey(key));
const ours = `address=${OWNER.toLowerCase()}&network=sepolia`;

describe('GET /tokens', () => {
  it('returns holdings, and no amount on which nodes differ', async () => {
    expect(await (await ask(ours)).json()).toEqual({
      address: OWNER,
      network: 'sepolia',
      chainId: 11155111,
      currency: 'SepoliaETH',
      coin: { units: '12', agreement: 'agreed', agreeing: 3 },
      tokens: [
        { ...answer.tokens[0], units: '5', agreement: 'agreed', agreeing: 2 },
        {
          contract: OTHER,
          symbol: 'O',
          name: 'Other',
          isListed: true,
          agreement: 'disputed',
          agreeing: 0,
        },
      ],
      isWhole: false,
      cursor: expect.any(String) as string,
      blockNumber: 7,
      nodes: { configured: 3, answered: 3, needed: 2 },
    });
    expect(asked).toEqual([
      { network: 'sepolia', addresses: [OWNER], tokens: [], discovers: true, discoversFrom: 0 },
    ]);
  });

  it('continues at a cursor, for the same address and network alone', async () => {
    const { cursor } = (await (await ask(ours)).json()) as { cursor: string };
    said = { ...answer, isDiscoveryWhole: true, discoversNext: 0 };
    const last = (await (await ask(`${ours}&cursor=${cursor}`)).json()) as object;
    expect(asked[1]?.discoversFrom).toBe(40);
    expect(last).toMatchObject({ isWhole: true });
    expect(Object.keys(last)).not.toContain('cursor');
    for (const query of [`address=${RECIPIENT}&network=sepolia`, `address=${OWNER}&network=polygon-amoy`]) {
      const problem = await expectProblem(await ask(`${query}&cursor=${cursor}`), 'invalid_request');
      expect(problem.errors?.map(({ field }) => field)).toEqual(['cursor']);
    }
    expect(asked).toHaveLength(2);
  });

  it('refuses the cursor of another question', async () => {
    bench.readApprovals = () =>
      Promise.resolve({
        ...{ block: null, ageMs: null, approvals: [], ended: [], tokens: [], logs: 'behind', leftOut: 0 },
        nodes: { configured: 1, answered: 1, answeredLogs: 1, needed: 1 },
        read: { first: 3, last: 7, told: 2 },
      });
    const response = await bench.api()(`/approvals?${ours}`, bench.withKey());
    const { cursor } = (await response.json()) as { cursor: string };
    await expectProblem(await ask(`${ours}&cursor=${cursor}`), 'invalid_request');
  });

  it.each(['', 'x', 'e30', 'bnVsbA', 'a'.repeat(401)])('refuses the cursor %j', async (cursor) => {
    const problem = await expectProblem(await ask(`${ours}&cursor=${cursor}`), 'invalid_request');
    expect(problem.errors?.map(({ field }) => field)).toEqual(['cursor']);
    expect(asked).toEqual([]);
  });

  it('ends even if no node answers about a token', async () => {
    said = { ...answer, discoversNext: 0 };
    const told = (await (await ask(ours)).json()) as object;
    expect(told).toMatchObject({ isWhole: false });
    expect(Object.keys(told)).not.toContain('cursor');
  });

  describe('with unverified tokens', () => {
    const all = `${ours}&includeUnverified=true`;
    const unlisted = { contract: OTHER, symbol: 'O', name: 'Other', decimals: 6, isListed: false };
    let places: ReceivedTokensCursor[];
    beforeEach(() => {
      places = [];
      bench.readReceivedTokens = (_, __, from) => {
        places.push(from);
        const next = from.before === undefined ? { before: 5, after: OTHER.toLowerCase() } : null;
        return Promise.resolve({ contracts: [TOKEN, OTHER], first: next ? 4 : 0, last: 7, next });
      };
      bench.readHoldings = (question) => {
        asked.push(question);
        if (question.discovers) return Promise.resolve(said);
        return Promise.resolve({
          ...answer,
          holdings: [
            { address: OWNER, contract: null, units: '0', agreement: 'agreed', agreeing: 3 },
            { address: OWNER, contract: TOKEN, units: '0', agreement: 'agreed', agreeing: 3 },
            { address: OWNER, contract: OTHER, units: '9', agreement: 'agreed', agreeing: 3 },
          ],
          tokens: [{ ...unlisted, contract: TOKEN }, unlisted],
        });
      };
    });
    const pageOf = async (query: string) =>
      (await (await ask(query)).json()) as { cursor?: string; isWhole: boolean };

    it('scans for them after the list, and returns their amounts', async () => {
      said = { ...answer, isDiscoveryWhole: true, discoversNext: 0 };
      const first = await pageOf(all);
      expect(first).toMatchObject({ isWhole: false, coin: { units: '12' } });
      expect(first).not.toHaveProperty('fromBlock');
      const second = await pageOf(`${all}&cursor=${first.cursor}`);
      expect(second).toMatchObject({
        tokens: [{ ...unlisted, units: '9' }],
        coin: { units: '0' },
        ...{ isWhole: false, fromBlock: 4, toBlock: 7 },
      });
      const third = await pageOf(`${all}&cursor=${second.cursor}`);
      expect(third).toMatchObject({ isWhole: true, fromBlock: 0 });
      expect(third).not.toHaveProperty('cursor');
      expect(places).toMatchObject([{}, { before: 5, after: OTHER.toLowerCase() }]);
      expect(asked[1]).toEqual({
        ...{ network: 'sepolia', addresses: [OWNER], tokens: [TOKEN, OTHER] },
        ...{ discovers: false, discoversFrom: 0 },
      });
    });

    it('is never complete if a part of the list was not', async () => {
      said = { ...answer, discoversNext: 0 };
      const first = await pageOf(all);
      const second = await pageOf(`${all}&cursor=${first.cursor}`);
      expect(await pageOf(`${all}&cursor=${second.cursor}`)).toMatchObject({ isWhole: false });
    });

    it('cannot be continued without requesting them', async () => {
      said = { ...answer, isDiscoveryWhole: true, discoversNext: 0 };
      const { cursor } = await pageOf(all);
      await expectProblem(await ask(`${ours}&cursor=${cursor}`), 'invalid_request');
      expect(places).toEqual([]);
    });

    it('counts for more', async () => {
      const left = (response: Response) =>
        /"minute";r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1];
      expect(left(await ask(ours))).toBe('298');
      expect(left(await ask(all))).toBe('294');
    });
  });

  it('distinguishes silent nodes from an address without holdings', async () => {
    said = { ...answer, nodes: { configured: 3, answered: 0, needed: 2 } };
    await expectProblem(await ask(ours), 'upstream_unavailable');
  });

  it('queries no mainnet for a key of testnets', async () => {
    const query = `address=${OWNER}&network=mainnet`;
    await expectProblem(await ask(query, bench.issue({}, true)), 'network_not_allowed');
    expect(asked).toEqual([]);
  });
});
