import type { SimulationQuestion } from '@everything-wallet/core/schemas/simulation';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { sequenceDigests } from '@everything-wallet/core/simulation/sequenceDigests';
import { simulatedDigest } from '@everything-wallet/core/simulation/simulatedDigest';
import { id, Interface, zeroPadValue } from 'ethers';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startFakeServer, type FakeServer } from '../../testing/startFakeServer.ts';
import { tokenListOf } from '../holdings/tokenListOf.ts';
import { CallSimulator } from './CallSimulator.ts';

const network = networkByRpcName('mainnet');
const tokenList = async () => tokenListOf('mainnet');
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const token = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const data = '0xa9059cbb';
const question = { from, to: token, value: '0', data, watched: [] };
const word = (value: bigint) => `0x${BigInt.asUintN(256, value).toString(16).padStart(64, '0')}`;
const transferLog = (units: bigint) => ({
  address: token.toLowerCase(),
  topics: [id('Transfer(address,address,uint256)'), zeroPadValue(from, 32), zeroPadValue(other, 32)],
  data: word(units),
});
/** Time of the nodes' blocks, in ms since 1970. */
const blockTime = 0x6b03c55b * 1_000;
const standard = new Interface(['error Error(string)']);

const toQuantity = (value: bigint) => `0x${value.toString(16)}`;
const block0 = { miner: other.toLowerCase(), baseFeePerGas: '0x7' };

interface SimulatedBlock {
  blockOverrides: Record<string, string>;
  calls: Record<string, string>[];
}

interface Simulated {
  validation: boolean;
  blockStateCalls: [SimulatedBlock, ...SimulatedBlock[]];
}

/** Contracts called, in order. */
function stepsIn(data: string): string[] {
  const contracts: string[] = [];
  for (let at = 2; at < data.length;) {
    contracts.push(`0x${data.slice(at + 24, at + 64)}`);
    at += 320 + 2 * Number(BigInt(`0x${data.slice(at + 256, at + 320)}`));
  }
  return contracts;
}

/** A test node's result of the call. */
interface NodeState {
  readonly methods?: readonly string[];
  /** Logged amount, and decrease of the balance. */
  readonly logged?: bigint;
  readonly taken?: bigint;
  /** Decrease of the balance by a second call; the same by default. */
  readonly takenLater?: bigint;
  readonly revert?: string;
  readonly poor?: boolean;
  readonly head?: bigint;
  /** The same on top of older blocks. */
  readonly takenBefore?: bigint;
  readonly silent?: boolean;
  readonly hasNoPending?: boolean;
  readonly logs?: number;
  /** Wei that the account has less. */
  readonly coinTaken?: bigint;
  readonly gasUsed?: string;
  /** True if the contract behaves differently with reads around the call. */
  readonly isShy?: boolean;
  /** Time of its latest block, in ms since 1970. */
  readonly time?: number;
  /** True if the node refuses reads around the call. */
  readonly refusesQuestions?: boolean;
  /** Its error for `eth_call`. */
  readonly callError?: { readonly code: number; readonly message: string };
  /** Requests to `eth_simulateV1`. */
  readonly asked?: Simulated[];
  /** Methods of all requests. */
  readonly methodsAsked?: string[];
  /** By address: the code there is now, and a day ago. */
  readonly codes?: Readonly<Record<string, { readonly now?: string; readonly then?: string }>>;
  /** True if the node reports no contract at all a day ago. */
  readonly isPruned?: boolean;
}

const servers: FakeServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server[Symbol.asyncDispose]();
});

interface Question {
  id: number;
  method: string;
  params: [string & { data: string }, string];
}

