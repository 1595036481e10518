import { describe, expect, it } from 'vitest';
import type { VaultPosition, VaultPreview, VaultState } from '../callables/vaultsAnswer.ts';
import { judgeVaultStep } from './judgeVaultStep.ts';

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const position: VaultPosition = {
  address: ADDRESS,
  shares: '1000',
  assets: '2000',
  maxWithdraw: '2000',
  maxRedeem: '1000',
  maxDeposit: '5000',
  earned: null,
};
const vault: VaultState = {
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
const preview: VaultPreview = {
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
    readonly vault?: Partial<VaultState>;
    readonly position?: Partial<VaultPosition>;
    readonly preview?: Partial<VaultPreview>;
  } = {},
) =>
  judgeVaultStep(
    { action, amount },
    {
      vault: { ...vault, ...ofVault },
      position: { ...position, ...ofPosition },
      preview: { ...preview, ...ofPreview },
    },
  );
const fine = { refusal: undefined, warnings: [] };

describe('A deposit', () => {
  it('that brings back what is put in is fine, tried out or not', () => {
    expect(judge('deposit', 1_000n)).toEqual(fine);
    expect(judge('deposit', 1_000n, { preview: { tried: { shares: '500', assets: '1000' } } })).toEqual(fine);
    expect(judge('deposit', 1_000n, { preview: { back: '995' } })).toEqual(fine);
  });

  it.each(['closed', 'otherAsset', 'absent', 'unknown'] as const)(
    'is not made where the vault is %s',
    (status) => {
      expect(judge('deposit', 1n, { vault: { status } }).refusal).toEqual({ reason: status });
    },
  );

  it('is not made where one node alone says what the vault is', () => {
    expect(judge('deposit', 1n, { vault: { agreement: 'unconfirmed' } }).refusal).toEqual({
      reason: 'unknown',
    });
    expect(judge('deposit', 1n, { position: { maxDeposit: null } }).refusal).toEqual({ reason: 'unknown' });
  });

  it('is not made above what the vault takes, and says the limit', () => {
    const all = { assets: '5000', shares: '2500', back: '5000' };
    expect(judge('deposit', 5_000n, { preview: all })).toEqual(fine);
    expect(judge('deposit', 5_001n).refusal).toEqual({ reason: 'aboveDeposit', limit: 5_000n });
  });

  it.each([
    ['notTold', { agreement: 'disputed' }],
    ['notTold', { agreement: 'unconfirmed' }],
    ['notTold', { shares: null }],
    // Of another amount than the one that is put in.
    ['notTold', { assets: '999' }],
    // Inflated by a donation: the amount is worth less than one share.
    ['nothingComes', { shares: '0' }],
    ['losesMuch', { back: '899' }],
    // It says 500 shares and gives 499; it says that they bring 1,000, and gives less.
    ['lies', { tried: { shares: '499', assets: '1000' } }],
    ['lies', { tried: { shares: '500', assets: '994' } }],
    ['lies', { tried: { shares: '500', assets: '0' } }],
    ['losesMuch', { back: '500', tried: { shares: '500', assets: '500' } }],
  ] as const)('is refused as %s by %o', (reason, ofPreview) => {
    expect(judge('deposit', 1_000n, { preview: ofPreview })).toEqual({ refusal: { reason }, warnings: [] });
  });

  it('warns of a fee, and where nobody knows what would come back', () => {
    expect(judge('deposit', 1_000n, { preview: { back: '994' } })).toEqual({
      refusal: undefined,
      warnings: [{ type: 'lessBack', back: 994n }],
    });
    expect(judge('deposit', 1_000n, { preview: { back: null } }).warnings).toEqual([{ type: 'backUnknown' }]);
  });
});

