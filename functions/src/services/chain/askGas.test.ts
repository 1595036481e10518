import { expect, it } from 'vitest';
import { fakeAnswers } from '../../testing/fakeAnswers.ts';
import { fakeHead, type FakeHead } from '../../testing/fakeHead.ts';
import { setUpFakeNodes } from '../../testing/setUpFakeNodes.ts';
import type { FakeAnswer } from '../../testing/startFakeNode.ts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { NodesDisagreeError } from './NodesDisagreeError.ts';
import { RpcClient } from './RpcClient.ts';

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const longLimits = { perUrlMs: 10_000, totalMs: 14_000, stragglersMs: 8_000, secondNodeMs: 8_000 };

const fakes = setUpFakeNodes();

const gasAnswer = (gas: number): FakeAnswer => ({ result: `0x${gas.toString(16)}` });
const { down, never } = fakeAnswers;
const reverts: FakeAnswer = { error: { code: 3, message: 'execution reverted' } };
const tooFew: FakeAnswer = { error: { code: -32000, message: 'insufficient funds for transfer' } };
const broken: FakeAnswer = { error: { code: -32000, message: 'header not found' } };

async function over(answers: readonly FakeAnswer[], heads: readonly FakeHead[] = []) {
  const nodes = await fakes.nodes(
    answers.map((answer, place) => ({
      eth_estimateGas: answer,
      eth_getBlockByNumber: fakeHead(heads[place]),
    })),
  );
  const urls = nodes.map(({ url }) => url);
  const gas = (given: readonly string[]) =>
    new RpcClient(1, given, longLimits).estimateGas({ from: ADDRESS, to: ADDRESS, value: 1n });
  return { nodes, gas: () => gas(urls), gasInOtherOrder: () => gas(urls.toReversed()) };
}

// Regression: the first node alone decided, and one with too low an estimate had a transfer run out of gas.
it.each<[string, FakeAnswer[], bigint | 'insufficientFunds' | 'reverted']>([
  ['what the only one says', [gasAnswer(50_000)], 50_000n],
  ['the larger of two', [gasAnswer(50_000), gasAnswer(51_000)], 51_000n],
  ['twice that of the only one of two which answers', [gasAnswer(50_000), down], 100_000n],
  ['twice that of the only one of two which can say it', [gasAnswer(50_000), broken], 100_000n],
  ['no more than 200,000 above what one alone says', [gasAnswer(900_000), down], 1_100_000n],
  [
    'what two of three say where one says far too little',
    [gasAnswer(21_000), gasAnswer(50_000), gasAnswer(51_000)],
    51_000n,
  ],
  [
    'what two of three say where one says far too much',
    [gasAnswer(9_000_000), gasAnswer(50_000), gasAnswer(51_000)],
    51_000n,
  ],
  [
    'what two of three say where one says that it fails',
    [reverts, gasAnswer(50_000), gasAnswer(50_000)],
    50_000n,
  ],
  ['that it fails, where two of three say so', [gasAnswer(50_000), reverts, reverts], 'reverted'],
  ['that it fails, where both say so', [reverts, reverts], 'reverted'],
  ['that there are too few funds, where both say so', [tooFew, tooFew], 'insufficientFunds'],
  ['a number rather than too few funds, twice', [tooFew, gasAnswer(50_000)], 100_000n],
  ['that it fails, where one alone says so', [reverts, down], 'reverted'],
])('the gas of a transfer is %s', async (_what, answers, expected) => {
  const { gas, gasInOtherOrder } = await over(answers);
  expect(await gas()).toBe(expected);
  expect(await gasInOtherOrder()).toBe(expected);
});

it.each<[string, FakeAnswer[]]>([
  ['one of two says far too little', [gasAnswer(21_000), gasAnswer(50_000)]],
  ['one of two says that it fails', [reverts, gasAnswer(50_000)]],
  ['three say what is not alike', [gasAnswer(21_000), gasAnswer(50_000), gasAnswer(900_000)]],
])('the gas of a transfer is unknown if %s', async (_what, answers) => {
  const { gas, gasInOtherOrder } = await over(answers);
  await expect(gas()).rejects.toThrow(NodesDisagreeError);
  await expect(gasInOtherOrder()).rejects.toThrow(NodesDisagreeError);
});

it('is unknown if no node can estimate it', async () => {
  const { gas } = await over([broken, down]);
  await expect(gas()).rejects.toThrow(ChainUnavailableError);
  await expect(gas()).rejects.not.toThrow(NodesDisagreeError);
});

it('is requested from a third node only if two differ', async () => {
  const alike = await over([gasAnswer(50_000), gasAnswer(50_500), gasAnswer(50_000)]);
  await alike.gas();
  expect(alike.nodes.filter(({ asked }) => asked.includes('eth_estimateGas'))).toHaveLength(2);
});

const still: FakeHead = { block: 800, age: 3_600 };

// Regression: one lagging node of two stopped token transfers for as long as it lagged.
it.each<[string, FakeAnswer, bigint | 'reverted']>([
  ['says that it fails', reverts, 100_000n],
  ['says far too little', gasAnswer(21_000), 100_000n],
])('is not that of a lagging node: it %s', async (_what, stale, expected) => {
  const { gas, gasInOtherOrder } = await over([gasAnswer(50_000), stale], [{}, still]);
  expect(await gas()).toBe(expected);
  expect(await gasInOtherOrder()).toBe(expected);
});

it('is unknown if only a lagging node reports a failure', async () => {
  const { gas } = await over([down, reverts], [{}, still]);
  await expect(gas()).rejects.toThrow(NodesDisagreeError);
});

it('is a failure if the current node reports it', async () => {
  const { gas } = await over([reverts, gasAnswer(50_000)], [{}, still]);
  expect(await gas()).toBe('reverted');
});

// Regression: resting nodes were asked only if no other one answered, so one alone decided for half a minute
// after a 429.
it('is requested from a resting node if only one other would answer', async () => {
  let isDown = true;
  const flaky: FakeAnswer = (response, id) => {
    if (isDown) response.writeHead(429).end();
    else response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0xea60' }));
  };
  const nodes = await fakes.nodes([{ eth_estimateGas: flaky }, { eth_estimateGas: gasAnswer(50_000) }]);
  const chain = new RpcClient(
    1,
    nodes.map(({ url }) => url),
    longLimits,
  );
  const gas = () => chain.estimateGas({ from: ADDRESS, to: ADDRESS, value: 1n });
  expect(await gas()).toBe(100_000n);
  isDown = false;
  expect(await gas()).toBe(60_000n);
});

it('waits no longer for one that rests than a moment', async () => {
  const nodes = await fakes.nodes([{ eth_estimateGas: never }, { eth_estimateGas: gasAnswer(50_000) }]);
  const chain = new RpcClient(
    1,
    nodes.map(({ url }) => url),
    { ...longLimits, secondNodeMs: 3_000, stragglersMs: 50 },
  );
  const gas = () => chain.estimateGas({ from: ADDRESS, to: ADDRESS, value: 1n });
  await gas();
  const startedAt = performance.now();
  await gas();
  expect(performance.now() - startedAt).toBeLessThan(2_900);
});