async function startNode(state: NodeState): Promise<string> {
  const { methods = ['eth_simulateV1'], head = 100n, poor, hasNoPending } = state;
  const server = await startFakeServer((body: string, response: ServerResponse) => {
    if (state.silent) return;
    const request = JSON.parse(body) as Question | Question[];
    state.methodsAsked?.push(...[request].flat().map(({ method }) => method));
    const answers = [request].flat().map((one) => ({ jsonrpc: '2.0', id: one.id, ...answer(one) }));
    response.end(JSON.stringify(Array.isArray(request) ? answers : answers[0]));
  });
  servers.push(server);
  return server.url;

  function answer({ method, params }: Question): object {
    const [, block] = params;
    if (method === 'eth_chainId') return { result: '0x1' };
    if (method === 'eth_getBlockByNumber')
      return {
        result: {
          number: `0x${head.toString(16)}`,
          timestamp: toQuantity(BigInt((state.time ?? blockTime) / 1_000)),
          ...block0,
        },
      };
    if (method === 'eth_getCode') return { result: codeAt(params[0], block) };
    if (method === 'eth_call' && params[0].data === '0x313ce567') return { result: word(6n) };
    if (!methods.includes(method)) return { error: { code: -32601, message: 'method not found' } };
    if (hasNoPending && block === 'pending')
      return { error: { code: -32000, message: 'tracing on top of pending is not supported' } };
    if (poor) return { error: { code: -38014, message: 'insufficient funds for gas * price + value' } };
    if (method === 'eth_simulateV1') {
      const simulation = params[0] as unknown as Simulated;
      state.asked?.push(simulation);
      if (state.refusesQuestions && simulation.blockStateCalls[0].calls.length > 1)
        return { error: { code: -32000, message: 'too much gas' } };
      return { result: simulated(simulation, block) };
    }
    if (method === 'eth_call' && state.callError) return { error: state.callError };
    if (method === 'debug_traceCall')
      return { result: traced((params as unknown[])[2] as { tracer: string }) };
    return { result: '0x' };
  }

  function codeAt(address: string, block: string): string {
    const isOld = block.startsWith('0x') && block !== 'latest';
    if (address.toLowerCase() === network.multicall3.toLowerCase()) return state.isPruned ? '0x' : '0x60';
    const codes = state.codes?.[address] ?? {};
    return (isOld ? codes.then : codes.now) ?? '0x';
  }

  function simulated({ blockStateCalls }: Simulated, block: string) {
    const [{ calls }] = blockStateCalls;
    const taken = block.startsWith('0x') ? (state.takenBefore ?? state.taken) : state.taken;
    const { logged = 5n, coinTaken = 0n } = state;
    const isWatched = 'to' in (calls[0] ?? {}) && calls[0]?.['to'] !== token;
    const own = () => {
      if (state.revert !== undefined)
        return { status: '0x0', returnData: state.revert, gasUsed: state.gasUsed ?? '0x5208' };
      const units = isWatched && state.isShy ? 0n : logged;
      const logs = Array.from({ length: state.logs ?? 1 }, () => transferLog(units));
      return { status: '0x1', returnData: '0x', gasUsed: state.gasUsed ?? '0xc7e0', logs };
    };
    const expectedOutcome = (has: bigint, coin: bigint) => {
      const steps = stepsIn(calls[0]?.['data'] ?? '0x');
      const answers = steps.map((to) => [
        1n,
        coin,
        BigInt(to) === 0n ? 0n : 32n,
        ...(BigInt(to) === 0n ? [] : [has, 0n]),
      ]);
      const returnData = `0x${answers
        .flat()
        .map((one) => word(one).slice(2))
        .join('')}`;
      return { status: '0x1', returnData, gasUsed: '0x5208', logs: [] };
    };
    if (!isWatched) return blockStateCalls.map(() => ({ baseFeePerGas: '0x7', calls: calls.map(own) }));
    const first = taken ?? logged;
    const later = state.takenLater ?? first;
    return blockStateCalls.map((_, index) => {
      const [before, after] = index === 0 ? [0n, first] : [first, first + later];
      return {
        baseFeePerGas: '0x7',
        calls: [
          expectedOutcome(1_000n - before, 10n ** 9n - BigInt(index) * coinTaken),
          own(),
          expectedOutcome(1_000n - after, 10n ** 9n - BigInt(index + 1) * coinTaken),
        ],
      };
    });
  }

  function traced({ tracer }: { tracer: string }) {
    if (tracer === 'prestateTracer')
      return {
        pre: { [from.toLowerCase()]: { balance: '0xa' } },
        post: { [from.toLowerCase()]: { balance: '0x7' } },
      };
    const frame = { from: token, to: from, input: '0x', gasUsed: '0x0', output: '0x' };
    return {
      ...{ type: 'CALL', from, to: token, value: '0x5', gasUsed: '0xc7e0', output: '0x' },
      logs: [{ ...transferLog(5n), position: '0x1' }],
      calls: [
        { ...frame, type: 'CALL', value: '0x2' },
        // A failed call moves nothing, and a delegate's value is that of its caller.
        { ...frame, type: 'CALL', value: '0x64', error: 'out of gas', logs: [transferLog(99n)] },
        { ...frame, type: 'DELEGATECALL', value: '0x5' },
      ],
    };
  }
}