describe('What leaves', () => {
  it('is fine at what its shares are worth', () => {
    expect(judge('withdraw', 1_000n)).toEqual(fine);
    expect(judge('redeem', 500n)).toEqual(fine);
  });

  it('leaves also a vault that takes nothing', () => {
    expect(judge('redeem', 500n, { vault: { status: 'closed' } })).toEqual(fine);
  });

  it('is no more than may leave, and says the limit', () => {
    expect(judge('withdraw', 2_001n).refusal).toEqual({ reason: 'aboveWithdraw', limit: 2_000n });
    expect(judge('redeem', 1_002n).refusal).toEqual({ reason: 'aboveRedeem', limit: 1_000n });
  });

  it('is a share more than it says as well, which its rounding leaves out', () => {
    // Two units of the asset.
    const all = { shares: '1001', assets: '2002' };
    expect(judge('redeem', 1_001n, { position: { shares: '1001' }, preview: all })).toEqual(fine);
    expect(judge('redeem', 1_001n, { vault: { sharePrice: null }, preview: all }).refusal).toEqual({
      reason: 'aboveRedeem',
      limit: 1_000n,
    });
    expect(judge('withdraw', 2_001n).refusal).toEqual({ reason: 'aboveWithdraw', limit: 2_000n });
  });

  it('warns of what stays where the vault lets go of a part alone', () => {
    const position = { shares: '1000', maxRedeem: '500' };
    expect(judge('redeem', 500n, { position }).warnings).toEqual([{ type: 'restStays', rest: 1_000n }]);
    const vaultOf = { sharePrice: null };
    expect(judge('redeem', 500n, { position, vault: vaultOf }).warnings).toEqual([
      { type: 'restStays', rest: undefined },
    ]);
  });

  // Regression: one of two nodes that was silent, or lied, kept everybody in every pool.
  it('leaves by what one node says whom nobody contradicts, with a warning', () => {
    const warned = { refusal: undefined, warnings: [{ type: 'unconfirmed' }] };
    const agreement = 'unconfirmed' as const;
    expect(judge('redeem', 500n, { vault: { agreement }, preview: { agreement } })).toEqual(warned);
    expect(judge('withdraw', 1_000n, { preview: { agreement } })).toEqual(warned);
    // How much may leave nobody tells: the chain does.
    expect(judge('redeem', 500n, { position: { maxRedeem: null } })).toEqual(warned);
    expect(judge('withdraw', 2_001n, { vault: { agreement } }).refusal).toEqual({
      reason: 'aboveWithdraw',
      limit: 2_000n,
    });
  });

  it('leaves as shares where nodes contradict each other, and not as an amount', () => {
    const warned = { refusal: undefined, warnings: [{ type: 'disputed' }] };
    const disputed = { agreement: 'disputed', assets: null } as const;
    expect(judge('redeem', 500n, { preview: disputed })).toEqual(warned);
    expect(judge('redeem', 500n, { vault: { agreement: 'disputed' } })).toEqual(warned);
    const preview = { agreement: 'disputed', shares: null } as const;
    expect(judge('withdraw', 1_000n, { preview }).refusal).toEqual({ reason: 'notTold' });
  });

  it('is not signed where no node answers', () => {
    const agreement = 'unknown' as const;
    expect(judge('redeem', 500n, { vault: { agreement } }).refusal).toEqual({ reason: 'unknown' });
    expect(judge('redeem', 500n, { preview: { agreement } }).refusal).toEqual({ reason: 'notTold' });
  });

  it('is not signed where it is not told, or nothing would come', () => {
    expect(judge('redeem', 500n, { preview: { assets: null } }).refusal).toEqual({ reason: 'notTold' });
    expect(judge('redeem', 499n).refusal).toEqual({ reason: 'notTold' });
    expect(judge('withdraw', 999n).refusal).toEqual({ reason: 'notTold' });
    expect(judge('redeem', 500n, { preview: { assets: '0' } }).refusal).toEqual({ reason: 'nothingComes' });
  });

  it('warns of a fee, and lets whoever wants to leave do so', () => {
    const kept = { refusal: undefined, warnings: [{ type: 'fee', lost: 100n }] };
    expect(judge('redeem', 500n, { preview: { assets: '900' } })).toEqual(kept);
    expect(judge('withdraw', 1_000n, { preview: { shares: '550', assets: '1000' } })).toEqual(kept);
  });
});
