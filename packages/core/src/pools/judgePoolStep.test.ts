import { describe, expect, it } from 'vitest';
import type { PoolPosition, PoolPreviewAnswer, PoolState } from '../schemas/poolsAnswer.ts';
import { judgePoolStep } from './judgePoolStep.ts';

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const position: PoolPosition = {
  address: ADDRESS,
  shares: '1000',
  assets: '2000',
  maxWithdraw: '2000',
  maxRedeem: '1000',
  maxDeposit: '5000',
  earned: null,
};
const vault: PoolState = {
  address: '0x83F20F44975D03b1b09e64809B757c47f942BEeA',
  status: 'open',
  decimals: 2,
  totalAssets: '100000',
  // A whole share, which is 100 units, is worth 200.
  sharePrice: '200',
  apy7: null,
  apy30: null,
  measuredDays: null,
  agreement: 'agreed',
  agreeing: 2,
  positions: [position],
};
const preview: PoolPreviewAnswer = {
  shares: '500',
  assets: '1000',
  back: '1000',
  agreement: 'agreed',
  agreeing: 2,
};

const judge = (
  action: 'deposit' | 'withdraw' | 'redeem',
  amount: bigint,
  {
    vault: ofVault = {},
    position: ofPosition = {},
    preview: ofPreview = {},
  }: {
    readonly vault?: Partial<PoolState>;
    readonly position?: Partial<PoolPosition>;
    readonly preview?: Partial<PoolPreviewAnswer>;
  } = {},
) =>
  judgePoolStep(
    { action, amount },
    {
      vault: { ...vault, ...ofVault },
      position: { ...position, ...ofPosition },
      preview: { ...preview, ...ofPreview },
    },
  );
const fine = { refusal: undefined, warnings: [] };

describe('A deposit', () => {
  it('that returns what is put in is fine, simulated or not', () => {
    expect(judge('deposit', 1_000n)).toEqual(fine);
    expect(judge('deposit', 1_000n, { preview: { tried: { shares: '500', assets: '1000' } } })).toEqual(fine);
    expect(judge('deposit', 1_000n, { preview: { back: '995' } })).toEqual(fine);
  });

  it.each(['closed', 'otherAsset', 'absent', 'unknown'] as const)(
    'is refused where the vault is %s',
    (status) => {
      expect(judge('deposit', 1n, { vault: { status } }).refusal).toEqual({ reason: status });
    },
  );

  it('is refused where only one node reports the vault', () => {
    expect(judge('deposit', 1n, { vault: { agreement: 'unconfirmed' } }).refusal).toEqual({
      reason: 'unknown',
    });
    expect(judge('deposit', 1n, { position: { maxDeposit: null } }).refusal).toEqual({ reason: 'unknown' });
  });

  it("is refused above the vault's limit, with the limit", () => {
    const all = { assets: '5000', shares: '2500', back: '5000' };
    expect(judge('deposit', 5_000n, { preview: all })).toEqual(fine);
    expect(judge('deposit', 5_001n).refusal).toEqual({ reason: 'aboveDeposit', limit: 5_000n });
  });

  it.each([
    ['notTold', { agreement: 'disputed' }],
    ['notTold', { agreement: 'unconfirmed' }],
    ['notTold', { shares: null }],
    // For another amount than the deposit.
    ['notTold', { assets: '999' }],
    // Inflated by a donation: the amount is worth less than one share.
    ['nothingComes', { shares: '0' }],
    ['losesMuch', { back: '899' }],
    // It promises 500 shares and gives 499; it promises 1,000 for them, and gives less.
    ['lies', { tried: { shares: '499', assets: '1000' } }],
    ['lies', { tried: { shares: '500', assets: '994' } }],
    ['lies', { tried: { shares: '500', assets: '0' } }],
    ['losesMuch', { back: '500', tried: { shares: '500', assets: '500' } }],
  ] as const)('is refused as %s by %o', (reason, ofPreview) => {
    expect(judge('deposit', 1_000n, { preview: ofPreview })).toEqual({ refusal: { reason }, warnings: [] });
  });

  it('warns of a fee, and of an unknown return', () => {
    expect(judge('deposit', 1_000n, { preview: { back: '994' } })).toEqual({
      refusal: undefined,
      warnings: [{ type: 'lessBack', back: 994n }],
    });
    expect(judge('deposit', 1_000n, { preview: { back: null } }).warnings).toEqual([{ type: 'backUnknown' }]);
  });
});