async function simulate(
  states: readonly NodeState[],
  now = blockTime,
  data = question.data,
  watched: SimulationQuestion['watched'] = [],
  chosen: Partial<SimulationQuestion> = {},
) {
  const urls = await Promise.all(states.map(startNode));
  // One that is silent is waited for.
  const perUrlMs = states.some(({ silent }) => silent) ? 1_000 : 4_000;
  const limits = { perUrlMs, totalMs: 2 * perUrlMs, stragglersMs: perUrlMs };
  return new CallSimulator(network, urls, { tokenList, limits, now: () => now }).simulate({
    ...question,
    data,
    watched,
    ...chosen,
  });
}
const movement = {
  kind: 'erc20',
  contract: token,
  tokenId: null,
  units: '-5',
  word: 'verified',
  isLogDifferent: false,
};

describe('a call that nodes agree on', () => {
  it('is returned with its effects, its cost, and the hash of its bytes', async () => {
    expect(await simulate([{}, {}])).toEqual({
      digest: simulatedDigest({ chainId: 1, from, to: token, value: 0n, data }),
      block: { number: 100, time: blockTime },
      nodes: { configured: 2, answered: 2, needed: 2, agreeing: 2 },
      agreement: 'agreed',
      outcome: {
        succeeds: true,
        reason: null,
        gasUsed: String(0xc7e0),
        coin: { units: '0', word: 'verified' },
        movements: [movement],
        approvals: [],
        receipts: [],
        isWhole: true,
      },
      tokens: [{ contract: token, symbol: 'USDT', name: 'Tether USD', decimals: 6, isListed: true }],
      parties: [{ address: token, hasCode: false, isYoung: null }],
    });
  });

  it("is based on the contract's answers if they differ from its logs", async () => {
    const { outcome } = await simulate([
      { logged: 5n, taken: 6n },
      { logged: 5n, taken: 6n },
    ]);
    expect(outcome?.movements).toEqual([{ ...movement, units: '-6', isLogDifferent: true }]);
  });

  it('has a reason if it fails', async () => {
    const revert = standard.encodeErrorResult('Error', ['STF']);
    const { agreement, outcome } = await simulate([{ revert }, { revert }]);
    expect(agreement).toBe('agreed');
    expect(outcome).toMatchObject({
      succeeds: false,
      reason: { id: 'simulation.fails.tokenTransfer', data: revert },
      coin: { units: '0' },
      movements: [],
    });
  });

  it('fails for lack of coin if nodes report it', async () => {
    const { outcome } = await simulate([{ poor: true }, { poor: true }]);
    expect(outcome).toMatchObject({ succeeds: false, reason: { id: 'simulation.fails.coin' } });
  });

  it('is that of the latest block if there is no pending one', async () => {
    expect((await simulate([{ hasNoPending: true }])).agreement).toBe('agreed');
  });
});

