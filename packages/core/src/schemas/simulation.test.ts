import { describe, expect, it } from 'vitest';
import { simulationQuestionSchema } from './simulation.ts';
import { simulationAnswerSchema } from './simulationAnswer.ts';

const question = {
  network: 'mainnet',
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  to: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
};

describe('simulation question', () => {
  it('has no value and no data by default', () => {
    expect(simulationQuestionSchema.parse(question)).toEqual({
      ...question,
      value: '0',
      data: '0x',
      watched: [],
    });
  });

  it.each([
    ['a value beyond 256 bits', { value: (2n ** 256n).toString() }],
    ['a fraction of a wei', { value: '0.5' }],
    ['half a byte', { data: '0xabc' }],
    ['more bytes than a transaction may have', { data: `0x${'00'.repeat(131_073)}` }],
    ['something else to watch', { watched: [{ kind: 'coin' }] }],
    ['too much to watch', { watched: Array(21).fill({ kind: 'erc20', contract: question.to }) }],
    ['an unknown field', { gas: '1' }],
    ['less gas than any transaction needs', { gasLimit: '20999' }],
    ['more gas than nodes take', { gasLimit: '50000001' }],
    ['gas that is not a number', { gasLimit: 'all' }],
    ['a fee without a gas limit', { gasPrice: '5' }],
    ['fees of two kinds', { gasLimit: '60000', gasPrice: '5', maxFeePerGas: '5', maxPriorityFeePerGas: '1' }],
    ['half a fee', { gasLimit: '60000', maxFeePerGas: '5' }],
    ['a tip alone', { gasLimit: '60000', maxPriorityFeePerGas: '5' }],
    ['a tip beside a gas price', { gasLimit: '60000', gasPrice: '5', maxPriorityFeePerGas: '1' }],
    [
      'a later call without gas beside a fee',
      { gasLimit: '60000', gasPrice: '5', next: [{ to: question.to }] },
    ],
    ['a later call of its own sender', { next: [{ to: question.to, from: question.to }] }],
    ['33 calls', { next: Array(32).fill({ to: question.to }) }],
    ['more bytes in all', { next: Array(2).fill({ to: question.to, data: `0x${'00'.repeat(65_537)}` }) }],
  ])('is rejected with %s', (_, change) => {
    expect(simulationQuestionSchema.safeParse({ ...question, ...change }).success).toBe(false);
  });
});

it.each([
  ['gas alone', { gasLimit: '60000' }],
  ['a gas price', { gasLimit: '60000', gasPrice: '5' }],
  ['fees of EIP-1559', { gasLimit: '60000', maxFeePerGas: '5', maxPriorityFeePerGas: '1' }],
])('a question may contain %s', (_, chosen) => {
  expect(simulationQuestionSchema.parse({ ...question, ...chosen })).toMatchObject(chosen);
});

it('an answer accepts only reasons of the catalogue', () => {
  const answer = {
    digest: `0x${'0'.repeat(64)}`,
    block: null,
    nodes: { configured: 1, answered: 1, needed: 1, agreeing: 1 },
    agreement: 'agreed',
    outcome: {
      succeeds: false,
      reason: { id: 'simulation.fails.silent', values: {}, data: '0x' },
      gasUsed: null,
      coin: null,
      movements: [],
      approvals: [],
      isWhole: true,
    },
    tokens: [],
    parties: [{ address: question.to, hasCode: true, isYoung: null }],
  };
  expect(simulationAnswerSchema.safeParse(answer).success).toBe(true);
  answer.outcome.reason.id = 'send.success';
  expect(simulationAnswerSchema.safeParse(answer).success).toBe(false);
});

it('an answer holds any amount of logged data', () => {
  const nonsense = (1_000n * 2n ** 256n).toString();
  const movements = [
    {
      kind: 'erc20',
      contract: question.to,
      tokenId: null,
      units: `-${nonsense}`,
      word: 'log',
      isLogDifferent: false,
    },
  ];
  const outcome = simulationAnswerSchema.shape.outcome.safeParse({
    succeeds: true,
    reason: null,
    gasUsed: '1',
    coin: null,
    movements,
    approvals: [],
    isWhole: true,
  });
  expect(outcome.success).toBe(true);
});
