import type { HoldingsAnswer } from '@everything-wallet/core/schemas/holdings';
import type { RpcName } from '@everything-wallet/core/networks/networks';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TransfersAnswer, TransfersQuestion } from '../../services/transfers/Transfer.ts';
import { API_WALLET, ApiBench, HASH, RECIPIENT } from '../../testing/ApiBench.ts';
import { expectProblem } from '../../testing/expectProblem.ts';

const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OWNER = API_WALLET.address;

const answer: TransfersAnswer = {
  transfers: [
    {
      ...{ txHash: HASH, blockNumber: 6, at: 1_800_000_000_000, direction: 'in', from: RECIPIENT, to: OWNER },
      ...{ contract: TOKEN, standard: 'erc721', tokenId: '7', units: '1', agreement: 'agreed', agreeing: 2 },
      isUnverified: false,
    },
  ],
  first: 4,
  last: 7,
  unsettled: 1,
  nodes: { configured: 3, answered: 3, needed: 2 },
};

let bench: ApiBench;
let asked: [RpcName, TransfersQuestion][];
let said: TransfersAnswer;
beforeEach(() => {
  bench = new ApiBench();
  asked = [];
  said = answer;
  bench.readTransfers = (network, question) => {
    asked.push([network, question]);
    return Promise.resolve(said);
  };
});

const ask = (query: string, key = bench.issue()) => bench.api()(`/transfers?${query}`, bench.withKey(key));
const ours = `address=${OWNER.toLowerCase()}&network=sepolia`;

describe('GET /transfers', () => {
  it('returns transfers in both directions, and the scanned blocks', async () => {
    expect(await (await ask(ours)).json()).toEqual({
      ...{ address: OWNER, network: 'sepolia', chainId: 11155111, currency: 'SepoliaETH' },
      transfers: answer.transfers,
      ...{ fromBlock: 4, toBlock: 7, unsettled: 1 },
      tokens: [],
      cursor: expect.any(String) as string,
      nodes: answer.nodes,
    });
    expect(asked).toEqual([['sepolia', { address: OWNER, before: undefined, includesUnverified: false }]]);
  });

  it('returns the names of ERC-20 contracts, and omits them if no node answers', async () => {
    const [first] = answer.transfers;
    if (!first) throw new Error('There is no transfer');
    const transfer = { ...first, standard: 'erc20', units: '2500000' } as const;
    said = { ...answer, transfers: [transfer, { ...transfer, direction: 'out' }] };
    expect(await (await ask(ours)).json()).toMatchObject({ transfers: said.transfers, tokens: [] });
    const contracts: string[][] = [];
    bench.readHoldings = ({ tokens }) => {
      contracts.push(tokens);
      const facts = { contract: TOKEN, symbol: 'T', name: 'Token', decimals: 6, isListed: false };
      return Promise.resolve({ tokens: [facts] } as unknown as HoldingsAnswer);
    };
    expect(await (await ask(ours)).json()).toMatchObject({
      tokens: [{ contract: TOKEN, symbol: 'T', decimals: 6, isListed: false }],
    });
    // One question, and each contract once.
    expect(contracts).toEqual([[TOKEN]]);
  });

  it('goes on before the blocks that were read, for the same address and network alone', async () => {
    const { cursor } = (await (await ask(ours)).json()) as { cursor: string };
    said = { ...answer, first: 0, last: 3 };
    const last = (await (await ask(`${ours}&cursor=${cursor}`)).json()) as object;
    expect(asked[1]?.[1].before).toBe(4);
    expect(Object.keys(last)).not.toContain('cursor');
    for (const query of [`address=${RECIPIENT}&network=sepolia`, `address=${OWNER}&network=polygon-amoy`]) {
      const problem = await expectProblem(await ask(`${query}&cursor=${cursor}`), 'invalid_request');
      expect(problem.errors?.map(({ field }) => field)).toEqual(['cursor']);
    }
    expect(asked).toHaveLength(2);
  });

  it('includes unverified transfers only if requested', async () => {
    await ask(`${ours}&includeUnverified=true`);
    await ask(`${ours}&includeUnverified=false`);
    expect(asked.map(([, { includesUnverified }]) => includesUnverified)).toEqual([true, false]);
    const problem = await expectProblem(await ask(`${ours}&includeUnverified=yes`), 'invalid_request');
    expect(problem.errors?.map(({ field }) => field)).toEqual(['includeUnverified']);
  });

  it.each(['', 'x', 'e30', 'a'.repeat(401)])('refuses the cursor %j', async (cursor) => {
    await expectProblem(await ask(`${ours}&cursor=${cursor}`), 'invalid_request');
    expect(asked).toEqual([]);
  });

  it('distinguishes a silent network from an address without transfers', async () => {
    bench = new ApiBench();
    await expectProblem(await ask(ours), 'upstream_unavailable');
  });

  it('queries no mainnet for a key of testnets', async () => {
    const query = `address=${OWNER}&network=mainnet`;
    await expectProblem(await ask(query, bench.issue({}, true)), 'network_not_allowed');
    expect(asked).toEqual([]);
  });
});