describe('nodes that disagree', () => {
  it('are disputed, and no effects are returned', async () => {
    const { agreement, outcome } = await simulate([{}, { logged: 4n }]);
    expect([agreement, outcome]).toEqual(['disputed', null]);
  });

  it('are outvoted by two of three, and counted', async () => {
    const { agreement, nodes, outcome } = await simulate([{ logged: 4n }, {}, {}]);
    expect([agreement, nodes.answered, nodes.agreeing]).toEqual(['agreed', 3, 2]);
    expect(outcome?.movements).toEqual([movement]);
  });

  it('do not return a reason that only one names', async () => {
    const lie = standard.encodeErrorResult('Error', ['Send your phrase to us']);
    const { outcome } = await simulate([{ revert: lie }, { revert: '0x' }]);
    expect(outcome?.reason).toEqual({ id: 'simulation.fails.unknown', values: {}, data: '0x' });
  });

  it('are asked about a common block if they are at different ones', async () => {
    const { agreement, outcome } = await simulate([
      { taken: 5n, logged: 5n, head: 100n },
      { taken: 4n, logged: 5n, takenBefore: 5n, head: 101n },
    ]);
    expect([agreement, outcome?.movements[0]?.units]).toEqual(['agreed', '-5']);
  });

  it('are not settled by a block of long ago, to which one that lies may lead the other', async () => {
    const states = [
      { taken: 5n, head: 100n },
      { taken: 4n, takenBefore: 5n, head: 101n },
    ];
    expect((await simulate(states, blockTime + 61_000)).agreement).toBe('disputed');
    expect((await simulate(states, blockTime + 59_000)).agreement).toBe('agreed');
  });

  it('are unconfirmed if one of two is silent, and unknown if both are', async () => {
    expect((await simulate([{}, { silent: true }])).agreement).toBe('unconfirmed');
    const { agreement, outcome } = await simulate([{ silent: true }, { silent: true }]);
    expect([agreement, outcome]).toEqual(['unknown', null]);
  });
});

describe('a measured effect', () => {
  it('includes the coin, which is no contract’s claim', async () => {
    const { outcome } = await simulate([{ coinTaken: 3n }, { coinTaken: 3n }]);
    expect(outcome?.coin).toEqual({ units: '-3', word: 'verified' });
  });

  it('includes what the recipient of a token receives, also where it is less than is sent', async () => {
    const data = `0xa9059cbb${zeroPadValue(other, 32).slice(2)}${word(5n).slice(2)}`;
    // The fake node's reads have one balance, whoever is asked about.
    const { outcome } = await simulate([{ taken: -4n }, { taken: -4n }], blockTime, data);
    expect(outcome?.receipts).toEqual([{ contract: token, recipient: other, units: '4', word: 'verified' }]);
    const [disputed] = [await simulate([{ taken: -4n }, { taken: -5n }], blockTime, data)];
    expect(disputed.agreement).toBe('disputed');
  });

  it('is unknown without reads: then a figure is its contract’s claim, and the coin has none', async () => {
    const { agreement, outcome } = await simulate([{ refusesQuestions: true }, { refusesQuestions: true }]);
    expect([agreement, outcome?.coin, outcome?.isWhole]).toEqual(['agreed', null, false]);
    expect(outcome?.movements).toEqual([{ ...movement, word: 'log' }]);
  });

  it('is missing if the contract behaves differently with reads', async () => {
    const { agreement, outcome } = await simulate([{ isShy: true }, { isShy: true }]);
    expect([agreement, outcome]).toEqual(['disputed', null]);
  });

  it('is one node’s alone beside one that sees nothing', async () => {
    const { agreement, nodes } = await simulate([{}, { methods: ['eth_call'] }]);
    expect([agreement, nodes.answered, nodes.agreeing]).toEqual(['unconfirmed', 2, 1]);
  });
});

