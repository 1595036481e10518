// @vitest-environment node
import { expect, test } from 'vitest';
import { problemStep } from './problemStep.ts';

test('has its text, and values only where it has some', () => {
  expect(problemStep('pools.problem.underWay')).toStrictEqual({
    type: 'problem',
    problem: { text: 'pools.problem.underWay' },
  });
  expect(problemStep('pools.problem.noAccount', { account: '0x12' })).toStrictEqual({
    type: 'problem',
    problem: { text: 'pools.problem.noAccount', values: { account: '0x12' } },
  });
});
