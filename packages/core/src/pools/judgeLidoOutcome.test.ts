import { expect, test } from 'vitest';
import type { SimulationOutcome } from '../schemas/simulationAnswer.ts';
import { judgeLidoOutcome, belowRequested } from './judgeLidoOutcome.ts';
import { lido } from './lido.ts';

const ONE = 10n ** 18n;
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

type Change = readonly ['coin' | 'erc20' | 'erc721', bigint, string?];

function outcome(changes: readonly Change[], isWhole = true): SimulationOutcome {
  const coin = changes.find(([kind]) => kind === 'coin');
  return {
    succeeds: true,
    reason: null,
    gasUsed: '90000',
    coin: { units: String(coin?.[1] ?? 0n), word: 'verified' },
    movements: changes.flatMap(([kind, units, contract = lido.staked]) =>
      kind === 'coin'
        ? []
        : [
            {
              kind,
              contract,
              tokenId: kind === 'erc721' ? '7' : null,
              units: String(units),
              word: 'verified' as const,
              isLogDifferent: false,
            },
          ],
    ),
    approvals: [],
    receipts: [],
    isWhole,
  };
}

const stolen: Change = ['erc20', -1n, USDC];
const request: Change = ['erc721', 1n, lido.queue];
const given: Change = ['erc721', -1n, lido.queue];

test.each<[string, Parameters<typeof judgeLidoOutcome>[0]['action'], readonly Change[]]>([
  [
    'coin becomes staked coin, a wei or two less by rounding',
    'stake',
    [
      ['coin', -ONE],
      ['erc20', ONE - 2n],
    ],
  ],
  ['staked coin becomes a request', 'askBack', [['erc20', -ONE - 1n], request]],
  [
    'the wrapped form becomes more of the staked one',
    'unwrap',
    [
      ['erc20', -ONE, lido.wrapped],
      ['erc20', (12n * ONE) / 10n],
    ],
  ],
  ['a request becomes its coin', 'claim', [['coin', ONE], given]],
])('%s', (_, action, changes) => {
  expect(judgeLidoOutcome({ action, amount: ONE }, outcome(changes))).toBeUndefined();
  expect(judgeLidoOutcome({ action, amount: ONE }, outcome([...changes, stolen]))).toBe('takesOther');
});

test.each<[string, Parameters<typeof judgeLidoOutcome>[0]['action'], readonly Change[], string]>([
  [
    'less staked coin is received',
    'stake',
    [
      ['coin', -ONE],
      ['erc20', ONE / 2n],
    ],
    'givesLess',
  ],
  [
    'more coin is taken than is staked',
    'stake',
    [
      ['coin', -ONE - 1n],
      ['erc20', ONE],
    ],
    'takesMore',
  ],
  ['no request is created', 'askBack', [['erc20', -ONE]], 'givesLess'],
  ['more staked coin is taken', 'askBack', [['erc20', -ONE - 3n], request], 'takesMore'],
  ['coin is taken too', 'askBack', [['coin', -1n], ['erc20', -ONE], request], 'takesOther'],
  ['an NFT of the queue is taken too', 'askBack', [['erc20', -ONE], request, given], 'takesOther'],
  [
    'more of the wrapped form is taken',
    'unwrap',
    [
      ['erc20', -ONE - 1n, lido.wrapped],
      ['erc20', ONE],
    ],
    'takesMore',
  ],
  ['no staked coin is received', 'unwrap', [['erc20', -ONE, lido.wrapped]], 'givesLess'],
  ['no coin is received', 'claim', [given], 'givesLess'],
  ['staked coin is taken too', 'claim', [['coin', ONE], given, ['erc20', -1n]], 'takesOther'],
])('refuses if %s', (_, action, changes, broken) => {
  expect(judgeLidoOutcome({ action, amount: ONE }, outcome(changes))).toBe(broken);
});

test('does not miss a request in a partial simulation', () => {
  expect(
    judgeLidoOutcome({ action: 'askBack', amount: ONE }, outcome([['erc20', -ONE]], false)),
  ).toBeUndefined();
});

test('reports a shortfall only for a claim', () => {
  const claim = { action: 'claim', amount: ONE } as const;
  expect(belowRequested(claim, outcome([['coin', ONE - 1n]]))).toBe(ONE - 1n);
  expect(belowRequested(claim, outcome([['coin', ONE]]))).toBeUndefined();
  expect(belowRequested({ action: 'stake', amount: ONE }, outcome([['coin', -ONE]]))).toBeUndefined();
});