describe('several calls', () => {
  const next = [{ to: token, value: '0', data }];
  const ask = (states: readonly NodeState[]) => simulate(states, blockTime, data, [], { next });

  it('have an answer each, the later ones bound to those before', async () => {
    const { agreement, outcome, next: later, digest } = await ask([{}, {}]);
    const call = { chainId: 1, from, to: token, value: 0n, data };
    expect([agreement, outcome?.movements]).toEqual(['agreed', [movement]]);
    expect(later).toEqual([
      {
        digest: sequenceDigests([call, call])[1],
        nodes: { configured: 2, answered: 2, needed: 2, agreeing: 2 },
        agreement: 'agreed',
        outcome: expect.objectContaining({ succeeds: true, movements: [movement] }) as unknown,
      },
    ]);
    expect(digest).toBe(simulatedDigest(call));
  });

  it('are disputed where a node lies about one of them, which two of three outvote', async () => {
    const lie = { takenLater: 4n };
    const two = await ask([lie, {}]);
    expect([two.agreement, two.next?.[0]?.agreement, two.next?.[0]?.outcome]).toEqual([
      'agreed',
      'disputed',
      null,
    ]);
    const three = await ask([lie, {}, {}]);
    expect(three.next?.[0]).toMatchObject({ agreement: 'agreed', outcome: { movements: [movement] } });
  });

  it('are one question to each node, without and with reads, and each is in a block of its own', async () => {
    const asked: Simulated[] = [];
    await ask([{ asked }]);
    const sizes = asked.map(({ blockStateCalls }) => blockStateCalls.map(({ calls }) => calls.length));
    expect(sizes).toEqual([
      [1, 1],
      [3, 3],
    ]);
    // Regression: a contract could recognise a simulation by two calls in one block.
    for (const { blockStateCalls } of asked) {
      const randomness = blockStateCalls.map(({ blockOverrides }) => blockOverrides['prevRandao']);
      expect(new Set(randomness).size).toBe(2);
    }
  });

  it.each([['debug_traceCall'], ['eth_call']])('have no outcome where nodes have only %s', async (method) => {
    const { agreement, next: later } = await ask([{ methods: [method, 'eth_call'] }]);
    expect([agreement, later?.[0]?.agreement]).toEqual(['unknown', 'unknown']);
  });
});

describe('a call with its gas and fees', () => {
  const fees = { gasLimit: '51168', maxFeePerGas: '9', maxPriorityFeePerGas: '1' };

  it('is run with them, in one block that is indistinguishable from the chain’s', async () => {
    const simulated: Simulated[] = [];
    const state = { asked: simulated, coinTaken: 8n * 0xc7e0n + 5n };
    const { digest, outcome } = await simulate([state, state], blockTime, data, [], fees);
    const chosen = { gasLimit: 51_168n, maxFeePerGas: 9n, maxPriorityFeePerGas: 1n };
    expect(digest).toBe(simulatedDigest({ chainId: 1, from, to: token, value: 0n, data, ...chosen }));
    // Gas cost is no change: base fee and priority fee for each unit used.
    expect(outcome?.coin).toEqual({ units: '-5', word: 'verified' });
    expect(simulated).toHaveLength(4);
    for (const { validation, blockStateCalls } of simulated) {
      const [{ calls, blockOverrides }] = blockStateCalls;
      const own = calls[calls.length === 3 ? 1 : 0];
      expect(validation).toBe(true);
      expect(own).toMatchObject({ gas: '0xc7e0', maxFeePerGas: '0x9', maxPriorityFeePerGas: '0x1' });
      expect(blockOverrides).toEqual({
        feeRecipient: other.toLowerCase(),
        prevRandao: simulated[0]?.blockStateCalls[0].blockOverrides['prevRandao'],
      });
    }
    expect(BigInt(simulated[0]?.blockStateCalls[0].blockOverrides['prevRandao'] ?? 0)).toBeGreaterThan(0n);
  });

  it.each([
    ['as cheap as it wants', { maxFeePerGas: '3', maxPriorityFeePerGas: '1' }, '0x3'],
    ['as cheap as a legacy one wants', { gasPrice: '3' }, '0x3'],
    ['that costs no more than the latest, which it can pay', { gasPrice: '7' }, '0x7'],
    ['that costs whatever comes, where it can pay an eighth more', { gasPrice: '8' }, undefined],
  ])('is run in a block %s', async (_, fee, baseFee) => {
    const simulated: Simulated[] = [];
    await simulate([{ asked: simulated }], blockTime, data, [], { gasLimit: '51168', ...fee });
    expect(simulated[0]?.blockStateCalls[0].blockOverrides['baseFeePerGas']).toBe(baseFee);
  });

  it('fails for lack of gas if it uses up all of it', async () => {
    const { outcome } = await simulate([{ revert: '0x', gasUsed: '0xc7e0' }], blockTime, data, [], fees);
    expect(outcome?.reason?.id).toBe('simulation.fails.gas');
  });
});

