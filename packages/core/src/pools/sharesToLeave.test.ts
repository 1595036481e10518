import { describe, expect, it } from 'vitest';
import { judgePoolStep } from './judgePoolStep.ts';
import { sharesToLeave } from './sharesToLeave.ts';
import type { PoolPosition, PoolState } from '../schemas/poolsAnswer.ts';

const E18 = 10n ** 18n;

/**
 * Accounting of a vault implementation: total shares and assets, and the virtual units in each
 * (OpenZeppelin's offset).
 */
interface Accounting {
  readonly decimals: number;
  readonly supply: bigint;
  readonly total: bigint;
  readonly virtual: readonly [bigint, bigint];
}

/** Yearn V3 (3.0.2): no virtual shares, and a price of 1.053. */
const yearn: Accounting = {
  decimals: 18,
  supply: 10n ** 24n + 12_345n,
  total: 1_053n * 10n ** 21n + 777n,
  virtual: [0n, 0n],
};
/** MetaMorpho: shares of 18 digits for an asset of six. */
const metaMorpho: Accounting = {
  decimals: 18,
  supply: 10n ** 26n + 7n,
  total: 105n * 10n ** 12n + 3n,
  virtual: [10n ** 12n, 1n],
};

function vaultOf({ decimals, supply, total, virtual: [someShares, someAssets] }: Accounting) {
  const toAssets = (shares: bigint) => (shares * (total + someAssets)) / (supply + someShares);
  const toShares = (assets: bigint) => (assets * (supply + someShares)) / (total + someAssets);
  const vault: PoolState = {
    address: '0x83F20F44975D03b1b09e64809B757c47f942BEeA',
    status: 'open',
    decimals,
    totalAssets: total.toString(),
    sharePrice: toAssets(10n ** BigInt(decimals)).toString(),
    ...{ apy7: null, apy30: null, measuredDays: null },
    ...{ agreement: 'agreed', agreeing: 2 },
    positions: [],
  };
  /** Position of some shares in a vault with limited liquidity. */
  const positionOf = (shares: bigint, liquid = total): PoolPosition => {
    const assets = toAssets(shares);
    const limit = assets < liquid ? assets : liquid;
    const maxShares = toShares(limit) < shares ? toShares(limit) : shares;
    return {
      address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
      shares: shares.toString(),
      assets: assets.toString(),
      maxWithdraw: limit.toString(),
      maxRedeem: maxShares.toString(),
      maxDeposit: '0',
      earned: null,
    };
  };
  const judge = (position: PoolPosition) => {
    const amount = sharesToLeave(position, vault) ?? 0n;
    const preview = { shares: amount.toString(), assets: toAssets(amount).toString(), back: null };
    const judged = { vault, position, preview: { ...preview, agreement: 'agreed' as const, agreeing: 2 } };
    return { amount, ...judgePoolStep({ action: 'redeem', amount }, judged) };
  };
  return { vault, positionOf, judge };
}

/** Numbers of many sizes, the same in each run. */
const balances = Array.from({ length: 500 }, (_, index) => (BigInt(index + 3) ** 9n % (E18 * 1_000n)) + E18);

// Regression: `maxRedeem` is one share too low for nearly every balance, and five of the six listed pools
// refused to pay out everything.
describe.each([
  ['Yearn', yearn],
  ['MetaMorpho', metaMorpho],
] as const)('All shares of a vault that rounds as %s', (_, kind) => {
  const { positionOf, judge } = vaultOf(kind);

  it('are redeemed, although its limit is lower by its rounding', () => {
    const positions = balances.map((shares) => positionOf(shares));
    const isLower = positions.filter(({ shares, maxRedeem }) => BigInt(maxRedeem ?? 0) < BigInt(shares ?? 0));

    expect(isLower.length).toBeGreaterThan(400);
    for (const position of positions) {
      expect(judge(position)).toEqual({
        amount: BigInt(position.shares ?? 0),
        refusal: undefined,
        warnings: [],
      });
    }
  });

  it('are redeemed up to its limit, with a notice about the rest', () => {
    const shares = balances[0] ?? 0n;
    const position = positionOf(shares, BigInt(positionOf(shares).assets ?? 0) / 2n);
    const { amount, refusal, warnings } = judge(position);
    const limit = BigInt(position.maxRedeem ?? 0);

    expect(refusal).toBeUndefined();
    expect(amount).toBeLessThan(limit);
    expect(amount).toBeGreaterThan((limit * 9_998n) / 10_000n);
    const [warning] = warnings;
    expect(warning?.type).toBe('restStays');
    const rest = warning?.type === 'restStays' ? (warning.rest ?? 0n) : 0n;
    const half = BigInt(position.assets ?? 0) / 2n;
    expect(rest).toBeGreaterThan(half);
    expect(rest).toBeLessThan((half * 10_005n) / 10_000n);
  });

  it('are refused where its limit is 0', () => {
    const position = positionOf(balances[0] ?? 0n, 0n);

    expect(judge(position)).toMatchObject({ refusal: { reason: 'aboveRedeem', limit: 0n } });
  });
});

describe('Shares for leaving a vault', () => {
  const vault = { sharePrice: '2000', decimals: 3 };

  it('are all of them without a known limit', () => {
    expect(sharesToLeave({ shares: '50', maxRedeem: null }, vault)).toBe(50n);
  });

  it('are those within the limit where the rest has no known value', () => {
    expect(sharesToLeave({ shares: '50', maxRedeem: '49' }, { ...vault, sharePrice: null })).toBe(49n);
  });

  it('are undefined for no shares, and for an unknown number', () => {
    expect(sharesToLeave({ shares: '0', maxRedeem: '0' }, vault)).toBeUndefined();
    expect(sharesToLeave({ shares: null, maxRedeem: null }, vault)).toBeUndefined();
  });
});
