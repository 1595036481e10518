import { expect, test } from 'vitest';
import type { SimulationOutcome } from '../schemas/simulationAnswer.ts';
import { judgePoolOutcome } from './judgePoolOutcome.ts';
import { belowPreview } from './belowPreview.ts';

const VAULT = '0x83F20F44975D03b1b09e64809B757c47f942BEeA';
const ASSET = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const OTHER = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

const outcome = (changes: Readonly<Record<string, bigint>>, coin = 0n) => ({
  coin: { units: coin.toString(), word: 'verified' } as const,
  movements: Object.entries(changes).map(([contract, units]): SimulationOutcome['movements'][number] => ({
    kind: 'erc20',
    contract,
    tokenId: null,
    units: units.toString(),
    word: 'verified',
    isLogDifferent: false,
  })),
});
const promised = { vault: VAULT, asset: ASSET, shares: 10_000n, assets: 20_000n };
const deposit = { ...promised, action: 'deposit', amount: 20_000n } as const;
const withdraw = { ...promised, action: 'withdraw', amount: 20_000n } as const;
const redeem = { ...promised, action: 'redeem', amount: 10_000n } as const;

test.each([
  [deposit, { [ASSET]: -20_000n, [VAULT]: 10_000n }],
  [deposit, { [ASSET.toLowerCase()]: -20_000n, [VAULT.toLowerCase()]: 10_001n }],
  // A block later a share is worth a little more.
  [deposit, { [ASSET]: -20_000n, [VAULT]: 9_990n }],
  [withdraw, { [ASSET]: 20_000n, [VAULT]: -10_010n }],
  [redeem, { [ASSET]: 19_980n, [VAULT]: -10_000n }],
] as const)('%o is met by %o', (step, changes) => {
  expect(judgePoolOutcome(step, outcome(changes))).toBeUndefined();
});

test.each([
  ['givesLess', deposit, { [ASSET]: -20_000n, [VAULT]: 9_989n }],
  ['givesLess', deposit, { [ASSET]: -20_000n }],
  ['takesMore', deposit, { [ASSET]: -20_001n, [VAULT]: 10_000n }],
  ['givesLess', withdraw, { [VAULT]: -10_000n }],
  ['takesMore', withdraw, { [ASSET]: 20_000n, [VAULT]: -10_011n }],
  ['givesLess', redeem, { [ASSET]: -1n, [VAULT]: -10_000n }],
  ['givesLess', redeem, { [VAULT]: -10_000n }],
  ['takesMore', redeem, { [ASSET]: 20_000n, [VAULT]: -10_001n }],
  ['takesOther', deposit, { [ASSET]: -20_000n, [VAULT]: 10_000n, [OTHER]: -1n }],
] as const)('%s: %o with %o', (broken, step, changes) => {
  expect(judgePoolOutcome(step, outcome(changes))).toBe(broken);
});

test('treats coin sent in addition as another payment', () => {
  expect(judgePoolOutcome(deposit, outcome({ [ASSET]: -20_000n, [VAULT]: 10_000n }, -1n))).toBe('takesOther');
});

// Regression: an unreported loss of a pool prevented every withdrawal.
test.each([
  [withdraw, 19_999n, 19_999n],
  [withdraw, 20_000n, undefined],
  [redeem, 19_979n, 19_979n],
  [redeem, 1n, 1n],
  [redeem, 19_980n, undefined],
  [deposit, -20_000n, undefined],
] as const)('%o that moves %s is left with less: %s', (step, moved, less) => {
  const simulated = outcome({ [ASSET]: moved, [VAULT]: step.action === 'deposit' ? 10_000n : -10_000n });
  expect(belowPreview(step, simulated)).toBe(less);
  expect(judgePoolOutcome(step, simulated)).toBeUndefined();
});
