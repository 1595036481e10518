import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { buildTokenTransfer } from '@everything-wallet/core/calls/build/buildTokenTransfer';
import { buildWrap } from '@everything-wallet/core/calls/build/buildWrap';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { tokenListOf } from '../../functions/src/services/holdings/tokenListOf.ts';
import { CallSimulator } from '../../functions/src/services/simulation/CallSimulator.ts';
import { putExchange } from '../exchanges/putExchange.ts';
import { sampleChain } from '../testing/sampleChain.ts';
import { testFamily } from '../testing/testFamily.ts';
import { callRpc } from './callRpc.ts';

/** A chain has to start, possibly on a busy machine. */
const LIMIT_MS = 180_000;

const { chainId, wrappedCoin } = networkById('ethereum');
const OWNER = '0x00000000000000000000000000000000005e4de5';
const SPENDER = '0x0000000000000000000000000000000000000123';
const ONE = 10n ** 18n;

/** Ways in which nodes simulate, best first; with `eth_call`, approvals are seen only where they are watched. */
const WAYS = ['eth_simulateV1', 'debug_traceCall', 'eth_call'] as const;
const LOGGING = ['eth_simulateV1', 'debug_traceCall'] as const;

type Way = (typeof WAYS)[number];

/** Starts a chain, with nodes that have one way each. */
async function start() {
  const { url, network } = await sampleChain(testFamily(), 'ethereum');
  await putExchange(url, network);
  await callRpc(url, 'anvil_setBalance', [OWNER, `0x${(10n * ONE).toString(16)}`]);
  const nodes: Readonly<Record<Way, string>> = {
    eth_simulateV1: url,
    debug_traceCall: await nodeWithout(url, ['eth_simulateV1']),
    eth_call: await nodeWithout(url, ['eth_simulateV1', 'debug_traceCall']),
  };
  return { url, simulate: (way: Way, calls: readonly CallTransaction[]) => simulateOn(nodes[way], calls) };
}

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Starts a node that passes on questions, but does not know some methods. */
async function nodeWithout(url: string, unknown: readonly string[]): Promise<string> {
  const ask = async (question: Question): Promise<unknown> => {
    if (unknown.includes(question.method))
      return { jsonrpc: '2.0', id: question.id, error: { code: -32601, message: 'method not found' } };
    const body = JSON.stringify({ jsonrpc: '2.0', ...question });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body });
    return answer.json() as Promise<unknown>;
  };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const asked = JSON.parse(Buffer.concat(chunks).toString()) as Question | readonly Question[];
      const answers = await Promise.all([asked].flat().map(ask));
      response.end(JSON.stringify(Array.isArray(asked) ? answers : answers[0]));
    })();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const gasLimit = '300000';

function simulateOn(node: string, calls: readonly CallTransaction[]) {
  const simulator = new CallSimulator(networkById('ethereum'), [node], {
    tokenList: async () => tokenListOf('mainnet'),
    maxAgeMs: Infinity,
    // A busy machine is slow, and no node of another one.
    limits: { perUrlMs: 60_000, totalMs: 90_000, stragglersMs: 60_000 },
    ends: { simulatedMs: 90_000, allMs: 90_000 },
  });
  const [first, ...next] = calls.map(({ to, value, data }) => ({
    to,
    value: value.toString(),
    data,
    gasLimit,
  }));
  if (!first) throw new TypeError('No call');
  return simulator.simulate({ ...first, from: OWNER, watched: [], next });
}

const wrap = buildWrap({ chainId, wrappedCoin, amount: ONE });
const pay = buildTokenTransfer({ chainId, token: wrappedCoin, to: SPENDER, amount: ONE / 4n });
const approve = buildApprove({ chainId, token: wrappedCoin, spender: SPENDER, amount: 7n, named: 7n });

const wrapped = (units: bigint) => [{ contract: wrappedCoin, units: units.toString() }];

test(
  'each call of a sequence runs on the state that the one before leaves',
  async () => {
    const { simulate } = await start();
    for (const way of WAYS) {
      // The account has no wrapped coin: the transfer fails without the call before it.
      expect((await simulate(way, [pay])).outcome?.succeeds, way).toBe(false);
      const { agreement, outcome, next = [] } = await simulate(way, [wrap, pay, approve]);
      // The other ways run all calls in one block, which a contract can recognise.
      if (way !== 'eth_simulateV1') {
        expect([agreement, outcome], way).toEqual(['unknown', null]);
        continue;
      }
      expect(agreement, way).toBe('agreed');
      expect(outcome, way).toMatchObject({
        succeeds: true,
        coin: { units: (-ONE).toString() },
        movements: wrapped(ONE),
      });
      expect(
        next.map((one) => [one.agreement, one.outcome?.succeeds, one.outcome?.coin?.units]),
        way,
      ).toEqual([
        ['agreed', true, '0'],
        ['agreed', true, '0'],
      ]);
      expect(next[0]?.outcome?.movements, way).toMatchObject(wrapped(-ONE / 4n));
      const approved = { kind: 'allowance', spender: SPENDER, units: '7', unitsBefore: '0' };
      expect(next[1]?.outcome, way).toMatchObject({
        movements: [],
        approvals: [approved],
      });
    }
  },
  LIMIT_MS,
);

test(
  'a sequence says which call fails',
  async () => {
    const { simulate } = await start();
    const more = { ...pay, data: pay.data.replace(/.{64}$/, (2n * ONE).toString(16).padStart(64, '0')) };
    const { outcome, next = [] } = await simulate('eth_simulateV1', [wrap, more, approve]);
    expect([outcome, ...next.map((one) => one.outcome)].map((one) => one?.succeeds)).toEqual([
      true,
      false,
      true,
    ]);
  },
  LIMIT_MS,
);

// Regression: a contract that pays only in the block of a deposit seemed to pay in a simulation.
test(
  'each call of a sequence is in a block of its own',
  async () => {
    const { url, simulate } = await start();
    // Fails in the block of its last call: stores the number, and reverts if that is the stored one.
    const once = '0x1c0de00000000000000000000000000000000001';
    // SLOAD(0) == NUMBER ? revert : SSTORE(0, NUMBER)
    await callRpc(url, 'anvil_setCode', [once, '0x5f54431460105743' + '5f5500' + '5b5b5b5b5b' + '5b5f5ffd']);
    const call: CallTransaction = { chainId, to: once, value: 0n, data: '0x12345678' };
    const { outcome, next = [] } = await simulate('eth_simulateV1', [call, call]);
    expect([outcome?.succeeds, next[0]?.outcome?.succeeds]).toEqual([true, true]);
  },
  LIMIT_MS,
);

test(
  'the creation of a contract is simulated',
  async () => {
    const { simulate } = await start();
    const creation = (data: string, value = 0n): CallTransaction => ({ chainId, to: null, value, data });
    // Takes coin and leaves one byte of code: PUSH1 0, PUSH1 0, MSTORE8, PUSH1 1, PUSH1 0, RETURN.
    const empty = '0x600060005360016000f3';
    for (const way of LOGGING) {
      const { agreement, outcome } = await simulate(way, [creation(empty, ONE)]);
      expect(agreement, way).toBe('agreed');
      expect(outcome, way).toMatchObject({
        succeeds: true,
        coin: { units: (-ONE).toString(), word: 'verified' },
        movements: [],
        isWhole: true,
      });
    }
    for (const way of WAYS) {
      const { outcome } = await simulate(way, [creation('0x60006000fd')]);
      expect(outcome?.succeeds, way).toBe(false);
    }
  },
  LIMIT_MS,
);
