import type { SimulationQuestion } from '@everything-wallet/core/schemas/simulation';
import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import { buildTokenTransfer } from '@everything-wallet/core/calls/build/buildTokenTransfer';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectProblem } from '../../testing/expectProblem.ts';
import { API_WALLET, ApiBench, HASH, RECIPIENT } from '../../testing/ApiBench.ts';

const TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const FROM = API_WALLET.address;
const { data } = buildTokenTransfer({ chainId: 11155111, token: TOKEN, to: RECIPIENT, amount: 5n });

const answer: SimulationAnswer = {
  digest: HASH,
  block: { number: 7, time: 1_800_000_000_000 },
  nodes: { configured: 3, answered: 3, needed: 2, agreeing: 3 },
  agreement: 'agreed',
  outcome: {
    succeeds: true,
    reason: null,
    gasUsed: '50000',
    coin: { units: '0', word: 'verified' },
    movements: [
      { kind: 'erc20', contract: TOKEN, tokenId: null, units: '-5', word: 'verified', isLogDifferent: false },
    ],
    approvals: [],
    receipts: [],
    isWhole: true,
  },
  tokens: [{ contract: TOKEN, symbol: '', name: '', decimals: null, isListed: false }],
  parties: [{ address: TOKEN, hasCode: true, isYoung: null }],
};

let bench: ApiBench;
let asked: SimulationQuestion[];
beforeEach(() => {
  bench = new ApiBench();
  asked = [];
  says(answer);
});

function says(said: SimulationAnswer): void {
  bench.simulate = (question) => {
    asked.push(question);
    return Promise.resolve(said);
  };
}

const ask = (body: object, key?: string) =>
  bench.api()('/simulate', bench.post({ from: FROM, to: TOKEN, data, network: 'sepolia', ...body }, key));

describe('POST /simulate', () => {
  it('returns simulated and declared effects of a call, without unknown fields', async () => {
    const response = await ask({});
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      network: 'sepolia',
      chainId: 11155111,
      currency: 'SepoliaETH',
      digest: HASH,
      agreement: 'agreed',
      blockNumber: 7,
      nodes: answer.nodes,
      outcome: {
        succeeds: true,
        gasUsed: '50000',
        coinWei: '0',
        coinWord: 'verified',
        changes: [{ kind: 'erc20', contract: TOKEN, units: '-5', word: 'verified', isLogDifferent: false }],
        approvals: [],
        isWhole: true,
      },
      tokens: [{ contract: TOKEN, symbol: '', name: '', isListed: false }],
      parties: [{ address: TOKEN, hasCode: true }],
      call: {
        kind: 'tokenTransfer',
        title: 'Send tokens',
        digest: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string,
        movements: [
          {
            direction: 'out',
            asset: { type: 'token', contract: TOKEN },
            amount: '5',
            bound: 'exact',
            to: RECIPIENT,
          },
        ],
        permissions: [],
        warnings: [],
      },
    });
    expect(asked).toEqual([{ network: 'sepolia', from: FROM, to: TOKEN, value: '0', data, watched: [] }]);
  });

  it('simulates with gas and fees as they will be signed, and with coin', async () => {
    const fees = { gasLimit: '60000', maxFeePerGas: '0x10', maxPriorityFeePerGas: '1' };
    expect((await ask({ value: '0xff', data: undefined, ...fees })).status).toBe(200);
    expect(asked).toMatchObject([
      { value: '255', data: '0x', gasLimit: '60000', maxFeePerGas: '16', maxPriorityFeePerGas: '1' },
    ]);
  });

  it('warns if the chain does something else', async () => {
    says({
      ...answer,
      outcome: answer.outcome && {
        ...answer.outcome,
        movements: answer.outcome.movements.map((one) => ({ ...one, units: '-6' })),
      },
    });
    const { call } = (await (await ask({})).json()) as { call: { warnings: unknown } };
    expect(call.warnings).toMatchObject([{ type: 'leavesUnsaid' }]);
  });

  it('returns the reason of a failure, and no outcome if it is unknown', async () => {
    says({
      ...answer,
      outcome: answer.outcome && {
        ...answer.outcome,
        succeeds: false,
        reason: { id: 'simulation.fails.said', values: { text: 'No.' }, data: '0x08c379a0' },
        coin: null,
        gasUsed: null,
        movements: [],
      },
    });
    expect(await (await ask({})).json()).toMatchObject({
      outcome: { succeeds: false, reason: 'The contract rejects this: “No.”', returned: '0x08c379a0' },
    });
    says({ ...answer, agreement: 'unknown', block: null, outcome: null });
    const unknown = (await (await ask({})).json()) as object;
    expect(unknown).toMatchObject({ agreement: 'unknown', call: { kind: 'tokenTransfer' } });
    expect(Object.keys(unknown)).not.toContain('outcome');
    expect(Object.keys(unknown)).not.toContain('blockNumber');
  });

  it.each([
    ['to', { to: '0x12' }],
    ['from', { from: undefined }],
    ['data', { data: '0x123' }],
    ['data', { data: `0x${'00'.repeat(131_073)}` }],
    ['value', { value: '1.5' }],
    ['gasLimit', { gasLimit: '20999' }],
    ['gas', { gas: '1' }],
    ['network', { network: 'moon' }],
  ])('refuses a problem with %s', async (field, body) => {
    const problem = await expectProblem(await ask(body), 'invalid_request');
    expect(problem.errors?.map((one) => one.field)).toEqual([field]);
    expect(asked).toEqual([]);
  });

  it.each([
    { maxFeePerGas: '5' },
    { gasPrice: '5' },
    { gasLimit: '60000', gasPrice: '5', maxFeePerGas: '5' },
  ])('refuses fees that no transaction has: %o', async (fees) => {
    const problem = await expectProblem(await ask(fees), 'invalid_request');
    expect(problem.detail).toContain('gasPrice');
  });

  it('queries no mainnet for a key of testnets', async () => {
    await expectProblem(await ask({ network: 'mainnet' }, bench.issue({}, true)), 'network_not_allowed');
    expect(asked).toEqual([]);
  });
});