describe('A withdrawal', () => {
  it('is fine at the value of its shares', () => {
    expect(judge('withdraw', 1_000n)).toEqual(fine);
    expect(judge('redeem', 500n)).toEqual(fine);
  });

  it('is allowed from a vault that accepts no deposits', () => {
    expect(judge('redeem', 500n, { vault: { status: 'closed' } })).toEqual(fine);
  });

  it('is refused above its limit, with the limit', () => {
    expect(judge('withdraw', 2_001n).refusal).toEqual({ reason: 'aboveWithdraw', limit: 2_000n });
    expect(judge('redeem', 1_002n).refusal).toEqual({ reason: 'aboveRedeem', limit: 1_000n });
  });

  it('may exceed the limit by the share that rounding hides', () => {
    // Two units of the asset.
    const all = { shares: '1001', assets: '2002' };
    expect(judge('redeem', 1_001n, { position: { shares: '1001' }, preview: all })).toEqual(fine);
    expect(judge('redeem', 1_001n, { vault: { sharePrice: null }, preview: all }).refusal).toEqual({
      reason: 'aboveRedeem',
      limit: 1_000n,
    });
    expect(judge('withdraw', 2_001n).refusal).toEqual({ reason: 'aboveWithdraw', limit: 2_000n });
  });

  it('warns of the rest where the vault pays out only a part', () => {
    const position = { shares: '1000', maxRedeem: '500' };
    expect(judge('redeem', 500n, { position }).warnings).toEqual([{ type: 'restStays', rest: 1_000n }]);
    const vaultOf = { sharePrice: null };
    expect(judge('redeem', 500n, { position, vault: vaultOf }).warnings).toEqual([
      { type: 'restStays', rest: undefined },
    ]);
  });

  // Regression: one of two nodes that was silent, or lied, prevented every withdrawal.
  it('is allowed by one uncontradicted node, with a warning', () => {
    const warned = { refusal: undefined, warnings: [{ type: 'unconfirmed' }] };
    const agreement = 'unconfirmed' as const;
    expect(judge('redeem', 500n, { vault: { agreement }, preview: { agreement } })).toEqual(warned);
    expect(judge('withdraw', 1_000n, { preview: { agreement } })).toEqual(warned);
    // No node reports the limit: the chain enforces it.
    expect(judge('redeem', 500n, { position: { maxRedeem: null } })).toEqual(warned);
    expect(judge('withdraw', 2_001n, { vault: { agreement } }).refusal).toEqual({
      reason: 'aboveWithdraw',
      limit: 2_000n,
    });
  });

  it('is allowed in shares where nodes disagree, and not as an amount', () => {
    const warned = { refusal: undefined, warnings: [{ type: 'disputed' }] };
    const disputed = { agreement: 'disputed', assets: null } as const;
    expect(judge('redeem', 500n, { preview: disputed })).toEqual(warned);
    expect(judge('redeem', 500n, { vault: { agreement: 'disputed' } })).toEqual(warned);
    const preview = { agreement: 'disputed', shares: null } as const;
    expect(judge('withdraw', 1_000n, { preview }).refusal).toEqual({ reason: 'notTold' });
  });

  it('is refused where no node answers', () => {
    const agreement = 'unknown' as const;
    expect(judge('redeem', 500n, { vault: { agreement } }).refusal).toEqual({ reason: 'unknown' });
    expect(judge('redeem', 500n, { preview: { agreement } }).refusal).toEqual({ reason: 'notTold' });
  });

  it('is refused without a preview, and for an output of 0', () => {
    expect(judge('redeem', 500n, { preview: { assets: null } }).refusal).toEqual({ reason: 'notTold' });
    expect(judge('redeem', 499n).refusal).toEqual({ reason: 'notTold' });
    expect(judge('withdraw', 999n).refusal).toEqual({ reason: 'notTold' });
    expect(judge('redeem', 500n, { preview: { assets: '0' } }).refusal).toEqual({ reason: 'nothingComes' });
  });

  it('warns of a fee, and is allowed', () => {
    const warned = { refusal: undefined, warnings: [{ type: 'fee', lost: 100n }] };
    expect(judge('redeem', 500n, { preview: { assets: '900' } })).toEqual(warned);
    expect(judge('withdraw', 1_000n, { preview: { shares: '550', assets: '1000' } })).toEqual(warned);
  });
});