describe('nodes that are behind', () => {
  const old = { time: blockTime - 61_000 };

  it('do not outvote one that is not', async () => {
    const { agreement, outcome } = await simulate([{ ...old, logged: 4n }, { ...old, logged: 4n }, {}]);
    expect([agreement, outcome?.movements[0]?.units]).toEqual(['unconfirmed', '-5']);
  });

  it('agree on nothing', async () => {
    expect((await simulate([old, old])).agreement).toBe('unconfirmed');
  });

  it('are those that are ahead of time, too', async () => {
    expect((await simulate([{ time: blockTime + 61_000 }, {}])).agreement).toBe('unconfirmed');
  });
});

describe('reasons and figures', () => {
  it.each([
    ['the middle one of gas', ['0xc7e0', `0x${'f'.repeat(64)}`, '0xc7e1'], String(0xc7e1)],
    ['no gas where two are far apart', ['0xc7e0', `0x${'f'.repeat(64)}`], null],
  ])('are %s', async (_, responses, gasUsed) => {
    const { outcome } = await simulate(responses.map((one) => ({ gasUsed: one })));
    expect(outcome?.gasUsed).toBe(gasUsed);
  });

  it("do not take a token's own error for a lack of coin", async () => {
    const callError = { code: 3, message: 'execution reverted: Insufficient balance' };
    const { outcome } = await simulate([{ methods: ['eth_call'], callError }]);
    expect(outcome?.reason?.id).toBe('simulation.fails.unknown');
  });
});

describe('a node that lies', () => {
  it.each([
    ['that something comes', { logged: -1_000n }],
    ['that less leaves', { logged: 4n }],
    ['that nothing leaves', { logs: 0, taken: 0n }],
    ['what nothing that is logged tells', { taken: 4n }],
    ['that coin leaves', { coinTaken: 5n }],
    ['that it fails', { revert: '0x' }],
    ['of another block', { taken: 4n, head: 10n ** 9n }],
  ])('is believed of nothing by one other, and outvoted by two: %s', async (_, lie) => {
    const two = await simulate([lie, {}]);
    expect([two.agreement, two.outcome]).toEqual(['disputed', null]);
    const three = await simulate([lie, {}, {}]);
    expect([three.agreement, three.nodes.answered, three.nodes.agreeing]).toEqual(['agreed', 3, 2]);
    expect(three.outcome).toMatchObject({ coin: { units: '0' }, movements: [movement] });
  });

  it('is not believed that a call succeeds which fails', async () => {
    const failing = { revert: '0x' };
    expect((await simulate([failing, { logged: -1_000n }])).outcome).toBeNull();
    const three = await simulate([failing, { logged: -1_000n }, failing]);
    expect(three.outcome).toMatchObject({ succeeds: false, movements: [] });
  });

  it('has no second confirmation if the other one sees nothing', async () => {
    const { agreement, nodes } = await simulate([{ logged: -1_000n }, { methods: ['eth_call'] }]);
    expect([agreement, nodes.agreeing]).toEqual(['unconfirmed', 1]);
  });
});

it('answers in time, whatever the nodes do', async () => {
  const urls = await Promise.all([{ silent: true }, { silent: true }].map(startNode));
  const ends = { simulatedMs: 300, allMs: 400 };
  const begun = performance.now();
  const { agreement } = await new CallSimulator(network, urls, { tokenList, ends }).simulate(question);
  expect(agreement).toBe('unknown');
  expect(performance.now() - begun).toBeLessThan(5_000);
});

describe('a node without eth_simulateV1', () => {
  it('traces the call: its coin is what moves within it and stays', async () => {
    const { outcome } = await simulate([{ methods: ['debug_traceCall'] }]);
    expect(outcome).toMatchObject({
      coin: { units: '-3', word: 'verified' },
      movements: [{ ...movement, word: 'log' }],
      // It overrides no code, so only its logs are compared.
      isWhole: false,
    });
  });

  it('only shows whether the call fails if it cannot trace', async () => {
    const { outcome } = await simulate([{ methods: ['eth_call'] }]);
    expect(outcome).toMatchObject({ succeeds: true, coin: null, movements: [], isWhole: false });
  });

  it('is incomplete if there are more logs than are read', async () => {
    const { outcome } = await simulate([{ logs: 1_001, methods: ['eth_simulateV1', 'eth_call'] }]);
    expect(outcome).toMatchObject({ isWhole: false, movements: [] });
  });

  it('returns nothing if it supports none of the methods', async () => {
    expect((await simulate([{ methods: [] }])).agreement).toBe('unknown');
  });
});

