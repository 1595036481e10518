import { expect, it } from 'vitest';
import { fakeAnswers } from '../../testing/fakeAnswers.ts';
import { setUpFakeNodes } from '../../testing/setUpFakeNodes.ts';
import type { FakeAnswer } from '../../testing/startFakeNode.ts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { NodesDisagreeError } from './NodesDisagreeError.ts';
import { RpcChain } from './RpcChain.ts';

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const patient = { perUrlMs: 10_000, totalMs: 14_000, stragglersMs: 8_000, secondMs: 8_000 };

const fakes = setUpFakeNodes();

const says = (gas: number): FakeAnswer => ({ result: `0x${gas.toString(16)}` });
const { down } = fakeAnswers;
const reverts: FakeAnswer = { error: { code: 3, message: 'execution reverted' } };
const tooFew: FakeAnswer = { error: { code: -32000, message: 'insufficient funds for transfer' } };
const broken: FakeAnswer = { error: { code: -32000, message: 'header not found' } };

async function over(answers: readonly FakeAnswer[]) {
  const nodes = await fakes.nodes(answers.map((answer) => ({ eth_estimateGas: answer })));
  const urls = nodes.map(({ url }) => url);
  const gas = (given: readonly string[]) =>
    new RpcChain(1, given, patient).estimateGas({ from: ADDRESS, to: ADDRESS, value: 1n });
  return { nodes, gas: () => gas(urls), gasInOtherOrder: () => gas(urls.toReversed()) };
}

// Regression: the first node decided alone, and one that said too little had a transfer run out of gas.
it.each<[string, FakeAnswer[], bigint | 'insufficientFunds' | 'reverted']>([
  ['what the only one says', [says(50_000)], 50_000n],
  ['the larger of two', [says(50_000), says(51_000)], 51_000n],
  ['that of the one which answers', [says(50_000), down], 50_000n],
  ['that of the one which can say it', [says(50_000), broken], 50_000n],
  [
    'what two of three say where one says far too little',
    [says(21_000), says(50_000), says(51_000)],
    51_000n,
  ],
  [
    'what two of three say where one says far too much',
    [says(9_000_000), says(50_000), says(51_000)],
    51_000n,
  ],
  ['what two of three say where one says that it fails', [reverts, says(50_000), says(50_000)], 50_000n],
  ['that it fails, where two of three say so', [says(50_000), reverts, reverts], 'reverted'],
  ['that it fails, where both say so', [reverts, reverts], 'reverted'],
  ['that there are too few funds, where both say so', [tooFew, tooFew], 'insufficientFunds'],
  ['a number rather than too few funds', [tooFew, says(50_000)], 50_000n],
])('the gas of a transfer is %s', async (_what, answers, expected) => {
  const { gas, gasInOtherOrder } = await over(answers);
  expect(await gas()).toBe(expected);
  expect(await gasInOtherOrder()).toBe(expected);
});

it.each<[string, FakeAnswer[]]>([
  ['one of two says far too little', [says(21_000), says(50_000)]],
  ['one of two says that it fails', [reverts, says(50_000)]],
  ['three say what is not alike', [says(21_000), says(50_000), says(900_000)]],
])('the gas of a transfer is not known where %s', async (_what, answers) => {
  const { gas, gasInOtherOrder } = await over(answers);
  await expect(gas()).rejects.toThrow(NodesDisagreeError);
  await expect(gasInOtherOrder()).rejects.toThrow(NodesDisagreeError);
});

it('is not known where no node can say it', async () => {
  const { gas } = await over([broken, down]);
  await expect(gas()).rejects.toThrow(ChainUnavailableError);
  await expect(gas()).rejects.not.toThrow(NodesDisagreeError);
});

it('is asked of a third node only where two differ', async () => {
  const alike = await over([says(50_000), says(50_500), says(50_000)]);
  await alike.gas();
  expect(alike.nodes.filter(({ asked }) => asked.includes('eth_estimateGas'))).toHaveLength(2);
});
