import { expect, test } from 'vitest';
import type { PoolSequence } from './PoolSequence.ts';
import { poolSteps } from './poolSteps.ts';

const step = (name: NonNullable<PoolSequence['step']>['name']) => ({ name, tx_hash: `0x${'ab'.repeat(32)}` });
const shown = (...args: Parameters<typeof poolSteps>) =>
  poolSteps(...args)?.map(({ name, state }) => `${name} ${state}`);

test('a deposit is an approval and the deposit', () => {
  expect(shown({ action: 'deposit', step: step('approve') }, 'pending')).toEqual([
    'approve now',
    'deposit next',
  ]);
  expect(shown({ action: 'deposit', step: step('approve') }, 'completed')).toEqual([
    'approve done',
    'deposit now',
  ]);
  expect(shown({ action: 'deposit', step: step('deposit') }, 'failed')).toEqual([
    'approve done',
    'deposit now',
  ]);
});

test.each(['wrap', 'revoke'] as const)('an earlier signature comes first: %s', (name) => {
  expect(shown({ action: 'deposit', step: step(name) }, 'completed')).toEqual([
    `${name} done`,
    'approve now',
    'deposit next',
  ]);
});

test('unstaking needs an approval too', () => {
  expect(shown({ action: 'askBack', step: step('askBack') }, 'pending')).toEqual([
    'approve done',
    'askBack now',
  ]);
});

test.each(['stake', 'withdraw', 'redeem', 'claim', 'unwrap'] as const)('%s is one signature', (action) => {
  expect(poolSteps({ action, step: step(action) }, 'pending')).toBeUndefined();
});