describe('parties of a call', () => {
  const spender = '0x1111111111111111111111111111111111111111';
  const approve = new Interface(['function approve(address,uint256)']).encodeFunctionData('approve', [
    spender,
    5n,
  ]);
  const old = { now: '0x60', then: '0x60' };
  const askAbout = async (...states: NodeState[]) =>
    (
      await simulate(
        states.map((state) => ({ head: 10_000_000n, ...state })),
        blockTime,
        approve,
      )
    ).parties;

  it('are listed without the sender, the called contract first', async () => {
    const state = { codes: { [token]: old, [spender]: { now: '0x60' } } };
    expect(await askAbout(state, state)).toEqual([
      { address: token, hasCode: true, isYoung: false },
      { address: spender, hasCode: true, isYoung: true },
    ]);
  });

  it.each([
    [
      'is no contract where an account has delegated to one',
      { now: `0xef0100${'11'.repeat(20)}` },
      false,
      null,
    ],
    ['is no contract where nothing stands', {}, false, null],
    ['is not young where it stood there a day ago', old, true, false],
  ])('%s', async (_, codes, hasCode, isYoung) => {
    const state = { codes: { [spender]: codes } };
    expect((await askAbout(state, state))[1]).toEqual({ address: spender, hasCode, isYoung });
  });

  it('is not called young by nodes that have no state of a day ago', async () => {
    const state = { isPruned: true, codes: { [spender]: { now: '0x60' } } };
    expect((await askAbout(state, state))[1]).toEqual({ address: spender, hasCode: true, isYoung: null });
  });

  it('without code are asked about once, without a block of a day ago', async () => {
    const methodsAsked: string[] = [];
    await askAbout({ methodsAsked });
    const ofParties = methodsAsked.filter((method) => /getCode|blockNumber/.test(method));
    expect(ofParties).toEqual(['eth_getCode', 'eth_getCode']);
  });

  it('are asked about a day before the latest block of the node itself', async () => {
    const state = (head: bigint) => ({ head, codes: { [spender]: old } });
    // The second one's block of a day ago is before the chain began.
    const [, party] = await askAbout(state(10_000_000n), state(100n));
    expect(party).toEqual({ address: spender, hasCode: true, isYoung: null });
  });

  it('are unknown if one of two contradicts, or is silent', async () => {
    const state = { codes: { [spender]: old } };
    const unknown = { address: spender, hasCode: null, isYoung: null };
    expect((await askAbout(state, {}))[1]).toEqual(unknown);
    expect((await askAbout(state, { silent: true }))[1]).toEqual(unknown);
  });
});

it("asks about a call's first few parties, and reports the others as unknown", async () => {
  const spenders = Array.from({ length: 12 }, (_, index) => `0x${String(index + 10).repeat(20)}`);
  const codes = Object.fromEntries(spenders.map((spender) => [spender, { now: '0x60' }]));
  const watched = spenders.map((spender) => ({ kind: 'allowance', contract: token, spender }) as const);
  const { parties } = await simulate([{ codes }, { codes }], blockTime, undefined, watched);
  const known = parties.filter(({ hasCode }) => hasCode !== null);
  expect([parties.length, known.length]).toEqual([13, 8]);
});

it('reports the facts of an unlisted token on which nodes agree', async () => {
  const stranger = '0x1111111111111111111111111111111111111111';
  const { tokens } = await simulate([{}, {}], blockTime, undefined, [{ kind: 'erc20', contract: stranger }]);
  expect(tokens).toContainEqual({ contract: stranger, symbol: '', name: '', decimals: 6, isListed: false });
});
