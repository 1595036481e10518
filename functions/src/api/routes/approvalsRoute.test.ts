import type { ApprovalsQuestion } from '@everything-wallet/core/schemas/approvals';
import type { ApprovalsAnswer } from '@everything-wallet/core/schemas/approvalsAnswer';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectProblem.ts';
import { API_WALLET, ApiBench, RECIPIENT } from '../../testing/ApiBench.ts';

const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OWNER = API_WALLET.address;

const answer: ApprovalsAnswer = {
  block: { number: 7, time: 1_800_000_000_000 },
  ageMs: 5,
  nodes: { configured: 3, answered: 3, answeredLogs: 2, needed: 2 },
  approvals: [
    {
      kind: 'allowance',
      owner: OWNER,
      contract: TOKEN,
      spender: RECIPIENT,
      tokenId: null,
      changedBlock: 5,
      changedAt: null,
      spenderName: null,
      agreement: 'agreed',
      agreeing: 3,
      units: '9',
      atRisk: '4',
      expiresAt: null,
    },
  ],
  ended: [],
  tokens: [{ contract: TOKEN, symbol: 'T', name: 'Token', decimals: 6, isListed: false }],
  read: { first: 3, last: 7, told: 2 },
  logs: 'behind',
  leftOut: 0,
};

let bench: ApiBench;
let asked: ApprovalsQuestion[];
let said: ApprovalsAnswer;
beforeEach(() => {
  bench = new ApiBench();
  asked = [];
  said = answer;
  bench.readApprovals = (question) => {
    asked.push(question);
    return Promise.resolve(said);
  };
});

const ask = (query: string, key = bench.issue()) => bench.api()(`/approvals?${query}`, bench.withKey(key));
const ours = `address=${OWNER.toLowerCase()}&network=sepolia`;

describe('GET /approvals', () => {
  it('returns approvals, and that there may be more', async () => {
    const response = await ask(ours);
    expect(await response.json()).toEqual({
      address: OWNER,
      network: 'sepolia',
      chainId: 11155111,
      currency: 'SepoliaETH',
      logs: 'behind',
      cursor: expect.any(String) as string,
      approvals: [
        {
          kind: 'allowance',
          contract: TOKEN,
          spender: RECIPIENT,
          units: '9',
          atRisk: '4',
          changedBlock: 5,
          agreement: 'agreed',
          agreeing: 3,
        },
      ],
      tokens: answer.tokens,
      leftOut: 0,
      blockNumber: 7,
      nodes: answer.nodes,
    });
    expect(asked).toEqual([{ network: 'sepolia', addresses: [OWNER], read: null, known: [] }]);
  });

  it('continues at a cursor, for the same address and network alone', async () => {
    const { cursor } = (await (await ask(ours)).json()) as { cursor: string };
    expect((await ask(`${ours}&cursor=${cursor}`)).status).toBe(200);
    expect(asked[1]?.read).toEqual(answer.read);
    // For another address it would hide unread blocks.
    for (const query of [`address=${RECIPIENT}&network=sepolia`, `address=${OWNER}&network=polygon-amoy`]) {
      const problem = await expectProblem(await ask(`${query}&cursor=${cursor}`), 'invalid_request');
      expect(problem.errors?.map(({ field }) => field)).toEqual(['cursor']);
    }
    expect(asked).toHaveLength(2);
  });

  it.each(['', 'x', 'e30', 'a'.repeat(401)])('refuses the cursor %j', async (cursor) => {
    const problem = await expectProblem(await ask(`${ours}&cursor=${cursor}`), 'invalid_request');
    expect(problem.errors?.map(({ field }) => field)).toEqual(['cursor']);
    expect(asked).toEqual([]);
  });

  // Regression: a client that requests pages while there is a cursor never ended.
  it.each(['whole', 'refused'] as const)('has no cursor at the end: logs are %s', async (logs) => {
    said = { ...answer, logs };
    const told = (await (await ask(ours)).json()) as object;
    expect(told).toMatchObject({ logs });
    expect(Object.keys(told)).not.toContain('cursor');
  });

  it('has no cursor if nothing was read, and reports it', async () => {
    said = { ...answer, block: null, approvals: [], tokens: [], read: null, logs: 'refused' };
    const told = (await (await ask(ours)).json()) as object;
    expect(told).toMatchObject({ logs: 'refused', approvals: [] });
    expect(Object.keys(told)).not.toContain('cursor');
  });

  it('distinguishes a silent network from an address without approvals', async () => {
    bench = new ApiBench();
    await expectProblem(await ask(ours), 'upstream_unavailable');
  });

  it('queries no mainnet for a key of testnets', async () => {
    const query = `address=${OWNER}&network=mainnet`;
    await expectProblem(await ask(query, bench.issue({}, true)), 'network_not_allowed');
    expect(asked).toEqual([]);
  });
});
